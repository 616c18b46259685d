import { FUNCTION_WORDS } from '../../catalogue/query/content-words.ts';
import { foldText } from '../words/fold-letters.ts';
import { holdsDate, statedDates } from './dates.ts';
import { findName, holdsName } from './find-name.ts';
import { type Held, inOtherFields } from './named-fields.ts';
import { type StatedName, statedNames } from './names.ts';
import { agrees, type StatedNumber, statedNumbers } from './numbers.ts';
import { plainFact } from './plain-text.ts';
import { isQuoted, quotationsOf } from './quotations.ts';
import { type Cited, COUNT_OF, type Place, placeOf, readSource } from './read-source.ts';

export type { Cited } from './read-source.ts';

/** A figure that a sentence rests on. */
export interface CitedFigure {
  label: string;
  value: number;
  unit: 'usd' | 'count' | 'year' | 'percent' | 'months' | 'days';
}

type LackKind = 'quotation' | 'date' | 'number' | 'name';

/** A value of a sentence that its sources lack, and where in the sentence it stands. */
export interface Lack {
  kind: LackKind;
  text: string;
}

/**
 * What a sentence in somebody's own words says that its sources don't: quotations that are not word for word, numbers with
 * their units, dates, and names. Nothing else is judged by rule: whether the words between them follow from the sources a
 * reader sees, or a second look says (`second-look.port.ts`).
 */
export const checkProse = (text: string, cited: readonly Cited[], figures: readonly CitedFigure[] = []): Lack[] =>
  readProse(text, cited, figures).lacks;

/** The same, and whether the sentence has neither a value nor a quotation that a source could hold. */
export function readProse(
  text: string,
  cited: readonly Cited[],
  figures: readonly CitedFigure[] = [],
): { lacks: Lack[]; isBare: boolean } {
  const sources = cited.map(readSource);
  const quotations = quotationsOf(text);
  const lacks = quotations.flatMap((quotation): Lack[] =>
    isQuoted(quotation.text, sources) ? [] : [{ kind: 'quotation', text: quotation.text }],
  );
  const places = [...sources.flatMap((source) => source.places), ...figures.map(placeOfFigure)];
  const rest = quotations.reduceRight((left, { at, end }) => `${left.slice(0, at)}“”${left.slice(end)}`, text);
  const { lacking, count } = readValues(plainFact(rest), places, cited.length);
  return { lacks: [...lacks, ...lacking], isBare: quotations.length === 0 && count === 0 };
}

const placeOfFigure = ({ label, value, unit }: CitedFigure): Place => {
  const number =
    unit === 'usd'
      ? `$${value}`
      : unit === 'percent'
        ? `${value}%`
        : unit === 'months' || unit === 'days'
          ? `${value} ${unit}`
          : String(value);
  return placeOf(`${number} ${label}`, null);
};

function readValues(text: string, places: readonly Place[], records: number): { lacking: Lack[]; count: number } {
  const { dates, rest } = statedDates(text);
  const numbers = statedNumbers(rest);
  const values: Held[] = [
    ...dates.map(({ date, text: said, at }) => heldBy('date', said, at, at + said.length, holdersOfDate(date, places))),
    ...numbers.map((number) =>
      heldBy('number', number.text, number.at, number.end, holdersOfNumber(number, rest, places)),
    ),
  ];
  const isRead = (at: number) => values.some((value) => at >= value.at && at < value.end);
  // No name goes on into a date.
  const undated = dates.reduce(
    (left, { at, text: said }) => left.slice(0, at) + '#'.repeat(said.length) + left.slice(at + said.length),
    text,
  );
  const names = statedNames(undated, (word) => isOrdinary(word, places))
    .filter((name) => !isRead(name.at) && !isOffice(name, text) && !isPlural(name, text))
    .flatMap((name) => partsOf(name, places));
  values.push(
    ...names.map(({ text: said, at, end }) =>
      heldBy('name', said, at, end, findName(said.replace(OF_KIND, ''), places)),
    ),
  );
  const isCounted = (at: number) => {
    const number = numbers.find((each) => each.at === at);
    return number !== undefined && isOfCited(number, text, places, records);
  };
  const lacking = values.filter(
    ({ kind, at, holders }) => holders.length === 0 && !(kind === 'number' && isCounted(at)),
  );
  const all = [...lacking, ...inOtherFields(text, values, places)];
  return { lacking: all.map(({ kind, text: said }) => ({ kind, text: said })), count: values.length };
}

const heldBy = (kind: Held['kind'], text: string, at: number, end: number, holders: Place[]): Held => ({
  kind,
  text,
  at,
  end,
  holders,
});

function holdersOfDate(date: string, places: readonly Place[]): Place[] {
  const year = /^\d{4}$/.test(date) ? Number(date) : null;
  return places.filter(
    (place) =>
      place.dates.some((known) => holdsDate(known.date, date)) ||
      (year !== null && place.numbers.some(({ value, unit }) => value === year && unit === null)),
  );
}

/** What a number counts stands so near behind it. */
const NOUN_WITHIN = 30;

