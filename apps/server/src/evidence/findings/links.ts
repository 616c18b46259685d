import { formatCount, formatDate, formatNumber } from '@groundwork/contract/format';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type Collected, keyOf, nothing, periodOf, say, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';
import type { Player } from './player.ts';

const LISTED = 10;
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
  const pairs = new Map<string, { one: Player; other: Player; records: CatalogueRecord[] }>();
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
  if (ranked.length < 2) return found;
  const together = [...new Set(ranked.flatMap(({ records }) => records))];
  const count = workedOut(observed, {
    id: 'links:pairs',
    label: 'pairs of organizations that records on the topic name together',
    value: ranked.length,
    how: 'count',
    engine: together[0]!.engine,
    records: together,
  });
  found.figures.push(count);
  const rows = ranked.slice(0, LISTED).map(({ one, other, records }) => {
    const figure = workedOut(observed, {
      id: `links:${one.id}:${other.id}`,
      label: `records together, ${one.name} with ${other.name}`,
      value: records.length,
      how: 'count',
      engine: records[0]!.engine,
      records,
    });
    found.figures.push(figure);
    return { cells: [one.name, other.name, figure.value], key: null, figures: [figure.id] };
  });
  found.tables.push({
    id: 'links',
    caption: 'Organizations named together in records on the topic',
    columns: [
      { label: 'Organization', unit: 'text' },
      { label: 'With', unit: 'text' },
      { label: 'Records together', unit: 'count' },
    ],
    rows,
    note: `Awards, trials, patents, publications and rounds that name both, as of ${formatDate(observed.asOf)}.`,
  });
  found.findings.push({
    id: 'links',
    family: 'links',
    n: together.length,
    period: periodOf(together),
    missing: null,
    importance: 45,
    headline: null,
    statements: [
      // Of pairs that stand together once none is named before the others.
      ranked[0]!.records.length > 1
        ? say(
            `${ranked[0]!.one.name} and ${ranked[0]!.other.name} are named together in ${formatNumber(ranked[0]!.records.length)} records on the topic.`,
            rows[0]!.figures,
          )
        : say(
            `${formatCount(ranked.length, 'pair of organizations is', 'pairs of organizations are')} named together in records on the topic.`,
            [count],
          ),
    ],
  });
  return found;
}
