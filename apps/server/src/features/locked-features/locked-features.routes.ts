import { contract, signedIn } from '../../platform/http/implement.ts';
import type { LockedFeatureService } from './locked-features.service.ts';

export function lockedFeatureRoutes(service: LockedFeatureService) {
  const { lockedFeatures } = contract;
  return {
    record: lockedFeatures.record.use(signedIn).handler(async ({ context, input }) => {
      await service.record(context.actor, input.feature, input.kind);
      return { success: true as const };
    }),
    counts: lockedFeatures.counts
      .use(signedIn)
      .handler(async ({ context, input }) => ({ items: await service.counts(context.actor, input) })),
  };
}
