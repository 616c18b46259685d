import type { Figure } from '@groundwork/contract/report-document';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Statement } from '../evidence.ts';
import type { NearStatement } from '../idea/claim-chart.ts';
import { asOf, quoted } from '../statements/of-record.ts';
import { name, num } from '../statements/part.ts';
import { word, words } from '../statements/template.ts';
import { type Collected, keyOf, nothing, periodOf, say, titleOf, workedOut } from './collect.ts';
import { mostOf, type Observed } from './observed.ts';

export const STATEMENT_BY_STATEMENT = 'statement-by-statement';

/** Of one statement alone nothing is told statement by statement. */
const STATEMENTS_MIN = 2;

/** The idea held against the records: what of it something on record comes near to, which record the most, and what nothing does. */
export function againstRecords(observed: Observed): Collected {
  const found = nothing();
  const { statements, held, near, records } = observed.idea;
  if (statements.length < STATEMENTS_MIN || held.size === 0) return found;
  const counted = (id: string, label: string, value: number, of: readonly CatalogueRecord[] = []) =>
    workedOut(observed, {
      id: `idea:${id}`,
      label,
      value,
      how: 'count',
      engine: of[0]?.engine ?? mostOf(observed),
      records: of,
    });
  const read = counted('read', 'records that were held against the idea', held.size);
  const all = counted('statements', 'statements that the idea makes of itself', statements.length);
  const nearTo = statements.map((_, at) => nearestTo(at, near));
  const details: Statement[] = [];
  const rows = statements.map((statement, at) => {
    const own = nearTo[at]!.map(({ key }) => records.get(key)!);
    const count = counted(`near:${at + 1}`, `records near it: ${at + 1}. ${statement}`, own.length, own);
    found.figures.push(count);
    const [nearest] = nearTo[at]!;
    const record = own[0];
    if (record) found.cited.push(record);
    details.push(detailOf(statement, count, record, nearest?.quote ?? null));
    return {
      cells: [
        `${at + 1}. ${statement}`,
        count.value,
        record?.title ?? null,
        nearest?.quote ? `“${nearest.quote}”` : null,
      ],
      key: record ? keyOf(record) : null,
      figures: [count.id],
    };
  });
  found.tables.push({
    id: STATEMENT_BY_STATEMENT,
    caption: 'The idea, statement by statement',
    columns: [
      { label: 'What the idea says', unit: 'text' },
      { label: 'Records near it', unit: 'count' },
      { label: 'The nearest', unit: 'text' },
      { label: 'In its own words', unit: 'text' },
    ],
    rows,
    note: words`Held against the ${num(read)} records that lie nearest to the idea and to each statement, by meaning and words. What is near is an estimate: read the quotation before you rest on it, and where nothing is near, others may still have done it. Quoted word for word. As of ${asOf(observed)}.`,
  });
  const alone = counted(
    'alone',
    'statements of the idea that nothing on record comes near to',
    nearTo.filter((each) => each.length === 0).length,
  );
  const most = counted(
    'most',
    'statements of the idea that one record comes near to at most',
    Math.max(0, ...Object.values(near).map((own) => own.length)),
  );
  found.figures.push(read, all, alone, most);
  const furthest = words`the most that one record comes near to is ${num(most)}`;
  const [figures, text] =
    alone.value === all.value
      ? [
          [read, all, alone],
          words`Nothing in the ${num(read)} records that were held against the idea comes near to any of the ${num(all)} statements that it makes of itself.`,
        ]
      : alone.value === 0
        ? [
            [all, read, alone, most],
            words`Each of the ${num(all)} statements that the idea makes of itself has something near in the ${num(read)} records that were held against it; ${furthest}.`,
          ]
        : [
            [all, read, alone, most],
            words`Of the ${num(all)} statements that the idea makes of itself ${num(alone)} ${word(alone.value === 1 ? 'has' : 'have')} nothing near in the ${num(read)} records that were held against it; ${furthest}.`,
          ];
  const said = say(text, figures);
  found.findings.push({
    id: 'white-space:statements',
    family: 'white-space',
    n: held.size,
    period: periodOf([...records.values()]),
    missing: null,
    importance: 46,
    headline: said,
    statements: [said, ...details],
  });
  return found;
}

/** What comes nearest to a statement, in its own words; or that nothing is near. */
function detailOf(
  statement: string,
  count: Figure,
  nearest: CatalogueRecord | undefined,
  quote: string | null,
): Statement {
  const itself = name(count, statement);
  if (!nearest) return say(words`Nothing on record comes near to “${itself}”.`, [count]);
  const key = keyOf(nearest);
  const itsWords = quote === null ? words`.` : words`: ${quoted(key, quote)}`;
  return say(
    words`Nearest to “${itself}” comes ${titleOf(nearest)}${itsWords}`,
    [count],
    [{ key, quote: `Title: ${nearest.title}` }, ...(quote === null ? [] : [{ key, quote }])],
  );
}

/** Records that come near to a statement, the nearest first. */
const nearestTo = (at: number, near: Readonly<Record<string, NearStatement[]>>): (NearStatement & { key: string })[] =>
  Object.entries(near)
    .flatMap(([key, own]) => own.filter((each) => each.at === at).map((each) => ({ key, ...each })))
    .toSorted((one, other) => other.certainty - one.certainty);
