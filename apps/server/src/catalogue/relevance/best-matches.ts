import type { Engine } from '@groundwork/contract/engines';
import { PULSE_MATCHES } from '@groundwork/contract/limits';
import type { RelevanceGrade } from '@groundwork/contract/relevance';
import { CLEARLY_RELATED } from '@groundwork/contract/relevance.names';
import type { CatalogueIndex, IndexHit } from '../index/index.port.ts';
import type { About, Judgement } from './about.ts';
import { NEARBY_RELATED, RATHER_RELATED } from './judge.ts';
import { spread } from './spread.ts';

/** Of the surest so many, the best of near-duplicates are shown, spread over organisations. */
const LOOKED_THROUGH = 40;

export interface BestMatches {
  hits: IndexHit[];
  /** Records that are on topic, and that are at least related. */
  onTopic: number;
  total: number;
}

/**
 * The records of a data set to show for a subject: what is on topic, the surest first, and where that is little, what is
 * clearly related, or where there is neither, what has the thing's name and lies near. What else may be related is only
 * counted: half of it is about something else.
 */
export async function bestMatches(
  index: CatalogueIndex,
  engine: Engine,
  subject: About,
  signal?: AbortSignal,
): Promise<BestMatches> {
  const surest = (atLeast: RelevanceGrade) =>
    index.search(
      {
        engines: [engine],
        query: null,
        about: { subject, atLeast },
        sort: 'relevance',
        direction: 'desc',
        offset: 0,
        limit: LOOKED_THROUGH,
      },
      signal,
    );
  const [onTopic, related] = await Promise.all([surest('on topic'), surest('related')]);
  const surer = [...onTopic.hits, ...related.hits.filter(({ judgement }) => isClearlyRelated(judgement))];
  const shown = surer.length > 0 ? surer : related.hits.filter(({ judgement }) => isRatherRelated(judgement));
  return {
    hits: spread(shown, PULSE_MATCHES),
    onTopic: onTopic.total,
    total: related.total,
  };
}

export const isClearlyRelated = (judgement: Judgement | null): boolean =>
  judgement?.grade === 'related' && judgement.related >= CLEARLY_RELATED;

const isRatherRelated = (judgement: Judgement | null): boolean =>
  judgement?.grade === 'related' && judgement.related >= RATHER_RELATED;

/** What a report tells of where next to nothing is on topic. */
export const isNearbyRelated = (judgement: Judgement | null): boolean =>
  judgement?.grade === 'related' && judgement.related >= NEARBY_RELATED;
