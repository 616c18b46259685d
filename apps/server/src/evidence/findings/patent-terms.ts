import type { Figure } from '@groundwork/contract/report-document';
import type { Patent } from '../../catalogue/engines/patents.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Statement } from '../evidence.ts';
import { isUntitled } from '../records/evidence-record.ts';
import { FEW } from '../records/statistics.ts';
import { asOf } from '../statements/of-record.ts';
import { name, num, word, words } from '../statements/statement.ts';
import { type Collected, derivedFigure, keyOf, makeStatement, nothing, partSeen, periodOf } from './collect.ts';
import type { Observed } from './observed.ts';

const TERM_YEARS = 20;
const SOON_YEARS = 5;
const LISTED = 8;

const filedOf = (record: CatalogueRecord) => (record.data as Patent).filingDate?.slice(0, 4);

/** When patents in the field run out: filing plus twenty years, an estimate without adjustments, disclaimers or lapses. */
export function patentTerms(observed: Observed): Collected {
  const found = nothing();
  const all = observed.records.patents;
  const filed = all.flatMap((record) => {
    const year = filedOf(record);
    return year ? [{ record, ends: Number(year) + TERM_YEARS }] : [];
  });
  if (filed.length === 0) return found;
  const engine = 'patents' as const;
  const thisYear = Number(observed.asOf.slice(0, 4));
  const counted = (id: string, label: string, records: CatalogueRecord[]) =>
    derivedFigure(observed, { id, label, value: records.length, how: 'count', engine, records });
  const whole = counted(
    'patent-terms:filed',
    'patents in the field that state their filing date',
    filed.map(({ record }) => record),
  );
  const over = filed.filter(({ ends }) => ends < thisYear);
  const soon = filed.filter(({ ends }) => ends >= thisYear && ends <= thisYear + SOON_YEARS);
  const past = counted(
    'patent-terms:over',
    `patents in the field whose estimated term is over`,
    over.map(({ record }) => record),
  );
  const next = counted(
    'patent-terms:soon',
    `patents in the field whose estimated term ends from ${thisYear} to ${thisYear + SOON_YEARS}`,
    soon.map(({ record }) => record),
  );
  found.figures.push(whole, past, next);
  const told =
    past.value + next.value > 0 ? tellTerms(thisYear, { whole, past, next }) : tellSpan(observed, filed, found);
  const rows = filed
    .filter(({ record, ends }) => ends >= thisYear && !isUntitled(record))
    .toSorted((one, other) => one.ends - other.ends)
    .slice(0, LISTED)
    .map(({ record, ends }) => {
      const year = derivedFigure(observed, {
        id: `patent-terms:${record.id}`,
        label: `estimated expiry of ${record.title}`,
        value: ends,
        unit: 'year',
        how: 'latest',
        engine,
        records: [record],
      });
      found.figures.push(year);
      found.cited.push(record);
      const { patentNumber, publicationNumber, assignees } = record.data as Patent;
      return {
        cells: [patentNumber ?? publicationNumber ?? null, record.title, assignees?.[0]?.name ?? null, ends],
        key: keyOf(record),
        figures: [year.id],
      };
    });
  if (rows.length >= 3)
    found.tables.push({
      id: 'patent-terms',
      caption: 'Patents by their estimated expiry, soonest first',
      columns: [
        { label: 'Patent', unit: 'text' },
        { label: 'Title', unit: 'text' },
        { label: 'Assignee', unit: 'text' },
        { label: 'Estimated expiry', unit: 'year' },
      ],
      rows,
      note: words`An estimate: the filing year plus the statutory term, before adjustments, disclaimers and lapses. As of ${asOf(observed)}.`,
    });
  found.findings.push({
    id: 'patent-terms',
    family: 'patent-terms',
    n: filed.length,
    period: periodOf(filed.map(({ record }) => record)),
    missing: partSeen(observed, engine),
    importance: filed.length >= FEW ? 65 : 26,
    headline: filed.length >= FEW ? told.headline : null,
    statements: [told.statement],
  });
  return found;
}

interface TermStatements {
  headline: Statement;
  statement: Statement;
}

function tellTerms(thisYear: number, { whole, past, next }: Record<'whole' | 'past' | 'next', Figure>): TermStatements {
  const figures = [past, whole, next];
  const soon = name(next, `${thisYear} to ${thisYear + SOON_YEARS}`);
  return {
    headline: makeStatement(
      words`By estimate, the term of ${num(past)} of ${num(whole)} patents in the field is over, and ${num(next)} more ${word(next.value === 1 ? 'ends' : 'end')} from ${soon}.`,
      figures,
    ),
    statement: makeStatement(
      words`The estimated term of ${num(past)} of the ${num(whole)} patents that state their filing date is over, and of ${num(next)} it ends from ${soon}.`,
      figures,
    ),
  };
}

/** Tells the years in which patents end, where none ends soon. */
function tellSpan(
  observed: Observed,
  filed: readonly { record: CatalogueRecord; ends: number }[],
  found: Collected,
): TermStatements {
  const years = filed.map(({ ends }) => ends);
  const [first, last] = [Math.min(...years), Math.max(...years)].map((ends, at) =>
    derivedFigure(observed, {
      id: `patent-terms:${at === 0 ? 'from' : 'to'}`,
      label: `estimated expiry of patents in the field, ${at === 0 ? 'from' : 'to'}`,
      value: ends,
      unit: 'year',
      how: 'latest',
      engine: 'patents',
      records: filed.filter((each) => each.ends === ends).map(({ record }) => record),
    }),
  ) as [Figure, Figure];
  found.figures.push(first, last);
  const span = first.value === last.value ? words`in ${num(first)}` : words`from ${num(first)} to ${num(last)}`;
  if (filed.length === 1)
    return {
      headline: makeStatement(words`A patent in the field expires ${span}, by estimate.`, [first, last]),
      statement: makeStatement(
        words`By its filing date, the one patent in the field that states it has an estimated expiry ${span}.`,
        [first, last],
      ),
    };
  return {
    headline: makeStatement(words`Patents in the field expire ${span}, by estimate.`, [first, last]),
    statement: makeStatement(words`By their filing dates, patents in the field have an estimated expiry ${span}.`, [
      first,
      last,
    ]),
  };
}
