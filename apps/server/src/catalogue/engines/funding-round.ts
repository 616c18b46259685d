import { z } from 'zod';

/** One financing of a company, as companies list it and investors repeat it. */
export const FundingRound = z.object({
  /** Display name: 'Series A', 'Convertible Note'. */
  name: z.string(),
  date: z.string().optional(),
  /** US dollars. */
  amount: z.number().optional(),
  investors: z.array(z.string()).optional(),
  sourceUrl: z.string().optional(),
});
export type FundingRound = z.infer<typeof FundingRound>;
