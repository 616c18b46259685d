import type { GroundUnit } from './ground.ts';
import { foldText } from './language/fold-letters.ts';
import { isFrameWord } from './language/frame-words.ts';
import { wordsOf } from './language/words.ts';
import { ROW_LABELS } from './roles/labels.ts';
import type { Value } from './value.ts';
import { isOfNation } from './values/short-names.ts';

const isRow = ({ label }: GroundUnit) => label !== null && ROW_LABELS.has(label);

/** Values that only rows of one field hold must stand in one row with the nearest other value of these rows. */
export function apartInRows(text: string, values: Value[]): string[] {
  const inRows = values.filter(({ holders }) => holders.every(isRow));
  return inRows.flatMap((value) => {
    if (value.kind === 'name' || value.isDerived) return [];
    const labels = new Set(value.holders.map(({ label }) => label));
    const others = values.filter(
      (other) =>
        other !== value &&
        !other.isDerived &&
        other.kind !== value.kind &&
        !isOfNation(other.text) &&
        other.holders.some(({ label }) => labels.has(label)),
    );
    const gapTo = (other: Value) => {
      const between = other.at > value.at ? text.slice(value.end, other.at) : text.slice(other.end, value.at);
      return between.length + (/\b(?:to|and)\b|[,;]/.test(between) ? 10 : 0);
    };
    const [nearest] = others.toSorted((a, b) => gapTo(a) - gapTo(b));
    return nearest && !nearest.holders.some((unit) => value.holders.includes(unit))
      ? [`${value.text} with ${nearest.text}`]
      : [];
  });
}

/** 'A; B · TABLET · 200MG; 300MG': of lists side by side in one row the first belongs to the first, the second to the second. */
export function apartInLists(text: string, values: Value[], units: GroundUnit[]): string[] {
  const ingredients = units
    .filter(({ label }) => label === 'Active ingredients')
    .map((unit) => unit.text.split(';').map(foldText));
  return values.flatMap((value, at) => {
    const next = values[at + 1];
    // The name or the words right behind it: '300 mg of emtricitabine'.
    const said = /^ ?(?:of )?([\p{L} -]+)/u.exec(text.slice(value.end, next?.at))?.[1] ?? next?.text ?? '';
    const first = foldText(said).split(' ')[0]!;
    if (first.length < MIN_LENGTH) return [];
    const isApart = value.holders.some((unit) => {
      if (!isRow(unit)) return false;
      const lists = [...unit.text.split('·').map((cell) => cell.split(';').map(foldText)), ...ingredients];
      const mine = lists.filter((list) => list.filter((item) => holdsItem(item, value.text)).length === 1);
      return mine.some((list) => {
        const place = list.findIndex((item) => holdsItem(item, value.text));
        return lists.some(
          (other) =>
            other.length === list.length &&
            other.filter((item) => item.split(' ').includes(first)).length === 1 &&
            !other[place]!.split(' ').includes(first),
        );
      });
    });
    return isApart ? [`${value.text} with ${first}`] : [];
  });
}

const PER = /^ ?(?:in|per|\/|to|of) ?(?:each )?$/i;

/** '500 mcg in 0.5 mL' of '250MCG/0.5ML; 500MCG/1ML': two quantities that belong together stand in one item of a list. */
export function apartInItems(text: string, values: Value[]): string[] {
  return values.slice(1).flatMap((second, index) => {
    const first = values[index]!;
    if (first.kind === 'name' || second.kind === 'name' || !PER.test(text.slice(first.end, second.at))) return [];
    const lists = first.holders.filter(
      (unit) => unit.label !== null && unit.text.includes(';') && second.holders.includes(unit),
    );
    const isTogether = (unit: GroundUnit) =>
      unit.text.split(/[;·]/).some((item) => [first, second].every((value) => holdsItem(foldText(item), value.text)));
    return lists.length > 0 && !lists.some(isTogether) ? [`${first.text} with ${second.text}`] : [];
  });
}

const MIN_LENGTH = 4;

