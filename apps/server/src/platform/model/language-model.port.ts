import type { z } from 'zod';

export interface ModelRequest<Value> {
  /** The instruction. It holds nothing that people or records wrote. */
  system: string;
  /** The data that the instruction is about. */
  data: string;
  /** The schema of the answer. Services take only plain schemas: objects, lists, texts, numbers, enums. */
  schema: z.ZodType<Value>;
  maxOutputTokens: number;
}

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

interface ModelAnswer<Value> {
  value: Value;
  /** Null when the service doesn't say. */
  usage: ModelUsage | null;
}

/** A language model that answers in a given form. It is given no tools: all that comes of it is the answer. */
export interface LanguageModel {
  /** As people are told which model it was. */
  readonly name: string;
  /** Asks once. Rejects with ModelError, or with the signal's reason. */
  ask<Value>(request: ModelRequest<Value>, signal?: AbortSignal): Promise<ModelAnswer<Value>>;
}

/**
 * - `busy`: 408, 425, 429 or 5xx, or no connection: not answered, and nothing was used
 * - `unanswered`: it was asked and did not answer in time, or broke off: perhaps it is paid for
 * - `refused`: any other answer that is no success
 * - `not-valid`: it answered something else than was asked for
 */
export type ModelProblem = 'busy' | 'unanswered' | 'refused' | 'not-valid';

/** Its message names the host and the status: never what was asked, nor what was answered. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly problem: ModelProblem;
  /** Tokens that an invalid answer has used, where the service says so. */
  readonly usage: ModelUsage | null;
  /** The wait that the service asked for by Retry-After. */
  readonly retryAfterMs: number | undefined;

  constructor(
    problem: ModelProblem,
    message: string,
    { usage = null, retryAfterMs }: { usage?: ModelUsage | null; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.problem = problem;
    this.usage = usage;
    this.retryAfterMs = retryAfterMs;
  }

  /** True when asking again may help. */
  get isPassing(): boolean {
    return this.problem === 'busy' || this.problem === 'unanswered';
  }
}
