import { ENGINES, type Engine, type EngineInfo } from '@groundwork/contract/engines';
import { FACET_VALUES_SHOWN } from '@groundwork/contract/limits';
import { messageRefOf } from '@groundwork/contract/message-refs';
import type { SearchAnswer, SearchFilters, SearchMode, SearchQuery } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { RELAX_BELOW, type RefsAnswer } from '../../catalogue/index/index.port.ts';
import type { ReadQuery } from '../../catalogue/query/parse-query.ts';
import { printQuery } from '../../catalogue/query/print-query.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { inEnglish, MESSAGES } from '../../platform/messages.ts';
import type { CatalogueOf, OrganisationOf } from '../organisations/organisations.access.ts';
import type { OwnColumnsOf } from '../table-imports/own-columns.access.ts';
import { presentHit } from './present-hit.ts';
import { type AskedSearch, isDescription, noOwnColumns, type SearchReader, withOwn } from './selection.ts';
import { suggester } from './suggestions.ts';

export type { SearchReader };

const TEXTS = MESSAGES.words.searches;

/** On whose behalf. */
type Who = AskedSearch['who'];

type Dependencies = {
  catalogueOf: CatalogueOf;
  organisationOf: OrganisationOf;
  engineOf(engine: Engine): EngineDeclaration;
  readSearch: SearchReader;
  ownColumns?: OwnColumnsOf;
};

/** The results of a search without the records themselves, and how it was read: for exports. */
export type FoundRefs = RefsAnswer & Pick<SearchAnswer, 'mode' | 'understood' | 'notes' | 'asOf'>;

export interface CatalogueContents {
  engines: EngineInfo[];
  asOf: string;
  organisation?: { name: string; membersImport: boolean };
}

