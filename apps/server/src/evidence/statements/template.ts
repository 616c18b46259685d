import { fixed, type Part, type Words } from './part.ts';

/** What a template takes between its fixed words: parts, or words made of parts. No string and no number. */
export type Piece = Part | Words | null;

/**
 * The words of a statement: words`On record are ${num(count)} awards.` Between the fixed words stand parts alone, so that
 * what is said can be told anew from its sources, and what has none can't be said.
 */
export function words(fixedWords: TemplateStringsArray, ...pieces: Piece[]): Words {
  return fixedWords.flatMap((text, at) => [...(text === '' ? [] : [fixed(text)]), ...partsOf(pieces[at] ?? null)]);
}

const partsOf = (piece: Piece): Words => (piece === null ? [] : Array.isArray(piece) ? piece : [piece as Part]);

/** A word of a closed list: one that stands in the code, as 'rose' and 'fell' do. */
export const word = <const Word extends string>(closed: string extends Word ? never : Word): Words =>
  closed === '' ? [] : [fixed(closed)];

/** "a, b and c". */
export function listed(items: readonly Piece[], joint: 'and' | 'or' = 'and'): Words {
  return items.flatMap((item, at) => [
    ...(at === 0 ? [] : [fixed(at === items.length - 1 ? ` ${joint} ` : ', ')]),
    ...partsOf(item),
  ]);
}

/** "a; b", ", and" and the like. */
export const joined = (items: readonly Piece[], joint: '; ' | ', ' | ', and ' | ' '): Words =>
  items.flatMap((item, at) => [...(at === 0 ? [] : [fixed(joint)]), ...partsOf(item)]);

/** With a capital, as a sentence begins. */
export const atHead = (piece: Piece): Words =>
  partsOf(piece).map((part, at) => (at === 0 ? { ...part, isHead: true } : part));

/** As it stands within a sentence: fixed words lose their capital, names keep theirs. */
export const within = (piece: Piece): Words =>
  partsOf(piece).map((part, at) => {
    if (at > 0) return part;
    const { isHead: _isHead, ...bare } = part;
    return part.of === 'template' ? fixed(`${part.words[0]!.toLowerCase()}${part.words.slice(1)}`) : (bare as Part);
  });

/** One form for one, another for any other number. */
export const forCount = <const One extends string, const Other extends string>(
  count: number,
  one: string extends One ? never : One,
  other: string extends Other ? never : Other,
): Words => (count === 1 ? word<One>(one) : word<Other>(other));

/** How the words read: for choosing among statements and comparing them, never for publishing. */
export const readable = (all: Words): string => all.reduce((text, part) => text + follow(text, asHead(part)), '');

const asHead = ({ words: said, isHead }: Pick<Part, 'words' | 'isHead'>) =>
  isHead ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : said;

/** "Acme Inc." ends a sentence as it is. */
export const follow = (before: string, next: string): string =>
  before.endsWith('.') && next.startsWith('.') ? next.slice(1) : next;
