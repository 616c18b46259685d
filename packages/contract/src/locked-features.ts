import { z } from 'zod';
import { LOCKED_FEATURES } from './locked-features.names.ts';
import { route } from './route.ts';

export { LOCKED_FEATURES };

export const LockedFeature = z.enum(LOCKED_FEATURES);
export type LockedFeature = z.infer<typeof LockedFeature>;
/** A click, or a pointer that rested on it for a second. */
export const LockedFeatureKind = z.enum(['click', 'hover']);
export type LockedFeatureKind = z.infer<typeof LockedFeatureKind>;

const Day = z.iso.date();

export const LockedFeatureCount = z.object({
  day: Day,
  feature: LockedFeature,
  kind: LockedFeatureKind,
  count: z.number().int(),
  /** How many different people. */
  people: z.number().int(),
});
export type LockedFeatureCount = z.infer<typeof LockedFeatureCount>;

export const lockedFeatures = {
  record: route({
    method: 'POST',
    path: '/locked-features',
    summary: 'Note that somebody wanted what their plan has not',
    tags: ['Plans'],
    successStatus: 201,
    errors: ['RATE_LIMITED'],
  })
    .input(z.object({ feature: LockedFeature, kind: LockedFeatureKind }))
    .output(z.object({ success: z.literal(true) })),
  counts: route({
    method: 'GET',
    path: '/admin/locked-features',
    summary: 'For admins: how often locked features were wanted, by day (UTC), feature and kind; newest day first',
    tags: ['Administration'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ from: Day.optional(), to: Day.optional() }))
    .output(z.object({ items: z.array(LockedFeatureCount) })),
};
