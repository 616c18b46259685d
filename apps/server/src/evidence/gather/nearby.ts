import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { About, AboutTerm, Judgement } from '../../catalogue/relevance/about.ts';
import { isClearlyRelated, isNearbyRelated } from '../../catalogue/relevance/best-matches.ts';
import { ILLNESS_OF_MANY, TELLING_BESIDE_ILLNESS } from '../../catalogue/relevance/conditions.ts';
import { spread } from '../../catalogue/relevance/spread.ts';
import { isSaidIn, saidIn } from '../findings/said-in.ts';
import { isUntitled } from './clean-record.ts';
import { evidenceKey, readPart } from './evidence-record.ts';
import { NEAR } from './near.ts';
import { asTyped, namingWords } from './sought.ts';

/** A record near a project of which next to nothing is on record: which of the project's words it has, and which it lacks. */
export interface Neighbour {
  record: CatalogueRecord;
  shared: string[];
  lacking: string[];
  /** Near enough for advice to rest on it: the others are named, and no more. */
  isClose: boolean;
}

const NEARBY_MAX = 10;
/** As many as are compared. */
const LOOKED_THROUGH = 250;
/**
 * Cosines by the encoder from which a record is of the field: where the judgement by words speaks for it, and where it doesn't.
 * Of 57 projects that were read, most of what lies above is, and nothing does of projects that nothing fits ("POOL CORP" for pool
 * tables: .467).
 */
const ALIKE_WITH_WORDS = 0.44;
const ALIKE_ALONE = 0.47;
/** Farther away it has several words that tell the project: "a bacterial seed treatment for seed rot" for microbes on seed corn. */
const ALIKE_BY_SEVERAL = 0.38;
const SEVERAL = 2;
const NEAR_BY_SEVERAL = 0.52;
/** So much of the profile in one word is what the thing is: "concrete" of "self-healing concrete". */
const ONE_SHARE = 0.13;
/** Of two that read much alike the one that says more of the project is nearer. */
const WORDS_COUNT = 0.5;
/** Of medicine what is for the same illness is nearer than what is made alike. */
const SAME_ILLNESS = 0.1;
/** A word that makes up less of the profile tells little. */
const TELLING = 0.025;
/** It says half of what tells the project, or the word that tells it most and reads like it: "exosomes", of a test for them. */
const CLOSE_SHARE = 0.5;
const CLOSE_BY_BOTH = 0.65;
const SHARED_TOLD = 4;
const LACKING_TOLD = 3;

interface Options {
  index: CatalogueIndex;
  about: About;
  description: string;
  signal?: AbortSignal | undefined;
}

/**
 * What is of the project's field, as far as that can be told, and not about the project: what reads most like it first. Without an
 * encoder what the words say the most for.
 */
export async function neighboursOf({ index, about, description, signal }: Options): Promise<Neighbour[]> {
  const [{ hits }, { terms }] = await Promise.all([
    index.search(
      {
        // An intervention is told with the trial that it stands in.
        engines: ENGINES.filter((engine) => !engineDeclaration(engine).isWhatItsTitleNames),
        query: null,
        about: { subject: about, atLeast: 'related' },
        sort: 'relevance',
        direction: 'desc',
        offset: 0,
        limit: LOOKED_THROUGH,
      },
      signal,
    ),
    index.measure(about, signal),
  ]);
  const weights = new Map(terms.map(({ label, weight }) => [label, weight]));
  const saysMore = moreThanItsIllness(about, new Map(terms.map(({ label, count }) => [label, count])));
  const telling = about.terms
    .filter(({ label }) => weights.get(label)! >= TELLING)
    .toSorted((one, other) => weights.get(other.label)! - weights.get(one.label)!);
  const shareOf = (words: readonly AboutTerm[]) => words.reduce((sum, { label }) => sum + weights.get(label)!, 0);
  const nearnessOf = ({ similarity, shared }: { similarity: number | null; shared: readonly AboutTerm[] }) =>
    similarity === null
      ? 0
      : similarity + shareOf(shared) * WORDS_COUNT + (shared.some(({ isCondition }) => isCondition) ? SAME_ILLNESS : 0);
  const similarities = new Map(about.compared.map((each) => [evidenceKey(each), each.similarity]));
  const near = hits
    .map(({ record, judgement }) => {
      const has = saidIn(record);
      const shared = telling.filter(({ label, variants }) => isSaidIn(has, [label, ...variants]));
      return { record, judgement, shared, similarity: similarities.get(evidenceKey(record)) ?? null };
    })
    .filter(({ record }) => !record.withdrawn && !isUntitled(record))
    .filter(({ record, shared }) => !isNameAlone(record, about, shared) && !isForAnother(record, about, shared))
    .filter(({ record, similarity }) => (similarity ?? 0) >= ALIKE_WITH_WORDS || saysMore(record))
    .filter(({ record, judgement, similarity, shared }) =>
      isNear(record.engine, judgement, similarity, shared.length, shareOf(shared)),
    )
    .toSorted((one, other) => nearnessOf(other) - nearnessOf(one));
  const named = namingWords(description);
  const whole = shareOf(telling);
  return spread(near, NEARBY_MAX).map(({ record, shared, similarity }) => ({
    record: readPart(record),
    isClose: isClose(shareOf(shared) / whole, shared[0] === telling[0] ? similarity : null),
    shared: shared
      .filter(({ label }) => label.split(' ').every((word) => named.has(word)))
      .slice(0, SHARED_TOLD)
      .map(({ label }) => asTyped(label, description)),
    lacking: telling
      .filter((term) => !shared.includes(term) && named.has(term.label))
      .slice(0, LACKING_TOLD)
      .map(({ label }) => asTyped(label, description)),
  }));
}

