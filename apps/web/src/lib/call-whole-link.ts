import { type ClientContext, ORPCError } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { CallError } from './call-error.ts';
import { refusalIn } from './call-refusal.ts';
import type { CallStructure, Fetch } from './call-types.ts';

interface WholeCall {
  to: string;
  structure: CallStructure;
  path: string[];
  input: unknown;
  signal: AbortSignal | undefined;
  fetch: Fetch;
  url: string;
}

/** A call by the contract's own link, which also knows files, streams of events and answers with a status and headers. */
export async function callWithWholeLink({
  to,
  structure,
  path,
  input,
  signal,
  fetch,
  url,
}: WholeCall): Promise<unknown> {
  const [method, template] = to.split(' ');
  const procedure: object = {
    '~orpc': { errorMap: {}, meta: {}, route: { method, path: template, ...structure } },
  };
  const router = path.reduceRight<object>((inner, name) => ({ [name]: inner }), procedure);
  const link = new OpenAPILink<ClientContext>(router as AnyContractRouter, {
    url,
    fetch,
    customErrorResponseBodyDecoder: (body, { status }) => {
      const refusal = refusalIn(body, status);
      return refusal && new ORPCError(refusal.code, refusal);
    },
  });
  const answer = await link
    .call(path, input, { context: {}, ...(signal && { signal }) })
    .catch((error: unknown) => Promise.reject(asCallError(error)));
  return isStream(answer) ? withCallErrors(answer) : answer;
}

const asCallError = (error: unknown) => (error instanceof ORPCError ? new CallError(error.code, error) : error);

const isStream = (answer: unknown): answer is AsyncGenerator<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

async function* withCallErrors(stream: AsyncGenerator<unknown>): AsyncGenerator<unknown> {
  try {
    yield* stream;
  } catch (error) {
    throw asCallError(error);
  }
}
