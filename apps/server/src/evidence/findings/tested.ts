import type { Figure } from '@groundwork/contract/report-document';
import { foldedWords } from '../../catalogue/query/fold.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { byCount, FEW } from '../records/statistics.ts';
import { asOf } from '../statements/of-record.ts';
import { joined, name, num, word, words } from '../statements/statement.ts';
import { type Collected, derivedFigure, makeStatement, nothing, partSeen, periodOf } from './collect.ts';
import type { Observed } from './observed.ts';
import { testedNames, writtenIn } from './tested-names.ts';
import { COMPLETED, RECRUITING, STOPPED, statusOf } from './trial-status.ts';

const KINDS = [
  { engine: 'clinical-trials', many: 'clinical trials', importance: 78 },
  { engine: 'international-trials', many: 'international trials', importance: 62 },
] as const;
const TOLD = 3;
const LISTED = 10;
const STANDS_OUT = 3;
const STANDS_OUT_PART = 0.1;
/** A thing that one trial alone tests is told by the list of trials. */
const TOGETHER = 2;

/** The things that trials in the field test, by the names that several of them have in common, and how these stand. */
export function tested(observed: Observed): Collected {
  const found = nothing();
  for (const kind of KINDS) ofKind(observed, kind, found);
  return found;
}

/** A name of nothing but words of the project. */
function isSubject(name: string, { words: own }: Observed): boolean {
  return foldedWords(name).every((word) => own.has(word));
}

function ofKind(observed: Observed, { engine, many, importance }: (typeof KINDS)[number], found: Collected): void {
  const byName = new Map<string, CatalogueRecord[]>();
  const written = writtenIn(observed.records[engine]);
  const printed = (name: string) => name.replace(/[^ ]+/g, (word) => written.get(word.toLowerCase()) ?? word);
  const naming: CatalogueRecord[] = [];
  for (const record of observed.records[engine]) {
    const names = testedNames(record);
    if (names.length > 0) naming.push(record);
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), record]);
  }
  const ranked = byCount(
    [...byName]
      .map(([name, records]) => ({ name: printed(name), records }))
      .filter(({ records }) => records.length >= TOGETHER),
  );
  if (naming.length < FEW || ranked.length === 0) return;
  const counted = (id: string, label: string, records: CatalogueRecord[]): Figure =>
    derivedFigure(observed, {
      id: `tested:${engine}:${id}`,
      label,
      value: records.length,
      how: 'count',
      engine,
      records,
    });
  const whole = counted('all', `${many} in the field that name what they test`, naming);
  const rows = ranked.slice(0, LISTED).map(({ name, records }) => {
    const part = (words: string, pattern: RegExp) =>
      counted(
        `${name}:${words}`,
        `${many} in the field that are ${words}, ${name}`,
        records.filter((record) => pattern.test(statusOf(record))),
      );
    const all = counted(name, `${many} in the field that test, ${name}`, records);
    const states = [part('completed', COMPLETED), part('recruiting', RECRUITING), part('stopped early', STOPPED)];
    return { name, all, states };
  });
  const isKept = [COMPLETED, RECRUITING, STOPPED].map((pattern) =>
    observed.records[engine].some((record) => pattern.test(statusOf(record))),
  );
  found.figures.push(whole, ...rows.flatMap(({ all, states }) => [all, ...states]));
  // A sentence says as much about a single thing.
  if (rows.length > 1)
    found.tables.push({
      id: `tested:${engine}`,
      caption: `What several ${many} in the field test`,
      columns: [
        { label: 'Tested', unit: 'text' },
        { label: 'Trials', unit: 'count' },
        { label: 'Completed', unit: 'count' },
        { label: 'Recruiting', unit: 'count' },
        { label: 'Stopped early', unit: 'count' },
      ],
      rows: rows.map(({ name, all, states }) => ({
        // A register that has no such state has nothing in its column.
        cells: [name, all.value, ...states.map(({ value }, at) => (isKept[at] ? value : null))],
        key: null,
        figures: [all.id, ...states.map(({ id }) => id)],
      })),
      note: words`By the names of the interventions; a trial stands under each that it names, also where it is what others are compared with. As of ${asOf(observed)}.`,
    });
  // Among equals, none is told before the others.
  const next = rows[TOLD]?.all.value;
  const top = rows.slice(0, TOLD).filter(({ all }) => all.value !== next);
  // A thing tested twice among many stands in the table alone.
  if (top.length === 0 || top[0]!.all.value < Math.max(STANDS_OUT, naming.length * STANDS_OUT_PART)) return;
  const told = joined(top.map((row) => words`${name(row.all, row.name)} (${num(row.all)})`));
  const figures = top.map(({ all }) => all);
  // No news: trials on the subject test the subject, and nothing else stands out.
  const isNews = top.some(({ name }) => !isSubject(name, observed));
  found.findings.push({
    id: `tested:${engine}`,
    family: 'tested',
    n: naming.length,
    period: periodOf(naming),
    missing: partSeen(observed, engine),
    importance,
    headline: isNews
      ? makeStatement(words`Several ${word<typeof many>(many)} in the field test ${told}.`, figures)
      : null,
    statements: [
      makeStatement(
        words`Of the ${num(whole)} ${word<typeof many>(many)} in the field that name what they test, ${joined(top.map((row) => words`${num(row.all)} name ${name(row.all, row.name)}`))}.`,
        [whole, ...figures],
      ),
    ],
  });
}
