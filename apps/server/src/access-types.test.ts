import { expect, test } from 'vitest';
import type { UserRepository } from './features/admin/users.repository.ts';
import type { AuditRepository } from './features/audit/audit.repository.ts';
import type { BookmarkRepository } from './features/bookmarks/bookmarks.repository.ts';
import type { OrganisationRepository } from './features/organisations/organisations.repository.ts';
import type { ArchiveParts } from './features/project-archive/archive.parts.ts';
import type { InvitationRepository } from './features/projects/collaboration/invitations.repository.ts';
import type { MemberRepository } from './features/projects/collaboration/members.repository.ts';
import type { HistoryService } from './features/projects/history.service.ts';
import type { ProjectService } from './features/projects/projects.service.ts';
import type { Actor } from './platform/http/context.ts';
import { requireAdmin } from './platform/http/require-role.ts';

type Editable = Awaited<ReturnType<ProjectService['getEditable']>>['id'];
type Seen = Awaited<ReturnType<ProjectService['get']>>['id'];
type Own = Awaited<ReturnType<ProjectService['getOwn']>>['id'];
const asked = { owns: 'p' as Own, edits: 'p' as Editable, sees: 'p' as Seen, nobody: 'p' };

test('what is written into a project takes an id that was asked for, not one that came with a call: the types hold it', () => {
  const add = (...[id]: Parameters<BookmarkRepository['add']>) => id;
  const record = (id: Parameters<HistoryService['record']>[1]) => id;
  type More = Parameters<BookmarkRepository['add']> extends [unknown, ...infer Rest] ? Rest : never;
  const more = [] as unknown as More;
  expect(add(asked.edits, ...more)).toBe('p');
  expect([record(asked.sees), record(asked.edits)]).toEqual(['p', 'p']);
  // @ts-expect-error nobody asked
  expect(add(asked.nobody, ...more)).toBe('p');
  // @ts-expect-error may be seen, and not changed
  expect(add(asked.sees, ...more)).toBe('p');
  // @ts-expect-error nobody asked
  expect(record(asked.nobody)).toBe('p');
});

test('who is in a project is read by who sees it, changed by its owner, and joined by an open invitation: the types hold it', () => {
  const list = (id: Parameters<MemberRepository['list']>[0]) => id;
  const invitations = (id: Parameters<InvitationRepository['list']>[0]) => id;
  const remove = (id: Parameters<MemberRepository['remove']>[1]) => id;
  const invite = (id: Parameters<InvitationRepository['save']>[0]['projectId']) => id;
  const join = (id: Parameters<MemberRepository['add']>[0]['projectId']) => id;
  const archived = (id: Parameters<ArchiveParts['bookmarks']['read']>[0]) => id;
  expect([list, invitations, archived].map((read) => read(asked.sees))).toEqual(['p', 'p', 'p']);
  expect([remove, invite].map((change) => change(asked.owns))).toEqual(['p', 'p']);
  // @ts-expect-error nobody asked
  expect([list(asked.nobody)]).toEqual(['p']);
  // @ts-expect-error nobody asked
  expect([invitations(asked.nobody)]).toEqual(['p']);
  // @ts-expect-error nobody asked
  expect([archived(asked.nobody)]).toEqual(['p']);
  // @ts-expect-error may be changed, and isn't one's own
  expect([remove(asked.edits)]).toEqual(['p']);
  // @ts-expect-error may be changed, and isn't one's own
  expect([invite(asked.edits)]).toEqual(['p']);
  // @ts-expect-error nobody joins what they own or see already
  expect([join(asked.owns)]).toEqual(['p']);
});

test('what is everybody’s takes an admin who was found to be one: the types hold it', () => {
  const actor: Actor = { userId: 'u', email: 'ada@example.org', roles: ['user', 'admin'], plan: 'starter' };
  const users = (who: Parameters<UserRepository['list']>[0]) => who.userId;
  const log = (who: Parameters<AuditRepository['list']>[0]) => who.userId;
  const organisations = (who: Parameters<OrganisationRepository['list']>[0]) => who.userId;
  // @ts-expect-error nobody asked
  expect(users(actor)).toBe('u');
  // @ts-expect-error nobody asked
  expect(log(actor)).toBe('u');
  // @ts-expect-error nobody asked
  expect(organisations(actor)).toBe('u');
  requireAdmin(actor);
  expect([users, log, organisations].map((call) => call(actor))).toEqual(['u', 'u', 'u']);
  expect(() => requireAdmin({ ...actor, roles: ['user'] })).toThrow();
  expect(() => requireAdmin({ ...actor, isApiKey: true })).toThrow();
});
