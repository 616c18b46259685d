import { splitBySpans } from '../lib/passages.ts';

/** A text with marked stretches. The text is shown as text, whatever stands in it. */
export function Highlight({ text, spans }: { text: string; spans: readonly (readonly [number, number])[] }) {
  let at = 0;
  return splitBySpans(text, spans).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMarked ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
