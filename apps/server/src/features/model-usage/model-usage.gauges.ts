import { gte, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Gauge } from '../../platform/metrics/metrics.port.ts';
import { modelCall } from './model-usage.table.ts';

const MICRO = 1_000_000;

/** The language model's use in this month, by task. */
export function modelGauges({ db }: Database, clock: Clock): Gauge[] {
  const gauge = (name: string, help: string, column: ReturnType<typeof sql<number>>): Gauge => ({
    name,
    help,
    labels: ['purpose'],
    read: async () => {
      const now = clock.now();
      const rows = await db
        .select({ purpose: modelCall.purpose, value: column })
        .from(modelCall)
        .where(gte(modelCall.startedAt, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))))
        .groupBy(modelCall.purpose);
      return rows.map(({ purpose, value }) => ({ labels: { purpose }, value: Number(value) }));
    },
  });
  const { inputTokens, outputTokens, cost } = modelCall;
  return [
    gauge('model_tokens_this_month', 'Tokens of the language model', sql`sum(${inputTokens} + ${outputTokens})`),
    gauge(
      'model_cost_dollars_this_month',
      'What they cost, where prices are set',
      sql`coalesce(sum(${cost}), 0) / ${MICRO}::float`,
    ),
  ];
}
