import { DASHBOARD } from '@groundwork/contract/paths';
import type { Clock } from '../../../platform/clock.ts';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AuditLog } from '../../audit/audit.service.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { HistoryService } from '../history.service.ts';
import type { ProjectService } from '../projects.service.ts';
import { requireOpen } from './invitation-state.ts';
import type { InvitationTokens } from './invitation-tokens.ts';
import type { InvitationRepository } from './invitations.repository.ts';
import { joinProject } from './join-project.ts';
import type { MemberRepository } from './members.repository.ts';
import { requirePerson } from './require-person.ts';

type Dependencies = {
  invitations: InvitationRepository;
  members: MemberRepository;
  projects: Pick<ProjectService, 'getOwn'>;
  tokens: InvitationTokens;
  history: Pick<HistoryService, 'record'>;
  audit: AuditLog;
  clock: Clock;
  events: EventBus;
  raiseNotification: NotificationService['raise'];
  takeAnswer: RateLimit;
};

/**
 * Joining without the link, where nothing confirms addresses: whoever has an account of the invited address asks, and the
 * owner, who knows whom they invited, lets them in. Until then they learn nothing of the project.
 */
export function admissionService(deps: Dependencies) {
  const { invitations, projects, tokens, history, audit, clock, raiseNotification } = deps;
  const join = joinProject(deps);

  return {
    async ask(actor: Actor, token: string): Promise<void> {
      requirePerson(actor);
      await deps.takeAnswer(actor.userId);
      const read = tokens.read(token);
      const found = read && (await invitations.find(read.id, actor));
      if (!found) throw new AppError('NOT_FOUND', MESSAGES.collaboration.unknownLink);
      const { row, project, owner } = found;
      requireOpen(found, clock.now());
      await invitations.transaction(async (tx) => {
        const name = await invitations.ask(actor, row.id, tx);
        if (name === null) throw new AppError('CONFLICT', MESSAGES.collaboration.used);
        await raiseNotification(
          {
            kind: 'collaboration',
            userId: owner.id,
            projectId: row.projectId,
            key: `asked/${row.id}/${actor.userId}`,
            title: MESSAGES.words.notifications.asksToJoin(name, project),
            lines: [MESSAGES.words.notifications.letIn(row.email)],
            forwardUrl: DASHBOARD,
          },
          tx,
        );
      });
    },

    async admit(actor: Actor, projectId: string, invitationId: string): Promise<void> {
      requirePerson(actor);
      const { id, title } = await projects.getOwn(actor, projectId);
      const row = await invitations.locked(projectId, async (tx) => {
        const found = await invitations.findIn(id, invitationId, tx);
        if (!found) throw new AppError('NOT_FOUND');
        requireOpen(found, clock.now());
        const userId = found.row.answeredBy;
        // Their address may be another one by now.
        if (!userId || (await invitations.accountOf(found.row.email, tx))?.id !== userId)
          throw new AppError('CONFLICT', MESSAGES.collaboration.nobodyAsks);
        await join(userId, found, tx);
        await invitations.answer({ userId }, invitationId, 'accepted', clock.now(), tx);
        await raiseNotification(
          {
            kind: 'collaboration',
            userId,
            projectId,
            key: `admitted/${invitationId}`,
            title: MESSAGES.words.notifications.youAreIn(title, found.row.role),
            forwardUrl: DASHBOARD,
          },
          tx,
        );
        return found.row;
      });
      await audit.record(actor, 'project.admit', projectId, { email: row.email, role: row.role });
      await history.record(actor, id, {
        kind: 'shared',
        text: MESSAGES.words.history.admitted(row.email, row.role),
        path: DASHBOARD,
      });
    },
  };
}

export type AdmissionService = ReturnType<typeof admissionService>;
