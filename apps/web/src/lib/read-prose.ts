/** A stretch of a text, [from, to). */
type Stretch = { from: number; to: number };
export type ProseBlock = ({ type: 'paragraph' } & Stretch) | { type: 'list'; items: Stretch[] };

const BULLET = /^[ \t]*(?:[•*·‣▪●◦○–—-]|o(?=\s{2,}))[ \t]+/u;
/** '1.', '2)', 'a)': kept, since the source may refer to them. */
const NUMBERED = /^[ \t]*(?:\d{1,2}|[a-z])[.)][ \t]+/;

/**
 * Paragraphs and lists of a source's plain text, as stretches of it: a line is a paragraph of its own unless it begins
 * like an item of a list. Only white space and bullets are in no stretch.
 */
export function readProse(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const from = at + (/^\s*/.exec(line)?.[0].length ?? 0);
    const to = at + line.trimEnd().length;
    const bullet = BULLET.exec(line)?.[0].length;
    if (to > from) {
      const isItem = bullet !== undefined || NUMBERED.test(line);
      const item = { from: bullet === undefined ? from : Math.min(at + bullet, to), to };
      const last = blocks.at(-1);
      if (isItem && last?.type === 'list') last.items.push(item);
      else if (isItem) blocks.push({ type: 'list', items: [item] });
      else blocks.push({ type: 'paragraph', from, to });
    }
    at += line.length + 1;
  }
  return blocks;
}
