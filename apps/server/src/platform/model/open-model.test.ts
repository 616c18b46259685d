import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type ModelService, openModelService } from '../../../test/model-service.ts';
import type { ModelError } from './language-model.port.ts';
import type { ModelSettings } from './model-settings.ts';
import { openModel } from './open-model.ts';

let service: ModelService;
beforeEach(async () => {
  service = await openModelService();
});
afterEach(() => service.close());

const Grade = z.object({ grade: z.enum(['yes', 'no']) });
const REQUEST = { system: 'Say whether it is.', data: '{"text":"It is."}', schema: Grade, maxOutputTokens: 50 };

const open = (kind: 'openai-compatible' | 'anthropic', more: Partial<ModelSettings> = {}) =>
  openModel({ MODEL_TIMEOUT_SECONDS: 30, ...service.env(kind), ...more } as ModelSettings)!;
const problemOf = (asking: Promise<unknown>): Promise<ModelError> =>
  asking.then(
    () => expect.unreachable('it was answered'),
    (error) => error,
  );

test.each(['openai-compatible', 'anthropic'] as const)(
  '[OPS-03] a model of the kind %s answers in the form that was asked for, and says what it used',
  async (kind) => {
    service.answer = () => ({ grade: 'yes', more: 'dropped' });
    const answer = await open(kind).ask(REQUEST);
    expect(answer).toEqual({ value: { grade: 'yes' }, usage: { inputTokens: 100, outputTokens: 20 } });
    expect(service.asked).toMatchObject([
      {
        path: kind === 'anthropic' ? '/v1/messages' : '/v1/chat/completions',
        model: 'stand-in',
        system: REQUEST.system,
        data: REQUEST.data,
        schema: { type: 'object', properties: { grade: { enum: ['yes', 'no'] } }, required: ['grade'] },
        maxTokens: 50,
      },
    ]);
  },
);

test('without a provider there is no model, and one without a key is asked without', async () => {
  expect(openModel({ MODEL_TIMEOUT_SECONDS: 30 } as ModelSettings)).toBeNull();
  const error = await problemOf(open('openai-compatible', { MODEL_API_KEY: undefined }).ask(REQUEST));
  expect(error).toMatchObject({ problem: 'refused', isPassing: false });
  expect(error.message).toMatch(/answered 401$/);
});

test('an error says what may be done about it, and neither question nor answer', async () => {
  const secret = 'what nobody may read';
  const asked = { ...REQUEST, data: secret };
  const model = open('openai-compatible');
  service.interruptions.push({ status: 429, headers: { 'retry-after': '7' }, body: { error: { message: secret } } });
  const busy = await problemOf(model.ask(asked));
  expect(busy).toMatchObject({ problem: 'busy', isPassing: true, retryAfterMs: 7000 });
  service.interruptions.push({ status: 503, body: secret });
  expect(await problemOf(model.ask(asked))).toMatchObject({ problem: 'busy' });
  service.interruptions.push({ status: 400, body: { error: { message: secret } } });
  expect(await problemOf(model.ask(asked))).toMatchObject({ problem: 'refused', isPassing: false });
  service.interruptions.push({ body: `<html>${secret}` });
  expect(await problemOf(model.ask(asked))).toMatchObject({ problem: 'not-valid' });
  service.answer = () => ({ grade: secret });
  const wrong = await problemOf(model.ask(asked));
  expect(wrong).toMatchObject({ problem: 'not-valid', usage: { inputTokens: 100, outputTokens: 20 } });
  service.answer = () => secret;
  const garbage = await problemOf(model.ask(asked));
  expect(garbage).toMatchObject({ problem: 'not-valid', usage: { inputTokens: 100, outputTokens: 20 } });
  for (const error of [busy, wrong, garbage]) {
    expect(error.cause).toBeUndefined();
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain(secret);
  }
});

test.each([
  ['{"grade": "yes"}', { grade: 'yes' }],
  ['<think>{"grade": "no"}? No.</think>\nHere it is:\n```json\n{"grade": "yes"}\n```', { grade: 'yes' }],
  ['I would rather not.', null],
  ['{"grade": "perhaps"}', null],
])('[OPS-03] a service without a form for answers is told it in words, and %j is read', async (content, value) => {
  const bare = { ...service.env('openai-compatible'), MODEL_TIMEOUT_SECONDS: 30, MODEL_JSON: 'prompt' };
  const message = { role: 'assistant', content };
  const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  service.interruptions.push({ body: { id: 'c', object: 'chat.completion', created: 1, model: 'm', choices, usage } });
  const asking = openModel(bare as unknown as ModelSettings)!.ask(REQUEST);
  if (value) expect(await asking).toEqual({ value, usage: { inputTokens: 7, outputTokens: 3 } });
  else expect(await problemOf(asking)).toMatchObject({ problem: 'not-valid', usage: { inputTokens: 7 } });
});

const HALF = '{"grade": "y';
test.each([
  [
    'an answer that was cut off',
    { choices: [{ index: 0, message: { role: 'assistant', content: HALF }, finish_reason: 'length' }] },
    { content: [{ type: 'text', text: HALF }], stop_reason: 'max_tokens' },
  ],
  [
    'a refusal',
    { choices: [{ index: 0, message: { role: 'assistant', content: null, refusal: 'No.' }, finish_reason: 'stop' }] },
    { content: [{ type: 'text', text: 'I cannot help with that.' }], stop_reason: 'refusal' },
  ],
  ['nothing at all', { choices: [] }, { content: [], stop_reason: 'end_turn' }],
] as const)('%s is no answer, in either protocol', async (_what, openAi, anthropic) => {
  const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
  service.interruptions.push({
    body: { id: 'c', object: 'chat.completion', created: 1, model: 'm', ...openAi, usage },
  });
  expect(await problemOf(open('openai-compatible').ask(REQUEST))).toMatchObject({ problem: 'not-valid' });
  const used = { input_tokens: 7, output_tokens: 3 };
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'm', stop_sequence: null, usage: used };
  service.interruptions.push({ body: { ...message, ...anthropic } });
  expect(await problemOf(open('anthropic').ask(REQUEST))).toMatchObject({ problem: 'not-valid' });
});

test('a service that is overloaded is busy, whichever number it says', async () => {
  service.interruptions.push({
    status: 529,
    body: { type: 'error', error: { type: 'overloaded_error', message: 'O' } },
  });
  expect(await problemOf(open('anthropic').ask(REQUEST))).toMatchObject({ problem: 'busy', isPassing: true });
});

test('a model that says nothing in time is given up, and so is one that is no longer wanted', async () => {
  service.interruptions.push({ body: null });
  const late = await problemOf(open('openai-compatible', { MODEL_TIMEOUT_SECONDS: 1 }).ask(REQUEST));
  expect(late).toMatchObject({ problem: 'unanswered', isPassing: true });
  const stop = new AbortController();
  service.gate = new Promise(() => {});
  const asking = open('openai-compatible').ask(REQUEST, stop.signal);
  stop.abort(new Error('no longer wanted'));
  await expect(asking).rejects.toThrow('no longer wanted');
});

test('a service that redirects is not followed: question and key go nowhere else', async () => {
  service.interruptions.push({ status: 307, headers: { location: 'http://elsewhere.example/' }, body: {} });
  expect(await problemOf(open('openai-compatible').ask(REQUEST))).toMatchObject({ problem: 'refused' });
});