const holdsItem = (item: string, value: string) => {
  const digits = /[\d.,]*\d/.exec(value)?.[0].replaceAll(',', '');
  return digits !== undefined && new RegExp(`(?<![\\d.])${digits.replace('.', ' ')}(?!\\d)`).test(item);
};

/** What a record is about: said in every sentence of its text, whether it is named there or not. */
const IDENTITY = new Set(['taker', 'sponsor', 'laboratory', 'assignee', 'investor', 'giver', 'author', 'investigator']);

const isOfRecord = ({ label, roles }: GroundUnit) =>
  label === 'Title' || label === 'Expert' || roles.some((role) => IDENTITY.has(role));

/** A sum or a date of one sentence, and a name of another one that has such a value itself. */
export function apartInText(values: Value[]): string[] {
  const isText = ({ label }: GroundUnit) => label === null;
  const figures = values.filter(({ kind, holders }) => (kind === 'money' || kind === 'date') && holders.every(isText));
  const names = values.filter(({ kind, holders }) => kind === 'name' && !holders.some(isOfRecord));
  return figures.flatMap((figure) =>
    names
      .filter(({ holders }) => !holders.some((unit) => figure.holders.includes(unit)))
      .filter(({ holders }) =>
        holders.some((unit) => isText(unit) && (unit.dates.length > 0 || unit.numbers.length > 0)),
      )
      .map((name) => `${figure.text} with ${name.text}`),
  );
}

const STANDS =
  /^ (?:is|are|was|were) (?:in|at|from) $|^,?[^,;]{0,35}\b(?:based|located|headquartered|lives?|lived|sits|resides?|resident|works?|founded|established)\b[^;]{0,20}$/i;

const AFFILIATED =
  /^,?(?: (?:is|are|was|were|affiliated|employed|based|works?|worked|currently))* (?:with|at|from|for|of) (?:the )?$/i;

const AT = /^,? (?:of|at|from) (?:the )?$/i;
const PARTED = /[);]|\band\b/;

/** 'Ban of Princeton' where the text says 'Forrest, Princeton) and Ban': what stands between the two in each sentence that names both parts them. */
export function namedApart(text: string, values: Value[]): string[] {
  return values.flatMap((value, index) => {
    if (value.kind !== 'name') return [];
    const place = values[index + 1];
    const isBehind = place && place.kind !== 'date' && AT.test(text.slice(value.end, place.at));
    const [name, , within] = value.text.split(OF);
    const at = isBehind ? place.text : within;
    if (!at) return [];
    if (!isBehind && isOfOtherRow(value, name!, at)) return [`${at} with ${name}`];
    const holders = isBehind ? value.holders.filter((unit) => place.holders.includes(unit)) : value.holders;
    return holders.length > 0 && holders.every((unit) => unit.label === null && isParted(unit.text, name!, at))
      ? [`${at} with ${name}`]
      : [];
  });
}

/** 'Forrest of Ohio' where his row says Maine, and another's Ohio. */
function isOfOtherRow({ holders }: Value, name: string, place: string): boolean {
  const rows = holders.filter(({ label }) => OWN_PLACE.has(label));
  const own = rows.filter((row) => row.text.includes(lastWord(name)));
  const says = (row: GroundUnit) => row.text.includes(firstWord(place));
  return own.length > 0 && !own.some(says) && rows.some(says);
}

const OF = / (of|at|from) (?:the )?(?=\p{Lu})/u;

function isParted(said: string, name: string, place: string): boolean {
  const [one, other] = [said.indexOf(lastWord(name)), said.indexOf(firstWord(place))];
  return PARTED.test(said.slice(Math.min(one, other), Math.max(one, other)));
}

const lastWord = (name: string) => name.split(' ').at(-1)!;
const firstWord = (name: string) => name.split(' ')[0]!;

