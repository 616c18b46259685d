import type { FundingOpportunity } from '../../catalogue/engines/funding-opportunities.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Statement } from '../evidence.ts';
import { byCount, LONG_AGO_YEARS } from '../records/statistics.ts';
import { joined, name, num, word, words } from '../statements/statement.ts';
import {
  type Collected,
  countOf,
  derivedFigure,
  makeStatement,
  nothing,
  partSeen,
  periodOf,
  queryOn,
} from './collect.ts';
import type { Observed } from './observed.ts';
import { articled } from './with-article.ts';

const NAMED = 3;

/** Agencies that have put out calls for such work, however long ago: who once wanted it may buy it. */
export function demand(observed: Observed): Collected {
  const found = nothing();
  const engine = 'funding-opportunities' as const;
  const today = observed.asOf.slice(0, 10);
  const byAgency = new Map<string, CatalogueRecord[]>();
  for (const record of observed.records[engine]) {
    const agency = record.facets['agency']?.[0];
    if (agency) byAgency.set(agency, [...(byAgency.get(agency) ?? []), record]);
  }
  const ranked = byCount([...byAgency].map(([agency, records]) => ({ agency, records })));
  if (ranked.length === 0) return found;
  const named = ranked.flatMap(({ records }) => records);
  const agencies = derivedFigure(observed, {
    id: 'demand:agencies',
    label: 'agencies with calls in the field',
    value: ranked.length,
    how: 'count',
    engine,
    records: named,
  });
  // Among equals, none is named before the others.
  const next = ranked[NAMED]?.records.length;
  const top = ranked.slice(0, NAMED).filter(({ records }) => records.length !== next);
  const counts = top.map(({ agency, records }) =>
    derivedFigure(observed, {
      id: `demand:${agency}:count`,
      label: `calls in the field, ${agency}`,
      value: records.length,
      how: 'count',
      engine,
      filters: { agency: [agency] },
      records,
    }),
  );
  const years = named.flatMap(({ date }) => (date && date <= today ? [Number(date.slice(0, 4))] : []));
  const last =
    years.length === 0
      ? null
      : derivedFigure(observed, {
          id: 'demand:last',
          label: 'year of the latest call in the field',
          value: Math.max(...years),
          unit: 'year',
          how: 'latest',
          engine,
          records: named.filter(({ date }) => date?.startsWith(String(Math.max(...years)))),
        });
  found.series.push({
    id: 'demand',
    query: queryOn(observed, engine),
    rows: ranked.map(({ agency, records }) => ({ key: agency, count: records.length, amount: 0, withAmount: 0 })),
  });
  found.figures.push(agencies, ...counts, ...(last ? [last] : []));
  const when = last ? words`, the latest in ${num(last)}` : null;
  // If each has put out one, the numbers say nothing.
  const isOneEach = ranked.every(({ records }) => records.length === 1);
  const told = joined(
    top.map(({ agency }, at) =>
      isOneEach
        ? articled(name(counts[at]!, agency))
        : words`${articled(name(counts[at]!, agency))} (${num(counts[at]!)})`,
    ),
  );
  const figures = [...(top.length > 0 ? counts : [agencies]), ...(last ? [last] : [])];
  const from =
    top.length === 0
      ? words`from ${countOf(agencies, 'agency', 'agencies')}`
      : words`${word(ranked.length > top.length ? 'most often ' : '')}from ${told}`;
  const offices = ofOffices(observed, named, found);
  const isOne = named.length === 1 && top.length === 1;
  const once = last ? words` in ${num(last)}` : null;
  found.findings.push({
    id: 'demand',
    family: 'demand',
    n: named.length,
    period: periodOf(named),
    missing: partSeen(observed, engine),
    importance: 42,
    headline:
      last && last.value >= Number(today.slice(0, 4)) - LONG_AGO_YEARS
        ? isOne
          ? makeStatement(words`One call in the field is on record, ${from}${once}.`, figures)
          : makeStatement(words`Calls in the field have come ${from}${when}.`, figures)
        : null,
    statements: [
      isOne
        ? makeStatement(words`The one call on record for the topic came ${from}${once}.`, figures)
        : makeStatement(words`By agency, calls in the field have come ${from}${when}.`, figures),
      ...offices,
    ],
  });
  return found;
}

const BY_OFFICE = 'demand-by-office';

const officeOf = ({ data }: CatalogueRecord): string | null => {
  const { office, agency } = data as FundingOpportunity;
  // Years ago the same one was told with its country.
  return office && office !== agency ? office.replace(/^United States (?=\p{Lu})/u, '') : null;
};

/** The parts of an agency that have asked: the person to call is there, and not at a department. */
function ofOffices(observed: Observed, calls: readonly CatalogueRecord[], found: Collected): Statement[] {
  const engine = 'funding-opportunities' as const;
  const naming = calls.filter((call) => officeOf(call) !== null);
  const ranked = byCount([...Map.groupBy(naming, officeOf)].map(([office, records]) => ({ office: office!, records })));
  const next = ranked[NAMED]?.records.length;
  const top = ranked.slice(0, NAMED).filter(({ records }) => records.length !== next);
  if (calls.length < 2 || top.length === 0) return [];
  const counts = top.map(({ office, records }) =>
    derivedFigure(observed, {
      id: `${BY_OFFICE}:${office}:count`,
      label: `calls in the field by office, ${office}`,
      value: records.length,
      how: 'count',
      engine,
      records,
    }),
  );
  found.series.push({
    id: BY_OFFICE,
    query: queryOn(observed, engine),
    rows: ranked.map(({ office, records }) => ({ key: office, count: records.length, amount: 0, withAmount: 0 })),
  });
  found.figures.push(...counts);
  const isOneEach = ranked.every(({ records }) => records.length === 1);
  const told = top.map(({ office }, at) =>
    isOneEach
      ? articled(name(counts[at]!, office))
      : words`${articled(name(counts[at]!, office))} (${num(counts[at]!)})`,
  );
  return [
    makeStatement(
      words`Where an office is named, by office they have come ${word(ranked.length > top.length ? 'most often ' : '')}from ${joined(told)}.`,
      counts,
    ),
  ];
}
