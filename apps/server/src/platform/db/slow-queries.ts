import type pg from 'pg';

/** What took so long, without the values that were asked with. Time that a statement waits for others is its own, too. */
export type OnSlowQuery = (milliseconds: number, statement: string) => void;

const STATEMENT_MAX = 500;
type Query = (...args: unknown[]) => unknown;

/** Has a connection tell of statements that take longer than `ms`. */
export function watchQueries(client: pg.PoolClient, ms: number, onSlow: OnSlowQuery): void {
  const query = client.query.bind(client) as Query;
  const watched: Query = (...args) => {
    const started = performance.now();
    const done = () => {
      const milliseconds = Math.round(performance.now() - started);
      if (milliseconds >= ms) onSlow(milliseconds, textOf(args[0]));
    };
    const callback = args.at(-1);
    // `pool.query` hands its callback on.
    if (typeof callback === 'function')
      return query(...args.slice(0, -1), (...answer: unknown[]) => {
        done();
        callback(...answer);
      });
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(done, done);
    return answer;
  };
  client.query = watched as typeof client.query;
}

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');
  return text.replace(/\s+/g, ' ').slice(0, STATEMENT_MAX);
}
