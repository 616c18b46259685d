import type { Place } from './read-source.ts';

/** A value of a sentence with the places of its sources that hold it. */
export interface Held {
  kind: 'date' | 'number' | 'name';
  text: string;
  at: number;
  end: number;
  holders: readonly Place[];
}

type Rule = [kinds: Held['kind'][], words: string, labels: RegExp];

/**
 * Words with which a sentence names a field, and the labels that the field has: 'closed on 22 May' is a value of 'Close date',
 * and 22 May as 'Posted date' doesn't hold it.
 */
const RULES: Rule[] = [
  [
    ['date'],
    'starts?|started|starting|began|begins?|commenced|launched|opens|opened',
    /start date|opens|enrollment date/i,
  ],
  [['date'], 'ended|ends|ending|completed|completion|finish(?:ed|es)?|concluded', /completion date|end date/i],
  [['date'], '(?:was |were |first )?posted|advertised', /posted|registration date|^published/i],
  [['date'], 'updated', /updated?$/i],
  [['date'], 'clos(?:es?|ed|ing)|deadline|due|accepted until', /closes|close date|due|rounds/i],
  [['date'], 'registered|registration', /registration date|first posted/i],
  [['date'], 'filed|applied for', /filing date/i],
  [['date'], 'granted', /grant|award (?:date|year)/i],
  [['date'], 'published|appeared', /publish|publication date/i],
  [['date'], 'approved|approval', /approval date|submissions|supplement/i],
  [['date'], 'expires?|expired|expiration', /expir|end date/i],
  [['date'], 'founded|established', /found/i],
  [['date'], 'first (?:work|patent|paper|publication)', /first work/i],
  [['date'], '(?:latest|last|most recent) (?:work|patent|paper|publication)', /latest work/i],
  [['number'], 'obligat(?:e[ds]?|ions?|ing)', /obligated/i],
  [['number'], 'outlay(?:s|ed)?|paid out', /outlayed/i],
  [['number'], 'potential (?:amount|value)', /potential/i],
  [['number'], 'ceiling', /ceiling/i],
  [['number'], 'floor', /floor/i],
  [['number'], 'enrol(?:l|s|led|ls|lment|ment)?', /enrollment|target size/i],
  [['number'], 'employees|employs?', /employees/i],
  [['number'], 'h-index', /h-index/i],
  [['number'], 'cited', /cited|citations|references/i],
  [['number'], 'offers received', /offers/i],
  [['name'], 'sponsored by', /sponsor/i],
  [['name'], 'inventors? (?:is|are|was|were)', /inventor/i],
  [['name'], 'examin(?:ed|er)', /examiner/i],
  [['name'], 'place of performance is|performed in', /performance/i],
  [['name'], 'lives? in|resides? in', /inventor|address|place|country|affiliation/i],
];

const COMPILED = RULES.map(([kinds, words, labels]) => ({
  kinds,
  labels,
  words: new RegExp(`\\b(?:${words})\\b`, 'gi'),
}));

/** Farther away a word names another value's field. */
const REACH = 40;

/** Values that the sources hold in other fields than the sentence says, or in other rows than the name beside them. */
export function inOtherFields(text: string, values: readonly Held[], places: readonly Place[]): Held[] {
  return values.filter(
    (value) =>
      isOfAnotherField(value, text, values, places) ||
      isOfAnotherRow(value, values) ||
      isMiscounted(value, text, places),
  );
}

function isOfAnotherField(value: Held, text: string, values: readonly Held[], places: readonly Place[]): boolean {
  // Running text may tell it in any words.
  if (value.holders.length === 0 || value.holders.some(({ label }) => label === null)) return false;
  const named = COMPILED.flatMap((rule) =>
    rule.kinds.includes(value.kind)
      ? [...text.matchAll(rule.words)].map((match) => ({
          ...rule,
          away: between(match.index, match.index + match[0].length, value, values),
        }))
      : [],
  )
    .filter(({ away }) => away !== null && away <= REACH)
    .toSorted((one, other) => one.away! - other.away!);
  const [nearest] = named;
  if (!nearest || !places.some(({ label }) => label !== null && nearest.labels.test(label))) return false;
  // Of two words as near either may be meant.
  const meant = named.filter(({ away }) => away === nearest.away);
  return !meant.some(({ labels }) => value.holders.some(({ label }) => labels.test(label!)));
}

/** Letters between the two; null where another value of the kind stands between them. */
function between(at: number, end: number, value: Held, values: readonly Held[]): number | null {
  const [from, to] = at < value.at ? [end, value.at] : [value.end, at];
  const isParted = values.some(
    (other) => other !== value && other.kind === value.kind && other.at >= from && other.end <= to,
  );
  return isParted ? null : Math.max(0, to - from);
}

/** A row tells of one person, firm or round: what is said of it stands in that row. */
function isOfAnotherRow(value: Held, values: readonly Held[]): boolean {
  const label = rowOf(value);
  if (!label) return false;
  const named = values.filter(
    (other) => other !== value && other.kind === 'name' && other.holders.some((row) => row.label === label),
  );
  // 'Ohio' of 'Acme of Ohio and Voltara of Utah' is the first one's.
  const before = named.findLast((other) => other.at < value.at);
  const beside = before ? [before, ...joinedTo(before, named)] : value.kind === 'name' ? [] : named;
  return beside.length > 0 && !beside.some((other) => other.holders.some((row) => value.holders.includes(row)));
}

/** 'A, B and C live there': names close before it. */
const joinedTo = (last: Held, named: readonly Held[]) =>
  named.filter((other) => other.at < last.at && last.at - other.end < REACH);

const ROWS =
  /^(?:Inventors|Assignees|Authors|Rounds|Known investments|Acquisitions|Works and citations by year|Leadership|Investigators)$/;

/** The one kind of row that holds the value, and nothing else does. */
function rowOf({ holders }: Held): string | null {
  const label = holders[0]?.label ?? null;
  return label !== null && ROWS.test(label) && holders.every((row) => row.label === label) ? label : null;
}

/** 'Two inventors' of a record that has four. */
function isMiscounted({ kind, end, holders }: Held, text: string, places: readonly Place[]): boolean {
  const noun = kind === 'number' ? COUNTED.exec(text.slice(end))?.[1] : undefined;
  const counts = noun
    ? places.filter(({ label }) => label !== null && new RegExp(`^(?:Number|Count) of ${noun}s?$`, 'i').test(label))
    : [];
  return (
    counts.length > 0 &&
    !counts.some((count) => holders.includes(count)) &&
    !holders.some(({ label }) => label === null)
  );
}

const COUNTED = /^ (claim|inventor|author|site|investment)s(?! (?:live|lives|from|in|are|who|come|based)\b)/;
