import type { Engine } from '@groundwork/contract/engines';
import type { OverviewParty } from '@groundwork/contract/search-overview';
import { type Identity, identitiesOf, keysOf } from '../../catalogue/identity/identity.ts';
import { joinOf } from '../../catalogue/identity/join.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

const SHOWN = 8;
/** Parties of one record that are followed: a paper's later authors only add to what the first ones say. */
const PER_RECORD = 8;
/** Interventions are those of trials, by the same sponsors: together they are one place to appear in. */
const TOLD_BY: Partial<Record<Engine, Engine>> = { interventions: 'clinical-trials' };
/** Less says that two may be one by chance; from the second on it is stated. */
const JOINED_FROM = 0.6;
const SURE_FROM = 0.8;

interface Member {
  record: CatalogueRecord;
  identity: Identity;
}
interface Group {
  members: Member[];
  isSure: boolean;
}

/** Organisations and people who appear among records of several data sets, those in most of them first. */
export function partiesOfSeveral(records: CatalogueRecord[]): OverviewParty[] {
  const groups: Group[] = [];
  const byKey = new Map<string, Group[]>();
  for (const record of records) {
    for (const identity of identitiesOf(record).slice(0, PER_RECORD)) {
      if (identity.standing === 'aside') continue;
      const keys = keysOf(identity).strong;
      const known = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
      const group = joinInto([...known], { record, identity }) ?? { members: [{ record, identity }], isSure: true };
      if (!known.has(group)) groups.push(group);
      for (const key of keys) {
        const of = byKey.get(key) ?? [];
        if (!of.includes(group)) byKey.set(key, [...of, group]);
      }
    }
  }
  return groups
    .map(present)
    .filter((party) => enginesOf(party) > 1)
    .sort((a, b) => enginesOf(b) - enginesOf(a) || b.records.length - a.records.length || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN);
}

/** Into the group that it is most surely one with; null when it is with none. */
function joinInto(groups: Group[], member: Member): Group | null {
  const ranked = groups
    .map((group) => ({
      group,
      confidence: Math.max(...group.members.map(({ identity }) => joinOf(identity, member.identity)?.confidence ?? 0)),
    }))
    .sort((a, b) => b.confidence - a.confidence);
  const [best] = ranked;
  if (!best || best.confidence < JOINED_FROM) return null;
  best.group.members.push(member);
  best.group.isSure &&= best.confidence >= SURE_FROM;
  return best.group;
}

function present({ members, isSure }: Group): OverviewParty {
  const records = new Map<string, OverviewParty['records'][number]>();
  for (const { record, identity } of members) {
    const key = `${record.engine}/${record.id}`;
    if (!records.has(key))
      records.set(key, { searchEngine: record.engine, id: record.id, title: record.title, role: identity.role });
  }
  return {
    type: members[0]!.identity.kind,
    name: mostFrequent(members.map(({ identity }) => identity.name))[0]!,
    roles: mostFrequent(members.map(({ identity }) => identity.role)),
    isSure,
    records: [...records.values()],
  };
}

const enginesOf = ({ records }: OverviewParty) =>
  new Set(records.map(({ searchEngine }) => TOLD_BY[searchEngine] ?? searchEngine)).size;

function mostFrequent(values: string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}
