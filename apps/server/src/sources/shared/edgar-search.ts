import type { AskContext } from '../../catalogue/import/source.port.ts';
import { groupsOf, needsOneOf, phrasesOf, quoted } from './asked.ts';
import { listAt, numberAt, textAt, textsAt } from './mapping.ts';

const SEARCH = 'https://efts.sec.gov/LATEST/search-index';
/** The size of its pages, and the most that it shows. */
const HITS_PER_PAGE = 100;
const REACHABLE = 10_000;
/** Ten requests a second are let through, by all hosts of EDGAR together. */
export const EDGAR_INTERVAL_MS = 250;

export interface EdgarFiling {
  cik: string;
  name: string;
  /** '0001234567-26-000001' */
  accession: string;
}

/**
 * The words as EDGAR's full-text search takes them (https://www.sec.gov/edgar/search/efts-faq.html): phrases in quotes; what stands
 * side by side must all be there, and it knows no brackets, so of each group its first phrase is asked for.
 */
function edgarQuery(words: AskContext['words']): string {
  if (words.shape === 'any') return phrasesOf(words).map(quoted).join(' OR ');
  const groups = groupsOf(words);
  return groups.length === 1 ? groups[0]!.map(quoted).join(' OR ') : groups.map((group) => quoted(group[0]!)).join(' ');
}

export const edgarAddress = (words: AskContext['words'], forms: string) =>
  `https://www.sec.gov/edgar/search/#/${new URLSearchParams({ q: edgarQuery(words), forms }).toString().replaceAll('+', '%20')}`;

/** Filings since 2001 whose text has the words, one for each filer, in the order of the search. */
export async function* edgarFilings(
  { client, signal, words }: Pick<AskContext, 'client' | 'signal' | 'words'>,
  forms: string,
  from: number,
): AsyncGenerator<{ filing: EdgarFiling | null; place: number; total: number }> {
  const seen = new Set<string>();
  for (let offset = from - (from % HITS_PER_PAGE); offset < REACHABLE; offset += HITS_PER_PAGE) {
    const query = new URLSearchParams({ q: edgarQuery(words), forms, from: String(offset) });
    const answer = await client.json(`${SEARCH}?${query}`, {
      intervalMs: EDGAR_INTERVAL_MS,
      signal,
      errorIn: needsOneOf('hits.hits', 'hits.total.value'),
    });
    const hits = listAt(answer?.value, 'hits', 'hits');
    const total = numberAt(answer?.value, 'hits', 'total', 'value') ?? hits.length;
    for (const [index, hit] of hits.entries()) {
      const place = offset + index;
      if (place < from) continue;
      const cik = textsAt(hit, '_source', 'ciks')[0];
      const accession = textAt(hit, '_source', 'adsh') ?? textAt(hit, '_id')?.split(':')[0];
      const name = textsAt(hit, '_source', 'display_names')[0]?.replace(/\s*\((?:CIK|[A-Z0-9, -]+)[^)]*\)\s*/g, ' ');
      const isNew = cik && accession && name && !seen.has(cik);
      if (isNew) seen.add(cik);
      yield {
        filing: isNew ? { cik: String(Number(cik)), name: name.trim(), accession } : null,
        place,
        total,
      };
    }
    if (hits.length < HITS_PER_PAGE) return;
  }
}
