import type { Actor } from '../../../platform/http/context.ts';
import { contract, signedInByPerson } from '../../../platform/http/implement.ts';
import type { AuthService } from '../auth.service.ts';
import type { SecondFactorService } from './second-factor.service.ts';

type Services = { auth: Pick<AuthService, 'confirmPassword'>; factor: SecondFactorService };

const done = { success: true as const };

export function secondFactorRoutes({ auth, factor }: Services) {
  const { secondFactor } = contract;
  const confirmed = (actor: Actor, { currentPassword }: { currentPassword: string }, headers: Headers) =>
    auth.confirmPassword(actor, currentPassword, headers);
  return {
    get: secondFactor.get.use(signedInByPerson).handler(({ context }) => factor.get(context.actor)),
    begin: secondFactor.begin.use(signedInByPerson).handler(async ({ input, context: { actor, headers } }) => {
      await confirmed(actor, input, headers);
      return factor.begin(actor);
    }),
    confirm: secondFactor.confirm.use(signedInByPerson).handler(async ({ input, context: { actor, headers } }) => ({
      recoveryCodes: await factor.confirm(actor, input.code, headers),
    })),
    renewCodes: secondFactor.renewCodes
      .use(signedInByPerson)
      .handler(async ({ input, context: { actor, headers } }) => {
        await confirmed(actor, input, headers);
        return { recoveryCodes: await factor.renewCodes(actor, input.code, headers) };
      }),
    remove: secondFactor.remove.use(signedInByPerson).handler(async ({ input, context: { actor, headers } }) => {
      await confirmed(actor, input, headers);
      await factor.remove(actor, input.code, headers);
      return done;
    }),
    reset: secondFactor.reset.use(signedInByPerson).handler(async ({ input, context }) => {
      await factor.reset(context.actor, input.id);
      return done;
    }),
  };
}