export function searchService({
  catalogueOf,
  organisationOf,
  engineOf,
  readSearch,
  ownColumns = noOwnColumns,
}: Dependencies) {
  const engineFor = async (who: Who, engine: Engine) => withOwn(engineOf(engine), await ownColumns(who));
  const suggest = suggester({ catalogueOf, engineOf, readSearch });
  return {
    async engines(who: Pick<Actor, 'userId'>): Promise<CatalogueContents> {
      const index = await catalogueOf(who);
      const [stats, { changedAt }, own, columns] = await Promise.all([
        index.stats(),
        index.version(),
        organisationOf(who),
        ownColumns(who),
      ]);
      const engines = ENGINES.map((id): EngineInfo => {
        const {
          label,
          singular,
          tab,
          facets,
          date,
          amount,
          closes = null,
          isBookmarkable,
        } = withOwn(engineOf(id), columns);
        const known = stats.find(({ engine }) => engine === id);
        const counts = {
          count: known?.count ?? 0,
          sampleCount: known?.sampleCount ?? 0,
          isSampleAside: known?.isSampleAside ?? false,
          newest: known?.newest ?? null,
        };
        return { id, label, singular, tab, facets, date, amount, closes, isBookmarkable, ...counts };
      });
      return {
        engines,
        asOf: changedAt,
        ...(own && { organisation: { name: own.name, membersImport: own.membersImport } }),
      };
    },

    async keyword(who: Who, query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer> {
      const engine = await engineFor(who, query.searchEngine);
      const index = await catalogueOf(who);
      const { selection, read, mode, notes, matchOf } = await readSearch(engineOf(query.searchEngine), {
        ...query,
        who,
      });
      const answer = await index.search(
        {
          ...selection,
          sort: sortOf(engine, query, Boolean(selection.among)),
          direction: query.sortDirection,
          offset: (query.page - 1) * query.pageLimit,
          limit: query.pageLimit,
          countFacets: engine.facets.map(({ field }) => field),
          facetLimit: FACET_VALUES_SHOWN,
        },
        signal,
      );
      const [{ changedAt }, suggestions] = await Promise.all([
        index.version(),
        answer.total < RELAX_BELOW ? suggest(engine, { ...query, who }, read, signal) : [],
      ]);
      const said = answer.isRelaxed ? [...notes, TEXTS.relaxed] : notes;
      return {
        mode,
        understood: understoodAs(read, mode, query.query),
        notes: said.map(({ text }) => text),
        notesSaid: said.map(messageRefOf),
        isRelaxed: answer.isRelaxed,
        suggestions,
        results: answer.hits.map((hit) => presentHit(hit, engine, matchOf(hit.record))),
        total: answer.total,
        withWords: answer.withWords,
        isTotalCapped: answer.isTotalCapped,
        page: query.page,
        pageLimit: query.pageLimit,
        facets: engine.facets.map(({ field, label }) => ({
          field,
          label,
          ...(answer.facets[field] ?? { values: [], isCapped: false }),
        })),
        asOf: changedAt,
      };
    },

    /** References of the first `limit` records that `keyword` pages through, in its order. */
    async refs(
      who: Who,
      query: Omit<SearchQuery, 'page' | 'pageLimit'>,
      limit: number,
      signal?: AbortSignal,
    ): Promise<FoundRefs> {
      const engine = engineOf(query.searchEngine);
      const index = await catalogueOf(who);
      const { selection, read, mode, notes } = await readSearch(engine, { ...query, who });
      const order = { sort: sortOf(engine, query, Boolean(selection.among)), direction: query.sortDirection };
      const found = await index.searchRefs({ ...selection, ...order, limit }, signal);
      const { changedAt } = await index.version();
      const said = found.isRelaxed ? [...notes, TEXTS.relaxed] : notes;
      return {
        ...found,
        mode,
        understood: understoodAs(read, mode, query.query),
        notes: said.map(({ text }) => text),
        asOf: changedAt,
      };
    },

    async filters(
      who: Who,
      input: {
        searchEngine: Engine;
        field: string;
        query: string;
        searchQuery: string;
        filters: SearchFilters;
        mode?: SearchMode | undefined;
        limit: number;
      },
      signal?: AbortSignal,
    ) {
      const engine = await engineFor(who, input.searchEngine);
      if (!engine.facets.some(({ field }) => field === input.field)) {
        const known = engine.facets.map(({ field }) => field).join(', ');
        throw AppError.validation({
          field: [inEnglish(`${engine.label} have no filter "${input.field}"; they have ${known}.`)],
        });
      }
      // The counts follow every filter but the field's own.
      const { [input.field]: _own, ...others } = input.filters;
      const { selection } = await readSearch(engineOf(input.searchEngine), {
        who,
        query: input.searchQuery,
        filters: others,
        mode: input.mode,
      });
      return (await catalogueOf(who)).facetValues(selection, input.field, input.query, input.limit, signal);
    },
  };
}

/** A description is taken as it stands in a search by meaning: none of its words is asked for by itself. */
const understoodAs = (read: ReadQuery, mode: SearchMode, typed: string) =>
  mode !== 'keyword' && isDescription(read) ? typed.trim() : read.tree ? printQuery(read.tree) : '';

export type SearchService = ReturnType<typeof searchService>;

/** Nothing is more relevant than another without words to match or a project to be about: then the newest come first. */
function sortOf(engine: EngineDeclaration, { sort, query }: Pick<SearchQuery, 'sort' | 'query'>, isJudged: boolean) {
  if (sort === 'amount' && !engine.amount)
    throw AppError.validation({ sort: [inEnglish(`${engine.label} have no amount to sort by.`)] });
  if (sort === 'date' && !engine.date)
    throw AppError.validation({ sort: [inEnglish(`${engine.label} have no date to sort by.`)] });
  if (sort === 'closes' && !engine.closes)
    throw AppError.validation({ sort: [inEnglish(`${engine.label} have no closing date to sort by.`)] });
  return sort === 'relevance' && query.trim() === '' && !isJudged && engine.date ? 'date' : sort;
}
