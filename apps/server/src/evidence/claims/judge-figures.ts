import { FIGURE_LABEL } from './bind-values.ts';
import { isAnalystWord } from './language/analyst-words.ts';
import { foldText } from './language/fold-letters.ts';
import { isFrameWord } from './language/frame-words.ts';
import { operatorsOf } from './language/operators.ts';
import { stemOf } from './language/stems.ts';
import { wordsOf } from './language/words.ts';
import { trendOf } from './trend.ts';
import { statedDates } from './values/dates.ts';
import { findName } from './values/find-name.ts';
import { statedNames } from './values/names.ts';
import { agrees, statedNumbers } from './values/numbers.ts';
import { plainText } from './values/plain-text.ts';

/** A computed figure as a statement may use it. */
export interface FigureGround {
  label: string;
  value: number;
  unit: 'usd' | 'count' | 'year' | 'percent' | 'months' | 'days';
  /** Where it stands in its series, largest first, and what share of the series it makes up with those before it. */
  rank?: { place: number; share: number };
}

/** Words with which figures are told. */
const TOLD = new Set(
  `search found topic state total amount funding fund size hold holder work describe pay agency come money classify status phase competition
already freedom operate public clinical failure fall rise stay raise grant obligate government contract spending largest most
often together add sum class granted license licensing offer case working field award commercial clinically record market`
    .split(/\s+/)
    .map(stemOf),
);
/** Of a statement's content words so many may be neither in a figure's label nor among those above. */
const FOREIGN_MAX = 0.2;

/** "None of the 8" needs a figure that is 0, as "0 of the 8" does. */
const NONE_OF = /\bnone of(?= the \d)/i;

/** What a statement over computed figures says that they don't; nothing when it may be published. */
export function judgeFigures(
  text: string,
  figures: readonly FigureGround[],
  isOrdinary: (word: string) => boolean,
): string[] {
  const said = plainText(text).replace(NONE_OF, '0 of');
  const { dates, rest } = statedDates(said);
  const numbers = statedNumbers(rest);
  const labels = figures.map(({ label }) => ({ label: FIGURE_LABEL, text: label, folded: ` ${foldText(label)} ` }));
  const holdersOf = (number: (typeof numbers)[number]) =>
    figures.filter(
      ({ value, unit }) =>
        agrees({ ...number, unit: null }, { value }) &&
        (number.unit?.dimension === 'usd') === (unit === 'usd') &&
        (number.unit?.dimension === 'percent') === (unit === 'percent') &&
        isInUnit(said, number, unit),
    );
  const isLabelled = (value: string) => labels.some(({ folded }) => folded.includes(` ${foldText(value)} `));
  const names = statedNames(
    said,
    (word) =>
      isOrdinary(word) ||
      !wordsOf(word)[0]?.isContent ||
      TOLD.has(stemOf(word)) ||
      isFrameWord(stemOf(word)) ||
      isAnalystWord(stemOf(word)),
  );
  const missing = [
    ...dates
      .filter(({ date, text: day }) => !isLabelled(day) && !figures.some(({ value }) => String(value) === date))
      .map((date) => date.text),
    ...numbers
      .filter((number) => holdersOf(number).length === 0 && !isLabelled(number.text))
      .map((number) => number.text),
    ...names
      .filter(
        ({ text: name }) => findName(name, labels).length === 0 && !dates.some((date) => date.text.includes(name)),
      )
      .map((name) => name.text),
  ];
  if (missing.length > 0) return missing;
  const spans = [...names, ...numbers];
  return [...misplaced(said, numbers, holdersOf), ...unproved(said, figures), ...foreign(said, spans, labels)];
}

/** So many months or days are said of a figure in months or days, and of no other. */
const isInUnit = (said: string, { at, end }: { at: number; end: number }, unit: FigureGround['unit']): boolean =>
  (/\b(month|day)s?\b/.exec(said.slice(at, end + 1))?.[1] ?? null) ===
  (unit === 'months' || unit === 'days' ? unit.slice(0, -1) : null);

/** 'Acme (7)': the number in brackets is the figure of what stands before it. */
function misplaced(
  text: string,
  numbers: ReturnType<typeof statedNumbers>,
  holdersOf: (number: (typeof numbers)[number]) => FigureGround[],
): string[] {
  return numbers
    .filter((number) => {
      const before = text.slice(0, number.at);
      if (!/\(\s*$/.test(before)) return false;
      const folded = ` ${foldText(before)} `;
      return !holdersOf(number).some(({ label }) => {
        const group = foldText(label.slice(label.indexOf(', ') + 2));
        return folded.endsWith(` ${group} `);
      });
    })
    .map(({ text: number }) => `${number} in brackets`);
}

/** Quantities and ranks that the figures don't prove. */
function unproved(text: string, figures: readonly FigureGround[]): string[] {
  const trend = trendOf(text);
  const isTrend = /\b(?:rose|fell|grew|declined|increased|decreased|dropped)\b/i.test(text);
  if (trend === 'false' || (isTrend && trend === null)) return ['the direction'];
  if (/\bstayed\b/i.test(text) && new Set(figures.map(({ value }) => value)).size > 1) return ['stayed'];
  const ranked = figures.filter(({ rank }) => rank);
  const isLeading = ranked.length > 0 && ranked.every(({ rank }) => rank!.place <= ranked.length);
  const isMajority = isLeading && Math.max(...ranked.map(({ rank }) => rank!.share)) > 0.5;
  const counts = figures.filter(({ unit }) => unit === 'count').map(({ value }) => value);
  const isEqual = counts.some((value, at) => counts.indexOf(value) !== at);
  // 'Not yet recruiting' is the name of a group.
  const bare = figures.reduce(
    (left, { label }) => left.replace(label.slice(label.indexOf(', ') + 2), (group) => ' '.repeat(group.length)),
    text,
  );
  return operatorsOf(bare, [
    'universal',
    'always',
    'majority',
    'only',
    'superlative',
    'comparison',
    'cause',
    'negation',
  ])
    .filter(({ operator, text: word, at }) => {
      if (operator === 'universal' || operator === 'always') return !isEqual;
      if (operator === 'superlative') return !isLeading;
      if (operator !== 'majority') return true;
      // 'Most patents' is more than half; 'pay most' and 'most often' is a rank.
      const isShare = word === 'most' && /^most (?:of\b|[a-z]+s\b)/i.test(text.slice(at));
      return isShare ? !isMajority : !isLeading;
    })
    .map(({ text: word }) => word);
}

function foreign(text: string, names: { at: number; end: number }[], labels: { folded: string }[]): string[] {
  const known = new Set(labels.flatMap(({ folded }) => folded.trim().split(' ').map(stemOf)));
  const content = wordsOf(text).filter(
    (word) => word.isContent && !names.some(({ at, end }) => word.at >= at && word.end <= end),
  );
  const others = content.filter(
    ({ stem, lower }) =>
      !known.has(stem) &&
      !TOLD.has(stem) &&
      !TOLD.has(stemOf(lower)) &&
      !isFrameWord(stem) &&
      !isAnalystWord(stemOf(lower)),
  );
  return others.length > Math.max(0, content.length * FOREIGN_MAX) ? others.map((word) => word.text) : [];
}
