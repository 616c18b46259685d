import type { LinkGroup, RecordLink } from '@groundwork/contract/records';
import { type Identity, identitiesOf, identityKeys, keysOf } from '../../catalogue/identity/identity.ts';
import { CONFIDENCE_MIN, isElsewhere, type Join, joinOf } from '../../catalogue/identity/join.ts';
import { nameWords } from '../../catalogue/identity/name-words.ts';
import { isTellingPair } from '../../catalogue/identity/party-role.ts';
import { readPersonName } from '../../catalogue/identity/person-name.ts';
import type { CatalogueIndex, IdentityGroup } from '../../catalogue/index/index.port.ts';
import { calm } from '../../catalogue/normalise/calm.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';

/** Parties that are followed: a paper's later authors would only add to what the first ones say. */
const PARTIES_MAX = 16;
/** Records listed of one data set, and looked at for them. */
const LISTED_MAX = 8;
const JUDGED_MAX = 40;
/** A name that parties in so many other places bear is nobody's own. */
const PLACES_MAX = 1;
/** Records that share no more than a surname and an initial, looked at per data set. */
const NAMESAKES_MAX = 12;

interface Found {
  record: CatalogueRecord;
  own: Identity;
  other: Identity;
  join: Join;
}

/** Records of any data set that name the same organisations or people, by data set, surest first. */
export async function linksOf(
  index: CatalogueIndex,
  record: CatalogueRecord,
  options: { isMoney(record: CatalogueRecord): boolean; splitFrom: RecordRef[]; signal?: AbortSignal | undefined },
): Promise<LinkGroup[]> {
  const own = identitiesOf(record).slice(0, PARTIES_MAX);
  const keys = own.map((identity) => keysOf(identity));
  const strong = [...new Set(keys.flatMap((key) => key.strong))];
  const weak = [...new Set(keys.flatMap((key) => key.weak))];
  // Sample data is joined with sample data alone, also where real records stand beside it.
  const only = record.source.isSample ? ('sample' as const) : undefined;
  const asked = { exclude: { engine: record.engine, id: record.id }, ...(only && { only }) };
  const [sure, unsure] = await Promise.all([
    strong.length > 0 ? index.findByIdentity(strong, { ...asked, perEngine: JUDGED_MAX }, options.signal) : [],
    weak.length > 0 ? index.findByIdentity(weak, { ...asked, perEngine: NAMESAKES_MAX }, options.signal) : [],
  ]);
  const isSplit = ({ engine, id }: CatalogueRecord) =>
    options.splitFrom.some((ref) => ref.engine === engine && ref.id === id);
  const engines = [...new Set([...sure, ...unsure].map(({ engine }) => engine))];
  return engines.flatMap((engine) => {
    const [named, namesakes] = [groupOf(sure, engine), groupOf(unsure, engine)];
    // A namesake that also holds a strong key is counted among those, looked at or not.
    const isNamesake = (other: CatalogueRecord) => !identityKeys(other).some((key) => strong.includes(key));
    const judged = [...named.records, ...namesakes.records.filter(isNamesake)];
    const found = judged.filter((other) => !isSplit(other)).flatMap((other) => bestJoin(own, other) ?? []);
    const told = withoutCommonNames(found).sort(surestFirst);
    const listed = told.slice(0, LISTED_MAX);
    if (listed.length === 0) return [];
    // Records not looked at are counted as they were found; those turned down are not.
    const isCommon = told.length < found.length;
    const more = (isCommon ? 0 : named.total - named.records.length) + told.length - listed.length;
    return {
      searchEngine: engine,
      records: listed.map((one) => present(one, options)),
      more,
      query: queryFor(listed[0]!),
    };
  });
}

function groupOf(groups: IdentityGroup[], engine: IdentityGroup['engine']): IdentityGroup {
  return groups.find((group) => group.engine === engine) ?? { engine, total: 0, records: [] };
}

/** The surest of all pairs of parties that tell something; null when none is sure enough. */
function bestJoin(own: Identity[], record: CatalogueRecord): Found | null {
  let best: Found | null = null;
  for (const other of identitiesOf(record)) {
    for (const mine of own) {
      if (!isTellingPair(mine.standing, other.standing)) continue;
      const join = joinOf(mine, other);
      if (join && join.confidence >= CONFIDENCE_MIN && join.confidence > (best?.join.confidence ?? 0))
        best = { record, own: mine, other, join };
    }
  }
  return best;
}

/**
 * Without those that only bear the name somewhere else, when there are several of them: as many different companies are
 * called Apex as there are states, and each would be called probably the same.
 */
function withoutCommonNames(found: Found[]): Found[] {
  const elsewhere = found.filter(({ own, other, join }) => join.confidence < 1 && isElsewhere(own.place, other.place));
  const places = new Set(elsewhere.map(({ other }) => `${other.place?.country} ${other.place?.state}`.toLowerCase()));
  return places.size > PLACES_MAX ? found.filter((one) => !elsewhere.includes(one)) : found;
}

function surestFirst(a: Found, b: Found): number {
  return b.join.confidence - a.join.confidence || ((b.record.date ?? '') < (a.record.date ?? '') ? -1 : 1);
}

function present(
  { record, own, other, join }: Found,
  { isMoney }: { isMoney(record: CatalogueRecord): boolean },
): RecordLink {
  return {
    id: record.id,
    title: calm(record.title),
    date: record.date,
    amount: isMoney(record) ? record.amount : null,
    name: other.name,
    role: other.role,
    ownRole: own.role,
    ...join,
  };
}

/** The search that finds the rest: the organisation's name as a phrase, or all words of the person's. */
function queryFor({ other }: Found): string {
  if (other.kind === 'organisation') return `organisation:"${nameWords(other.name).join(' ')}"`;
  const name = readPersonName(other.name);
  const words = name ? [...name.given.slice(0, 1), name.family.at(-1)!] : nameWords(other.name);
  return words.map((word) => `person:${word}`).join(' ');
}
