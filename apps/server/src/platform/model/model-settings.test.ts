import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { judgeAddress, modelAddress } from './model-settings.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'model-settings-test-'));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env });
const LOCAL = { MODEL_PROVIDER: 'openai-compatible', MODEL_URL: 'http://localhost:11434/v1', MODEL_NAME: 'qwen3' };
const ANTHROPIC = { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'claude', MODEL_API_KEY: 'key' };

test('[OPS-03] a model is there by configuration alone: a local server, a service with a key, or none', () => {
  expect(modelAddress(read({}))).toBeNull();
  expect(modelAddress(read({ MODEL_PROVIDER: 'builtin' }))).toBeNull();
  expect(modelAddress(read(LOCAL))).toMatchObject({ kind: 'openai-compatible', url: LOCAL.MODEL_URL, key: undefined });
  expect(modelAddress(read(ANTHROPIC))).toMatchObject({ url: 'https://api.anthropic.com/v1', key: 'key' });
  const whole = { ...LOCAL, MODEL_URL: 'https://models.example/v1/chat/completions' };
  expect(modelAddress(read(whole))?.url).toBe('https://models.example/v1');
});

test('[OPS-03] a model does the steps that it is asked to', () => {
  expect(read(LOCAL).MODEL_STEPS).toEqual(['read', 'grade', 'notes', 'write', 'look']);
  expect(read({ ...LOCAL, MODEL_STEPS: 'read, grade' }).MODEL_STEPS).toEqual(['read', 'grade']);
});

test('[GRD-09] another model looks where it is named, and a key goes to its own service alone', () => {
  const judgeOf = (env: Record<string, string>) => judgeAddress(read(env));
  expect(judgeOf(ANTHROPIC)).toBeNull();
  expect(judgeOf({ ...ANTHROPIC, MODEL_JUDGE_NAME: 'other' })).toMatchObject({
    name: 'other',
    key: 'key',
    kind: 'anthropic',
  });
  const elsewhere = { ...ANTHROPIC, MODEL_JUDGE_NAME: 'other', MODEL_JUDGE_URL: 'http://localhost:1/v1' };
  expect(judgeOf({ ...elsewhere, MODEL_JUDGE_PROVIDER: 'openai-compatible' })).toMatchObject({
    kind: 'openai-compatible',
    url: 'http://localhost:1/v1',
    key: undefined,
  });
});

test.each([
  [{ MODEL_PROVIDER: 'gpt' }, /MODEL_PROVIDER is "gpt"; it wants builtin, openai-compatible, anthropic/],
  [
    { MODEL_NAME: 'm' },
    /MODEL_NAME is set, but MODEL_PROVIDER names no model; set it to openai-compatible or anthropic/,
  ],
  [{ ...LOCAL, MODEL_NAME: '' }, /MODEL_NAME is not set; MODEL_PROVIDER=openai-compatible wants/],
  [{ ...LOCAL, MODEL_URL: '' }, /MODEL_URL is not set; .* as http:\/\/127\.0\.0\.1:11434\/v1/],
  [{ ...ANTHROPIC, MODEL_API_KEY: '' }, /MODEL_API_KEY is not set; MODEL_PROVIDER=anthropic wants a key/],
  [{ ...LOCAL, MODEL_URL: 'http://me:secret@host/v1' }, /MODEL_URL is a value; .*a key belongs in MODEL_API_KEY/],
  [{ ...LOCAL, MODEL_PRICE_IN: '1' }, /only one is set/],
  [{ ...LOCAL, MODEL_MONTHLY_COST: '5' }, /MODEL_MONTHLY_COST is set; it wants MODEL_PRICE_IN and MODEL_PRICE_OUT/],
  [{ ...LOCAL, MODEL_JUDGE_URL: 'http://localhost/v1' }, /MODEL_JUDGE_URL is set; it wants MODEL_JUDGE_NAME, too/],
  [
    { ...ANTHROPIC, MODEL_JUDGE_NAME: 'm', MODEL_JUDGE_PROVIDER: 'openai-compatible' },
    /MODEL_JUDGE_URL is not set; .* wants the address/,
  ],
  [{ ...LOCAL, MODEL_JUDGE_NAME: 'm', MODEL_PRICE_IN: '1', MODEL_PRICE_OUT: '1' }, /MODEL_JUDGE_PRICE_IN and/],
  [{ ...LOCAL, MODEL_STEPS: 'read, grade, write' }, /MODEL_STEPS has write without look/],
  [{ ...LOCAL, MODEL_STEPS: 'dance' }, /MODEL_STEPS is "dance"; it wants some of read, grade, notes, write, look/],
  [{ MODEL_JUDGE_NAME: 'm' }, /MODEL_JUDGE_NAME is set, but MODEL_PROVIDER names no model/],
  [{ ...LOCAL, MODEL_TASK_TOKENS: '5' }, /MODEL_TASK_TOKENS is "5"; it wants at least 1000/],
])('[OPS-02] %j is refused by name', (env, message) => {
  expect(() => read(env as Record<string, string>)).toThrow(message);
});
