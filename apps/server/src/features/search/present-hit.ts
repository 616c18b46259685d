import type { SearchResult } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { placeLine } from '../../catalogue/engines/show.ts';
import type { IndexHit } from '../../catalogue/index/index.port.ts';
import type { Match } from '../../catalogue/matching/matches.ts';
import { calm } from '../../catalogue/normalise/calm.ts';
import { presentJudgement } from '../relevance/relevance.service.ts';

const ORGANISATIONS_SHOWN = 5;

export function presentHit(
  { record, score, snippet, highlights, matched }: IndexHit,
  engine: EngineDeclaration,
  match: Match | null = null,
): SearchResult {
  return {
    id: record.id,
    searchEngine: record.engine,
    title: calm(record.title),
    snippet,
    highlights,
    date: record.date,
    amount: record.amount,
    closes: record.closes ?? null,
    url: record.url,
    organisations: [...new Set(record.organisations.map(({ name }) => calm(name)))].slice(0, ORGANISATIONS_SHOWN),
    place: placeLine(record),
    summary: engine.summary.flatMap((read) => read(record) || []).map(calm),
    facets: record.facets,
    score,
    matched,
    judgement: match && presentJudgement(match, null),
    isSample: record.source.isSample,
    ...(record.collection && { isOwn: true as const }),
    withdrawn: record.withdrawn ?? null,
  };
}
