import { contract, signedIn, signedInByPerson } from '../../platform/http/implement.ts';
import type { OnboardingService } from './onboarding.service.ts';

export function onboardingRoutes(service: OnboardingService) {
  const { onboarding } = contract;
  return {
    get: onboarding.get.use(signedIn).handler(({ context }) => service.get(context.actor)),
    update: onboarding.update
      .use(signedInByPerson)
      .handler(({ context, input }) => service.update(context.actor, input)),
  };
}
