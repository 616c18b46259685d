import { contentWords } from '../../catalogue/query/content-words.ts';
import { plainQuote } from './plain-text.ts';

/** A sentence, and all that it cites. Whoever looks is given nothing else. */
export interface LookedAt {
  sentence: string;
  spans: string[];
  /** A conclusion may weigh and advise; it may bring nothing new. */
  isInference: boolean;
}

type LookVerdict = 'supported' | 'contradicted' | 'not said';

export interface Looked {
  verdict: LookVerdict;
  /** Words of the spans, letter by letter: they show it. */
  words: string[];
  /** Words of the sentence that the spans leave open or deny; empty where it is supported. */
  open: string;
}

/** Says whether a sentence follows from what it cites; null where no answer could be read. */
export type SecondLook = (asked: LookedAt) => Promise<Looked | null>;

/** Why a sentence is withheld after it was looked at; null where it is not. */
export type LookReason = 'contradicted' | 'not said' | 'shown by nothing';

/** The words that show that a sentence is supported must stand in what it cites. */
export function reasonOf({ verdict, words }: Looked, spans: readonly string[]): LookReason | null {
  if (verdict !== 'supported') return verdict;
  const texts = spans.map(folded);
  const shown = words.map(folded).filter((each) => /\p{N}/u.test(each) || contentWords(each).length > 0);
  return shown.length > 0 && shown.every((each) => texts.some((text) => text.includes(each)))
    ? null
    : 'shown by nothing';
}

const folded = (text: string): string =>
  plainQuote(text)
    .toLowerCase()
    .replace(/^[\s.…"]+|[\s.…"]+$/g, '');
