import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { messageRefOf, word } from '@groundwork/contract/message-refs';
import type { SearchQuery, SearchSuggestion } from '@groundwork/contract/search';
import type { Message } from '@groundwork/contract/texts';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, Selection } from '../../catalogue/index/index.port.ts';
import { keyPhrases } from '../../catalogue/query/key-phrases.ts';
import type { ReadQuery } from '../../catalogue/query/parse-query.ts';
import type { QueryNode } from '../../catalogue/query/query-tree.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { AskedSearch, SearchReader } from './selection.ts';

type Dependencies = { catalogueOf: CatalogueOf; engineOf(engine: Engine): EngineDeclaration; readSearch: SearchReader };
type Request = Pick<SearchQuery, 'searchEngine' | 'query' | 'filters'> & Pick<AskedSearch, 'who'>;

/** Lines of each kind: more would be a list to search through. */
const OF_A_KIND = 3;

/** Other searches that find something, for one that found little. Only searches with results are suggested. */
export function suggester({ catalogueOf, engineOf, readSearch }: Dependencies) {
  async function countOf(who: AskedSearch['who'], selection: Selection, signal?: AbortSignal): Promise<number> {
    const index = await catalogueOf(who);
    const [row] = await index.aggregate({ ...selection, by: { type: 'all' } }, signal);
    return row?.count ?? 0;
  }

  /** Records with all of the words. */
  async function count(engine: EngineDeclaration, asked: Omit<Request, 'searchEngine'>, signal?: AbortSignal) {
    const { selection } = await readSearch(engine, { ...asked, mode: 'keyword' });
    return countOf(asked.who, { ...selection, relaxTo: null }, signal);
  }

  /** With what people will find who follow it: with few of them, also records that have some of the words. */
  async function asFound(
    who: AskedSearch['who'],
    suggestion: SearchSuggestion,
    signal?: AbortSignal,
  ): Promise<SearchSuggestion> {
    const asked = { ...suggestion, who, mode: 'keyword' as const };
    const { selection } = await readSearch(engineOf(suggestion.searchEngine), asked);
    return { ...suggestion, total: await countOf(who, selection, signal) };
  }

  return async (
    engine: EngineDeclaration,
    asked: SearchQuery & Pick<AskedSearch, 'who'>,
    read: ReadQuery,
    signal?: AbortSignal,
  ) => {
    const { who, query, filters, searchEngine } = asked;
    const index = await catalogueOf(who);
    const found = await count(engine, { who, query, filters }, signal);
    const better = async (
      kind: SearchSuggestion['kind'],
      candidates: (Omit<Request, 'searchEngine'> & Pick<SearchSuggestion, 'label' | 'labelSaid'>)[],
    ): Promise<SearchSuggestion[]> => {
      const totals = await Promise.all(candidates.map((each) => count(engine, { ...each, who }, signal)));
      return candidates
        .map((each, i) => ({ kind, searchEngine, ...each, total: totals[i]! }))
        .filter(({ total }) => total > found)
        .sort((a, b) => b.total - a.total)
        .slice(0, OF_A_KIND);
    };
    const all = await Promise.all([
      respelled(index, read, query, signal).then((queries) =>
        better(
          'spelling',
          queries.map((each) => ({ label: each, query: each, filters })),
        ),
      ),
      better('filters', withoutFilters(engine, asked)),
      better(
        'relaxed',
        looser(query, read).map((each) => ({ label: each, query: each, filters })),
      ),
      otherEngines(index, { engineOf, readSearch }, asked, signal),
    ]);
    return Promise.all(all.flat().map((suggestion) => asFound(who, suggestion, signal)));
  };
}

/** The query with each word that no record holds replaced by ones like it that some do, or left out where there are none. */
async function respelled(
  index: CatalogueIndex,
  { tree }: ReadQuery,
  query: string,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const words = tree ? [...new Set(wordsOf(tree))] : [];
  const likely = await index.similarWords(words.slice(0, 10), OF_A_KIND, signal);
  const unknown = words.filter((word) => likely[word]);
  const texts = Array.from({ length: OF_A_KIND }, (_, place) =>
    unknown
      .reduce((text, word) => text.replace(word, likely[word]![place] ?? likely[word]![0] ?? ''), query)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(texts)].filter((text) => text !== '' && text !== query);
}

function wordsOf(node: QueryNode): string[] {
  switch (node.type) {
    case 'word':
      return [node.word];
    case 'phrase':
      return node.words;
    case 'field':
      return node.field === 'title' ? wordsOf(node.value) : [];
    case 'and':
    case 'or':
      return node.nodes.flatMap(wordsOf);
    default:
      return [];
  }
}

const { aboutTheProject, withoutFilter, withoutFilters: allLeftOut } = MESSAGES.words.searches;
const labelled = (label: Message) => ({ label: label.text, labelSaid: messageRefOf(label) });

/** Without each of the filters, and without all of them. */
function withoutFilters(engine: EngineDeclaration, { query, filters }: Request) {
  const names: Record<string, string | Message> = {
    date: engine.date?.label ?? 'Date',
    amount: engine.amount?.label ?? 'Amount',
    about: aboutTheProject,
    ...Object.fromEntries(engine.facets.map(({ field, label }) => [field, label])),
  };
  const fields = Object.keys(filters).filter((field) => {
    const filter = filters[field]!;
    return Array.isArray(filter) ? filter.length > 0 : filter.min !== undefined || filter.max !== undefined;
  });
  const single = fields.map((field) => {
    const { [field]: _left, ...others } = filters;
    const name = names[field];
    return {
      ...labelled(withoutFilter(typeof name === 'object' ? name : word(name ?? field))),
      query,
      filters: others,
    };
  });
  return fields.length > 1 ? [...single, { ...labelled(allLeftOut), query, filters: {} }] : single;
}

/**
 * The same words without quotation marks, so that they need not stand side by side; of a long text each of its key phrases:
 * '"solid electrolytes for the lithium metal batteries of electric aircraft of today"' becomes 'solid electrolytes' and others.
 */
function looser(query: string, { isPlain }: ReadQuery): string[] {
  const plain = query.replace(/["“”]/g, ' ').replace(/\s+/g, ' ').trim();
  return [plain, ...(isPlain ? keyPhrases(plain) : [])].filter((each) => each !== '' && each !== query.trim());
}

async function otherEngines(
  index: CatalogueIndex,
  { engineOf, readSearch }: Omit<Dependencies, 'catalogueOf'>,
  { who, searchEngine, query }: Request,
  signal?: AbortSignal,
): Promise<SearchSuggestion[]> {
  if (query.trim() === '') return [];
  const { selection } = await readSearch(engineOf(searchEngine), { who, query, filters: {} });
  const engines = ENGINES.filter((engine) => engine !== searchEngine);
  const rows = await index.aggregate({ engines, query: selection.query, by: { type: 'engine' } }, signal);
  return rows.slice(0, OF_A_KIND).map(({ key, count }) => ({
    kind: 'engine',
    label: engineOf(key as Engine).label,
    searchEngine: key as Engine,
    query,
    filters: {},
    total: count,
  }));
}
