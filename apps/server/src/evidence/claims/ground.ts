import { foldText } from './language/fold-letters.ts';
import { signedStem } from './language/opposites.ts';
import { stemOf } from './language/stems.ts';
import { sentencesOf, type Word, wordsOf } from './language/words.ts';
import { ROW_LABELS, type RoleClass, roleOfLabel } from './roles/labels.ts';
import { type StatedDate, statedDates } from './values/dates.ts';
import { type StatedNumber, statedNumbers } from './values/numbers.ts';
import { plainFact, plainParagraphs, plainQuote } from './values/plain-text.ts';

/** A record that a statement cites: what it says in fields (`Label: value`), and in running text. */
export interface Cited {
  key: string;
  fields: string[];
  passages: string[];
  /** Who publishes the record: 'Drugs@FDA'. */
  publisher?: string;
}

/** One thing that a record says: a field, or a sentence of its text. */
export interface GroundUnit {
  /** Null for running text. */
  label: string | null;
  roles: readonly RoleClass[];
  text: string;
  words: Word[];
  /** By stem, the signs it stands with. */
  signs: Map<string, Set<number>>;
  /** Stems that only the label says: they claim nothing without the field's value. */
  asked: ReadonlySet<string>;
  /** Folded, with a space at both ends. */
  folded: string;
  numbers: StatedNumber[];
  dates: StatedDate[];
  /** Read as a sentence, too: running text, titles, long fields. */
  isWindow: boolean;
}

export interface Ground {
  key: string;
  units: GroundUnit[];
  /** Fields and passages whole, as quotations are looked for in them. */
  texts: string[];
}

const LINE = /^([^:\n]{1,60}): (.*)$/s;
/** A field with so many words in small letters says a sentence rather than a value. */
const SAID_MIN = 4;

const read = new WeakMap<Cited, Ground>();

export function groundOf(cited: Cited): Ground {
  const known = read.get(cited);
  if (known) return known;
  const lines = cited.publisher ? [...cited.fields, `Source: ${cited.publisher}`] : cited.fields;
  const rows = lines.map((line) => {
    const match = LINE.exec(line);
    return match ? { label: match[1]!, text: spelledOut(match[1]!, match[2]!) } : { label: null, text: line };
  });
  const fields = rows.flatMap(({ label, text }) => (label === null ? [unitOf(text, null)] : fieldUnits(text, label)));
  const texts = cited.passages.flatMap(textUnits);
  const counts = isWhole(cited) ? countUnits(rows) : [];
  const ground = {
    key: cited.key,
    units: [...fields, ...counts, ...texts],
    texts: [...cited.fields.map(plainQuote), ...cited.passages.map(plainParagraphs)],
  };
  read.set(cited, ground);
  return ground;
}

const SEASONS: Record<string, string> = { W: 'winter', S: 'summer', F: 'fall', X: 'spring' };

/** What a short value stands for: Y Combinator's batch W22 is that of winter 2022. */
function spelledOut(label: string, text: string): string {
  if (label === 'Sex')
    text = text.replace(/^(Male|Female)$/, (sex) => `${sex} (only ${sex === 'Male' ? 'men' : 'women'})`);
  if (label === 'Sex') return text.replace(/^(?:All|Both)$/, '$& (both sexes, men and women)');
  if (label === 'Application type') return text.replace(/^ANDA$/, 'ANDA (abbreviated, of a generic)');
  if (label === 'Open access') return text.replace(/^(?:Green|Gold|Hybrid|Bronze|Diamond)$/i, '$& (open access)');
  if (label === 'Competition') return text.replace(/^Not available for competition$/i, '$& (not competed, not open)');
  if (label !== 'Batch') return text;
  return text.replace(
    /^([WSFX])(\d\d)$/,
    (batch, season: string, year: string) => `${batch} (${SEASONS[season]} 20${year})`,
  );
}

/** A field of several sentences says one thing in each of them; a row stays whole. */
function fieldUnits(text: string, label: string): GroundUnit[] {
  const whole = unitOf(text, label);
  const sentences = whole.isWindow && !ROW_LABELS.has(label) ? sentencesOf(text) : [];
  return sentences.length > 1 ? sentences.map((sentence) => unitOf(sentence, label)) : [whole];
}

