import type { LiveWords } from '@groundwork/contract/live-search';

/** What somebody searched for: its words together, without the operators of the search's own language. */
export function wordsOf(query: string): LiveWords[] {
  const plain = query
    .replace(/["()*]|\b(AND|OR|NOT)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return [
    { axis: 'technology', phrases: plain ? [plain] : [] },
    { axis: 'use', phrases: [] },
  ];
}

/** A list that is pasted is several phrases, not one with commas in it; '1,3-butadiene' is one. */
export const phrasesIn = (texts: string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(/,\s+|[;\n]/)).map((text) => text.trim()))].filter(Boolean);
