import {
  type LanguageModel,
  ModelError,
  type ModelRequest,
} from '../../../apps/server/src/platform/model/language-model.port.ts';

interface Meter {
  asked: number;
  inputTokens: number;
  outputTokens: number;
  /** Answers in another form than was asked for. */
  notValid: number;
}

/** Asks, counts, and gives null for an answer that can't be read; anything else ends the evaluation. */
export function metered(model: LanguageModel) {
  const meter: Meter = { asked: 0, inputTokens: 0, outputTokens: 0, notValid: 0 };
  const add = (usage: { inputTokens: number; outputTokens: number } | null) => {
    meter.inputTokens += usage?.inputTokens ?? 0;
    meter.outputTokens += usage?.outputTokens ?? 0;
  };
  return {
    meter,
    async ask<Value>(request: ModelRequest<Value>): Promise<Value | null> {
      meter.asked += 1;
      try {
        const { value, usage } = await model.ask(request);
        add(usage);
        return value;
      } catch (error) {
        if (!(error instanceof ModelError) || error.problem !== 'not-valid') throw error;
        add(error.usage);
        meter.notValid += 1;
        return null;
      }
    },
  };
}
export type Metered = ReturnType<typeof metered>;
