import type { Clock } from '../../platform/clock.ts';
import { systemTimer, type Timer } from '../../platform/fetch/timer.ts';
import {
  type LanguageModel,
  ModelError,
  type ModelRequest,
  type ModelUsage,
} from '../../platform/model/language-model.port.ts';
import type { ModelSettings, ModelStep } from '../../platform/model/model-settings.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { ReadableProjectId } from '../projects/projects.access.ts';
import type { Ceiling, Ceilings, ModelTask, ModelUsageRepository, Spending } from './model-usage.repository.ts';

export type { ModelTask };

/** The call was not made: with it a ceiling would have been passed. */
export class ModelCeilingError extends Error {
  override name = 'ModelCeilingError';
  readonly ceiling: Ceiling;

  constructor(ceiling: Ceiling) {
    super(`The language model is not asked: its ceiling for the ${ceiling} is reached`);
    this.ceiling = ceiling;
  }
}

type Dependencies = {
  calls: ModelUsageRepository;
  audit: AuditLog;
  model: LanguageModel;
  /** Null where the model takes the second look itself. */
  judge?: LanguageModel | null;
  settings: ModelSettings;
  clock: Clock;
  timer?: Timer;
};

const ATTEMPTS_MAX = 3;
const BACKOFF_FIRST_MS = 1_000;
/** A service that asks for more patience is not waited for. */
const WAIT_MAX_MS = 60_000;
/** Bytes of a token at the least, in all but the strangest texts; English has some four. */
const TOKEN_BYTES = 3;
/** Tokens that a service adds of its own to describe the form of the answer. */
const FORM_TOKENS = 400;
const MICRO = 1_000_000;

/** Asks the language model within the ceilings, and writes down what each call has used. */
export function modelUsageService({
  calls,
  audit,
  model,
  judge = null,
  settings,
  clock,
  timer = systemTimer,
}: Dependencies) {
  const { MODEL_MONTHLY_COST: monthCost } = settings;
  const prices: Prices = { in: settings.MODEL_PRICE_IN, out: settings.MODEL_PRICE_OUT };
  const judgePrices = judge ? { in: settings.MODEL_JUDGE_PRICE_IN, out: settings.MODEL_JUDGE_PRICE_OUT } : prices;
  const ceilings: Ceilings = {
    monthTokens: settings.MODEL_MONTHLY_TOKENS,
    monthCost: monthCost === undefined ? null : monthCost * MICRO,
    projectTokens: settings.MODEL_PROJECT_TOKENS,
    personTokens: settings.MODEL_PERSON_TOKENS,
    taskTokens: settings.MODEL_TASK_TOKENS,
  };
  const monthStart = () => {
    const now = clock.now();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  };

  async function once<Value>(
    { asked, prices }: PricedModel,
    task: ModelTask,
    request: ModelRequest<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    const priced = (usage: ModelUsage) => pricedBy(prices, usage);
    const inputTokens = tokensOf(request.system + request.data) + FORM_TOKENS;
    const most = priced({ inputTokens, outputTokens: request.maxOutputTokens });
    const call = { ...most, model: asked.name, at: clock.now(), monthStart: monthStart() };
    // Several calls of one task are one sending to who reads the log.
    const reserved = await calls.reserve(task, call, ceilings, (userId, tx) => {
      const by = userId === null ? null : { userId };
      return audit.record(by, 'model.ask', task.projectId, { for: task.purpose, model: asked.name }, tx);
    });
    if ('beyond' in reserved) throw new ModelCeilingError(reserved.beyond);
    const settle = (spending: Spending | null) => calls.settle(reserved.id, spending, clock.now());
    try {
      const { value, usage } = await asked.ask(request, signal);
      await settle(priced(usage ?? { inputTokens, outputTokens: tokensOf(JSON.stringify(value)) }));
      return value;
    } catch (error) {
      await settle(spentOn(error, priced));
      throw error;
    }
  }

  async function patiently<Value>(
    asked: PricedModel,
    task: ModelTask,
    request: ModelRequest<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      signal?.throwIfAborted();
      try {
        return await once(asked, task, request, signal);
      } catch (error) {
        if (!(error instanceof ModelError) || !error.isPassing || attempt === ATTEMPTS_MAX) throw error;
        const pause = Math.max(error.retryAfterMs ?? 0, BACKOFF_FIRST_MS * 2 ** (attempt - 1));
        if (pause > WAIT_MAX_MS) throw error;
        await timer.sleep(pause, signal);
      }
    }
  }

  const dearest = Math.max(...[prices.in, prices.out, judgePrices.in, judgePrices.out].map((price) => price ?? 0));

  return {
    name: model.name,
    /** Whether it was asked to. */
    does: (step: ModelStep): boolean => settings.MODEL_STEPS.includes(step),
    /** Name of the model that takes the second look. */
    judge: (judge ?? model).name,

    /** The most that one task may use; cost in millionths of a US dollar, null without prices. */
    taskCeiling: {
      tokens: ceilings.taskTokens,
      cost: prices.in === undefined ? null : Math.ceil(ceilings.taskTokens * dearest),
    },

    /** In millionths of a US dollar; null without prices. */
    costOf({ writing, looking }: { writing: ModelUsage; looking: ModelUsage }): number | null {
      const [written, looked] = [pricedBy(prices, writing).cost, pricedBy(judgePrices, looking).cost];
      return written === null || looked === null ? null : written + looked;
    },

    /** Rejects with ModelError or ModelCeilingError, or with the signal's reason. */
    ask: <Value>(task: ModelTask, request: ModelRequest<Value>, signal?: AbortSignal): Promise<Value> =>
      patiently({ asked: model, prices }, task, request, signal),

    /** Asks the one that looks once more at what was written, in the same way. */
    look: <Value>(task: ModelTask, request: ModelRequest<Value>, signal?: AbortSignal): Promise<Value> =>
      patiently({ asked: judge ?? model, prices: judgePrices }, task, request, signal),

    /** This month. */
    thisMonth: () => calls.since(monthStart()),
    ofProject: (project: { id: ReadableProjectId }) => calls.ofProject(project, monthStart()),
  };
}

export type ModelUsageService = ReturnType<typeof modelUsageService>;

/** US dollars for a million tokens, which are millionths of a dollar for one. */
interface Prices {
  in: number | undefined;
  out: number | undefined;
}

interface PricedModel {
  asked: LanguageModel;
  prices: Prices;
}

const pricedBy = (prices: Prices, { inputTokens, outputTokens }: ModelUsage): Spending => ({
  inputTokens,
  outputTokens,
  cost:
    prices.in === undefined || prices.out === undefined
      ? null
      : Math.ceil(inputTokens * prices.in + outputTokens * prices.out),
});

const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / TOKEN_BYTES);

/** Null for what may be paid for although it wasn't answered: it counts as reserved. */
function spentOn(error: unknown, priced: (usage: ModelUsage) => Spending): Spending | null {
  if (!(error instanceof ModelError)) return null;
  if (error.usage) return priced(error.usage);
  return error.problem === 'busy' || error.problem === 'refused' ? priced({ inputTokens: 0, outputTokens: 0 }) : null;
}