/** A source loses the space between two sentences. */
const LOST_SPACE = /(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu;
const PHASE = /\bPhase (?:I{1,3}|IV|\d)\b/gi;
const CRITERIA = /^\W*(inclusion|exclusion) criteria\b/i;

/** The sentences of a text. What stands under 'Exclusion criteria' is said of whom is excluded. */
function textUnits(passage: string): GroundUnit[] {
  let under: 1 | -1 | null = null;
  let phase: string | undefined;
  let isOfDuties = false;
  return sentencesOf(passage.replace(LOST_SPACE, '. ')).map((said) => {
    // 'During this phase': the one that a sentence before it names last.
    const sentence = phase ? said.replace(/\bthis phase\b/i, phase) : said;
    phase = said.match(PHASE)?.at(-1) ?? phase;
    const criteria = CRITERIA.exec(sentence);
    if (criteria) under = criteria[1]!.toLowerCase() === 'inclusion' ? 1 : -1;
    const unit = unitOf(sentence, null);
    if (isOfDuties && ITEM.test(sentence)) unit.signs.set(DUTY, new Set([1]));
    else isOfDuties = DUTIES.test(sentence);
    if (under !== null) for (const sign of [INCLUDE, CRITERION]) unit.signs.set(sign, new Set([under]));
    return unit;
  });
}

export const INCLUDE = stemOf('include');
/** What only a criterion has: a sentence of anything else may have the word, 'does not include it'. */
export const CRITERION = 'inclusion criterion';

/** 'The device must be capable of the following:' is said of each item of the list behind it. */
export const DUTY = 'an item of what must be';
const DUTIES = /\b(?:must|shall)\b[^.]*:$/i;
const ITEM = /^(?:[•·*–-]|\(?\d{1,2}[.)])/;

/** All fields of a record are there, so that rows can be counted. */
const isWhole = ({ fields }: Cited) =>
  fields.some((line) => line.startsWith('Title: ')) && fields.some((line) => line.startsWith('Record: '));

/** Each of them has a field of its own, so that one is the only one. */
const LISTED = new Set(['Inventor', 'Portfolio company', 'Collaborator', 'Funder']);

/** How many inventors, authors, arms … a record names. */
function countUnits(fields: { label: string | null; text: string }[]): GroundUnit[] {
  const counts = new Map<string, number>();
  for (const { label } of fields) if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  const known = new Set(counts.keys());
  const lists = fields
    .filter(({ label, text }) => label === 'Countries' && text.includes(';'))
    .map(({ text }) => unitOf(`${text.split(';').length} countries`, 'Number of countries'));
  return [
    ...lists,
    ...[...counts]
      .filter(([label, count]) => (count > 1 && !known.has(`${label}s`)) || (count === 1 && LISTED.has(label)))
      .map(([label, count]) => unitOf(`${count} ${pluralOf(label)}`.toLowerCase(), `Number of ${label.toLowerCase()}`)),
  ];
}

const pluralOf = (label: string) => (/s$/.test(label) ? label : label.replace(/y?$/, (end) => (end ? 'ies' : 's')));

const TITLE_MIN = 9;

/** A long value that is no list, written with capitals as titles are. */
const isTitleCase = (said: Word[], text: string) =>
  said.filter(({ isContent }) => isContent).length >= TITLE_MIN && !/[;·]/.test(text);

function unitOf(raw: string, label: string | null): GroundUnit {
  const text = plainFact(raw);
  const said = wordsOf(text);
  const { dates, rest } = statedDates(text);
  // A field that answers with yes, no or nothing says what its label says, or the contrary.
  const answer =
    label === null ? undefined : /^(?:yes|no|none|\$?0(?:\.00?)?)(?= \(|$)/i.exec(text.trim())?.[0].toLowerCase();
  const isDenied = answer !== undefined && answer !== 'yes';
  const isSaid = new Set(said.map(({ stem }) => stem));
  const labelled = (label === null ? [] : wordsOf(label))
    .filter(({ stem, sign, lower }) => !isSaid.has(stem) && (answer || sign === 1 || signedStem(lower).sign === -1))
    .map((word) => ({ ...word, sign: isDenied ? (-1 as const) : word.sign }));
  const roles = label === null ? [] : roleOfLabel(label);
  const small = said.filter((word) => word.isContent && /^\p{Ll}/u.test(word.text)).length;
  const asked = new Set(answer ? [] : labelled.map(({ stem }) => stem));
  const signs = new Map<string, Set<number>>();
  for (const { stem, sign, isLoose } of [...said, ...labelled]) {
    const known = signs.get(stem);
    if (known) known.add(sign);
    else signs.set(stem, new Set([sign]));
    if (isLoose) signs.get(stem)!.add(-sign);
  }
  return {
    label,
    roles,
    text,
    words: said,
    signs,
    asked,
    folded: ` ${foldText(text)} `,
    // Years are looked up among numbers as well: a ground may write 2021 in a way that reads as a number only.
    numbers: [
      ...statedNumbers(rest),
      ...(dates.length > 0 ? statedNumbers(text).filter(({ value }) => value > 1900 && value < 2100) : []),
    ].sort((a, b) => a.at - b.at),
    dates,
    isWindow:
      label === null ||
      label === 'Title' ||
      (roles.length === 0 && label !== 'Record' && (small >= SAID_MIN || isTitleCase(said, text))),
  };
}
