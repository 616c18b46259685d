/** Around a hit in what the store answers; `cleanText` keeps them out of every stored text. */
export const HIT_START = '\u0002';
export const HIT_END = '\u0003';

/** A passage in one line, and where its hits are. */
export function readPassage(marked: string): { text: string; spans: [number, number][] } {
  const spans: [number, number][] = [];
  const [before = '', ...hits] = marked.replace(/\s+/g, ' ').trim().split(HIT_START);
  let text = before;
  for (const piece of hits) {
    const [hit = '', after = ''] = piece.split(HIT_END);
    spans.push([text.length, text.length + hit.length]);
    text += hit + after;
  }
  return { text, spans };
}
