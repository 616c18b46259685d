import type { Figure } from '@groundwork/contract/report-document';
import { FUNCTION_WORDS } from '../../catalogue/query/content-words.ts';
import { holdsDate, statedDates } from './dates.ts';
import { findName } from './find-name.ts';
import { type HeldValue, inOtherFields } from './named-fields.ts';
import { type StatedName, statedNames } from './names.ts';
import { agrees, type StatedNumber, statedNumbers } from './numbers.ts';
import { plainFact } from './plain-text.ts';
import { isQuoted, quotationsOf } from './quotations.ts';
import { type Cited, COUNT_OF, type Place, placeOf, readSource } from './read-source.ts';
import { shownFigure } from './shown-figure.ts';

/** A figure that a sentence rests on. */
export type CitedFigure = Pick<Figure, 'label' | 'value' | 'unit'>;

/** A value of a sentence that its sources lack, and where in the sentence it stands. */
export interface Lack {
  kind: 'quotation' | HeldValue['kind'];
  text: string;
}

/**
 * The parts of a sentence in somebody's own words that its sources lack: quotations that are not word for word, numbers
 * with their units, dates, and names. Nothing else is judged by rule: whether the words between them follow from the
 * sources a reader sees, or a second look says (`second-look.port.ts`). `records`: how many may be counted, if more are cited beside it.
 */
export const checkProse = (
  text: string,
  cited: readonly Cited[],
  figures: readonly CitedFigure[] = [],
  records = cited.length,
  allowed: Allowed = NOTHING_ALLOWED,
): Lack[] => readProse(text, cited, figures, records, allowed).lacks;

/** Names that need no source. */
export interface Allowed {
  /** Whatever stands in these texts, as in the question that is answered: "what is told does not name PCBs". */
  texts: readonly string[];
  /** The word that opens the text, which is written small elsewhere. */
  isOpening: boolean;
}
export const NOTHING_ALLOWED: Allowed = { texts: [], isOpening: false };

/** The same, and whether the sentence has neither a value nor a quotation that a source could hold. */
export function readProse(
  text: string,
  cited: readonly Cited[],
  figures: readonly CitedFigure[] = [],
  records = cited.length,
  allowed = NOTHING_ALLOWED,
): { lacks: Lack[]; isBare: boolean } {
  const sources = cited.map(readSource);
  const quotations = quotationsOf(text);
  const lacks = quotations.flatMap((quotation): Lack[] =>
    isQuoted(quotation.text, sources) ? [] : [{ kind: 'quotation', text: quotation.text }],
  );
  const places = [
    ...sources.flatMap((source) => source.places),
    ...figures.map((figure) => placeOf(shownFigure(figure), null)),
  ];
  const rest = quotations.reduceRight((left, { at, end }) => `${left.slice(0, at)}“”${left.slice(end)}`, text);
  const { lacking, count } = readValues(plainFact(rest), places, records, allowed);
  return { lacks: [...lacks, ...lacking], isBare: quotations.length === 0 && count === 0 };
}

function readValues(
  text: string,
  places: readonly Place[],
  records: number,
  allowed: Allowed,
): { lacking: Lack[]; count: number } {
  const { dates, rest } = statedDates(text);
  const values: HeldValue[] = dates.map(({ date, text: said, at }) => ({
    kind: 'date',
    text: said,
    at,
    end: at + said.length,
    holders: places.filter((place) => place.dates.some((known) => holdsDate(known.date, date))),
  }));
  const numbers = new Map<HeldValue, StatedNumber>();
  for (const number of statedNumbers(rest)) {
    const holders = places.filter((place) => holdsNumber(number, rest, place));
    const value: HeldValue = { kind: 'number', text: number.text, at: number.at, end: number.end, holders };
    values.push(value);
    numbers.set(value, number);
  }
  const isRead = (at: number) => values.some((value) => at >= value.at && at < value.end);
  const asked = allowed.texts.map((each) => placeOf(each, null));
  const isAllowed = ({ text: said, isOpening }: StatedName) =>
    (isOpening && allowed.isOpening) || findName(said, asked).length > 0;
  for (const { text: said, at, end } of namesOf(text, rest, places).filter((each) => !isAllowed(each)))
    if (!isRead(at)) values.push({ kind: 'name', text: said, at, end, holders: findName(said, places) });
  const isCounted = (value: HeldValue) =>
    numbers.has(value) && isOfCited(value, numbers.get(value)!, values, places, records, text.slice(value.end));
  const lacking = values.filter((value) => value.holders.length === 0 && !isCounted(value));
  const all = [...lacking, ...inOtherFields(text, values, places)];
  return { lacking: all.map(({ kind, text: said }) => ({ kind, text: said })), count: values.length };
}

