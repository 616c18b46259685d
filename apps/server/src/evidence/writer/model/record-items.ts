import { knownAgency } from '../../../catalogue/identity/agencies.ts';
import type { Ground, Stretch } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence, isOfCatalogue } from '../../evidence.ts';
import type { NoteKind } from '../../reading/note.ts';
import { isMeantForReader, speaksToReader } from '../../reading/speaks-to-reader.ts';
import { criteriaOf } from '../../records/criteria.ts';
import { behindOf } from '../../records/evidence-record.ts';
import { factsOfAsked } from '../../records/facts-of.ts';

/** Something that a sentence may say, and what it rests on. */
export interface Item {
  text: string;
  rests: Stretch['rests'][number];
  /** What it belongs to: items of one record stand together. */
  of: 'project' | 'figure' | 'section' | { key: string };
}

/** What was looked for and counted: it names records as nearest, and rests on none of them. */
export const isSearch = ({ told, figures }: Item['rests']): boolean => told !== undefined && figures.length > 0;

/** How much of records is told: of the first that were read whole so many passages, of the others so many notes. */
export interface Room {
  records: number;
  whole: number;
  passages: number;
  notes: number;
  fields: number;
  /** Of whom a trial takes, and of whom it turns away, so many lines each; and of how many records. */
  criteria: number;
  withCriteria: number;
}
/** A report weighs all of its field. */
export const OF_REPORT: Room = {
  records: 28,
  whole: 6,
  passages: 12,
  notes: 4,
  fields: 12,
  criteria: 4,
  withCriteria: 8,
};
/** What a model with a small window can still weigh. */
export const OF_SHORT_REPORT: Room = {
  records: 5,
  whole: 0,
  passages: 0,
  notes: 2,
  fields: 4,
  criteria: 0,
  withCriteria: 0,
};
/** What answers a question may stand anywhere in a record: of the first ones a reader would read all. */
export const OF_ASKED: Room = {
  records: 14,
  whole: 5,
  passages: 24,
  notes: 6,
  fields: 14,
  criteria: 16,
  withCriteria: 14,
};
export const VALUE_MAX = 80;
/** A line of a trial's outcome, or of what it tests. */
const LINE_MAX = 240;
/** Titles are items of their own; ids say nothing. */
const UNTOLD_LABELS = ['Title', 'Record'];

interface Telling {
  grounds: readonly Ground[];
  kinds: readonly NoteKind[];
  evidence: Evidence;
  room: Room;
}

/** What is told of records, those of them first that come first. */
export function recordItems(keys: readonly string[], telling: Telling): Item[] {
  const { evidence, room } = telling;
  const told: Item[][] = [];
  let whole = 0;
  for (const key of new Set(keys)) {
    if (told.length === room.records) break;
    const isWhole = whole < room.whole && (evidence.notes ?? []).some((note) => note.key === key && note.isPassage);
    const items = itemsOf(key, isWhole, telling);
    if (items.length === 0) continue;
    const each = findEvidence(telling.evidence, key)!;
    told.push([...items, ...(told.length < room.withCriteria ? criteriaItems(each, room.criteria) : [])]);
    if (isWhole) whole += 1;
  }
  return told.flat();
}

