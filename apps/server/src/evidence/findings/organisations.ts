import { type Identity, identitiesOf, keysOf } from '../../catalogue/identity/identity.ts';
import { joinOf } from '../../catalogue/identity/join.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

/** One organisation over all data sets: the records that name it, and as what. */
export interface Organisation {
  name: string;
  /** Each record once, with the roles in which it names the organisation. */
  records: { record: CatalogueRecord; roles: string[] }[];
}

/** Below this two parties of the same name are told apart. */
const SURE = 0.6;
/** The same name, letter by letter, is less often another's in one role on one topic than among all records. */
const SAME_ROLE = 0.1;
/** An organisation's entries differ little: the first few speak for it. */
const COMPARED_MAX = 4;

/** A text that says something is nobody's name: a statement would repeat it as if it were one. */
const SPEECH = /[:;!?]\s/;

interface Cluster {
  identities: Identity[];
  names: Map<string, number>;
  records: Map<string, { record: CatalogueRecord; roles: Set<string> }>;
}

/**
 * The organisations that records name, joined by identifiers, names and places: two of one name whose identifiers or
 * places speak against it stay two. In the order in which they are first named.
 */
export function organisationsOf(
  records: readonly CatalogueRecord[],
  isMeant: (identity: Identity, record: CatalogueRecord) => boolean = () => true,
  partiesOf: (record: CatalogueRecord) => readonly Identity[] = identitiesOf,
): Organisation[] {
  const byKey = new Map<string, Cluster[]>();
  const clusters: Cluster[] = [];
  for (const record of records) {
    for (const identity of partiesOf(record)) {
      if (identity.kind !== 'organisation' || SPEECH.test(identity.name) || !isMeant(identity, record)) continue;
      const { strong } = keysOf(identity);
      const known = strong.flatMap((key) => byKey.get(key) ?? []);
      const cluster = sameOf(identity, known) ?? { identities: [], names: new Map(), records: new Map() };
      if (cluster.identities.length === 0) clusters.push(cluster);
      add(cluster, identity, record);
      for (const key of strong) {
        const under = byKey.get(key);
        if (!under) byKey.set(key, [cluster]);
        else if (!under.includes(cluster)) under.push(cluster);
      }
    }
  }
  return clusters.map((cluster) => ({
    name: nameOf(cluster),
    records: [...cluster.records.values()].map(({ record, roles }) => ({ record, roles: [...roles] })),
  }));
}

function sameOf(identity: Identity, known: readonly Cluster[]): Cluster | null {
  let best: Cluster | null = null;
  let sure = SURE;
  for (const cluster of new Set(known)) {
    const joins = cluster.identities.map((other) => confidenceOf(identity, other));
    const surest = Math.max(...joins);
    // One identifier is one organisation; short of that, an entry that can't be the same speaks against all.
    const confidence = surest < 1 && joins.includes(0) ? 0 : surest;
    if (confidence >= sure) [best, sure] = [cluster, confidence];
  }
  return best;
}

function confidenceOf(one: Identity, other: Identity): number {
  const join = joinOf(one, other);
  if (!join || join.confidence === 1) return join?.confidence ?? 0;
  const isWrittenSo = one.name === other.name && one.role === other.role;
  return Math.min(0.99, join.confidence + (isWrittenSo ? SAME_ROLE : 0));
}

function add(cluster: Cluster, identity: Identity, record: CatalogueRecord): void {
  if (cluster.identities.length < COMPARED_MAX) cluster.identities.push(identity);
  cluster.names.set(identity.name, (cluster.names.get(identity.name) ?? 0) + 1);
  const key = `${record.engine}/${record.id}`;
  const entry = cluster.records.get(key) ?? { record, roles: new Set() };
  entry.roles.add(identity.role);
  cluster.records.set(key, entry);
}

const isShouted = (name: string) => name === name.toUpperCase();

/** The name that most records write, one in capitals only where no record writes another. */
function nameOf({ names }: Cluster): string {
  const ordered = [...names].sort(
    ([one, count], [other, otherCount]) => Number(isShouted(one)) - Number(isShouted(other)) || otherCount - count,
  );
  return ordered[0]![0];
}
