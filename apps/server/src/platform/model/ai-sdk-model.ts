import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { asFetch } from '../fetch/as-fetch.ts';
import { FetchError } from '../fetch/fetch-error.ts';
import { retryAfterMs } from '../fetch/retry-after.ts';
import { serviceClient } from '../fetch/service-client.ts';
import { type LanguageModel, ModelError, type ModelUsage } from './language-model.port.ts';
import type { ModelAddress } from './model-settings.ts';

const ANSWER_MAX_BYTES = 4_000_000;
const CONNECT_MS = 15_000;

// Its warnings go to the console, with what was asked in them.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The model at an address that the operator named, perhaps in the own network, by the AI SDK. */
export function aiSdkModel(address: ModelAddress): LanguageModel {
  const { host } = new URL(address.url);
  const model = languageModel(address);
  return {
    name: address.name,
    async ask({ system, data, schema, maxOutputTokens }, signal) {
      const asked = {
        model,
        messages: [{ role: 'user' as const, content: data }],
        maxOutputTokens,
        // Each attempt is accounted for by itself.
        maxRetries: 0,
        ...(signal && { abortSignal: signal }),
      };
      try {
        if (!address.isPrompted) {
          const { output, usage } = await generateText({
            ...asked,
            system,
            output: Output.object({ schema: formOf(schema) }),
          });
          return { value: output, usage: usageOf(usage) };
        }
        const { text, usage } = await generateText({ ...asked, system: `${system}\n\n${inWords(schema)}` });
        const { success, data: value } = schema.safeParse(jsonIn(text));
        if (!success) throw new ModelError('not-valid', `${host} ${OTHERWISE}`, { usage: usageOf(usage) });
        return { value, usage: usageOf(usage) };
      } catch (error) {
        signal?.throwIfAborted();
        throw error instanceof ModelError ? error : asModelError(error, host);
      }
    },
  };
}

const OTHERWISE = 'answered something else than was asked for';

/** Without the name of the standard, which is paid for with each request. */
const plainForm = (schema: z.ZodType) => ({ ...z.toJSONSchema(schema), $schema: undefined });

const formOf = <Value>(schema: z.ZodType<Value>) =>
  jsonSchema<Value>(plainForm(schema) as Parameters<typeof jsonSchema>[0], {
    validate: (value) => {
      const { success, data, error } = schema.safeParse(value);
      return success ? { success, value: data } : { success, error };
    },
  });

const inWords = (schema: z.ZodType): string =>
  `Answer with one JSON object and nothing else, without a word before or behind it. Its JSON schema: ${JSON.stringify(plainForm(schema))}`;

/** The object in an answer, whatever stands around it: thoughts, a fence, a greeting. */
function jsonIn(text: string): unknown {
  const answer = text.slice(text.lastIndexOf('</think>') + 1);
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

function languageModel({ kind, url, name, key, timeoutMs }: ModelAddress) {
  const limits = { connectMs: CONNECT_MS, idleMs: timeoutMs, wholeMs: timeoutMs, maxBytes: ANSWER_MAX_BYTES };
  const fetch = asFetch(serviceClient, limits) as typeof globalThis.fetch;
  if (kind === 'anthropic') return createAnthropic({ baseURL: url, apiKey: key ?? '', fetch })(name);
  const isOpenAi = new URL(url).hostname.endsWith('.openai.com');
  return createOpenAICompatible({
    name: 'service',
    baseURL: url,
    ...(key && { apiKey: key }),
    supportsStructuredOutputs: true,
    // OpenAI's own models refuse the name that every other service knows.
    ...(isOpenAi && {
      transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }),
    }),
    fetch,
  })(name);
}

type SdkUsage = { inputTokens?: number | undefined; outputTokens?: number | undefined };

function usageOf(usage: SdkUsage | undefined): ModelUsage | null {
  const { inputTokens, outputTokens } = usage ?? {};
  return inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens };
}

/** Without the cause: it holds the request and the answer, and a log would show them. */
function asModelError(error: unknown, host: string): ModelError {
  if (NoObjectGeneratedError.isInstance(error))
    return new ModelError('not-valid', `${host} ${OTHERWISE}`, {
      usage: usageOf(error.usage),
    });
  if (error instanceof FetchError) {
    const isAsked = error.problem === 'timeout' || error.problem === 'truncated';
    if (isAsked) return new ModelError('unanswered', error.message);
    return new ModelError(error.problem === 'unreachable' ? 'busy' : 'refused', error.message);
  }
  if (!APICallError.isInstance(error)) return new ModelError('not-valid', `${host} answered nothing that can be read`);
  const { statusCode: status, responseHeaders } = error;
  if (status === undefined || status < 400)
    return new ModelError('not-valid', `${host} answered nothing that can be read`);
  const isBusy = status === 408 || status === 425 || status === 429 || status >= 500;
  return new ModelError(isBusy ? 'busy' : 'refused', `${host} answered ${status}`, {
    retryAfterMs: retryAfterMs(responseHeaders?.['retry-after'] ?? null, Date.now()),
  });
}
