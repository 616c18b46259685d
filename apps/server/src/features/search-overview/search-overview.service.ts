import { isOver } from '@groundwork/contract/closing';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { SearchResult } from '@groundwork/contract/search';
import type { EngineOverview, OverviewEvent, OverviewQuery } from '@groundwork/contract/search-overview';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { IndexHit } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { SearchReader } from '../search/search.service.ts';
import { asTheyCome } from './as-they-come.ts';
import { nameQuery } from './name-query.ts';
import { partiesOfSeveral } from './parties-of-several.ts';

type Dependencies = {
  catalogueOf: CatalogueOf;
  engineOf(engine: Engine): EngineDeclaration;
  readSearch: SearchReader;
  present(hit: IndexHit, engine: EngineDeclaration): SearchResult;
  clock: Clock;
};

type Who = NonNullable<Parameters<SearchReader>[1]['who']>;
type Question = Pick<OverviewQuery, 'query' | 'filters' | 'mode'>;

/** Results shown of each data set, and looked at for who appears in several. */
const SHOWN = 3;
const LOOKED_AT = 25;
const CALLS_SHOWN = 3;
const NAMES_SHOWN = 6;
/** Data sets whose records' titles are names, or things that people know by their names. */
const NAMED: Engine[] = ENGINES.filter((engine) => engine !== 'publications' && engine !== 'usa-spending');

/** One question to all data sets at once. */
export function searchOverviewService({ catalogueOf, engineOf, readSearch, present, clock }: Dependencies) {
  const read = (engine: Engine, who: Who, { query, filters, mode }: Question) =>
    readSearch(engineOf(engine), { who, query, filters, mode });

  async function ofEngine(
    engine: Engine,
    who: Who,
    question: Question,
    signal?: AbortSignal,
  ): Promise<{ overview: EngineOverview; records: CatalogueRecord[] }> {
    const index = await catalogueOf(who);
    const { selection, mode } = await read(engine, who, question);
    const order = { sort: 'relevance' as const, direction: 'desc' as const, offset: 0, limit: LOOKED_AT };
    const [answer, years] = await Promise.all([
      index.search({ ...selection, ...order }, signal),
      engineOf(engine).date ? index.aggregate({ ...selection, by: { type: 'year' } }, signal) : [],
    ]);
    return {
      overview: {
        kind: 'engine',
        searchEngine: engine,
        total: answer.total,
        withWords: answer.withWords,
        isRelaxed: answer.isRelaxed,
        mode,
        results: answer.hits.slice(0, SHOWN).map((hit) => present(hit, engineOf(engine))),
        years: years.map(({ key, count }) => ({ year: Number(key), count })),
      },
      // People and organizations with only some of the words have nothing to do with the others that have some.
      records: answer.hits.slice(0, answer.isRelaxed ? (answer.withWords ?? 0) : LOOKED_AT).map(({ record }) => record),
    };
  }

  /** Open calls found, the next to close first. Records with only some of the words are no calls for this. */
  async function openCalls(who: Who, question: Question, signal?: AbortSignal): Promise<SearchResult[]> {
    const calls: Engine = 'funding-opportunities';
    const index = await catalogueOf(who);
    const { selection } = await read(calls, who, question);
    const { hits } = await index.search(
      { ...selection, relaxTo: null, sort: 'closes', direction: 'asc', offset: 0, limit: CALLS_SHOWN },
      signal,
    );
    const now = clock.now().getTime();
    return hits
      .filter(({ record: { closes } }) => closes && !isOver(closes, now))
      .map((hit) => present(hit, engineOf(calls)));
  }

  async function* answers(who: Who, question: Question, signal?: AbortSignal): AsyncGenerator<OverviewEvent> {
    const records: CatalogueRecord[] = [];
    const calls = openCalls(who, question, signal);
    // Waited for at the end; what fails before that must not count as unhandled.
    calls.catch(() => undefined);
    for await (const found of asTheyCome(ENGINES.map((engine) => ofEngine(engine, who, question, signal)))) {
      records.push(...found.records);
      yield found.overview;
    }
    const { changedAt } = await (await catalogueOf(who)).version();
    yield { kind: 'joined', parties: partiesOfSeveral(records), calls: await calls, asOf: changedAt };
  }

  return {
    /** A question that cannot be read (a project that is not theirs) fails before the first answer. */
    async all(who: Who, question: Question, signal?: AbortSignal): Promise<AsyncGenerator<OverviewEvent>> {
      await read(ENGINES[0], who, question);
      return answers(who, question, signal);
    },

    async counts(who: Who, question: Question, signal?: AbortSignal) {
      const index = await catalogueOf(who);
      const counts = await Promise.all(
        ENGINES.map(async (engine) => {
          const { selection } = await read(engine, who, question);
          const [row] = await index.aggregate({ ...selection, by: { type: 'all' } }, signal);
          return { searchEngine: engine, total: row?.count ?? 0 };
        }),
      );
      return { counts };
    },

    async names(who: Who, query: string, signal?: AbortSignal) {
      const tree = nameQuery(query);
      if (!tree) return { records: [] };
      const index = await catalogueOf(who);
      const { hits } = await index.search(
        { engines: NAMED, query: tree, sort: 'relevance', direction: 'desc', offset: 0, limit: NAMES_SHOWN },
        signal,
      );
      return { records: hits.map(({ record: { engine, id, title } }) => ({ searchEngine: engine, id, title })) };
    },
  };
}

export type SearchOverviewService = ReturnType<typeof searchOverviewService>;
