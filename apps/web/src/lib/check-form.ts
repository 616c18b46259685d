import type { z } from 'zod';

/** First message of each field that is wrong by the contract's own rules, before anything is sent. */
export function checkForm(schema: z.ZodType, values: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}
