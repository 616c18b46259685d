import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import { type EvidenceRecord, isOfCatalogue } from '../evidence.ts';
import { STATE, STATES } from '../records/state-of.ts';
import type { QuestionPart } from './question-parts.ts';
import type { AnswerOptions } from './question-records.ts';

const OF_MONEY =
  /\bhow (?:much|many)\b|\bamounts?\b|\bmoney\b|\bpa(?:y|ys|id)\b|\bbudgets?\b|\btotal\b|\bfund\w*|\bput in\b|[$€]|\bwie viel\b/i;

export const asksForMoney = (asked: string): boolean => OF_MONEY.test(asked);

/** With more it may be that not all were found. */
const COUNTED_MAX = 8;
const HOW_MANY = /\bhow many\b|\bnumber of\b|\bwie viele\b/i;

/** For questions about money, how many of these state an amount, and the sum; for calls, how many there are, and how many open. */
export function figuresOf(
  { asked, engines }: QuestionPart,
  id: string,
  told: readonly EvidenceRecord[],
  { project: { id: projectId }, engineOf }: Pick<AnswerOptions, 'project' | 'engineOf'>,
): Figure[] {
  const declared = ({ record }: EvidenceRecord) => (isOfCatalogue(record) ? engineOf(record.engine) : null);
  const isCall = (each: EvidenceRecord) => declared(each)?.closes !== undefined;
  const isPaid = (each: EvidenceRecord) =>
    declared(each)?.tellsWhoPays === true && !isCall(each) && declared(each)?.amount?.unit === 'usd';
  const paid = asksForMoney(asked) ? told.filter(isPaid) : [];
  const stated = paid.filter(({ record }) => (record.amount ?? 0) > 0);
  const calls = engines.some((engine) => engineOf(engine).closes) ? told.filter(isCall) : [];
  const open = calls.filter(({ derived = [] }) => derived.includes(`${STATE}: ${STATES.open}`));
  const figure = (
    part: string,
    label: string,
    records: readonly EvidenceRecord[],
    value = records.length,
    unit: Figure['unit'] = 'count',
  ): Figure => {
    const searchEngine = (records[0]?.record.engine ?? ENGINES[0]) as Engine;
    return {
      id: `${id}:${part}`,
      label,
      value,
      unit,
      query: { searchEngine, query: '', filters: { about: [projectId, 'wide'] } },
      basis: {
        how: 'count',
        figures: [],
        records: records.map(({ record }) => ({
          searchEngine: record.engine as Engine,
          id: record.id,
          title: record.title,
        })),
        n: records.length,
      },
    };
  };
  const isCounted =
    HOW_MANY.test(asked) && paid.length === 0 && calls.length === 0 && told.length > 0 && told.length < COUNTED_MAX;
  const sum = stated.reduce((all, { record }) => all + record.amount!, 0);
  return [
    ...(isCounted ? [figure('told', 'records that bear on the question', told)] : []),
    ...(paid.length > 0
      ? [
          figure('paid', 'awards and contracts that bear on the question', paid),
          figure('stated', 'awards and contracts that bear on the question and state an amount', stated),
          figure('sum', 'amount of the awards and contracts that bear on the question', stated, sum, 'usd'),
        ]
      : []),
    ...(calls.length > 0
      ? [
          figure('calls', 'calls that bear on the question', calls),
          figure('open', 'calls that bear on the question and are open', open),
        ]
      : []),
  ];
}
