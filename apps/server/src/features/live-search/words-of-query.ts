import { PROFILE_PHRASE_MAX } from '@groundwork/contract/limits';
import type { LiveQueryWords } from '@groundwork/contract/live-search';
import type { SentenceEncoder } from '../../catalogue/encoder/sentence-encoder.port.ts';
import { readAxes } from '../../catalogue/matching/read-axes.ts';
import type { Subject } from '../../catalogue/matching/subject.ts';
import { namesWithin } from './words-of-project.ts';

/**
 * The words of a search together, without the operators of the search's own language. Names of the project's description
 * are held back, and what reads like one here.
 */
export async function wordsOfQuery(
  query: string,
  subject: Pick<Subject, 'names'>,
  encoder: Pick<SentenceEncoder, 'encodeWords'> | null,
): Promise<LiveQueryWords> {
  const plain = query
    .replace(/["()*]|\b(AND|OR|NOT)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PROFILE_PHRASE_MAX);
  const read = encoder ? await readAxes(plain, encoder).catch(() => null) : null;
  const { rest, held } = namesWithin(plain, [...subject.names, ...(read?.names ?? [])]);
  return {
    words: [
      { axis: 'technology', phrases: rest ? [rest] : [] },
      { axis: 'use', phrases: [] },
    ],
    heldBack: held,
  };
}
