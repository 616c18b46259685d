import type { Language } from '@groundwork/contract/languages';
import { phraseIn } from '../german/phrases.ts';
import type { Joint, Part, Words } from './part.ts';

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
