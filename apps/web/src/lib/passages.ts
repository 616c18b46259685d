export type Part = { text: string; isMarked: boolean };
type Span = readonly [number, number];

/** Cuts a text at spans that may overlap, be out of order or reach beyond it. */
export function splitBySpans(text: string, spans: readonly Span[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const push = (end: number, isMarked: boolean) => {
    if (end <= at) return;
    parts.push({ text: text.slice(at, end), isMarked });
    at = end;
  };
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    push(Math.min(start, text.length), false);
    push(Math.min(end, text.length), true);
  }
  push(text.length, false);
  return parts;
}

/**
 * Finds a quoted passage in a text, whatever the white space and the case; null when it isn't there. The offsets are
 * into the text as given.
 */
export function findPassage(text: string, quote: string): [number, number] | null {
  const wanted = quote.trim().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return null;
  const pattern = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const found = new RegExp(pattern, 'iu').exec(text);
  return found && [found.index, found.index + found[0].length];
}

/** A quoted field, `Label: value`, as its two parts; null when the quote has no label. */
export function quotedField(quote: string): { label: string; value: string } | null {
  const at = quote.indexOf(': ');
  return at > 0 && at < 60 ? { label: quote.slice(0, at).trim(), value: quote.slice(at + 2).trim() } : null;
}