function holdersOfNumber(number: StatedNumber, text: string, places: readonly Place[]): Place[] {
  const prefix = /(\p{Lu}[\p{L}]*)[ -]$/u.exec(text.slice(0, number.at))?.[1];
  // 'ANDA 040428' for 'ANDA040428'.
  const code = prefix && ` ${foldText(`${prefix}${number.text.replaceAll(',', '')}`)} `;
  const counted = text.slice(number.end, number.end + NOUN_WITHIN).toLowerCase();
  const isOfIts = (label: string | null) =>
    !label?.startsWith(COUNT_OF) || counted.includes(label.slice(COUNT_OF.length).replace(/s$/, ''));
  return places.filter(
    ({ label, numbers, folded }) =>
      isOfIts(label) && (numbers.some((known) => agrees(number, known)) || (code && folded.includes(code))),
  );
}

/** 'Both', 'two of them', 'and three co-authors', 'three years' from one day to another: counted, and written nowhere. */
function isOfCited(number: StatedNumber, text: string, places: readonly Place[], records: number): boolean {
  const behind = text.slice(number.end);
  if (records > 1 && number.unit === null && number.value === records) return true;
  const counts = places
    .filter(({ label }) => label !== null && /^(?:Number|Count) of /.test(label))
    .map(({ numbers }) => numbers[0]?.value ?? 0);
  if (number.unit === null && /^ (?:of (?:the|its|these|those|them|whom)|inventors|known)\b|^ in \p{Lu}/u.test(behind))
    return counts.some((count) => number.value <= count);
  if (/^ (?:others|co-?authors|colleagues|co-?inventors)\b/.test(behind)) return counts.includes(number.value + 1);
  return (
    number.unit?.dimension === 'time' &&
    spans(places).some(
      (days) => Math.abs(days - (number.value * number.unit!.factor) / DAY) < number.unit!.factor / DAY,
    )
  );
}

const DAY = 86_400;

/** Days from each dated field to each other one. */
function spans(places: readonly Place[]): number[] {
  const days = places.flatMap(({ label, dates }) =>
    label !== null && dates.length === 1 ? [Date.parse(dates[0]!.date) / (DAY * 1000)] : [],
  );
  return days.flatMap((from) => days.map((to) => to - from)).filter((span) => span > 0);
}

/** 'A Paris-based firm', 'Nasdaq-listed'. */
const OF_KIND = /-(?:based|listed|led|born|trained|backed|funded|owned|enriched|high|low)\b/g;

/** 'Nurses and doctors', 'Sailors now': a plural that opens a sentence, with a word in small letters behind it. */
const isPlural = ({ text: name, isOpening, end }: StatedName, text: string) =>
  isOpening &&
  /\p{Ll}[^s]s$/u.test(name) &&
  /^ (?:and|or|who|whose|that|which|with|may|can|could|must|should|were|are|include|now|need|of|have|had|in)\b/.test(
    text.slice(end),
  );

/** 'US patents': whose office granted them is no name of the record. */
const isOffice = ({ text: name, end }: StatedName, text: string) =>
  name === 'US' && /^ patents?\b/i.test(text.slice(end));

/** Words that open sentences and are nobody's name. */
const OPENERS = new Set(
  `a an the of in on for to from by with at as and or but nor so yet if its it this that these those there their they we our among between after before
since until while when where which who whose all any both each either neither few many more most much no none not nothing one other others several some
such total under over about according as although because despite during within without here how what why whoever besides still now then he she his her him they people anyone anybody nobody somebody everyone even just thanks earlier later greater lower higher larger smaller lesser above below less present previous recent new old ask talk seek offer watch approach compare apply consider look read check start
plan expect begin show prepare write order find unless whether work proposals responses applications offerors strengths unlike`.split(
    /\s+/,
  ),
);

/** An ending that makes a word of the language, and hardly a name. */
const WORDLIKE =
  /(?:ly|ed|ing|tions?|ments?|ness|ers|ists|ants|ents|ies|ity|ical|ous|ive|ful|ance|ence|ship|ates?|izes?|ises?)$/;

/** A capital at the start of a sentence makes no name of a word that its sources write small or use as a label. */
function isOrdinary(word: string, places: readonly Place[]): boolean {
  if (OPENERS.has(word) || FUNCTION_WORDS.has(word) || WORDLIKE.test(word)) return true;
  const whole = ` ${word} `;
  const stem = word.replace(/(?:es|s)$/, '');
  return places.some(
    ({ label, text }) =>
      (label?.toLowerCase().includes(stem) ?? false) || ` ${text} `.includes(whole) || ` ${text}`.includes(` ${stem}`),
  );
}

/** 'Acme and Voltara' are two names, unless a record writes them as one. */
function partsOf(name: StatedName, places: readonly Place[]): StatedName[] {
  const joint = / (?:and|&) /.exec(name.text);
  if (!joint || places.some((place) => holdsName(name.text, place))) return [name];
  const next = joint.index + joint[0].length;
  const left = { ...name, text: name.text.slice(0, joint.index), end: name.at + joint.index };
  const right = { ...name, text: name.text.slice(next).replace(/^the /, ''), at: name.at + next };
  return [left, ...partsOf(right, places)];
}
