/** What is done: names of routes, kinds and states, and numbers; never an id, a name or a word of a person’s. */
type Attributes = Record<string, string | number>;

type SpanChanges = Partial<Pick<SpanOf, 'name' | 'attributes'>>;

export interface SpanOf {
  /** 'GET /projects/{id}', 'job reports.generate', 'search aggregate'. */
  name: string;
  /** server: answers another process; consumer: does what was asked for earlier; internal: a part of either. */
  kind: 'server' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** Of the span that asked for it in another process or earlier (`traceparent` of W3C Trace Context). */
  parent?: string | undefined;
}

/** What operators follow a request by: through its searches into the jobs that it asks for. */
export interface Tracing {
  /**
   * Runs `work` as a part of what runs now, else of `parent`, else as the first of a trace. `tell` adds what is known at its end. What
   * rejects is marked as failed, and rejects.
   */
  span<Result>(of: SpanOf, work: (tell: (more: SpanChanges) => void) => Promise<Result>): Promise<Result>;
  /** Of the span that runs now; null where none does. */
  current(): { traceId: string; traceparent: string } | null;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

export const NO_TRACING: Tracing = {
  span: (_of, work) => work(() => undefined),
  current: () => null,
  close: async () => undefined,
};
