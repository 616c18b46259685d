import { FORMAT_TEXTS, formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import type { Block, ColumnUnit, ReportDocument, ReportSource, Sentence } from '@groundwork/contract/report-document';
import { language } from '@groundwork/contract/texts';
import { RENDER_TEXTS } from './render-texts.ts';

/** Texts that every rendering shares, so that screen, DOCX, PDF and Markdown say the same. */

export const isNumeric = (unit: ColumnUnit): boolean => unit !== 'text' && unit !== 'date';

export function cellText(cell: string | number | null, unit: ColumnUnit): string {
  if (cell === null || cell === '') return '–';
  if (unit === 'date') return formatDate(String(cell));
  if (typeof cell === 'string') return cell;
  if (unit === 'usd') return formatMoney(cell);
  if (unit === 'year') return String(cell);
  return unit === 'percent' ? `${formatNumber(cell)}${language() === 'en' ? '' : '\u00a0'}%` : formatNumber(cell);
}

/** Sentences need more room than names do. */
const SENTENCE = 120;
/** Shares of a page's width: a letter of a table in the widest of the fonts that stand in for ours, and a cell's margins. */
const LETTER = 0.0125;
const MARGINS = 0.02;
/** A head is bold. */
const BOLD = 1.15;
/** A longer word is broken: it would take the room of all others. */
const WORD_MAX = 16;

/** A table whose words alone would fill the page is set smaller, down to this. */
const SCALE_MIN = 0.8;
/** The most that words may take of the page, so that something is left to give to those who need it. */
const FULL = 0.85;
/** Numbers need little of the room that is left: their heads are what is wide. */
const TO_NUMBERS = 0.25;

/**
 * The share of a page's width for each column of a table, that of the sources' numbers last: text columns are as wide
 * as their texts are long, within reason, and none narrower than its longest word; numbers and dates need little.
 * `scale`: how large it is set.
 */
export function layColumns({ columns, rows }: Extract<Block, { type: 'table' }>): { shares: number[]; scale: number } {
  const texts = columns.map(({ unit, label }, at) => [
    label,
    ...rows.map(({ cells }) => cellText(cells[at] ?? null, unit)),
  ]);
  const weights = columns.map(({ unit }, at) => {
    if (unit !== 'text') return 1.2;
    const average = texts[at]!.reduce((sum, { length }) => sum + length, 0) / texts[at]!.length;
    return Math.min(Math.max(average / 11, 1), average > SENTENCE ? 5 : 3.2);
  });
  const hasSources = rows.some(({ source }) => source !== null);
  const shares = asShares(hasSources ? [...weights, 0.75] : weights);
  const whole = [...texts, ...(hasSources ? [[RENDER_TEXTS.source]] : [])].map(leastOf);
  const scale = Math.min(1, Math.max(SCALE_MIN, FULL / sumOf(whole)));
  const least = whole.map((share) => share * scale);
  const wanted = sumOf(least);
  if (wanted >= 1) return { shares: asShares(least), scale };
  // Narrow columns take what they lack from what the others have beyond their own least.
  const spare = shares.map(
    (share, at) => Math.max(0, share - least[at]!) * (columns[at]?.unit === 'text' ? 1 : TO_NUMBERS),
  );
  const part = (1 - wanted) / sumOf(spare);
  return { shares: least.map((share, at) => share + spare[at]! * part), scale };
}

const sumOf = (shares: number[]): number => shares.reduce((sum, share) => sum + share, 0);

const leastOf = ([head = '', ...cells]: string[]): number => {
  const longest = Math.max(longestWord([head]) * BOLD, longestWord(cells));
  return Math.min(longest, WORD_MAX) * LETTER + MARGINS;
};

const longestWord = (texts: string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.split(/[\s-]+/)).map(({ length }) => length));

const asShares = (weights: number[]): number[] => {
  const sum = sumOf(weights);
  return weights.map((weight) => weight / sum);
};

/** Source numbers of a sentence, each once, in order. */
export const sourceNumbers = ({ citations }: Sentence): number[] =>
  [...new Set(citations.map(({ source }) => source))].sort((a, b) => a - b);

export function claimsLine({ claims }: ReportDocument): string {
  const { made, supported, inferences, withheld, editors } = claims;
  const advice = inferences > 0 ? RENDER_TEXTS.advice(inferences) : '';
  const own = editors > 0 ? RENDER_TEXTS.editors(editors) : '';
  return `${RENDER_TEXTS.claims(made, supported, withheld)}${advice}${own}`;
}

export const asOfLine = ({ asOf }: ReportDocument): string => RENDER_TEXTS.asOf(asOf);

/** Behind a sentence, in every file: that an editor keeps it without support, and that it is in another language. */
export const marksOf = ({ kind, language: written }: Sentence): string[] => [
  ...(kind === 'editor' ? [RENDER_TEXTS.editorMark] : []),
  ...(written ? [RENDER_TEXTS.inOtherLanguage[written]] : []),
];

/** How much of it is made up: one invented record among forty is no reason to doubt the others. */
function sampleNotice({ sources }: ReportDocument): string {
  const samples = sources.filter(({ isSample }) => isSample).length;
  const records = sources.filter(({ searchEngine }) => searchEngine !== 'project' && searchEngine !== 'library').length;
  return samples === records ? RENDER_TEXTS.allSample : RENDER_TEXTS.someSample(samples, records);
}

/** The notices that a reader should see before all else. */
export const noticesOf = (document: ReportDocument): string[] => [
  ...(document.sourcesChanged > 0 ? [RENDER_TEXTS.changedNotice(document.asOf, document.sourcesChanged)] : []),
  ...(document.claims.editors > 0 ? [RENDER_TEXTS.editorsNotice(RENDER_TEXTS.editorMark)] : []),
  ...(document.usesSample ? [sampleNotice(document)] : []),
  ...(document.isByWords ? [RENDER_TEXTS.byWordsNotice] : []),
];

/** Everything about a source on one line, after its number and title. */
export function sourceLine(source: ReportSource): string {
  const parts = [
    source.engineLabel,
    source.parties.join(', '),
    source.date ? formatDate(source.date) : '',
    `${source.publisher}${source.isSample ? RENDER_TEXTS.sample : ''}`,
    RENDER_TEXTS.retrieved(source.retrievedAt ? formatDate(source.retrievedAt) : FORMAT_TEXTS.missing),
    source.licence,
  ];
  return parts.filter(Boolean).join(' · ');
}
