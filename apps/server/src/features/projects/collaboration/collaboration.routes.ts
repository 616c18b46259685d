import { contract, signedIn } from '../../../platform/http/implement.ts';
import type { AdmissionService } from './admission.service.ts';
import type { CollaborationService } from './collaboration.service.ts';
import type { InvitationService } from './invitation.service.ts';

const DONE = { success: true as const };

export function collaborationRoutes(
  service: CollaborationService,
  invitations: InvitationService,
  admission: AdmissionService,
) {
  const { collaboration } = contract;
  return {
    people: collaboration.people
      .use(signedIn)
      .handler(({ context, input }) => service.people(context.actor, input.projectId)),
    changeRole: collaboration.changeRole.use(signedIn).handler(async ({ context, input }) => {
      await service.changeRole(context.actor, input.projectId, input.userId, input.role);
      return DONE;
    }),
    remove: collaboration.remove.use(signedIn).handler(async ({ context, input }) => {
      await service.remove(context.actor, input.projectId, input.userId);
      return DONE;
    }),
    invite: collaboration.invite
      .use(signedIn)
      .handler(({ context, input: { projectId, ...invited } }) =>
        invitations.invite(context.actor, projectId, invited),
      ),
    revoke: collaboration.revoke.use(signedIn).handler(async ({ context, input }) => {
      await invitations.revoke(context.actor, input.projectId, input.invitationId);
      return DONE;
    }),
    admit: collaboration.admit.use(signedIn).handler(async ({ context, input }) => {
      await admission.admit(context.actor, input.projectId, input.invitationId);
      return DONE;
    }),
    ask: collaboration.ask.use(signedIn).handler(async ({ context, input }) => {
      await admission.ask(context.actor, input.token);
      return DONE;
    }),
    presence: collaboration.presence
      .use(signedIn)
      .handler(({ context, input }) => service.presence(context.actor, input.projectId)),
    invitation: collaboration.invitation.handler(({ context, input }) => invitations.look(context.actor, input.token)),
    accept: collaboration.accept
      .use(signedIn)
      .handler(({ context, input }) => invitations.accept(context.actor, input.token)),
    decline: collaboration.decline.use(signedIn).handler(async ({ context, input }) => {
      await invitations.decline(context.actor, input.token);
      return DONE;
    }),
  };
}
