import { z } from 'zod';

const MODEL_KINDS = ['openai-compatible', 'anthropic'] as const;
type ModelKind = (typeof MODEL_KINDS)[number];
/** Says that there is none: the built-in writer and readers do without. */
const NO_MODEL = 'builtin';
/** The tasks that it is given. Each is done without it, too, and 'write' needs 'look'. */
const MODEL_STEPS = ['read', 'grade', 'notes', 'write', 'look'] as const;
export type ModelStep = (typeof MODEL_STEPS)[number];
const PROVIDERS = [NO_MODEL, ...MODEL_KINDS] as const;

const address = z
  .url({ protocol: /^https?$/, error: 'an http:// or https:// address' })
  .refine((text) => !/\/\/[^/]*@/.test(text), 'an address without a name and password: a key belongs in MODEL_API_KEY')
  .transform((text) => text.replace(/\/+$/, '').replace(/\/(chat\/completions|messages)$/, ''));

const tokens = z.coerce.number('a number of tokens').int('a whole number of tokens').min(1000, 'at least 1000');
const price = z.coerce.number('a number of US dollars').min(0, 'at least 0').max(10_000, 'at most 10000');

/** The language model, if there is one: docs/guides/language-model.md. */
export const modelSettings = {
  MODEL_PROVIDER: z.enum(PROVIDERS, PROVIDERS.join(', ')).default(NO_MODEL),
  /** The address before /chat/completions, or before /messages. */
  MODEL_URL: address.optional(),
  MODEL_NAME: z.string().max(200, 'at most 200 characters').optional(),
  MODEL_API_KEY: z.string().optional(),
  /** US dollars for a million tokens. */
  MODEL_PRICE_IN: price.optional(),
  MODEL_PRICE_OUT: price.optional(),
  /** For all projects together in a calendar month (UTC). */
  MODEL_MONTHLY_TOKENS: tokens.default(5_000_000),
  MODEL_MONTHLY_COST: price.optional(),
  /** For each project in a calendar month. */
  MODEL_PROJECT_TOKENS: tokens.default(1_000_000),
  /** For each person in a calendar month: what they asked for, and what was read for their projects. */
  MODEL_PERSON_TOKENS: tokens.default(2_000_000),
  /** For each task, such as one look at what is new to a profile. */
  MODEL_TASK_TOKENS: tokens.default(250_000),
  MODEL_STEPS: z
    .string()
    .default(MODEL_STEPS.join(','))
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(MODEL_STEPS, `some of ${MODEL_STEPS.join(', ')}, with commas`))),
  /** Another model that takes the second look at what is written. What is left out is as for the first. */
  MODEL_JUDGE_PROVIDER: z.enum(MODEL_KINDS, MODEL_KINDS.join(', ')).optional(),
  MODEL_JUDGE_URL: address.optional(),
  MODEL_JUDGE_NAME: z.string().max(200, 'at most 200 characters').optional(),
  MODEL_JUDGE_API_KEY: z.string().optional(),
  MODEL_JUDGE_PRICE_IN: price.optional(),
  MODEL_JUDGE_PRICE_OUT: price.optional(),
  /** How it is told the form of its answers: by the service's own means, or in words, where a service has none. */
  MODEL_JSON: z.enum(['schema', 'prompt'], 'schema or prompt').default('schema'),
  MODEL_TIMEOUT_SECONDS: z.coerce
    .number('a number of seconds')
    .int('a whole number of seconds')
    .min(1, 'at least 1')
    .max(600, 'at most 600')
    .default(120),
};
const Settings = z.object(modelSettings);
export type ModelSettings = z.infer<typeof Settings>;

const ANTHROPIC_URL = 'https://api.anthropic.com/v1';
/** Only used with a provider. */
const OF_A_JUDGE = ['PROVIDER', 'URL', 'API_KEY', 'PRICE_IN', 'PRICE_OUT'].map((name) => `MODEL_JUDGE_${name}`);
const OF_A_PROVIDER = [
  'MODEL_JUDGE_NAME',
  ...OF_A_JUDGE,
  'MODEL_URL',
  'MODEL_NAME',
  'MODEL_API_KEY',
  'MODEL_PRICE_IN',
  'MODEL_PRICE_OUT',
  'MODEL_MONTHLY_COST',
];