/** A record's title, its fields and its notes, or passages; none where it says nothing that may be told. */
function itemsOf(key: string, isWhole: boolean, { grounds, kinds, evidence, room }: Telling): Item[] {
  const each = findEvidence(evidence, key);
  if (!each || !isOfCatalogue(each.record)) return [];
  const field = (quote: string): Ground => ({ key, quote });
  const own = grounds.filter((ground) => ground.key === key);
  const all = (evidence.notes ?? []).filter((note) => note.key === key);
  const passages = isWhole || room === OF_ASKED ? all.filter((note) => note.isPassage) : [];
  const notes = all.filter((note) => !note.isPassage);
  const byKind = [...kinds.flatMap((kind) => notes.filter((note) => note.kind === kind)), ...notes];
  const shown = (evidence.shown ?? []).filter((passage) => passage.key === key);
  const { text, title } = each.record;
  const placeOf = ({ quote }: Ground) => text.indexOf(quote);
  const told = [
    field(`Title: ${title}`),
    ...unique([
      ...factsOfAsked(each)
        .filter((line) => line.length <= LINE_MAX)
        .map(field),
      ...own.filter(({ quote }) => each.fields.includes(quote) && isField(quote)),
    ]).slice(0, room.fields),
    ...unique(
      [...own, ...shown, ...byKind, ...passages]
        .filter((passage) => isNote(passage, evidence))
        // A sentence is told with the passage that it stands in.
        .map(({ quote }) => field(passages.find((passage) => passage.quote.includes(quote))?.quote ?? quote)),
    )
      .slice(0, isWhole ? room.passages : room.notes)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  ].filter(({ quote }) => !isMeant(quote, each) && !/^[^:]+: @who[b-l]?$/.test(unnamed(quote, each)));
  // Fields alone do not say what it is.
  const saysWhat = told.some(({ quote }) => quote.startsWith('Title: ') || !each.fields.includes(quote));
  if (!saysWhat) return [];
  return told.map((ground) => ({
    text: unnamed(ground.quote, each).replace(/^Title: /, ''),
    rests: { grounds: [ground], figures: [] },
    of: { key },
  }));
}

/** Whom a trial takes and turns away: what its sentences do not say themselves. */
function criteriaItems(each: EvidenceRecord, limit: number): Item[] {
  const criteria = criteriaOf(each);
  return [false, true]
    .flatMap((isExclusion) => criteria.filter((criterion) => criterion.isExclusion === isExclusion).slice(0, limit))
    .filter(({ quote }) => !speaksToReader(quote))
    .map(({ quote, isExclusion }) => {
      const said = unnamed(quote, each).replace(WHOEVER, 'somebody');
      const told = `${isExclusion ? 'Turns away' : 'Takes'}: ${said}`;
      const ground = { key: each.key, quote };
      return { text: told, rests: { grounds: [ground], figures: [], told }, of: { key: each.key } };
    });
}

/** A passage is told if it is a note: what our own reader takes to tell nothing is told to no model, however near it lies to a question. */
export const isNote = ({ key, quote }: Ground, { notes = [] }: Evidence): boolean =>
  notes.some((note) => note.key === key && note.quote === quote);

function isField(quote: string): boolean {
  const end = quote.indexOf(': ');
  return !UNTOLD_LABELS.includes(quote.slice(0, end)) && quote.length - end <= VALUE_MAX;
}

/** A field is none of English: 'Place: Aalborg, Denmark'. */
export const isMeant = (quote: string, each: EvidenceRecord | undefined): boolean =>
  each?.fields.includes(quote) ? isMeantForReader(quote) : speaksToReader(quote);

/** Stands for who is behind an item's record, until the item has its number; with a letter behind it for another one. */
export const WHO = '@who';
const WHOEVER = /@who[b-l]?/g;

/** Stands for who is behind another record: until it has the number of one of that record's items. */
export const whoOf = (key: string): string => `@{${key}}`;
export const WHO_OF = /@\{([^}]*)\}([b-l]?)/g;

/** As far as "l": whoever comes behind has no mark. */
const LETTERS_MAX = 12;

/** The letter behind a number: none for the first of those who are behind a record, "b" for the second. */
export const letterOf = (at: number): string => (at === 0 ? '' : String.fromCodePoint('a'.codePointAt(0)! + at));

/**
 * Names of whoever is behind a record are no words for a model to obey: marks stand for them, but for agencies that we know: who paid is
 * asked for.
 */
export function unnamed(text: string, each: EvidenceRecord, mark = WHO): string {
  return behindOf(each)
    .map((name, at) => ({ name, stands: at < LETTERS_MAX ? `${mark}${letterOf(at)}` : 'somebody', isFirst: at === 0 }))
    .filter(({ name, isFirst }) => name.length > 2 && (isFirst || !knownAgency(name)))
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce((left, { name, stands }) => left.replaceAll(name, stands), text);
}

export const unique = (grounds: Ground[]): Ground[] =>
  grounds.filter(({ quote }, at) => grounds.findIndex((other) => other.quote === quote) === at);
