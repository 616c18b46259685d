import { phrases as activity } from './activity.ts';
import { phrases as clinical } from './clinical.ts';
import { phrases as funding } from './funding.ts';
import { phrases as insights } from './insights.ts';
import { phrases as money } from './money.ts';
import { phrases as organizations } from './organizations.ts';
import { words } from './words.ts';
import { phrases as writer } from './writer.ts';

/**
 * The German of each template by its English fixed words, whose numbered holes stand in both. `{0|keine}` asks for a form of
 * what stands in the hole: the word for none, a case ('dat', or 'weak' behind an article), or a phrase that has one of its own
 * ('patents|dat'). `{1|-}` says nothing of it: a verb whose place is another here.
 */
export const PHRASES: Readonly<Record<string, string>> = {
  ...words,
  ...activity,
  ...clinical,
  ...funding,
  ...insights,
  ...money,
  ...organizations,
  ...writer,
};

/** Null where there is none. */
export const phraseIn = (english: string, form?: string): string | null =>
  (form && PHRASES[`${english}|${form}`]) ??
  PHRASES[english] ??
  (/\p{L}/u.test(english.replace(/\{\d+\}/g, '')) ? null : english);
