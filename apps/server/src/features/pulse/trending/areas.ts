import type { Engine } from '@groundwork/contract/engines';
import type { TrendingAreas } from '@groundwork/contract/pulse.panels';
import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import { isContentWord, wordsOf } from '../../../catalogue/query/content-words.ts';
import type { QueryNode } from '../../../catalogue/query/query-tree.ts';
import { readYearsCovered } from '../../../catalogue/years/years-covered.ts';

export type Area = TrendingAreas['areas'][number] & { score: number };
type Index = Pick<CatalogueIndex, 'searchRefs' | 'get' | 'aggregate'>;
interface Span {
  min: string;
  max: string;
}

/** Data sets whose titles say what a piece of work is about. */
export const ENGINES_TOLD: Engine[] = ['publications', 'patents', 'awards', 'clinical-trials'];
const SPAN_YEARS = 2;
/** Titles that are read for words: the newest. */
const TITLES_MAX = 10_000;
const BATCH = 200;
const TITLES_MIN = 3;
const COUNTED_MAX = 60;
const RECORDS_MIN = 5;
const GROWTH_MIN = 1.5;
const OF_ONE_DATA_SET = 3;

/**
 * Pairs of words of titles that more records hold in the last two years that a data set covers than in the two before,
 * in proportion to how many there are. The titles propose; the index counts, so that a search gives the same numbers.
 */
export async function areasOf(index: Index, engine: Engine, asOf: string, signal?: AbortSignal): Promise<Area[]> {
  const { to } = await readYearsCovered(index, engine, asOf, signal);
  if (to === null) return [];
  const recent: Span = { min: String(to - SPAN_YEARS + 1), max: String(to) };
  const before: Span = { min: String(to - 2 * SPAN_YEARS + 1), max: String(to - SPAN_YEARS) };
  const count = async (span: Span, query: QueryNode | null): Promise<number> => {
    const [row] = await index.aggregate(
      { engines: [engine], query, ranges: { date: span }, by: { type: 'all' } },
      signal,
    );
    return row?.count ?? 0;
  };
  const [allRecent, allBefore] = [await count(recent, null), await count(before, null)];
  // Without anything to compare with, everything would be new.
  if (allRecent === 0 || allBefore === 0) return [];
  const areas: Area[] = [];
  for (const area of await frequentPairs(index, engine, recent, signal)) {
    const tree: QueryNode = { type: 'phrase', words: area.split(' ') };
    const [now, then] = [await count(recent, tree), await count(before, tree)];
    const growth = (now + 1) / allRecent / ((then + 1) / allBefore);
    // Fewer than before are no news, though the data set has shrunk still more.
    if (now < RECORDS_MIN || now <= then || growth < GROWTH_MIN) continue;
    const search = (date: Span) => ({ searchEngine: engine, query: `"${area}"`, filters: { date } });
    areas.push({
      area,
      searchEngine: engine,
      recent: now,
      before: then,
      recentQuery: search(recent),
      beforeQuery: search(before),
      score: now * Math.log(growth),
    });
  }
  return areas;
}

async function frequentPairs(index: Index, engine: Engine, date: Span, signal?: AbortSignal): Promise<string[]> {
  const { refs } = await index.searchRefs(
    { engines: [engine], query: null, ranges: { date }, sort: 'date', direction: 'desc', limit: TITLES_MAX },
    signal,
  );
  const titles = new Map<string, number>();
  for (let at = 0; at < refs.length; at += BATCH) {
    signal?.throwIfAborted();
    for (const record of await index.get(refs.slice(at, at + BATCH)))
      for (const pair of new Set(pairsOf(record?.title ?? ''))) titles.set(pair, (titles.get(pair) ?? 0) + 1);
  }
  return [...titles]
    .filter(([, count]) => count >= TITLES_MIN)
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .slice(0, COUNTED_MAX)
    .map(([pair]) => pair);
}

/** Neighbouring words that tell something, within one clause. */
function pairsOf(title: string): string[] {
  return title.split(/[.!?;:,()[\]"“”/]+/).flatMap((clause) => {
    const words = wordsOf(clause);
    return words.flatMap((word, at) => {
      const next = words[at + 1];
      return next && isTelling(word) && isTelling(next) && word !== next ? [`${word} ${next}`] : [];
    });
  });
}

const isTelling = (word: string): boolean => word.length > 2 && isContentWord(word);

/** The fastest growing, no word twice, and not all of one data set. */
export function pickAreas(areas: Area[], max: number): TrendingAreas['areas'] {
  const words = new Set<string>();
  const perEngine = new Map<Engine, number>();
  const picked: TrendingAreas['areas'] = [];
  const ranked = areas.toSorted((one, other) => other.score - one.score || (one.area < other.area ? -1 : 1));
  for (const { score: _score, ...area } of ranked) {
    const ofEngine = perEngine.get(area.searchEngine) ?? 0;
    if (picked.length === max || ofEngine === OF_ONE_DATA_SET) continue;
    if (area.area.split(' ').some((word) => words.has(word))) continue;
    for (const word of area.area.split(' ')) words.add(word);
    perEngine.set(area.searchEngine, ofEngine + 1);
    picked.push(area);
  }
  return picked;
}
