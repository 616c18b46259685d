import { formatCount, formatDate, formatNumber } from '@groundwork/contract/format';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { bareName } from './bare-name.ts';
import { type Collected, keyOf, nothing, periodOf, say, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';
import type { Player } from './player.ts';

const LISTED = 10;
/** Fewer pairs that stand together more than once are no table. */
const PAIRS_MIN = 3;
/** Records that name so many together say nothing of any two of them. */
const NAMED_MAX = 6;

/** Organizations named together in records on the topic: partners in awards and trials, joint assignees, investors and companies. */
export function links(observed: Observed, players: readonly Player[]): Collected {
  const found = nothing();
  const byRecord = new Map<string, { record: CatalogueRecord; players: Player[] }>();
  for (const player of players)
    for (const { record } of player.records) {
      const entry = byRecord.get(keyOf(record)) ?? { record, players: [] };
      entry.players.push(player);
      byRecord.set(keyOf(record), entry);
    }
  const pairs = new Map<string, Pair>();
  for (const { record, players: named } of byRecord.values()) {
    if (named.length < 2 || named.length > NAMED_MAX) continue;
    for (const [at, one] of named.entries())
      for (const other of named.slice(at + 1)) {
        const key = `${one.id} ${other.id}`;
        const pair = pairs.get(key) ?? { one, other, records: [] };
        pair.records.push(record);
        pairs.set(key, pair);
      }
  }
  const ranked = [...pairs.values()].toSorted(
    (a, b) =>
      b.records.length - a.records.length ||
      a.one.name.localeCompare(b.one.name) ||
      a.other.name.localeCompare(b.other.name),
  );
  const often = ranked.filter(({ records }) => records.length > 1);
  // Who has money in whom is told by the rounds.
  const together = [...byRecord.values()].filter(
    ({ record, players: named }) =>
      record.engine !== 'companies' && namesOn(record, named).length > 1 && named.length <= NAMED_MAX,
  );
  if (together.length === 0) return found;
  if (often.length >= PAIRS_MIN) pairTable(observed, often, found);
  else recordTable(observed, together, found);
  const count = workedOut(observed, {
    id: 'links:records',
    label: 'records on the topic that name organizations together',
    value: together.length,
    how: 'count',
    engine: together[0]!.record.engine,
    records: together.map(({ record }) => record),
  });
  found.figures.push(count);
  const [first] = often;
  const figure = first && pairFigure(observed, first);
  if (figure) found.figures.push(figure);
  const known = together.map(({ record }) => record);
  found.findings.push({
    id: 'links',
    family: 'links',
    n: known.length,
    period: periodOf(known),
    missing: null,
    importance: 45,
    headline: null,
    statements: [
      // Of pairs that stand together once none is named before the others.
      figure
        ? say(
            `${first.one.name} and ${first.other.name} are named together in ${formatNumber(figure.value)} records on the topic.`,
            [figure],
          )
        : say(
            `${formatCount(known.length, 'record on the topic names', 'records on the topic name')} organizations that work together.`,
            [count],
          ),
    ],
  });
  return found;
}

interface Pair {
  one: Player;
  other: Player;
  records: CatalogueRecord[];
}

const pairFigure = (observed: Observed, { one, other, records }: Pair) =>
  workedOut(observed, {
    id: `links:${one.id}:${other.id}`,
    label: `records together, ${one.name} with ${other.name}`,
    value: records.length,
    how: 'count',
    engine: records[0]!.engine,
    records,
  });

function pairTable(observed: Observed, pairs: readonly Pair[], found: Collected): void {
  found.tables.push({
    id: 'links',
    caption: 'Organizations named together in records on the topic',
    columns: [
      { label: 'Organization', unit: 'text' },
      { label: 'With', unit: 'text' },
      { label: 'Records together', unit: 'count' },
    ],
    rows: pairs.slice(0, LISTED).map((pair) => {
      const figure = pairFigure(observed, pair);
      found.figures.push(figure);
      return { cells: [pair.one.name, pair.other.name, figure.value], key: null, figures: [figure.id] };
    }),
    note: `Awards, trials, patents, publications and rounds that name both, as of ${formatDate(observed.asOf)}.`,
  });
}

/** Where hardly anyone stands together twice: who works with whom, on what. */
function recordTable(
  observed: Observed,
  together: readonly { record: CatalogueRecord; players: Player[] }[],
  found: Collected,
): void {
  const shown = together.slice(0, LISTED);
  found.cited.push(...shown.map(({ record }) => record));
  found.tables.push({
    id: 'links',
    caption: 'Who works together on what',
    columns: [
      { label: 'Record', unit: 'text' },
      { label: 'Organizations', unit: 'text' },
    ],
    rows: shown.map(({ record, players: named }) => ({
      cells: [record.title, namesOn(record, named).join('; ')],
      key: keyOf(record),
      figures: [],
    })),
    note: `Each row is one record that names them, as of ${formatDate(observed.asOf)}.`,
  });
}

/** Each once, as the record writes it. */
function namesOn(record: CatalogueRecord, named: readonly Player[]): string[] {
  const written = record.organisations.map(({ name }) => name);
  return named.flatMap(({ name }) => written.find((each) => bareName(each) === bareName(name)) ?? []);
}
