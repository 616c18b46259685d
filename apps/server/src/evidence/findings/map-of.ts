import { isJoint, type Pair } from './pairs.ts';
import type { Player } from './player.ts';

/** More names are no longer read at a glance. */
const NODES_MAX = 20;
const LINKS_MAX = 24;

/**
 * Who is shown, in the order of the rows: the largest parts that records join first, in each from the one with most neighbors
 * outwards; with the pairs among them.
 */
export function mapOf(pairs: readonly Pair[]): { nodes: Player[]; pairs: Pair[] } {
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
  // Who was paid once, by whom nobody else is, is close to nobody: the list of awards says so.
  const told = parts.filter((part) => part.length > 2 || linksAmong(part).some(({ how }) => isJoint(how)));
  for (const player of told.toSorted((one, other) => other.length - one.length).flat()) {
    const more = [...nodes, player];
    if (more.length > NODES_MAX || linksAmong(more).length > LINKS_MAX) break;
    nodes.push(player);
  }
  const shown = linksAmong(nodes);
  return {
    nodes: nodes.filter((node) => shown.some(({ one, other }) => one === node || other === node)),
    pairs: shown,
  };
}