/** Settings that are valid one by one and do not fit together, each in a sentence. */
export function modelProblems(settings: ModelSettings): string[] {
  const isSet = (name: string) => settings[name as keyof ModelSettings] !== undefined;
  const kind = settings.MODEL_PROVIDER;
  if (kind === NO_MODEL) {
    return OF_A_PROVIDER.filter(isSet).map(
      (name) =>
        `${name} is set, but MODEL_PROVIDER names no model; set it to ${MODEL_KINDS.join(' or ')}, or unset ${name}.`,
    );
  }
  const wanted: [name: string, what: string][] = [['MODEL_NAME', 'the name of a model that the service has']];
  if (kind === 'openai-compatible')
    wanted.push(['MODEL_URL', 'the address before /chat/completions, as http://127.0.0.1:11434/v1']);
  else wanted.push(['MODEL_API_KEY', 'a key of the service']);
  const missing = wanted
    .filter(([name]) => !isSet(name))
    .map(([name, what]) => `${name} is not set; MODEL_PROVIDER=${kind} wants ${what}.`);
  const { MODEL_STEPS: steps } = settings;
  if (steps.includes('write') && !steps.includes('look'))
    missing.push(
      'MODEL_STEPS has write without look; nothing that a model writes is published before it was looked at.',
    );
  return [...missing, ...judgeProblems(settings), ...priceProblems(settings)];
}

function judgeProblems(settings: ModelSettings): string[] {
  const { MODEL_JUDGE_NAME: name, MODEL_JUDGE_PROVIDER: provider, MODEL_JUDGE_URL: url } = settings;
  const isSet = (each: string) => settings[each as keyof ModelSettings] !== undefined;
  if (!name) return OF_A_JUDGE.filter(isSet).map((each) => `${each} is set; it wants MODEL_JUDGE_NAME, too.`);
  if (provider === 'openai-compatible' && settings.MODEL_PROVIDER !== provider && !url)
    return ['MODEL_JUDGE_URL is not set; MODEL_JUDGE_PROVIDER=openai-compatible wants the address of another service.'];
  if (provider === 'anthropic' && settings.MODEL_PROVIDER !== provider && !isSet('MODEL_JUDGE_API_KEY'))
    return ['MODEL_JUDGE_API_KEY is not set; MODEL_JUDGE_PROVIDER=anthropic wants a key of the service.'];
  return [];
}

function priceProblems(settings: ModelSettings): string[] {
  const { MODEL_PRICE_IN, MODEL_PRICE_OUT, MODEL_MONTHLY_COST, MODEL_JUDGE_NAME } = settings;
  const judged = [settings.MODEL_JUDGE_PRICE_IN, settings.MODEL_JUDGE_PRICE_OUT].filter((each) => each !== undefined);
  if (MODEL_JUDGE_NAME && judged.length !== (MODEL_PRICE_IN === undefined ? 0 : 2))
    return [
      'With prices of one model those of the other are wanted, too: MODEL_JUDGE_PRICE_IN and MODEL_JUDGE_PRICE_OUT.',
    ];
  if ((MODEL_PRICE_IN === undefined) !== (MODEL_PRICE_OUT === undefined))
    return ['Of MODEL_PRICE_IN and MODEL_PRICE_OUT only one is set; set both, or none.'];
  if (MODEL_MONTHLY_COST !== undefined && MODEL_PRICE_IN === undefined)
    return ['MODEL_MONTHLY_COST is set; it wants MODEL_PRICE_IN and MODEL_PRICE_OUT, too.'];
  return [];
}

/** Where the model is and what it is called; null without one. */
export interface ModelAddress {
  kind: ModelKind;
  url: string;
  name: string;
  key: string | undefined;
  timeoutMs: number;
  /** In words alone, for services that know no other way. */
  isPrompted: boolean;
}

export function modelAddress(settings: ModelSettings): ModelAddress | null {
  const { MODEL_PROVIDER: kind, MODEL_URL: url = ANTHROPIC_URL, MODEL_NAME: name, MODEL_API_KEY: key } = settings;
  if (kind === NO_MODEL || !name) return null;
  return {
    kind,
    url,
    name,
    key,
    timeoutMs: settings.MODEL_TIMEOUT_SECONDS * 1000,
    isPrompted: settings.MODEL_JSON === 'prompt',
  };
}

/** Where the model is that takes the second look; null where it is the same. */
export function judgeAddress(settings: ModelSettings): ModelAddress | null {
  const first = modelAddress(settings);
  const {
    MODEL_JUDGE_NAME: name,
    MODEL_JUDGE_PROVIDER: kind,
    MODEL_JUDGE_URL: url,
    MODEL_JUDGE_API_KEY: key,
  } = settings;
  if (!first || !name) return null;
  const isElsewhere = url !== undefined || (kind !== undefined && kind !== first.kind);
  return {
    ...first,
    name,
    kind: kind ?? first.kind,
    url: url ?? (isElsewhere ? ANTHROPIC_URL : first.url),
    // A key is shown to its own service alone.
    key: key ?? (isElsewhere ? undefined : first.key),
  };
}