/** Where someone is, or since when: said of whom the record says it, not of another one whom it names with a place of its own. */
export function placedElsewhere(text: string, values: Value[]): string[] {
  return values.flatMap((place) => {
    const isAffiliation = place.holders.some(({ label }) => label === 'Authors');
    const isPlaceOrDay = place.kind === 'place' || place.kind === 'date';
    const subject = values
      .filter(({ kind, end, text: name }) => kind === 'name' && end <= place.at && !isOfNation(name))
      .at(-1);
    const between = text.slice(subject?.end, place.at);
    const isSaid = (isPlaceOrDay && STANDS.test(between)) || (isAffiliation && AFFILIATED.test(between));
    if (!subject || !isSaid) return [];
    const rows = subject.holders.filter(({ label }) => OWN_PLACE.has(label));
    const isIn = rows.some((unit) => place.holders.includes(unit));
    const isOfRecordAlone = place.holders.every(({ label }) => label === 'Place');
    if (place.kind !== 'date')
      return (rows.length === 0 || isIn) && !(isOfRecordAlone && isPartner(subject))
        ? []
        : [`${place.text} with ${subject.text}`];
    const isOther = subject.holders.every(
      ({ label, roles }) => label === 'Partners' || roles.some((role) => OTHERS.has(role)),
    );
    return isOther ? [`${place.text} with ${subject.text}`] : [];
  });
}

/** 'Acquired by Soitec': the record's place is not that of whom it only names as the other party. */
const isPartner = ({ holders }: Value) => holders.some(({ label }) => label === 'Partners');

const OUTCOMES = new Set<string | null>(['Primary outcomes', 'Secondary outcomes', 'Other outcomes']);
const MEASURED_MIN = 2;

/** 'The scale measures anxiety' where the row of another scale says that: what a named outcome measures stands in its row. */
export function measuredByAnother(text: string, values: Value[], units: GroundUnit[]): string[] {
  const rows = units.filter(({ label }) => OUTCOMES.has(label));
  const isIn = ({ at }: { at: number }) => values.some((value) => at >= value.at && at < value.end);
  const said = wordsOf(text).filter((word) => word.isContent && !isFrameWord(word.stem) && !isIn(word));
  const sharedWith = ({ signs }: GroundUnit) => said.filter(({ stem }) => signs.has(stem)).length;
  return values
    .filter(({ kind, holders }) => kind === 'name' && rows.some((row) => holders.includes(row)))
    .filter(({ holders }) => {
      const own = Math.max(...holders.map(sharedWith));
      return rows.some((row) => !holders.includes(row) && sharedWith(row) >= MEASURED_MIN && sharedWith(row) > own);
    })
    .map((value) => `${value.text} as what measures it`);
}

const OUTCOME = /\b(primary|secondary) (?:outcome|endpoint)/gi;

/** 'The comorbidities are the primary outcome' where only a row of secondary outcomes tells of them. */
export function ofAnotherOutcome(text: string, values: Value[], units: GroundUnit[]): string[] {
  const kinds = new Set([...text.matchAll(OUTCOME)].map(([, kind]) => kind!.toLowerCase()));
  const [kind] = kinds;
  if (kinds.size !== 1) return [];
  const said = wordsOf(text).filter(({ isContent, stem }) => isContent && !isFrameWord(stem));
  const rows = units.filter(({ label }) => OUTCOMES.has(label));
  const own = rows.filter(({ label }) => label!.toLowerCase().startsWith(kind!));
  const others = rows.filter((row) => !own.includes(row));
  const isOnlyIn = (some: GroundUnit[], not: GroundUnit[]) =>
    said.some(({ stem }) => some.some(({ signs }) => signs.has(stem)) && !not.some(({ signs }) => signs.has(stem))) ||
    values.some(
      ({ holders }) => some.some((row) => holders.includes(row)) && !not.some((row) => holders.includes(row)),
    );
  return isOnlyIn(others, own) && !isOnlyIn(own, others) ? [`the ${kind} outcome`] : [];
}

/** Rows of people and organisations with their places. */
const OWN_PLACE = new Set<string | null>(['Inventors', 'Assignees', 'Authors', 'Sites']);
/** Who is named in a record that is not about them. */
const OTHERS = new Set<string>([
  'director',
  'executive',
  'inventor',
  'examiner',
  'attorney',
  'collaborator',
  'contact',
  'portfolio',
]);
