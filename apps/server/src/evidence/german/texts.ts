import { CATALOGUE_TEXTS } from '@groundwork/contract/catalogue.texts';
import { catalogues } from '@groundwork/contract/de/index';
import { asked } from './funding.ts';
import { headings } from './headings.ts';
import { labels } from './labels.ts';
import { PHRASES } from './phrases.ts';
import { nameIn } from './values.ts';
import { roles } from './words.ts';

/**
 * The German of what a report says besides its sentences: titles, heads, captions, the labels of figures. A hole, '{0}', stands
 * for what a record calls itself, and stays; '{0|text}' is a text of ours again ('any': or whatever it is, 'list': several), '{0|value}' a day, a sum or years, '{0|number}' one that
 * begins with a digit or a dollar sign, and nothing else: "SBIR Direct to Phase II" is no span.
 */
export const TEXTS: Readonly<Record<string, string>> = { ...headings, ...labels, ...asked };

const catalogue = catalogues['contract/catalogue'] as Record<string, string>;
/** Names of data sets and of their fields. */
const OF_DATA_SETS = new Map(
  Object.entries(CATALOGUE_TEXTS).map(([name, english]) => [String(english), catalogue[name]!]),
);

const HOLE = /\{(\d+)(?:\|(text|any|list|value|number))?\}/g;

const BARE_HOLE = /\{\d+\}/;

interface Pattern {
  /** Names may contain the separator of the holes, so both the shortest and the longest match are tried. */
  made: [shortest: RegExp, longest: RegExp];
  german: string;
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
const fixedLength = (english: string) => english.replace(HOLE, '').length;

const patternOf = (english: string, hole: string) =>
  new RegExp(`^${english.split(BARE_HOLE).map(escaped).join(hole)}$`, 'su');

/** The most specific pattern is tried first: '{0} in the field, {1}' fits almost everything. */
const PATTERNS: Pattern[] = Object.entries(TEXTS)
  .filter(([english]) => english.includes('{0}'))
  .toSorted(([one], [other]) => fixedLength(other) - fixedLength(one))
  .map(([english, german]) => ({
    made: [patternOf(english, '(.+?)'), patternOf(english, '(.+)')],
    german,
  }));

const filled = (german: string, held: string[]): string | null => {
  let isTold = true;
  const text = german.replace(HOLE, (_hole, at: string, how?: string) => {
    const said = held[Number(at)]!;
    if (how === 'number' && !/^[$\d]/.test(said)) isTold = false;
    if (how === 'value' || how === 'number') return nameIn(said);
    if (how === 'list')
      return said
        .split(', ')
        .map((each) => textIn(each) ?? each)
        .join(', ');
    const told = how === 'text' ? textIn(said) : how === 'any' ? (textIn(said) ?? said) : said;
    if (told === null) isTold = false;
    return told ?? '';
  });
  return isTold ? text : null;
};

/** Null where it is none of ours. */
export function textIn(english: string): string | null {
  const known = TEXTS[english] ?? PHRASES[english] ?? roles[english] ?? OF_DATA_SETS.get(english);
  if (known !== undefined) return known;
  for (const { made, german } of PATTERNS) {
    for (const pattern of made) {
      const held = pattern.exec(english);
      const told = held && filled(german, held.slice(1));
      if (told) return told;
    }
  }
  return null;
}

/** 'Award amount: $600,000': a field of a record with its own value. */
export function lineIn(line: string): string {
  const at = line.indexOf(': ');
  const label = at < 0 ? undefined : OF_DATA_SETS.get(line.slice(0, at));
  return label === undefined ? line : `${label}: ${nameIn(line.slice(at + 2))}`;
}
