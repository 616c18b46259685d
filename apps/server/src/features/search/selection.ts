import type { Scope } from '@groundwork/contract/relevance';
import { RECORDS_FILTER, type SearchFilters, type SearchMode } from '@groundwork/contract/search';
import type { Message } from '@groundwork/contract/texts';
import { z } from 'zod';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { identifierKeysOf } from '../../catalogue/identity/record-identifiers.ts';
import type {
  CatalogueIndex,
  ListedRecords,
  Meaning,
  MeaningFloor,
  Selection,
} from '../../catalogue/index/index.port.ts';
import type { Match } from '../../catalogue/matching/matches.ts';
import { inBothSpellings } from '../../catalogue/query/american-spelling.ts';
import { type ReadQuery, readQuery } from '../../catalogue/query/parse-query.ts';
import { joined } from '../../catalogue/query/plain-query.ts';
import { partsOf } from '../../catalogue/query/query-parts.ts';
import type { QueryNode } from '../../catalogue/query/query-tree.ts';
import type { RecordRef } from '../../catalogue/record.ts';
import type { Semantics } from '../../catalogue/semantics/semantics.service.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { inEnglish, MESSAGES } from '../../platform/messages.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import { scopeAsked } from '../relevance/relevance.service.ts';
import type { OwnColumn, OwnColumnsOf } from '../table-imports/own-columns.access.ts';

const TEXTS = MESSAGES.words.searches;

/** A search as people ask for it, in one data set. */
export interface AskedSearch {
  /** On whose behalf; nobody's searches cannot ask about a project. */
  who?: Pick<Actor, 'userId'> | undefined;
  /** A project that is gone, or no longer theirs, finds nothing instead of failing: for searches that were saved. */
  isLenient?: true;
  query: string;
  filters: SearchFilters;
  mode?: SearchMode | undefined;
}

/** The query to the index, and notes for people on how their words were understood. */
interface ReadSearch {
  selection: Selection;
  read: ReadQuery;
  mode: SearchMode;
  notes: Message[];
  /** How a record belongs to the project that is asked about; always null where none is. */
  matchOf(ref: RecordRef): Match | null;
}

/** The records of one of somebody's projects, as a part of a selection. */
type AboutSelection = (
  who: Pick<Actor, 'userId'>,
  projectId: string,
  scope: Scope,
) => Promise<{ among: ListedRecords; matchOf(ref: RecordRef): Match | null }>;

const ABOUT_FILTER = 'about';

interface ReaderDependencies {
  semantics: Pick<Semantics, 'embedQuery'>;
  catalogueOf: CatalogueOf;
  about: AboutSelection;
  /** The further filters of own tables. */
  ownColumns?: OwnColumnsOf;
}

export type SearchReader = (engine: EngineDeclaration, asked: AskedSearch) => Promise<ReadSearch>;

/** Reads searches for the index. Every answer about one search (results, facets, histogram, export) starts from the same selection. */
export function searchReader({
  semantics,
  catalogueOf,
  about,
  ownColumns = noOwnColumns,
}: ReaderDependencies): SearchReader {
  return async (declared, { who, isLenient, query, filters: asked, mode = 'keyword' }) => {
    const engine = withOwn(declared, await ownColumns(who));
    const { [ABOUT_FILTER]: project, [RECORDS_FILTER]: records, ...filters } = asked;
    const read = readQuery(
      query,
      engine.facets.map(({ field }) => field),
    );
    const { text, words, must } = partsOf(read, query);
    const [bothWords, bothMust] = [words && inBothSpellings(words), must && inBothSpellings(must)];
    const list = project === undefined ? undefined : await listOf(project, { who, isLenient, about });
    const matchOf = list?.matchOf ?? (() => null);
    const selection: Selection = {
      engines: list === null ? [] : [engine.id],
      query: read.tree && inBothSpellings(read.tree),
      ...filtersOf(engine, filters),
      ...(list && { among: list.among }),
      ...(Array.isArray(records) && records.includes('sample') && { only: 'sample' as const }),
    };
    // All of the query is a number that a record bears: this one first, then what mentions it, and nothing that merely has a part.
    if (read.tree && (await isNumberOf(engine, query, await catalogueOf(who)))) {
      const byNumber: QueryNode = { type: 'field', field: 'id', value: { type: 'word', word: query.trim() } };
      const both = joined('or', [byNumber, read.tree]);
      return { selection: { ...selection, query: both }, read, mode: 'keyword', notes: [], matchOf };
    }
    const notes = [...read.notes];
    // Fields and exclusions alone have no meaning to go by.
    if (mode !== 'keyword' && text.trim() !== '') {
      const embedded = await semantics.embedQuery(text).catch(() => 'failed' as const);
      if (embedded && embedded !== 'failed') {
        const isKnown = embedded.vector.some((value) => value !== 0);
        if (!isKnown) notes.push(TEXTS.unknownWords);
        const meaning: Meaning = {
          mode,
          ...embedded,
          words: bothWords,
          must: bothMust,
          floor: { isDescription: isDescription(read) } satisfies MeaningFloor,
        };
        return { selection: { ...selection, meaning }, read, mode, notes, matchOf };
      }
      notes.push(embedded === 'failed' ? TEXTS.meaningSilent : TEXTS.meaningPrepared);
    }
    // Somebody who asks what is new wants all of the words, as the alert that counted it did.
    const relaxTo =
      !selection.ranges?.seen && isRelaxable(read, words)
        ? joined(
            'and',
            [bothMust, bothWords].filter((node) => node !== null),
          )
        : null;
    return { selection: { ...selection, relaxTo }, read, mode: read.tree === null ? mode : 'keyword', notes, matchOf };
  };
}

