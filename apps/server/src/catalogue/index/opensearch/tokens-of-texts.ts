import type { TextAnalysis } from '../text/text-analysis.ts';
import { storedToken } from './layout.ts';

/** ASCII's blanks and punctuation, at which every text is cut, whatever stands around them. */
const BETWEEN = /[\0-/:-@[-`{-\u007f]+/;
/** Different words of which the tokens are kept, at most twice as many: some ten megabytes. */
const WORDS_KEPT = 50_000;

/**
 * Tokens of long texts as `indexText` wrote them, with blanks between: piece by piece, since texts have the same words, and those of many
 * texts at once, since asking for the new ones of each costs several times as much.
 */
export function tokensOfTexts(analysis: TextAnalysis, kept = WORDS_KEPT): (texts: string[]) => string[] {
  let [known, before] = [new Map<string, string>(), new Map<string, string>()];
  return (texts) => {
    // What is met again is kept; most of what is not is met once.
    if (known.size > kept) [known, before] = [new Map(), known];
    const cut = texts.map((text) => text.split(BETWEEN));
    const unknown = new Set<string>();
    for (const piece of cut.flat()) {
      if (known.has(piece)) continue;
      const tokens = before.get(piece);
      if (tokens === undefined) unknown.add(piece);
      else known.set(piece, tokens);
    }
    analysis.prepareWritten(unknown);
    for (const piece of unknown) known.set(piece, analysis.tokenizeWritten(piece).map(storedToken).join(' '));
    return cut.map((pieces) => {
      let written = '';
      for (const piece of pieces) {
        const tokens = known.get(piece);
        if (tokens) written += written ? ` ${tokens}` : tokens;
      }
      return written;
    });
  };
}
