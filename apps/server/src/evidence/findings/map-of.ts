import { isJoint, type Pair } from './pairs.ts';
import type { Player } from './player.ts';

/** More names are no longer read at a glance. */
const NODES_MAX = 20;
const LINKS_MAX = 24;

/**
 * The players shown, in the order of the rows: the largest parts that records join first, in each from the one with
 * most neighbors outwards; with the pairs among them, and those of them that are drawn.
 */
export function mapOf(pairs: readonly Pair[]): { nodes: Player[]; pairs: Pair[]; drawn: Pair[] } {
  const joined = new Map<Player, Player[]>();
  const join = (one: Player, other: Player) => joined.set(one, [...(joined.get(one) ?? []), other]);
  for (const { one, other } of pairs) {
    join(one, other);
    join(other, one);
  }
  // Pairs come with those together most often first, so do neighbors.
  const hubsFirst = [...joined.keys()].toSorted((one, other) => joined.get(other)!.length - joined.get(one)!.length);
  const parts: Player[][] = [];
  const seen = new Set<Player>();
  for (const hub of hubsFirst) {
    if (seen.has(hub)) continue;
    const part = [hub];
    seen.add(hub);
    for (const player of part)
      for (const next of joined.get(player)!) {
        if (seen.has(next)) continue;
        seen.add(next);
        part.push(next);
      }
    parts.push(part);
  }
  const linksAmong = (nodes: readonly Player[]) =>
    pairs.filter(({ one, other }) => nodes.includes(one) && nodes.includes(other));
  const nodes: Player[] = [];
  // An awardee paid once, by a payer of nobody else, is close to nobody: the list of awards says so.
  const told = parts.filter((part) => part.length > 2 || linksAmong(part).some(({ how }) => isJoint(how)));
  for (const player of told.toSorted((one, other) => other.length - one.length).flat()) {
    const more = [...nodes, player];
    if (more.length > NODES_MAX || drawnOf(linksAmong(more), more).length > LINKS_MAX) break;
    nodes.push(player);
  }
  const shown = linksAmong(nodes);
  return {
    nodes: nodes.filter((node) => shown.some(({ one, other }) => one === node || other === node)),
    pairs: shown,
    drawn: drawnOf(shown, nodes),
  };
}

/**
 * Parties that published together once get only as many curves as join them, from the one with most neighbors; every
 * other curve says something of its own. A paper of six would draw fifteen, and two such papers fill the map.
 */
function drawnOf(pairs: readonly Pair[], nodes: readonly Player[]): Pair[] {
  const partOf = new Map(nodes.map((node) => [node, node]));
  const joins = ({ one, other }: Pair): boolean => {
    const [from, to] = [partOf.get(one)!, partOf.get(other)!];
    for (const [node, part] of partOf) if (part === to) partOf.set(node, from);
    return from !== to;
  };
  const isSlight = ({ how, records }: Pair) => how === 'joint publication' && records.length === 1;
  const rank = ({ one, other }: Pair) => Math.min(nodes.indexOf(one), nodes.indexOf(other));
  const telling = pairs.filter((pair) => !isSlight(pair));
  for (const pair of telling) joins(pair);
  const slight = pairs
    .filter(isSlight)
    .toSorted((one, other) => rank(one) - rank(other))
    .filter(joins);
  const drawn = new Set([...telling, ...slight]);
  return pairs.filter((pair) => drawn.has(pair));
}
