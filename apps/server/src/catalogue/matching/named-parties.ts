import type { Engine } from '@groundwork/contract/engines';
import { type Identity, identitiesOf, keysOf } from '../identity/identity.ts';
import { joinOf } from '../identity/join.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { type CatalogueRecord, refKey } from '../record.ts';
import { DIRECT_FLOOR, FIELD_FLOOR } from './rings.ts';

/** How many records on topic have their parties looked up, and how many parties. */
const LOOKED_UP = 120;
const PARTIES_MAX = 150;
const PER_ENGINE = 20;
/** Joins by the name alone, in other places or for common names, are too weak to judge by. */
const SURE = 0.7;
/** A join can be wrong, and who does something need not be about it. */
const TRUST = 0.9;
/** The share of a party's records that must be on topic for it to be; else it is of the field. One record says what someone does who has
 *  hardly another, not what a university does. */
const MAIN_SHARE = 0.2;
const MAIN_MIN = 2;

export interface NamedParty {
  record: CatalogueRecord;
  related: number;
  onTopic: number;
}

interface Named {
  record: CatalogueRecord;
  onTopic: number;
}

/**
 * Organisations and people whose own records say little are judged by what names them: the awards, patents, trials and papers on
 * topic, by an identifier or by their full name. `onTopic`: the surest first.
 */
export async function namedParties(
  onTopic: Named[],
  engines: ReadonlySet<Engine>,
  index: Pick<CatalogueIndex, 'findByIdentity'>,
  only?: 'sample',
): Promise<NamedParty[]> {
  const sources = onTopic.filter(({ record }) => !engines.has(record.engine)).slice(0, LOOKED_UP);
  const probability = new Map(sources.map((each) => [refKey(each.record), each.onTopic]));
  const actors = new Map<string, Identity>();
  for (const { record } of sources)
    for (const identity of identitiesOf(record)) {
      const { strong } = keysOf(identity);
      if (identity.standing !== 'aside' && strong.length > 0 && actors.size < PARTIES_MAX)
        actors.set(strong.join(' '), identity);
    }
  const found = await Promise.all(
    [...actors.values()].map(async (identity) => ({
      identity,
      groups: await index.findByIdentity(keysOf(identity).strong, { perEngine: PER_ENGINE, ...(only && { only }) }),
    })),
  );
  const parties = new Map<string, NamedParty>();
  for (const { identity, groups } of found) {
    const others = groups.filter(({ engine }) => !engines.has(engine));
    const all = others.reduce((sum, { total }) => sum + total, 0);
    const about = others.flatMap(({ records }) => records.flatMap((record) => probability.get(refKey(record)) ?? []));
    if (about.length === 0) continue;
    const best = TRUST * Math.max(...about);
    const isMain = about.length / Math.max(1, all) >= MAIN_SHARE && (about.length >= MAIN_MIN || all <= MAIN_MIN);
    for (const record of groups.filter(({ engine }) => engines.has(engine)).flatMap(({ records }) => records)) {
      if (!isSurelyOne(identity, record)) continue;
      const known = parties.get(refKey(record));
      parties.set(refKey(record), {
        record,
        related: Math.max(known?.related ?? 0, best, FIELD_FLOOR),
        onTopic: Math.max(known?.onTopic ?? 0, isMain ? Math.max(best, DIRECT_FLOOR) : 0),
      });
    }
  }
  return [...parties.values()];
}

const isSurelyOne = (identity: Identity, party: CatalogueRecord): boolean =>
  identitiesOf(party).some((own) => own.standing === 'self' && (joinOf(identity, own)?.confidence ?? 0) >= SURE);
