import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { ENCODER_MODEL } from '../../catalogue/encoder/encoded-text.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { type CatalogueRecord, type RecordRef, refKey } from '../../catalogue/record.ts';
import type { Passage } from '../evidence.ts';
import type { Encodes } from '../reading/find-passages.ts';
import type { Reader } from '../reading/open-reader.ts';
import { evidenceKey, isUntitled, readPart } from '../records/evidence-record.ts';
import { type ClaimChart, claimChart, NO_CHART } from './claim-chart.ts';
import { closenessOf } from './closeness.ts';
import { ideaStatements } from './idea-statements.ts';

/** The surest of the project, in and beside its field, its surest calls, and what lies nearest to each statement, wherever that is. */
const SUREST = 100;
const CALLS = 20;
const NEAREST = 8;
/** Works that a reader is shown one by one. */
const READ_CLOSELY = 16;
/** Of a firm fewer words than these say who bought it, or where it is, and not what it makes. */
const NAMED_TEXT_MIN = 10;
/** A record with a sentence this like one of the description may be close, though near to no statement. */
const ALIKE_FROM = 0.5;
/** An idea of fewer statements is not told statement by statement. */
const STATEMENTS_MIN = 2;

/** The verdict of somebody of the project on a statement and a record. */
export interface StatementMark {
  statement: string;
  /** Key of the record. */
  key: string;
  verdict: 'near' | 'not';
}

/** A chart with what people said of it, and the records that it names. */
export interface HeldIdea extends Omit<ClaimChart, 'held'> {
  held: ReadonlySet<string>;
  /** Those that come near to a statement or have a sentence like one of the description, by key. */
  records: ReadonlyMap<string, CatalogueRecord>;
}

export const NOT_HELD: HeldIdea = { ...NO_CHART, held: new Set(), records: new Map() };

interface Options {
  index: Pick<CatalogueIndex, 'searchRefs' | 'get' | 'stats' | 'vectors'>;
  about: ProjectMatches;
  title: string;
  description: string;
  /** The statements as somebody has put them; null: they are read off the description. */
  statements: string[] | null;
  /** Null where there is none. */
  encoder: Encodes | null;
  reader: Pick<Reader, 'extract'>;
  signal?: AbortSignal | undefined;
}

/** Holds a project's idea against the records that are most likely to say it. A bare name of a medicine says nothing of how it works. */
export async function holdIdea({
  index,
  about,
  title,
  description,
  statements: put,
  encoder,
  reader,
  signal,
}: Options): Promise<ClaimChart> {
  if (!encoder) return NO_CHART;
  const told = put ?? (await ideaStatements({ title, description }, encoder));
  const statements = put || told.length >= STATEMENTS_MIN ? told : [];
  const held = new Set((await index.stats()).flatMap(({ engine, count }) => (count > 0 ? [engine] : [])));
  const engines = ENGINES.filter((engine) => held.has(engine));
  const surest = async (asked: readonly Engine[], limit: number): Promise<RecordRef[]> => {
    const query = { engines: [...asked], query: null, among: within(about, 'wide') };
    return (await index.searchRefs({ ...query, sort: 'relevance', direction: 'desc', limit }, signal)).refs;
  };
  const [ofProject, calls, nearest] = await Promise.all([
    surest(engines, SUREST),
    surest(['funding-opportunities'], CALLS),
    encoder
      .encode(statements)
      .then((vectors) =>
        index.vectors.neighbors(
          { model: ENCODER_MODEL.id, vectors, engines, perEngine: 0, overall: NEAREST, also: [] },
          signal,
        ),
      ),
  ]);
  const refs = [...ofProject, ...calls, ...nearest.records.map(({ ref }) => ref)];
  const refused = new Set(about.subject.refused.map(refKey));
  const once = [...new Map(refs.map((ref) => [refKey(ref), ref])).values()].filter((ref) => !refused.has(refKey(ref)));
  const related = new Map(about.matches.map((match) => [evidenceKey(match), match.related]));
  const records = new Map<string, CatalogueRecord>();
  for (const record of await index.get(once, signal))
    if (record && saysWhatItIs(record)) records.set(evidenceKey(record), readPart(record));
  const chart = await claimChart(
    {
      statements,
      description,
      terms: about.terms,
      // A firm's name says nothing of what it makes.
      records: [...records].map(([key, { engine, title, text }]) => ({
        key,
        title: engineDeclaration(engine).isKnownByName ? '' : title,
        text,
        related: related.get(key) ?? 0,
      })),
    },
    encoder,
    signal,
  );
  return { ...chart, shown: await readClosest(chart, records, { about, description, reader, signal }) };
}

