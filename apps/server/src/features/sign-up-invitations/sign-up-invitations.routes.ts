import { contract, signedInByPerson } from '../../platform/http/implement.ts';
import type { SignUpInvitationService } from './sign-up-invitations.service.ts';

export function signUpInvitationRoutes(service: SignUpInvitationService) {
  const { signUpInvitations } = contract;
  return {
    list: signUpInvitations.list
      .use(signedInByPerson)
      .handler(({ context, input }) => service.list(context.actor, input)),
    invite: signUpInvitations.invite
      .use(signedInByPerson)
      .handler(({ context, input }) => service.invite(context.actor, input.list)),
    withdraw: signUpInvitations.withdraw.use(signedInByPerson).handler(async ({ context, input }) => {
      await service.withdraw(context.actor, input.email);
      return { success: true as const };
    }),
  };
}
