import type { TextAnalysis } from '../text/text-analysis.ts';

/** ASCII's blanks and punctuation, at which every text is cut, whatever stands around them. */
const BETWEEN = /[\0-/:-@[-`{-\u007f]+/;

/** Tokens of long texts as `indexText` wrote them: piece by piece, since texts have the same words. */
export function tokensOfTexts(analysis: TextAnalysis): (text: string) => string[] {
  return (text) => {
    const pieces = text.split(BETWEEN).filter((piece) => piece !== '');
    analysis.prepareWritten(pieces);
    return pieces.flatMap((piece) => analysis.tokenizeWritten(piece));
  };
}
