import { type Identity, identitiesOf, keysOf } from '../apps/server/src/catalogue/identity/identity.ts';
import { recordNumbers } from '../apps/server/src/catalogue/identity/same-record.ts';
import type { CatalogueRecord } from '../apps/server/src/catalogue/record.ts';
import { rawParties, rewritten } from './joins-raw.ts';
import { randomNumbers } from './random.ts';

export interface LabelledPair {
  a: Identity;
  b: Identity;
  isSame: boolean;
  origin: string;
}

/** Of each kind of label, so that no register outweighs the others. */
const PAIRS_MAX = 250;

export interface Labelled {
  identity: Identity;
  label: string;
  /** The source's name, where the parties of one source are kept apart. */
  source?: string;
}

/**
 * Pairs of parties whose identifiers say whether they are one. The identifiers are withheld from the judge. Different
 * ones are only those that could be mixed up: their names share a look-up key, a surname or a first word.
 */
export function labelledPairs(records: CatalogueRecord[], jsonFiles: string[]): LabelledPair[] {
  const raw = jsonFiles.flatMap(rawParties);
  const parties = records.flatMap((record) => identitiesOf(record).map((identity) => ({ identity, record })));
  const random = randomNumbers(7);
  const pairs: LabelledPair[] = [];
  for (const scheme of ['uei', 'duns', 'cik', 'assignee', 'orcid', 'openalex', 'inventor']) {
    const labelled = parties.flatMap(({ identity }) => {
      const label = identity.ids[scheme];
      return label ? [{ identity, label }] : [];
    });
    const beside = raw.filter((one) => one.scheme === scheme);
    pairs.push(...pairsOf(beside.length > labelled.length ? beside : labelled, scheme, random));
  }
  for (const kind of ['organisation', 'person'] as const) {
    const written = pairs
      .filter(({ a }) => a.kind === kind)
      .map(({ a }, at) => ({ a, b: rewritten(a, at), isSame: true, origin: `rewritten ${kind}` }));
    pairs.push(...written.filter((pair): pair is LabelledPair => pair.b !== null).slice(0, PAIRS_MAX / 2));
  }
  pairs.push(...coauthors(records, random), ...sponsors(records, random));
  return pairs;
}

function pairsOf(labelled: Labelled[], origin: string, random: () => number): LabelledPair[] {
  const same = [...Map.groupBy(labelled, ({ label }) => label).values()].flatMap((group) =>
    neighbours(spellings(group)),
  );
  const different = [...Map.groupBy(labelled, ({ identity }) => blockOf(identity)).values()].flatMap((group) =>
    neighbours(oneOfEachLabel(group)),
  );
  return [...pick(same, true, origin, random), ...pick(different, false, origin, random)];
}

/** One of each way of writing a name, so that equal strings do not make the figures; two where there is but one way. */
function spellings(group: Labelled[]): Labelled[] {
  const distinct = [...new Map(group.map((one) => [one.identity.name, one])).values()];
  return distinct.length > 1 ? distinct : group.slice(0, 2);
}

function oneOfEachLabel(group: Labelled[]): Labelled[] {
  return [...new Map(group.map((one) => [one.label, one])).values()];
}

function neighbours(group: Labelled[]): [Labelled, Labelled][] {
  return group.slice(1).map((one, at) => [group[at]!, one]);
}

function blockOf(identity: Identity): string {
  const { strong, weak } = keysOf({ ...identity, ids: {} });
  return weak[0] ?? strong[0]?.split(' ').slice(0, 2).join(' ') ?? '';
}

/** Two authors of one paper with one surname are two people. */
function coauthors(records: CatalogueRecord[], random: () => number): LabelledPair[] {
  const pairs = records
    .filter(({ people }) => people.length > 1 && people.every(({ role }) => role === 'Author'))
    .flatMap((record) => {
      const people = identitiesOf(record).filter(({ kind }) => kind === 'person');
      const labelled = people.map((identity, at) => ({ identity, label: String(at) }));
      return [...Map.groupBy(labelled, ({ identity }) => blockOf(identity)).values()].flatMap(neighbours);
    });
  return pick(pairs, false, 'coauthors', random);
}

/** A trial's sponsor in two registers is one organisation. */
function sponsors(records: CatalogueRecord[], random: () => number): LabelledPair[] {
  const labelled = records.flatMap((record) => {
    const identity = identitiesOf(record).find(({ role }) => /sponsor/i.test(role));
    const label = recordNumbers(record).find((number) => number.startsWith('trial:'));
    return identity && label ? [{ identity, label, source: record.source.name }] : [];
  });
  const same = [...Map.groupBy(labelled, ({ label }) => label).values()].flatMap((group) =>
    neighbours([...new Map(group.map((one) => [one.source, one])).values()]),
  );
  return pick(same, true, 'trial sponsors', random);
}

function pick(pairs: [Labelled, Labelled][], isSame: boolean, origin: string, random: () => number): LabelledPair[] {
  return pairs
    .map((pair) => ({ pair, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, PAIRS_MAX)
    .map(({ pair: [a, b] }) => ({ a: withheld(a), b: withheld(b), isSame, origin }));
}

const withheld = ({ identity }: Labelled): Identity => ({ ...identity, ids: {} });
