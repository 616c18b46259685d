import type { SearchResult } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { IndexHit } from '../../catalogue/index/index.port.ts';

export function presentHit(
  { record, score, snippet, highlights, matched }: IndexHit,
  engine: EngineDeclaration,
): SearchResult {
  return {
    id: record.id,
    searchEngine: record.engine,
    title: record.title,
    snippet,
    highlights,
    date: record.date,
    amount: record.amount,
    url: record.url,
    summary: engine.summary.map((read) => read(record)).filter((text): text is string => Boolean(text)),
    facets: record.facets,
    score,
    matched,
    isSample: record.source.isSample,
    withdrawn: record.withdrawn ?? null,
  };
}
