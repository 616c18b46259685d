import { formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import { foldText } from '../words/fold-letters.ts';

declare const MADE: unique symbol;

/** How a figure stands in a sentence; `whole` is what it is counted among. */
export type FigureForm = 'value' | 'words' | 'all' | 'all of' | 'all shown' | 'none' | 'name';

/** Numbers that a rule of ours sets, and no record: they are told as such. */
export const CRITERIA = { few: 5, shareMin: 10, longAgoYears: 12 } as const;

/** The place of words in a label or in a stretch of a record. */
export interface Stretch {
  at: number;
  length: number;
}

/** The separator between the items of a list. */
export type Joint = 'and' | 'or' | '; ' | ', ' | ', and ' | ' ';

type Kind =
  /**
   * Fixed words with a numbered hole for each thing that the template takes: 'On record are {0} awards.' By them other
   * languages have their own. Checkpoints of earlier versions have neither.
   */
  | { of: 'template'; text?: string; holes?: Words[]; isWithin?: true }
  | { of: 'list'; joint: Joint; items: Words[] }
  | { of: 'figure'; figure: string; as: FigureForm; whole?: string; place?: Stretch }
  /** Words of a record: `quote` is the stretch of it (a field's line, a sentence) that holds them, `place` where in it. */
  | { of: 'record'; key: string; quote: string; as: 'field' | 'quotation' | 'amount'; place?: Stretch }
  /** A record's state on the day of the data, or relation to the project: worked out from it, so it opens no passage. */
  | { of: 'derived'; key: string; label: string }
  /** The day of the data, a year that a data set's coverage begins or ends with, how many things are shown, a rule's number. */
  | { of: 'day' | 'coverage' | 'shown' | 'criterion' };

/**
 * A piece of a statement. Nothing but the makers of this folder gives one, so that a number, a date or a name that no figure
 * and no record holds has no type. `words` are how it read when it was made; what is published is told anew from its source.
 */
export type Part = Kind & { words: string; isHead?: boolean; readonly [MADE]: true };
export type Words = readonly Part[];

const made = (kind: Kind, words: string): Part => ({ ...kind, words }) as Part;

/** The words of a figure in this form; null where its value, or its label, doesn't allow it. */
export function figureWords(
  { value, unit, label }: Pick<Figure, 'value' | 'unit' | 'label'>,
  as: FigureForm,
  { name = '', whole, place }: { name?: string; whole?: number | undefined; place?: Stretch | undefined } = {},
): string | null {
  switch (as) {
    case 'value':
      return unit === 'usd' ? formatMoneyShort(value, 'en') : inUnit(value, unit);
    case 'words':
      return value === 1 ? 'one' : inUnit(value, unit);
    case 'all':
      return value === whole
        ? value === 2
          ? 'both'
          : value === 1
            ? 'the one'
            : `all ${formatNumber(value, 'en')}`
        : null;
    case 'all of':
      return value === whole && value > 1 ? 'all' : null;
    case 'all shown':
      return value === whole ? 'all' : null;
    case 'none':
      return value === 0 ? 'none' : null;
    default:
      return place ? saidAt(label, place, name) : name !== '' && standsIn(name, label) ? name : null;
  }
}

const inUnit = (value: number, unit: Figure['unit']) =>
  unit === 'year' ? String(value) : unit === 'percent' ? `${formatNumber(value, 'en')}%` : formatNumber(value, 'en');

/** The last place of the words: a name stands at the end of a label, a value behind its own. */
function placeIn(text: string, words: string | undefined): { place?: Stretch } {
  if (!words) return {};
  const exact = text.lastIndexOf(words);
  const at = exact >= 0 ? exact : text.toLowerCase().lastIndexOf(words.toLowerCase());
  return at < 0 ? {} : { place: { at, length: words.length } };
}

/** The words at the place; spelled as given where they differ in capitals alone. */
export function saidAt(text: string, { at, length }: Stretch, words: string): string {
  const said = text.slice(at, at + length);
  return said.toLowerCase() === words.toLowerCase() ? words : said;
}

/** Do the words stand in the stretch, as whole words, whatever their case and punctuation? */
export const standsIn = (words: string, stretch: string): boolean =>
  ` ${foldText(stretch)} `.includes(` ${foldText(words)} `);

const ofFigure = (figure: Figure, as: FigureForm, name?: string, whole?: Figure): Part =>
  made(
    { of: 'figure', figure: figure.id, as, ...(whole && { whole: whole.id }), ...placeIn(figure.label, name) },
    figureWords(figure, as, { name: name ?? '', ...(whole && { whole: whole.value }) }) ?? name ?? '',
  );

/** A figure's value in its unit: '12', '$1.3 million', '40%', '2019'. */
export const num = (figure: Figure): Part => ofFigure(figure, 'value');
/** 'one' for 1. */
export const oneOr = (figure: Figure): Part => ofFigure(figure, 'words');
/** 'both', 'all 8', 'the one': only where the figure is as large as the whole. */
export const all = (figure: Figure, whole: Figure): Part => ofFigure(figure, 'all', undefined, whole);
export const allOfThem = (figure: Figure, whole: Figure): Part => ofFigure(figure, 'all of', undefined, whole);
/** 'all' of the figure, of which as many are shown. */
export const allShown = (figure: Figure): Part => ofFigure(figure, 'all shown', undefined, figure);
/** 'none': only where the figure is nought. */
export const none = (figure: Figure): Part => ofFigure(figure, 'none');
/** The subject that a figure counts: a name, a span of years or a group, as its label has it. */
export const name = (figure: Figure, words: string): Part => ofFigure(figure, 'name', words);

/** A record's own words, of one of its field lines or of its text. */
export const ofRecord = (
  key: string,
  quote: string,
  words: string,
  as: 'field' | 'quotation' | 'amount' = 'field',
): Part => made({ of: 'record', key, quote, as, ...placeIn(quote, words) }, words);

export const derived = (key: string, label: string, words: string): Part => made({ of: 'derived', key, label }, words);

export const shown = (count: number): Part => made({ of: 'shown' }, formatNumber(count, 'en'));
export const dayOf = (words: string): Part => made({ of: 'day' }, words);
export const coverageYear = (year: number): Part => made({ of: 'coverage' }, String(year));
export const criterion = (which: keyof typeof CRITERIA): Part =>
  made({ of: 'criterion' }, formatNumber(CRITERIA[which], 'en'));

/** For the template tag alone: fixed words, which a test holds to have no number, name or quantity in them. */
export const template = (text: string, holes: Words[], words: string): Part =>
  made({ of: 'template', text, ...(holes.length > 0 && { holes }) }, words);
export const list = (items: Words[], joint: Joint, words: string): Part => made({ of: 'list', joint, items }, words);
