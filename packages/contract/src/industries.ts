import { z } from 'zod';

/** The industries that an opportunity is put under, as people choose among them. */
export const INDUSTRIES = [
  'agriculture',
  'construction',
  'defense-aerospace',
  'energy',
  'food-beverage',
  'healthcare',
  'manufacturing',
  'mining',
  'retail',
  'technology',
  'transportation',
] as const;
export const Industry = z.enum(INDUSTRIES);
export type Industry = z.infer<typeof Industry>;
