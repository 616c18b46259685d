import { COLLABORATORS_MAX } from '@groundwork/contract/limits';
import { DASHBOARD } from '@groundwork/contract/paths';
import { PLAN_PERMISSIONS, type Plan } from '@groundwork/contract/plans';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import { projectChanged } from '../projects.events.ts';
import type { StillOpen } from './invitation-state.ts';
import type { FoundInvitation } from './invitations.repository.ts';
import type { MemberRepository } from './members.repository.ts';

type Dependencies = {
  members: MemberRepository;
  clock: Clock;
  events: EventBus;
  raiseNotification: NotificationService['raise'];
};
type Found = FoundInvitation & StillOpen;

/** Makes somebody a member by an open invitation, and tells the owner. Called under the project's lock. */
export function joinProject({ members, clock, events, raiseNotification }: Dependencies) {
  return async (userId: string, { row, project, owner }: Found, tx: Transaction): Promise<void> => {
    const { projectId, role } = row;
    if (!PLAN_PERMISSIONS[owner.plan as Plan].collaboration)
      throw new AppError('CONFLICT', MESSAGES.collaboration.lapsed);
    // The owner, or somebody who is in it under another address than the one they have now.
    if (userId === owner.id || (await members.find(projectId, userId, tx)))
      throw new AppError('CONFLICT', MESSAGES.collaboration.youAreIn);
    if ((await members.count(projectId, tx)) >= COLLABORATORS_MAX)
      throw new AppError('CONFLICT', MESSAGES.collaboration.full);
    await members.add({ projectId, userId, role, joinedAt: clock.now() }, tx);
    await events.publish(projectChanged, { projectId }, tx);
    const person = (await members.find(projectId, userId, tx))!;
    const raised = {
      kind: 'collaboration' as const,
      userId: owner.id,
      projectId,
      key: `joined/${row.id}`,
      title: MESSAGES.words.notifications.joined(person.name, project, role),
      forwardUrl: DASHBOARD,
    };
    await raiseNotification(raised, tx);
  };
}