/** The names in a text; `places` tell which words are none. */
export const namesIn = (text: string, places: readonly Place[]): string[] =>
  namesOf(plainFact(text), statedDates(plainFact(text)).rest, places).map((name) => name.text);

const namesOf = (text: string, withoutDates: string, places: readonly Place[]): StatedName[] =>
  statedNames(withoutDates, (word) => isOrdinary(word, places)).filter(
    (name) => name.text !== OFFICE && !isPlural(name, text),
  );

/** The counted thing stands this near behind its number. */
const NOUN_WITHIN = 30;

/** A count that the record doesn't write is one of such things alone: 'two prizes' are no two inventors. */
function holdsNumber(number: StatedNumber, text: string, { label, numbers }: Place): boolean {
  const counted = text.slice(number.end, number.end + NOUN_WITHIN).toLowerCase();
  const isOfOthers = label?.startsWith(COUNT_OF) && !counted.includes(label.slice(COUNT_OF.length).replace(/s$/, ''));
  return !isOfOthers && numbers.some((known) => agrees(number, known));
}

const isCount = ({ label }: Place) => /^(?:Number|Count) of /.test(label ?? '');

/**
 * True for counts that are written nowhere: both of two records; 'three' of 'three of its four inventors'; the 'two
 * rounds' of a firm that stands in two rows; 'and three co-authors' of four.
 */
function isOfCited(
  number: HeldValue,
  said: StatedNumber,
  values: readonly HeldValue[],
  places: readonly Place[],
  records: number,
  behind: string,
): boolean {
  const { value, unit } = said;
  if (unit !== null) return unit.dimension === 'time' && lasted(value, unit.factor, places);
  if (records > 1 && value === records) return true;
  const counts = places.filter(isCount).map(({ numbers }) => numbers[0]?.value ?? 0);
  if (/^ (?:others|co-?\p{L}+|colleagues)\b/u.test(behind)) return counts.includes(value + 1);
  if (/^ of (?:the|its|these|those|them|whom)\b/.test(behind)) return counts.some((count) => value <= count);
  return values.some(
    (other) =>
      other !== number &&
      (other.kind === 'number'
        ? other.holders.some((place) => isCount(place) && value < place.numbers[0]!.value)
        : other.holders.some(
            ({ label }) => label !== null && other.holders.filter((row) => row.label === label).length === value,
          )),
  );
}

/** 'Three years' from one dated field of a record to another. */
function lasted(value: number, seconds: number, places: readonly Place[]): boolean {
  const times = places.flatMap(({ label, dates }) =>
    label === null ? [] : dates.map(({ date }) => Date.parse(date) / 1000),
  );
  return times.some((one) => times.some((other) => Math.abs((other - one) / seconds - value) <= 0.5));
}

/** 'Nurses and doctors', 'Sailors now', 'Tests fail': a plural that opens a sentence, and no name with its verb ('Siemens builds'). */
const isPlural = ({ text: name, isOpening, end }: StatedName, text: string) =>
  isOpening && /\p{Ll}[^s]s$/u.test(name) && /^ (?!\p{Ll}*(?:s|ed)\b)\p{Ll}/u.test(text.slice(end));

/** 'US patents': whose office granted them is no name of the record. */
const OFFICE = 'US';

/** Words that open sentences and are nobody's name. */
const OPENERS = new Set(
  `a an the of in on for to from by with at as and or but nor so yet if its it this that these those there their they we our among between after before
since until while whereas when today tomorrow yesterday where which who whose all any both each either neither few many more most much no none not nothing one other others several some
such total under over two three four about according as although because despite during within without here how what why whoever besides still now then he she his her him they people anyone anybody nobody somebody everyone even just thanks earlier later greater lower higher larger smaller lesser above below less present previous recent new old ask talk seek offer watch approach compare apply consider look read check start
plan expect begin show prepare write order find unless whether work proposals responses applications offerors strengths unlike
across against along alongside amid amongst apart around aside atop away beneath beside beyond down except inside like minus near off onto opposite out outside past per plus regarding save
throughout till toward towards underneath up upon versus via worth almost alone already also altogether always anyway anywhere away back because else elsewhere enough ever everywhere far farther first forth
further half hence how however indeed instead last less little long longer maybe meanwhile moreover namely never nevertheless next nonetheless nowhere often once otherwise perhaps quite rather
second seldom since so somehow sometimes somewhere soon sooner therefore third thus together too twice very well whenever wherever whichever whatever yes closest close closer nearest best better worse worst
fewer fewest least hardly barely neither nobody ourselves themselves itself himself herself your you it's`.split(/\s+/),
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
