import type { Invitation, InvitedRole, OpenInvitation } from '@groundwork/contract/collaboration';
import { COLLABORATORS_MAX, INVITATION_DAYS } from '@groundwork/contract/limits';
import { DASHBOARD, invitationPath } from '@groundwork/contract/paths';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { requirePlan } from '../../../platform/http/require-plan.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AuditLog } from '../../audit/audit.service.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { HistoryService } from '../history.service.ts';
import type { ReadableProjectId } from '../projects.access.ts';
import type { ProjectService } from '../projects.service.ts';
import { invitationState, requireOpen } from './invitation-state.ts';
import type { InvitationTokens } from './invitation-tokens.ts';
import type { InvitationRepository, InvitationRow } from './invitations.repository.ts';
import { joinProject } from './join-project.ts';
import type { MemberRepository } from './members.repository.ts';
import { requirePerson } from './require-person.ts';

type Dependencies = {
  invitations: InvitationRepository;
  members: MemberRepository;
  projects: Pick<ProjectService, 'get' | 'getOwn'>;
  tokens: InvitationTokens;
  history: Pick<HistoryService, 'record'>;
  audit: AuditLog;
  clock: Clock;
  events: EventBus;
  raiseNotification: NotificationService['raise'];
  takeInvitation: RateLimit;
  takeAnswer: RateLimit;
  /** Has whoever is invited be told, when the transaction commits. */
  send(invitationId: string, tx: Transaction): Promise<unknown>;
  appUrl: string;
  canMail: boolean;
};

const DAY_MS = 86_400_000;
/** How long an invitation that is over can still say so. */
const KEPT_DAYS = 90;

export function invitationService(deps: Dependencies) {
  const { invitations, members, projects, tokens, history, audit, clock, appUrl, canMail } = deps;

  const join = joinProject(deps);

  const present = (row: InvitationRow, askedBy: string | null = null): OpenInvitation => ({
    id: row.id,
    email: row.email,
    role: row.role,
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= clock.now(),
    askedBy,
    link: canMail ? null : appUrl + invitationPath(tokens.of(row.id)),
  });

  /** Finds it by token; or, from a notification, by id alone for a person who has shown that the address is theirs. */
  async function find(actor: Actor | null, token: string) {
    const read = tokens.read(token);
    const holder = read?.isSigned ? { tokenHash: tokens.hashOf(token) } : actor;
    const found = read && holder && (await invitations.find(read.id, holder));
    if (!found) throw new AppError('NOT_FOUND', MESSAGES.collaboration.unknownLink);
    if (!read.isSigned && !(await invitations.isVerified(actor!)))
      throw new AppError('FORBIDDEN', MESSAGES.collaboration.needsLink);
    return found;
  }

  const stateOf = (row: InvitationRow) => invitationState(row, clock.now());

  /** Marks it as answered, once, by the one whom it is for. */
  async function answer(actor: Actor, token: string, state: 'accepted' | 'declined') {
    requirePerson(actor);
    await deps.takeAnswer(actor.userId);
    const { row } = await find(actor, token);
    if (actor.email !== row.email) throw new AppError('FORBIDDEN', MESSAGES.collaboration.otherAddress(row.email));
    return invitations.locked(row.projectId, async (tx) => {
      // Read again under the lock: the owner's plan, too, may have changed.
      const now = await invitations.findAgain(row, tx);
      if (!now) throw new AppError('NOT_FOUND', MESSAGES.collaboration.unknownLink);
      requireOpen(now, clock.now());
      if (state === 'accepted') await join(actor.userId, now, tx);
      if (!(await invitations.answer(actor, row.id, state, clock.now(), tx)))
        throw new AppError('CONFLICT', MESSAGES.collaboration.used);
      return now;
    });
  }

  return {
    /** Those that wait; the link only for the owner. */
    async list(projectId: ReadableProjectId, isOwner: boolean): Promise<OpenInvitation[]> {
      const open = await invitations.list(projectId);
      return open.map(({ row, askedBy }) => ({
        ...present(row, askedBy),
        ...(!isOwner && { link: null, askedBy: null }),
      }));
    },

    /** Whether the address has an account makes no difference to what is answered. */
    async invite(
      actor: Actor,
      projectId: string,
      { email: given, role }: { email: string; role: InvitedRole },
    ): Promise<OpenInvitation> {
      requirePerson(actor);
      const { id } = await projects.getOwn(actor, projectId);
      requirePlan(actor, 'collaboration', MESSAGES.collaboration.sharing);
      const email = given.toLowerCase();
      if (email === actor.email) throw AppError.validation({ email: [MESSAGES.collaboration.ownAddress] });
      await deps.takeInvitation(actor.userId);
      const now = clock.now();
      const row = await invitations.locked(id, async (tx) => {
        await invitations.forget(id, new Date(now.getTime() - KEPT_DAYS * DAY_MS), tx);
        if (await members.has(id, email, tx)) throw AppError.validation({ email: [MESSAGES.collaboration.alreadyIn] });
        const taken = (await members.count(id, tx)) + (await invitations.countOpen(id, email, now, tx));
        if (taken >= COLLABORATORS_MAX) throw new AppError('CONFLICT', MESSAGES.collaboration.full);
        const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
        const saved = await invitations.save(
          { projectId: id, email, role, createdAt: now, expiresAt },
          (invitationId) => tokens.hashOf(tokens.of(invitationId)),
          tx,
        );
        await deps.send(saved.id, tx);
        await audit.record(actor, 'project.invite', id, { email, role }, tx);
        return saved;
      });
      await history.record(actor, id, {
        kind: 'shared',
        text: MESSAGES.words.history.invited(email, role),
        path: DASHBOARD,
      });
      return present(row);
    },

    async revoke(actor: Actor, projectId: string, id: string): Promise<void> {
      requirePerson(actor);
      const project = await projects.getOwn(actor, projectId);
      const row = await invitations.revoke(actor, project.id, id);
      if (!row) throw new AppError('NOT_FOUND');
      await audit.record(actor, 'project.uninvite', projectId, { email: row.email });
      await history.record(actor, project.id, {
        kind: 'removed',
        text: MESSAGES.words.history.revoked(row.email),
        path: DASHBOARD,
      });
    },

    /** The contents of the link's page, for everyone who has the link. */
    async look(actor: Actor | null, token: string): Promise<Invitation> {
      const { row, project, owner } = await find(actor, token);
      const { role, email, expiresAt } = row;
      const isYours = actor && actor.email === email;
      return {
        state: stateOf(row),
        project,
        invitedBy: owner.name,
        role,
        email,
        expiresAt: expiresAt.toISOString(),
        isYours,
      };
    },

    async accept(actor: Actor, token: string): Promise<{ projectId: string }> {
      const { row } = await answer(actor, token, 'accepted');
      await audit.record(actor, 'project.join', row.projectId, { role: row.role });
      const project = await projects.get(actor, row.projectId);
      await history.record(actor, project.id, {
        kind: 'joined',
        text: MESSAGES.words.history.joined(row.role),
        path: DASHBOARD,
      });
      return { projectId: row.projectId };
    },

    async decline(actor: Actor, token: string): Promise<void> {
      await answer(actor, token, 'declined');
    },
  };
}

export type InvitationService = ReturnType<typeof invitationService>;
