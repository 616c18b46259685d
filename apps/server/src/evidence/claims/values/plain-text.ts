const RANGE = /(?<![\p{L}\p{N}/-])(\d[\d,.]*)\s?[–—-]\s?(\d[\d,.]*)(?!\p{N}|[-/]\p{N})/gu;

/** One way of writing for what is written in several: ranges with 'to', dollars as '$', apostrophes, plain hyphens. */
export function plainText(text: string): string {
  return (
    text
      .replace(/[’‘]/g, "'")
      .replace(/[‐‑]/g, '-')
      .replace(/\bUS\s?\$/g, '$')
      .replace(/\/(?=Phase\b)/g, ' / ')
      // A source joins names to the titles behind them.
      .replace(/(?<=\p{Ll})Title: /gu, ', title: ')
      .replace(RANGE, (whole, from: string, to: string) =>
        /^(?:19|20)\d\d$/.test(from) && to.length <= 2 ? whole : `${from} to ${to}`,
      )
  );
}

/** As quotations are compared: one kind of quotation mark, single spaces. */
export const plainQuote = (text: string): string =>
  plainText(text)
    .replace(/[“”«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
