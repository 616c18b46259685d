import type { InvitedRole, Presence, ProjectPeople } from '@groundwork/contract/collaboration';
import { COLLABORATORS_MAX, PRESENCE_KEPT_MS } from '@groundwork/contract/limits';
import { DASHBOARD } from '@groundwork/contract/paths';
import type { Message } from '@groundwork/contract/texts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AuditLog } from '../../audit/audit.service.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { HistoryService } from '../history.service.ts';
import { projectChanged } from '../projects.events.ts';
import type { ProjectService } from '../projects.service.ts';
import type { InvitationService } from './invitation.service.ts';
import type { InvitationRepository } from './invitations.repository.ts';
import type { MemberRepository } from './members.repository.ts';
import { requirePerson } from './require-person.ts';

type Dependencies = {
  members: MemberRepository;
  invitations: InvitationService;
  transaction: InvitationRepository['transaction'];
  projects: Pick<ProjectService, 'get' | 'getOwn'>;
  history: Pick<HistoryService, 'record'>;
  audit: AuditLog;
  clock: Clock;
  events: EventBus;
  raiseNotification: NotificationService['raise'];
  canMail: boolean;
};

/** The members of a project besides its owner. */
export function collaborationService(deps: Dependencies) {
  const { members, invitations, projects, history, audit, clock, events, raiseNotification, transaction, canMail } =
    deps;

  return {
    async people(actor: Actor, projectId: string): Promise<ProjectPeople> {
      const { id, role } = await projects.get(actor, projectId);
      const [owner, others, open] = await Promise.all([
        members.owner(id),
        members.list(id),
        invitations.list(id, role === 'owner'),
      ]);
      if (!owner) throw new AppError('NOT_FOUND');
      const people = [{ ...owner, role: 'owner' as const }, ...others].map((person) => ({
        userId: person.userId,
        name: person.name,
        email: person.email,
        role: person.role,
        isYou: person.userId === actor.userId,
      }));
      return { people, invitations: open, canMail, max: COLLABORATORS_MAX };
    },

    async changeRole(actor: Actor, projectId: string, userId: string, role: InvitedRole): Promise<void> {
      requirePerson(actor);
      const { id, title } = await projects.getOwn(actor, projectId);
      const person = await members.find(id, userId);
      if (!person) throw new AppError('NOT_FOUND');
      if (person.role === role) return;
      const told = { title: MESSAGES.words.notifications.roleChanged(title, role), projectId, forwardUrl: DASHBOARD };
      await transaction(async (tx) => {
        await members.changeRole(actor, id, userId, role, tx);
        await events.publish(projectChanged, { projectId }, tx);
        await tell(projectId, userId, told, tx);
      });
      await audit.record(actor, 'project.role', projectId, { email: person.email, role });
      await history.record(actor, id, {
        kind: 'shared',
        text: MESSAGES.words.history[role === 'editor' ? 'madeEditor' : 'madeViewer'](person.name),
        path: DASHBOARD,
      });
    },

    /** The owner removes others; anybody removes themselves. What they put into the project stays there. */
    async remove(actor: Actor, projectId: string, userId: string): Promise<void> {
      requirePerson(actor);
      if (userId === actor.userId) return leave(actor, projectId);
      const { id, title } = await projects.getOwn(actor, projectId);
      const person = await members.find(id, userId);
      if (!person) throw new AppError('NOT_FOUND');
      await transaction(async (tx) => {
        // Before: afterwards their own open windows would not be told.
        await events.publish(projectChanged, { projectId }, tx);
        await members.remove(actor, id, userId, tx);
        await tell(projectId, userId, { title: MESSAGES.words.notifications.notShared(title) }, tx);
      });
      await audit.record(actor, 'project.remove', projectId, { email: person.email });
      await history.record(actor, id, {
        kind: 'removed',
        text: MESSAGES.words.history.removed(person.name),
        path: DASHBOARD,
      });
    },

    /** Believed for some seconds: a closed window needs no word of farewell. */
    async presence(actor: Actor, projectId: string): Promise<Presence> {
      const { id, updatedAt } = await projects.get(actor, projectId);
      const now = clock.now();
      await members.beat(actor, id, now);
      const others = await members.presentSince(actor, id, new Date(now.getTime() - PRESENCE_KEPT_MS));
      return { others, updatedAt };
    },
  };

  async function leave(actor: Actor, projectId: string): Promise<void> {
    const { id, role, title } = await projects.get(actor, projectId);
    const person = await members.find(id, actor.userId);
    const owner = await members.owner(id);
    // The owner has no place to leave: a project goes by deleting it.
    if (role === 'owner' || !person || !owner) throw new AppError('NOT_FOUND');
    const told = { title: MESSAGES.words.notifications.left(person.name, title), projectId, forwardUrl: DASHBOARD };
    await transaction(async (tx) => {
      await events.publish(projectChanged, { projectId }, tx);
      await members.leave(actor, id, tx);
      await tell(projectId, owner.userId, told, tx);
    });
    await audit.record(actor, 'project.leave', projectId);
    await history.record(actor, id, { kind: 'left', text: MESSAGES.words.history.left, path: DASHBOARD });
  }

  function tell(
    about: string,
    userId: string,
    what: { title: Message; projectId?: string; forwardUrl?: string },
    tx: Transaction,
  ): Promise<unknown> {
    return raiseNotification(
      { ...what, kind: 'collaboration', userId, key: `collaboration/${about}/${crypto.randomUUID()}` },
      tx,
    );
  }
}

export type CollaborationService = ReturnType<typeof collaborationService>;
