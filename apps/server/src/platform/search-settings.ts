import { z } from 'zod';

const address = /^https?:\/\/[^/?#\s]+(\/[^?#\s]*)?$/;

/** The search service that finds records in the place of the embedded catalogue: docs/guides/operating.md. */
export const searchSettings = {
  /** Addresses of one node or of several, separated by commas. */
  SEARCH_URL: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (urls) => urls.every((url) => URL.canParse(url) && address.test(url)),
      'http:// or https:// addresses with commas between, each perhaps with user:password@',
    )
    .optional(),
  SEARCH_API_KEY: z.string().optional(),
  /** Prefix of the names of its indexes. */
  SEARCH_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,99}$/, 'lower-case letters, digits, hyphens and underscores')
    .default('groundwork'),
  /** For indexes that are made from now on. */
  SEARCH_SHARDS: z.coerce
    .number('a number of shards')
    .int('a whole number of shards')
    .min(1, 'at least 1')
    .max(100, 'at most 100')
    .default(1),
};
export type SearchSettings = z.infer<z.ZodObject<typeof searchSettings>>;

/** Without the records of the database there would be nothing to make an index of. */
export const searchProblems = ({ SEARCH_URL, DATABASE_URL }: SearchSettings & { DATABASE_URL?: string | undefined }) =>
  SEARCH_URL && !DATABASE_URL
    ? [
        'SEARCH_URL is set and DATABASE_URL is not; a search service finds records that PostgreSQL keeps, so set both, or leave SEARCH_URL out.',
      ]
    : [];
