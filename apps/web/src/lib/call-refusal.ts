import type { ApiError } from '@groundwork/contract/errors';
import { inLanguage } from '@groundwork/contract/texts';
import { CallError } from './call-error.ts';

/** The message of an error's answer, in the language in force; null where it isn't one of the server's. */
export function refusalIn(body: unknown, answered: number): CallError | null {
  const error = body as Partial<ApiError> | null;
  if (!error?.code) return null;
  return new CallError(error.code, {
    status: error.status ?? answered,
    message: inLanguage(error.said, error.message ?? ''),
    data: detailsInLanguage(error),
  });
}

/** The messages of fields, each in the language in force; what else an error tells stays as it is. */
function detailsInLanguage({ details, fields }: Partial<ApiError>): unknown {
  if (!fields) return details;
  const messagesOf = details as Record<string, string[]>;
  const said = Object.entries(fields).map(([name, all]) => [
    name,
    all.map((each, at) => inLanguage(each, messagesOf[name]![at]!)),
  ]);
  return Object.fromEntries(said);
}
