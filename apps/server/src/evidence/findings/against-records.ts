import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import type { Figure } from '@groundwork/contract/report-document';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { FindingTable, Statement } from '../evidence.ts';
import type { NearStatement } from '../idea/claim-chart.ts';
import { wordsOfStatement } from '../idea/words-in-common.ts';
import { asOf, quoted } from '../statements/of-record.ts';
import { name, num, word, words } from '../statements/statement.ts';
import { type Collected, derivedFigure, makeStatement, nothing, periodOf, titleOf } from './collect.ts';
import { mostOf, type Observed } from './observed.ts';

export const STATEMENT_BY_STATEMENT = 'statement-by-statement';
export const STATEMENTS_FINDING = 'white-space:statements';

/** The idea held against the records, statement by statement: what on record comes nearest to each, and how likely it is near. */
export function againstRecords(observed: Observed): Collected {
  const found = nothing();
  const { statements, held, near, records } = observed.idea;
  if (statements.length === 0 || held.size === 0) return found;
  const counted = (id: string, label: string, value: number, of: readonly CatalogueRecord[] = []) =>
    derivedFigure(observed, {
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
  const quotes = new Set<string>();
  const rows = statements.flatMap((statement, at) => {
    const [nearest] = nearTo[at]!;
    const record = nearest && records.get(nearest.key)!;
    const of = nearest && record && { ...nearest, record };
    const howNear = nearest ? howNearOf(nearest) : 'nothing named';
    const likewise = nearTo[at]!.filter((each) => howNearOf(each) === howNear);
    const certainty = derivedFigure(observed, {
      id: `idea:near:${at + 1}`,
      label: `records that are near (${howNear}) to statement ${at + 1}. ${statement}`,
      value: likewise.length,
      how: nearest?.by === 'estimate' ? 'estimate' : 'count',
      engine: record?.engine ?? mostOf(observed),
      records: likewise.map(({ key }) => records.get(key)!),
    });
    found.figures.push(certainty);
    details.push(detailOf(statement, certainty, of ?? null));
    // Whoever wrote the statement is told nothing by it alone.
    if (!of || of.certainty < IDEA_NEAR_FROM) return [];
    found.cited.push(of.record);
    // What says something of one statement says it of no other as well.
    const isToldAbove = of.quote !== null && quotes.has(of.quote);
    const quote = of.quote === null || isToldAbove ? null : `“${of.quote}”`;
    if (of.quote !== null) quotes.add(of.quote);
    const row = {
      cells: [
        `${at + 1}. ${statement}`,
        of.record.title,
        quote,
        wordsOfStatement(statement, of.record, observed.terms).join(', ') || null,
        of.by === 'estimate' ? null : howNear,
      ],
      key: of.key,
      figures: [certainty.id],
    };
    return [row];
  });
  const table: FindingTable = {
    id: STATEMENT_BY_STATEMENT,
    caption: 'The idea, statement by statement',
    columns: [
      { label: 'What the idea says', unit: 'text' },
      { label: 'The nearest on record', unit: 'text' },
      { label: 'In its own words', unit: 'text' },
      { label: 'Words in common', unit: 'text' },
      { label: 'Is it near?', unit: 'text' },
    ],
    rows,
    note: words`The ${num(all)} statements of the idea were held against the ${num(read)} records that lie nearest to it and to each of them, by meaning and words. The nearest is found by an estimate: read the quotation and the words that it has in common with the statement before you rest on it. To a statement that is left out nothing likely near was found: others may still have done it. Quoted word for word. As of ${asOf(observed)}.`,
  };
  if (rows.length > 0) found.tables.push(table);
  const likely = counted(
    'near',
    'statements of the idea that something on record is likely near to',
    nearTo.filter(([nearest]) => nearest && nearest.certainty >= IDEA_NEAR_FROM).length,
  );
  found.figures.push(read, all, likely);
  const said =
    likely.value === 0
      ? makeStatement(
          words`By estimate nothing in the ${num(read)} records that were held against the idea is likely near to any of the ${num(all)} statements that it makes of itself.`,
          [read, all, likely],
        )
      : likely.value === all.value
        ? makeStatement(
            words`By estimate each of the ${num(all)} statements that the idea makes of itself has something near in the ${num(read)} records that were held against it.`,
            [all, likely, read],
          )
        : makeStatement(
            words`By estimate ${num(likely)} of the ${num(all)} statements that the idea makes of itself ${word(likely.value === 1 ? 'has' : 'have')} something near in the ${num(read)} records that were held against it.`,
            [likely, all, read],
          );
  found.findings.push({
    id: STATEMENTS_FINDING,
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

/** How near a record is, or who says that it is, in the table's words. */
function howNearOf({ by, certainty }: NearStatement): string {
  if (by === 'person') return 'yes, says the project';
  if (by === 'model') return 'yes, says a language model';
  return certainty >= IDEA_NEAR_FROM ? 'likely' : 'perhaps';
}

interface Nearest extends NearStatement {
  key: string;
  record: CatalogueRecord;
}

/** The record nearest to a statement, in its own words, and whether it is likely near. */
function detailOf(statement: string, certainty: Figure, nearest: Nearest | null): Statement {
  const itself = name(certainty, statement);
  if (!nearest) return makeStatement(words`Nothing on record comes near to “${itself}”.`, [certainty]);
  const { key, quote, record } = nearest;
  const itsWords = quote === null ? words`.` : words`: ${quoted(key, quote)}`;
  const title = titleOf(record);
  if (nearest.by !== 'estimate')
    return makeStatement(
      nearest.by === 'person'
        ? words`The project’s people call ${title} near to “${itself}”${itsWords}`
        : words`A language model calls ${title} near to “${itself}”${itsWords}`,
      [certainty],
      [{ key, quote: `Title: ${record.title}` }, ...(quote === null ? [] : [{ key, quote }])],
    );
  return makeStatement(
    nearest.certainty >= IDEA_NEAR_FROM
      ? words`Nearest to “${itself}” comes ${title}${itsWords}`
      : words`Nothing on record is likely near to “${itself}”; nearest lies ${title}${itsWords}`,
    [certainty],
    [{ key, quote: `Title: ${record.title}` }, ...(quote === null ? [] : [{ key, quote }])],
  );
}

/** Records that come near to a statement, the nearest first. */
const nearestTo = (at: number, near: Readonly<Record<string, NearStatement[]>>): (NearStatement & { key: string })[] =>
  Object.entries(near)
    .flatMap(([key, own]) => own.filter((each) => each.at === at).map((each) => ({ key, ...each })))
    .toSorted((one, other) => other.certainty - one.certainty);