export const noOwnColumns: OwnColumnsOf = async () => [];

/** A data set with the columns of own tables among its filters. */
export const withOwn = (engine: EngineDeclaration, own: OwnColumn[]): EngineDeclaration => ({
  ...engine,
  facets: [
    ...engine.facets,
    ...own.filter((one) => one.engine === engine.id && one.isFilter).map(({ field, label }) => ({ field, label })),
  ],
});

async function isNumberOf(engine: EngineDeclaration, query: string, index: Pick<CatalogueIndex, 'findByIdentity'>) {
  const keys = identifierKeysOf(query);
  if (keys.length === 0) return false;
  const groups = await index.findByIdentity(keys, { perEngine: 1 });
  return groups.some((group) => group.engine === engine.id);
}

/** A query of so many words that any of them may do: a description, in whole sentences as a rule. */
export const isDescription = ({ tree, isExplicit }: ReadQuery) => tree?.type === 'or' && !isExplicit;

/** Words side by side may be asked more freely; AND says that all are meant, and a description asks for any already. */
const isRelaxable = ({ tree, isExplicit }: ReadQuery, words: QueryNode | null) =>
  words?.type === 'or' && tree?.type !== 'or' && !isExplicit;

/** `about: [project id]`, or `[project id, scope]`. */
async function listOf(
  filter: SearchFilters[string],
  { who, isLenient, about }: Pick<AskedSearch, 'who' | 'isLenient'> & { about: AboutSelection },
): Promise<Awaited<ReturnType<AboutSelection>> | null> {
  const [projectId, scope] = Array.isArray(filter) ? filter : [];
  try {
    if (!who || !z.uuid().safeParse(projectId).success) throw new AppError('NOT_FOUND');
    return await about(who, projectId!, scopeAsked(scope));
  } catch (error) {
    if (isLenient && error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Filters of unknown fields are refused: silently dropped, they would show more than was asked for. */
function filtersOf(engine: EngineDeclaration, filters: SearchFilters): Pick<Selection, 'facets' | 'ranges'> {
  const facets: Record<string, string[]> = {};
  const ranges: NonNullable<Selection['ranges']> = {};
  for (const [field, filter] of Object.entries(filters)) {
    if (Array.isArray(filter)) {
      if (!engine.facets.some((facet) => facet.field === field)) throw unknownFilter(engine, field);
      if (filter.length > 0) facets[field] = filter;
    } else if (field === 'date' && engine.date) {
      ranges.date = inOrder({ ...dateBound('min', filter.min), ...dateBound('max', filter.max) });
    } else if (field === 'amount' && engine.amount) {
      ranges.amount = inOrder({ ...amountBound('min', filter.min), ...amountBound('max', filter.max) });
    } else if (field === 'seen') {
      ranges.seen = { ...momentBound('min', filter.min), ...momentBound('max', filter.max) };
    } else throw unknownFilter(engine, field);
  }
  return { facets, ranges };
}

/** From the later to the earlier means the same as the other way, as in a query. */
const inOrder = <Bound extends string | number>({ min, max }: { min?: Bound; max?: Bound }) =>
  min !== undefined && max !== undefined && min > max
    ? { min: max, max: min }
    : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };

function dateBound(side: 'min' | 'max', value: string | number | undefined) {
  if (value === undefined || value === '') return {};
  if (!isDate(String(value)))
    throw AppError.validation({
      [`filters.date.${side}`]: [inEnglish('A date is written yyyy, yyyy-mm or yyyy-mm-dd.')],
    });
  return { [side]: String(value) };
}

/** A year, a month or a day of the calendar: the 30th of February is none. */
function isDate(text: string): boolean {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function momentBound(side: 'min' | 'max', value: string | number | undefined) {
  if (value === undefined || value === '') return {};
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)) || Number.isNaN(Date.parse(String(value))))
    throw AppError.validation({ [`filters.seen.${side}`]: [inEnglish('A moment is written yyyy-mm-ddThh:mm:ssZ.')] });
  return { [side]: String(value) };
}

function amountBound(side: 'min' | 'max', value: string | number | undefined) {
  if (value === undefined || value === '') return {};
  if (!Number.isFinite(Number(value)))
    throw AppError.validation({ [`filters.amount.${side}`]: [inEnglish('An amount is a number.')] });
  return { [side]: Number(value) };
}

const unknownFilter = (engine: EngineDeclaration, field: string) =>
  AppError.validation({ [`filters.${field}`]: [inEnglish(`${engine.label} have no filter of this name and kind.`)] });
