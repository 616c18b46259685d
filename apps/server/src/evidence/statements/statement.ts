import { formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import type { Language } from '@groundwork/contract/languages';
import type { Figure } from '@groundwork/contract/report-document';
import { phraseIn } from '../german/phrases.ts';
import { CRITERIA } from '../records/statistics.ts';
import { foldText } from '../words/fold-letters.ts';

/** How a figure stands in a sentence; `whole` is what it is counted among. */
type FigureForm = 'value' | 'words' | 'all' | 'all of' | 'all shown' | 'none' | 'name';

declare const MADE: unique symbol;

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
 * and no record holds has no type. `words` are how a leaf read when it was made; what is published is told anew from its source.
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

/** The content between a template's fixed words: parts, or words made of parts. No string and no number. */
export type Piece = Part | Words | null;

/**
 * The words of a statement: words`On record are ${num(count)} awards.` Between the fixed words stand parts alone, so that
 * what is said can be told anew from its sources, and what has none can't be said.
 */
export function words(fixedWords: TemplateStringsArray, ...pieces: Piece[]): Words {
  const text = fixedWords.reduce((whole, next, at) => `${whole}{${at - 1}}${next}`);
  return text === '' ? [] : template(text, pieces.map(wordsOf));
}

const wordsOf = (piece: Piece): Words => (piece === null ? [] : Array.isArray(piece) ? piece : [piece as Part]);

/** Fixed words, which a test holds to have no number, name or quantity in them. */
const template = (text: string, holes: Words[]): Words => [
  made({ of: 'template', text, ...(holes.length > 0 && { holes }) }, ''),
];

/** A word of a closed list: one that stands in the code, as 'rose' and 'fell' do. */
export const word = <const Word extends string>(closed: string extends Word ? never : Word): Words =>
  closed === '' ? [] : template(closed, []);

/** "a, b and c", "a; b" and the like. */
export const joined = (items: readonly Piece[], joint: Joint = 'and'): Words =>
  items.length < 2 ? items.flatMap(wordsOf) : [made({ of: 'list', joint, items: items.map(wordsOf) }, '')];

/** Gives it a capital, as at the start of a sentence. */
export const atHead = (piece: Piece): Words =>
  wordsOf(piece).map((part, at) => (at === 0 ? { ...part, isHead: true } : part));

/** Puts it within a sentence: fixed words lose their capital, names keep theirs. */
export const within = (piece: Piece): Words =>
  wordsOf(piece).map((part, at): Part => {
    if (at > 0) return part;
    const { isHead: _isHead, ...bare } = part;
    if (bare.of !== 'template') return bare as Part;
    const [first = [], ...holes] = bare.holes ?? [];
    const inner = bare.text?.startsWith('{0}')
      ? { ...bare, holes: [within(first), ...holes] }
      : { ...bare, isWithin: true };
    return inner as Part;
  });

/** One form for one, another for any other number. */
export const forCount = <const One extends string, const Other extends string>(
  count: number,
  one: string extends One ? never : One,
  other: string extends Other ? never : Other,
): Words => (count === 1 ? word<One>(one) : word<Other>(other));

/** How the words read: for choosing among statements and comparing them, never for publishing. */
export const readable = (all: Words): string => saidIn(all, 'en', ({ words: said }) => said)!.text;

/** Anything but fixed words and what joins others. */
export type Leaf = Exclude<Part, { of: 'template' | 'list' }>;

/** The place of a leaf in the words. */
export interface Placed {
  leaf: Leaf;
  at: number;
  length: number;
}

/** The words before the last item, where they aren't the joint itself. */
const LAST: Record<Language, Partial<Record<Joint, string>>> = {
  en: { and: ' and ', or: ' or ' },
  de: { and: ' und ', or: ' oder ', ', and ': ' und ' },
};

/** German nouns keep their capital within a sentence; sentences of ours begin with these words besides. */
const NO_NOUN = /^(?:Aus|Bei|Das|Der|Die|Für|In|Je|Mit|Nach|Nächste[nrs]?|Vom?|Zu|Zum|Zur)\b/;

const HOLE = /\{(\d+)(?:\|([^}]*))?\}/g;

/** The figures, words of records and so on that a statement is made of. */
export const leavesOf = (parts: Words): Leaf[] =>
  parts.flatMap((part) =>
    part.of === 'template'
      ? (part.holes ?? []).flatMap(leavesOf)
      : part.of === 'list'
        ? part.items.flatMap(leavesOf)
        : [part],
  );

/**
 * The words in a language, and the places of their leaves: `tell` gives the words of a leaf, null where it doesn't
 * resolve. Null where a leaf doesn't, or where the language has no words for a template.
 */
export function saidIn(
  all: Words,
  language: Language,
  tell: (leaf: Leaf, form: string | undefined) => string | null,
): { text: string; placed: Placed[] } | null {
  let text = '';
  // A statement begins with a capital, unless a name does without.
  let letter: 'head' | 'upper' | 'lower' | null = all[0]?.of === 'template' ? 'head' : null;
  const placed: Placed[] = [];
  const add = (said: string, isFixed: boolean): number => {
    if (said === '') return 0;
    const isUpper = letter === 'upper' || (letter === 'head' && isFixed && language !== 'en');
    const cased = isUpper ? upper(said) : letter === 'lower' && isFixed ? lower(said, language) : said;
    letter = null;
    // "Acme Inc." ends a sentence as it is.
    const next = text.endsWith('.') && cased.startsWith('.') ? cased.slice(1) : cased;
    text += next;
    return next.length;
  };
  const tellAll = (parts: Words, form?: string): boolean =>
    parts.every((part) => {
      if (part.isHead) letter = 'upper';
      if (part.of === 'list') {
        const last = LAST[language][part.joint] ?? part.joint;
        const between = part.joint === 'and' || part.joint === 'or' ? ', ' : last;
        return part.items.every((item, at) => {
          if (at > 0) add(at === part.items.length - 1 ? last : between, true);
          // 'Alle 8 klinischen Studien': what is counted in full stands as behind an article.
          return tellAll(item, part.joint === ' ' && at > 0 ? 'weak' : form);
        });
      }
      if (part.of !== 'template') {
        const said = tell(part, form);
        if (said === null) return false;
        const at = text.length;
        placed.push({ leaf: part, at, length: add(said, false) });
        return true;
      }
      const { text: english = part.words, holes = [], isWithin } = part;
      if (isWithin) letter = 'lower';
      const pattern = language === 'en' ? english : phraseIn(english, form);
      if (pattern === null || /\p{N}/u.test(pattern.replace(HOLE, ''))) return false;
      // Fixed words that are holes alone pass on the form that is asked of them.
      const passed = /^(?:\{\d+\}|\s)*$/.test(pattern) ? form : undefined;
      let end = 0;
      for (const { 0: hole, 1: at, 2: own, index } of pattern.matchAll(HOLE)) {
        add(pattern.slice(end, index), true);
        const taken = holes[Number(at)] ?? [];
        if (own === NOTHING ? leavesOf(taken).length > 0 : !tellAll(taken, own ?? passed)) return false;
        end = index + hole.length;
      }
      add(pattern.slice(end), true);
      return true;
    });
  return tellAll(all) ? { text, placed } : null;
}

/** A word that has its place elsewhere in another language; nothing of a record or a figure is left out so. */
const NOTHING = '-';
const upper = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const lower = (text: string, language: Language) =>
  language === 'en' || NO_NOUN.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
