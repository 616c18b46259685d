import type { SentenceSpan } from '@groundwork/contract/report-document';

/** A stretch of a sentence: of a part, or of the words between two. `held`: brackets and stops that go to no other line than the part. */
export interface Stretch {
  text: string;
  span: SentenceSpan | null;
  held?: { before: string; after: string };
}

const OPENING = /[([“„]+$/u;
const CLOSING = /^[)\]”“.,;:!?]+/u;
/** Marks around a quotation, in each language. */
const MARKS = ['“”', '„“'];

/** Cuts a sentence at its parts. What is quoted takes its marks along; what stands against a figure is held to it. */
export function cutAtSpans(text: string, spans: readonly SentenceSpan[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  const upTo = (end: number) => {
    if (end > at) stretches.push({ text: text.slice(at, end), span: null });
    at = Math.max(at, end);
  };
  for (const span of spans) {
    if (span.at < at) continue;
    const end = span.at + span.length;
    const before = text.slice(at, span.at).match(OPENING)?.[0] ?? '';
    const after = text.slice(end).match(CLOSING)?.[0] ?? '';
    if (span.isQuotation && MARKS.includes(before.slice(-1) + after.slice(0, 1))) {
      upTo(span.at - 1);
      stretches.push({ text: text.slice(span.at - 1, end + 1), span });
      at = end + 1;
    } else if (span.figure) {
      upTo(span.at - before.length);
      stretches.push({ text: text.slice(span.at, end), span, ...((before || after) && { held: { before, after } }) });
      at = end + after.length;
    } else {
      upTo(span.at);
      stretches.push({ text: text.slice(span.at, end), span });
      at = end;
    }
  }
  upTo(text.length);
  return stretches;
}
