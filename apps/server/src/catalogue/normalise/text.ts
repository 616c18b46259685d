import { decodeEntities, stripTags } from './html.ts';
import { repairMojibake } from './mojibake.ts';

/** Control characters other than tab and line feed, and the marks that editors leave: BOM, soft hyphen, zero width space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b\ufeff]/g;

/** Blanks that are not just one space already: most are, and replacing those by themselves is what takes time. */
const BLANKS = /\s{2,}|[^\S ]/g;
const BLANKS_IN_LINE = /[^\S\n]{2,}|[^\S\n ]/g;

/** One line of plain text: no tags, entities, mojibake, line breaks or doubled blanks. */
export function cleanText(raw: unknown): string {
  return plain(raw).replace(BLANKS, ' ').trim();
}

/** Plain text that keeps its paragraphs: at most one blank line between them. */
export function cleanParagraphs(raw: unknown): string {
  return plain(raw)
    .replace(BLANKS_IN_LINE, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text or undefined: what a source leaves blank is absent from the record. */
export function optionalText(raw: unknown): string | undefined {
  return cleanText(raw) || undefined;
}

export function optionalParagraphs(raw: unknown): string | undefined {
  return cleanParagraphs(raw) || undefined;
}

function plain(raw: unknown): string {
  if (typeof raw !== 'string') return typeof raw === 'number' || typeof raw === 'bigint' ? String(raw) : '';
  // Exports of spreadsheets hold their line breaks in writing.
  const text = raw.replace(/\r\n?|_x000D_\n?/g, '\n');
  // Twice, because feeds escape HTML that already held entities: '&amp;lt;p&amp;gt;'.
  const decoded = decodeEntities(decodeEntities(text));
  return stripTags(repairMojibake(decoded)).replace(INVISIBLE, '').toWellFormed();
}