/** Neither a bare name, of a medicine or a firm, nor withdrawn. */
export function saysWhatItIs(record: CatalogueRecord): boolean {
  const { isWhatItsTitleNames, substanceFacet, isKnownByName } = engineDeclaration(record.engine);
  const saysWhat = !isKnownByName || record.text.split(/\s+/).length >= NAMED_TEXT_MIN;
  return saysWhat && !record.withdrawn && !isUntitled(record) && !isWhatItsTitleNames && !substanceFacet;
}

/** Passages to show of records; for those closest to the idea, from a close reading, the best first. */
async function readClosest(
  chart: ClaimChart,
  records: ReadonlyMap<string, CatalogueRecord>,
  { about, description, reader, signal }: Pick<Options, 'about' | 'description' | 'reader' | 'signal'>,
): Promise<Passage[]> {
  const matches = new Map(about.matches.map((match) => [evidenceKey(match), match]));
  const closest = [...records]
    .map(([key, record]) => ({ key, record, closeness: closenessOf(key, matches.get(key), chart) }))
    .toSorted((one, other) => other.closeness - one.closeness)
    .slice(0, READ_CLOSELY);
  const places = await reader.extract(
    closest.map(({ record }) => record),
    [description, ...chart.statements],
    signal,
  );
  const read = closest.flatMap(({ key, record: { text } }, at) =>
    places[at]!.map((place) => ({ key, quote: text.slice(place.at, place.at + place.length) })),
  );
  const isRead = new Set(read.map(({ key }) => key));
  return [...read, ...chart.shown.filter(({ key }) => !isRead.has(key))];
}

/** A chart with people's verdicts: what they call near is near; what they call not near is not named, nor what is gone. */
export async function heldIdea(
  chart: ClaimChart,
  {
    index,
    marks,
    signal,
  }: { index: Pick<CatalogueIndex, 'get'>; marks: readonly StatementMark[]; signal?: AbortSignal | undefined },
): Promise<HeldIdea> {
  const near = asMarked(chart, marks);
  const alike = Object.keys(chart.alike).filter((key) => chart.alike[key]! >= ALIKE_FROM);
  const records = new Map<string, CatalogueRecord>();
  for (const record of await index.get([...new Set([...Object.keys(near), ...alike])].map(refOf), signal))
    if (record && !record.withdrawn) records.set(evidenceKey(record), readPart(record));
  return {
    ...chart,
    near: Object.fromEntries(Object.entries(near).filter(([key]) => records.has(key))),
    held: new Set([...chart.held, ...records.keys()]),
    records,
  };
}

function asMarked({ statements, near }: ClaimChart, marks: readonly StatementMark[]): ClaimChart['near'] {
  const marked = { ...near };
  for (const { statement, key, verdict } of marks) {
    const at = statements.indexOf(statement);
    if (at === -1) continue;
    const own = marked[key] ?? [];
    const others = own.filter((each) => each.at !== at);
    const quote = own.find((each) => each.at === at)?.quote ?? null;
    const put = verdict === 'near' ? [...others, { at, certainty: 1, quote, by: 'person' as const }] : others;
    marked[key] = put.toSorted((one, other) => one.at - other.at);
  }
  return Object.fromEntries(Object.entries(marked).filter(([, own]) => own.length > 0));
}

/** The record of a key as `evidenceKey` makes it. */
export function refOf(key: string): RecordRef {
  const at = key.indexOf('/');
  return { engine: key.slice(0, at) as Engine, id: key.slice(at + 1) };
}
