import type { Figure } from '@groundwork/contract/report-document';
import { asOf } from '../statements/of-record.ts';
import { joined, name, num, word, words } from '../statements/statement.ts';
import { type Collected, countOf, derivedFigure, keyOf, makeStatement, nothing, periodOf } from './collect.ts';
import { mapOf } from './map-of.ts';
import type { Observed } from './observed.ts';
import { isJoint, type Pair, pairsOf } from './pairs.ts';
import { isPayer } from './payers.ts';
import type { Player } from './player.ts';
import { recordsFigure } from './player-figures.ts';

/** Fewer pairs are seen at a glance in their table. */
const PAIRS_DRAWN = 3;
/** A party that fewer records join with others is no hub. */
const HUB_MIN = 3;

/** Organizations that records name together: partners in awards and trials, joint assignees, who funds or buys from whom. */
export function links(observed: Observed, players: readonly Player[], payers: readonly Player[]): Collected {
  const found = nothing();
  const pairs = pairsOf(players, payers);
  const joint = pairs.filter(({ how }) => isJoint(how));
  const map = mapOf(pairs);
  // An agency and those whom it paid: each award says so itself.
  if (joint.length === 0) return found;
  const figures = new Map(map.pairs.map((pair) => [pair, pairFigure(observed, pair)]));
  found.figures.push(...figures.values());
  found.cited.push(...map.pairs.map(({ records }) => records[0]!));
  // Listed in the order of the map.
  const listedPairs = map.nodes.flatMap((node) =>
    map.pairs.filter(
      (pair) =>
        map.nodes.find((each) => each === pair.one || each === pair.other) === node &&
        !(isOneAward(pair) && map.drawn.length >= PAIRS_DRAWN),
    ),
  );
  if (listedPairs.length > 0)
    found.tables.push({
      id: 'links',
      caption: 'Who is named with whom',
      columns: [
        { label: 'Organization', unit: 'text' },
        { label: 'With', unit: 'text' },
        { label: 'As', unit: 'text' },
        { label: 'Records', unit: 'count' },
        { label: 'Latest of them', unit: 'text' },
      ],
      rows: listedPairs.map((pair, at) => ({
        cells: [
          pair.one.name,
          pair.other.name,
          pair.how,
          pair.records.length,
          // Three who stand in one award are three pairs: its title is told with the first, and the others cite it.
          listedPairs.findIndex(({ records }) => records[0] === pair.records[0]) === at ? pair.records[0]!.title : null,
        ],
        key: keyOf(pair.records[0]!),
        figures: [figures.get(pair)!.id],
      })),
      note: words`Awards, contracts, trials, patents, publications and rounds in the field that name both, as of ${asOf(observed)}.${word(
        listedPairs.length < map.pairs.length ? ' Single awards are in the list of awards.' : '',
      )}`,
    });
  if (map.drawn.length >= PAIRS_DRAWN) {
    // Two of one name may be two organizations: each has a figure of its own.
    const counts = map.nodes.map((player) => ({ ...recordsFigure(observed, player), id: `links:${player.id}` }));
    found.figures.push(...counts);
    found.map = {
      title: 'Who is close to whom',
      nodes: map.nodes.map(({ name, role }, at) => ({ name, role, figure: counts[at]!.id })),
      links: map.drawn.map((pair) => ({
        from: map.nodes.indexOf(pair.one),
        to: map.nodes.indexOf(pair.other),
        how: pair.how,
        figure: figures.get(pair)!.id,
        key: keyOf(pair.records[0]!),
      })),
      note: words`A curve joins organizations that records in the field name together, and is stronger where they are several; the table tells which.${word(
        map.drawn.length < map.pairs.length
          ? ' Of those who published together once, as many curves are drawn as join them.'
          : '',
      )}`,
    };
  }
  const known = [...new Set(pairs.flatMap(({ records }) => records))];
  found.findings.push({
    id: 'links',
    family: 'links',
    n: known.length,
    period: periodOf(known),
    missing: null,
    importance: 45,
    headline: null,
    statements: [...together(observed, joint, found), ...middle(observed, pairs, found)],
  });
  return found;
}

/** The list of awards tells it. */
const isOneAward = ({ how, records }: Pair): boolean => how === 'funder and awardee' && records.length === 1;

const pairFigure = (observed: Observed, { one, other, how, records }: Pair): Figure =>
  derivedFigure(observed, {
    id: `links:${one.id}:${other.id}`,
    label: `records together, ${one.name} with ${other.name}, ${how}`,
    value: records.length,
    how: 'count',
    engine: records[0]!.engine,
    records,
  });

/** Among pairs that stand together once, none is named before the others. */
function together(observed: Observed, joint: readonly Pair[], found: Collected) {
  const [first] = joint;
  if (!first) return [];
  if (first.records.length > 1) {
    const figure = pairFigure(observed, first);
    found.figures.push(figure);
    return [
      makeStatement(
        words`${name(figure, first.one.name)} and ${name(figure, first.other.name)} are named together in ${num(figure)} records in the field.`,
        [figure],
      ),
    ];
  }
  const records = [...new Set(joint.flatMap((pair) => pair.records))];
  const count = derivedFigure(observed, {
    id: 'links:records',
    label: 'records in the field that name organizations together',
    value: records.length,
    how: 'count',
    engine: records[0]!.engine,
    records,
  });
  found.figures.push(count);
  return [
    makeStatement(
      words`${countOf(count, 'record in the field names', 'records in the field name')} organizations that work together.`,
      [count],
    ),
  ];
}

/** Whoever is joined with most others knows them: a word with them may open doors. */
function middle(observed: Observed, pairs: readonly Pair[], found: Collected) {
  const around = new Map<Player, Pair[]>();
  for (const pair of pairs)
    for (const player of [pair.one, pair.other])
      if (!isPayer(player)) around.set(player, [...(around.get(player) ?? []), pair]);
  const hubs = [...around]
    .filter(([, own]) => new Set(own.flatMap(({ records }) => records)).size >= HUB_MIN)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, 2);
  const figures = hubs.map(([{ id, name }, own]) =>
    derivedFigure(observed, {
      id: `links:${id}:others`,
      label: `organizations that records in the field name together with this one, ${name}`,
      value: own.length,
      how: 'count',
      engine: own[0]!.records[0]!.engine,
      records: own.flatMap(({ records }) => records),
    }),
  );
  found.figures.push(...figures);
  return hubs.length === 0
    ? []
    : [
        makeStatement(
          words`Records name ${joined(
            hubs.map(
              ([hub], at) =>
                words`${name(figures[at]!, hub.name)} together with ${num(figures[at]!)} other organizations`,
            ),
          )}.`,
          figures,
        ),
      ];
}
