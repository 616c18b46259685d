import { saidIn } from './leaves.ts';
import { type Joint, list, type Part, template, type Words } from './part.ts';

/** The content between a template's fixed words: parts, or words made of parts. No string and no number. */
export type Piece = Part | Words | null;

/**
 * The words of a statement: words`On record are ${num(count)} awards.` Between the fixed words stand parts alone, so that
 * what is said can be told anew from its sources, and what has none can't be said.
 */
export function words(fixedWords: TemplateStringsArray, ...pieces: Piece[]): Words {
  const text = fixedWords.reduce((whole, next, at) => `${whole}{${at - 1}}${next}`);
  return text === '' ? [] : made(text, pieces.map(wordsOf));
}

const wordsOf = (piece: Piece): Words => (piece === null ? [] : Array.isArray(piece) ? piece : [piece as Part]);

const made = (text: string, holes: Words[]): Words => {
  const part = template(text, holes, '');
  return [{ ...part, words: readable([part]) }];
};

/** A word of a closed list: one that stands in the code, as 'rose' and 'fell' do. */
export const word = <const Word extends string>(closed: string extends Word ? never : Word): Words =>
  closed === '' ? [] : made(closed, []);

/** "a, b and c". */
export const joinList = (items: readonly Piece[], joint: 'and' | 'or' = 'and'): Words => joinedBy(items, joint);

/** "a; b", ", and" and the like. */
export const joined = (items: readonly Piece[], joint: Exclude<Joint, 'and' | 'or'>): Words => joinedBy(items, joint);

function joinedBy(items: readonly Piece[], joint: Joint): Words {
  if (items.length < 2) return items.flatMap(wordsOf);
  const part = list(items.map(wordsOf), joint, '');
  return [{ ...part, words: readable([part]) }];
}

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
    return { ...inner, words: readable([inner as Part]) } as Part;
  });

/** One form for one, another for any other number. */
export const forCount = <const One extends string, const Other extends string>(
  count: number,
  one: string extends One ? never : One,
  other: string extends Other ? never : Other,
): Words => (count === 1 ? word<One>(one) : word<Other>(other));

/** How the words read: for choosing among statements and comparing them, never for publishing. */
export const readable = (all: Words): string => saidIn(all, 'en', ({ words: said }) => said)!.text;