/** `similarity` of one that has the word that tells the project most. */
const isClose = (share: number, similarity: number | null): boolean =>
  share >= CLOSE_SHARE || (similarity !== null && similarity + share * WORDS_COUNT >= CLOSE_BY_BOTH);

/** A firm whose name alone says a word of the project, and a medicine that only sounds like it, have nothing to do with it. */
function isNameAlone(record: CatalogueRecord, about: About, shared: readonly AboutTerm[]): boolean {
  const isMedicine = about.ofSubstances.includes(record.engine);
  if (!isMedicine && !about.named.includes(record.engine)) return false;
  // That it is one of a class ("monoclonal antibody") says little of a medicine.
  const part = saidIn(isMedicine ? { title: record.title, text: '' } : { title: '', text: record.text });
  return !shared.some(({ label, variants }) => isSaidIn(part, isMedicine ? [label] : [label, ...variants]));
}

/** A trial on another illness shares no more than how trials are told. */
const isForAnother = (record: CatalogueRecord, about: About, shared: readonly AboutTerm[]): boolean =>
  about.forConditions.includes(record.engine) &&
  about.terms.some(({ isCondition }) => isCondition) &&
  !shared.some(({ isCondition }) => isCondition);

/** Among very many records on one illness a trial says what else it is about in its title; its text says how trials are told. */
function moreThanItsIllness(about: About, counts: ReadonlyMap<string, number>): (record: CatalogueRecord) => boolean {
  const countOf = ({ label }: AboutTerm) => counts.get(label) ?? 0;
  const many = about.terms.filter((term) => term.isCondition && countOf(term) >= ILLNESS_OF_MANY);
  const most = Math.max(...many.map(countOf));
  const telling = about.terms.filter((term) => !many.includes(term) && countOf(term) < TELLING_BESIDE_ILLNESS * most);
  return ({ engine, title }) => {
    if (many.length === 0 || !about.forConditions.includes(engine)) return true;
    const has = saidIn({ title, text: '' });
    return telling.some(({ label, variants }) => isSaidIn(has, [label, ...variants]));
  };
}

function isNear(
  engine: Engine,
  judgement: Judgement | null,
  similarity: number | null,
  shared: number,
  share: number,
): boolean {
  if (isClearlyRelated(judgement)) return true;
  if (similarity === null) return isNearbyRelated(judgement);
  if (judgement?.grade !== 'related') return false;
  const isSaid = isNearbyRelated(judgement) || share >= ONE_SHARE;
  if (similarity >= (isSaid ? ALIKE_WITH_WORDS : ALIKE_ALONE)) return true;
  if (engineDeclaration(engine).isInFewWords) return false;
  return similarity >= ALIKE_BY_SEVERAL && shared >= SEVERAL && similarity + share * WORDS_COUNT >= NEAR_BY_SEVERAL;
}

/** Of each neighbour the words that it shares and lacks, and who among them has paid for work or asked for it. */
export function figuresOfNearby(neighbours: readonly Neighbour[]): Figure[] {
  const worked = (id: string, label: string, value: number, of: readonly CatalogueRecord[]): Figure => ({
    id: `${NEAR}:${id}`,
    label,
    value,
    unit: 'count',
    query: { searchEngine: of[0]!.engine, query: '', filters: {} },
    basis: {
      how: 'count',
      figures: [],
      records: of.map(({ engine, id, title }) => ({ searchEngine: engine, id, title })),
      n: of.length,
    },
  });
  if (neighbours.length === 0) return [];
  const records = neighbours.map(({ record }) => record);
  const payers = Map.groupBy(
    records.filter((record) => payerOf(record) !== null),
    (record) => payerOf(record)!,
  );
  return [
    worked('all', 'records near the project', records.length, records),
    ...neighbours.flatMap(({ record, shared, lacking }) => {
      const key = evidenceKey(record);
      const words = (part: string, says: string, of: readonly string[]) =>
        of.length === 0
          ? []
          : [worked(`${key}:${part}`, `${says} “${record.title}”: ${of.join(', ')}`, of.length, [record])];
      return [
        ...words('shared', 'words shared with the project by', shared),
        ...words('lacking', 'the project’s own words beside', lacking),
      ];
    }),
    ...[...payers].map(([agency, of]) =>
      worked(
        `payer:${agency}`,
        `awards, contracts and calls among the records near the project, ${agency}`,
        of.length,
        of,
      ),
    ),
  ];
}

/** Whose money or need a record tells of. */
function payerOf({ engine, data }: CatalogueRecord): string | null {
  return engineDeclaration(engine).tellsWhoPays && typeof data['agency'] === 'string' ? data['agency'] : null;
}
