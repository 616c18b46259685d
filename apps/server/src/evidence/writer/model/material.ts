import { knownAgency } from '../../../catalogue/identity/agencies.ts';
import { sentencesOf as sentencesIn } from '../../../catalogue/sentences/sentences.ts';
import { type DraftSection, type DraftSentence, type Ground, type Stretch, sentencesOf } from '../../draft.ts';
import {
  type Evidence,
  type EvidenceRecord,
  findEvidence,
  findFigure,
  findingsOf,
  isOfCatalogue,
} from '../../evidence.ts';
import { LOOKED } from '../../gather/looked-through.ts';
import { shownFigure } from '../../prose/shown-figure.ts';
import type { NoteKind } from '../../reading/note.ts';
import { isMarked, isMeantForReader, speaksToReader } from '../../reading/speaks-to-reader.ts';
import { criteriaOf } from '../../records/criteria.ts';
import { behindOf, partiesOf } from '../../records/evidence-record.ts';
import { factsOf, factsOfAsked } from '../../records/facts-of.ts';
import { projectKey } from '../../records/own-sources.ts';
import type { PublishedSection } from '../../statements/publish.ts';
import { limitsOfData } from '../builtin/limits-of-data.ts';
import { notesOn } from '../builtin/noted.ts';
import { type SectionPlan, SUMMARY } from './section-plan.ts';

/** Something that a sentence may say, and what it rests on. */
export interface Item {
  text: string;
  rests: Stretch['rests'][number];
  /** What it belongs to: items of one record stand together. */
  of: 'project' | 'figure' | 'section' | { key: string };
}

/** How much of records is told: of the first that were read whole so many passages, of the others so many notes. */
interface Room {
  records: number;
  whole: number;
  passages: number;
  notes: number;
  fields: number;
}
const OF_SECTION: Room = { records: 12, whole: 3, passages: 12, notes: 3, fields: 4 };
/** What answers a question may stand anywhere in a record: of the first ones a reader would read all. */
const OF_ASKED: Room = { records: 14, whole: 5, passages: 24, notes: 6, fields: 14 };
/** Records of an answer that come before those found in the words of records. */
const BEFORE_FURTHER = 4;
/** The works, calls and inventions closest to the idea: a section is weighed against them, whatever the built-in one tells. */
const CLOSEST_MAX = 8;
const CLOSEST_OF_SUMMARY_MAX = 8;
const NOTES_MAX = 18;
const FIGURES_MAX = 16;
const PROJECT_SENTENCES_MAX = 8;
const VALUE_MAX = 80;
/** A line of a trial's outcome, or of what it tests. */
const LINE_MAX = 240;
/** Titles are items of their own; ids say nothing. */
const UNTOLD_LABELS = ['Title', 'Record'];

/**
 * The material of a section, and all that a model is given: sentences of the description, titles, notes and fields of records, figures, and
 * what was worked out of them. Words that speak to a reader are left out; the party behind a record is a name that is put in later.
 */
export function materialOf(builtin: DraftSection, plan: SectionPlan, evidence: Evidence): Item[] {
  const sentences = builtin.blocks.flatMap(sentencesOf);
  const own = projectKey(evidence.project.id);
  const grounds = sentences.flatMap((each) => each.grounds).filter(({ key }) => key !== own);
  const tabled = builtin.blocks.flatMap((block) =>
    block.type === 'table' ? block.rows.flatMap(({ key }) => key ?? []) : [],
  );
  // A prompt in somebody's own words is answered by the records that were found for it, by all that they say.
  const isAsked = plan.kinds.length === 0;
  const room = isAsked ? OF_ASKED : OF_SECTION;
  const bearing = isAsked ? [] : notesOn(evidence, plan.kinds, { limit: NOTES_MAX }).map(({ note: { key } }) => key);
  const closest = closestKeys(evidence, isAsked ? closestOfAsked(evidence) : CLOSEST_MAX);
  const further = evidence.answers?.[builtin.id]?.further ?? [];
  const cited = [...grounds.map(({ key }) => key), ...(isAsked ? tabled : [])];
  const others = isAsked ? closest : [...closest, ...tabled, ...bearing];
  const keys = [...cited.slice(0, BEFORE_FURTHER), ...further.map(({ key }) => key), ...cited, ...others];
  const quoted = [...grounds, ...further.flatMap(({ key, quotes }) => quotes.map((quote) => ({ key, quote })))];
  const records = recordItems(
    keys.filter((key) => key !== own),
    { grounds: quoted, kinds: plan.kinds, evidence, room },
  );
  const ofData = sentences.filter(tellsOfData);
  const figures = [
    ...ofData.map(({ text, figures }): Item => ({ text, rests: { grounds: [], figures, told: text }, of: 'figure' })),
    ...figuresIn(
      sentences.flatMap((each) => (tellsOfData(each) ? [] : each.figures)),
      evidence,
    ).map((each) => (isAsked ? ofQuestion(each, plan.asks) : each)),
    ...findingsIn(plan, evidence),
  ].slice(0, FIGURES_MAX);
  if (records.length === 0 && figures.length === 0) return [];
  const looked = isAsked ? searchesOf(builtin.id, plan.asks, evidence) : limitsIn(evidence);
  return [...describing(evidence), ...records, ...figures, ...looked];
}

/** For a summary: what the other sections say, as it was published, and the records closest to the idea. */
export function materialOfSummary(
  sections: readonly PublishedSection[],
  { kinds }: SectionPlan,
  evidence: Evidence,
): Item[] {
  const own = projectKey(evidence.project.id);
  const said = sections
    .flatMap(({ section }) =>
      section.blocks
        .flatMap(sentencesOf)
        .filter(
          ({ kind, grounds, text }) =>
            kind !== 'inference' &&
            !LEANS.test(text) &&
            (grounds.length === 0 || grounds.some(({ key }) => key !== own)),
        )
        .slice(0, SAID_OF_SECTION_MAX),
    )
    .filter(
      ({ grounds, figures }) =>
        grounds.every((ground) => {
          const each = findEvidence(evidence, ground.key);
          const isTold = each?.record.engine === 'project' || each?.fields.includes(ground.quote);
          return !isMeant(ground.quote, each) && (isTold || isNote(ground, evidence));
        }) && figures.every((id) => !isMeantForReader(findFigure(evidence, id)?.label ?? '')),
    )
    .map(({ text, grounds, figures, stretches = [] }): Item => {
      const keys = [...new Set(grounds.map(({ key }) => key))];
      const cited = keys.flatMap((key) => findEvidence(evidence, key) ?? []);
      const alone = cited.length === 1 ? cited[0] : undefined;
      return {
        text: alone ? unnamed(text, alone) : cited.reduce((left, each) => unnamed(left, each, whoOf(each.key)), text),
        // What it was looked for in is seen by who looks at the summary, too.
        rests: { grounds, figures, ...toldBy(stretches) },
        // A denial is nobody's, though it names what lies nearest.
        of: alone && alone.key !== own && !isOfSearch(stretches) ? { key: alone.key } : 'section',
      };
    });
  const closest = closestKeys(evidence, CLOSEST_OF_SUMMARY_MAX);
  const records = recordItems(closest, { grounds: [], kinds, evidence, room: OF_SECTION });
  return said.length === 0 && records.length === 0 ? [] : [...describing(evidence), ...records, ...said];
}
/** What was looked for and counted: it names records as nearest, and rests on none of them. */
export const isSearch = ({ told, figures }: Item['rests']): boolean => told !== undefined && figures.length > 0;

const isOfSearch = (stretches: readonly Stretch[]): boolean => stretches.some(({ rests }) => rests.some(isSearch));

function toldBy(stretches: readonly Stretch[]): Pick<Item['rests'], 'told'> {
  const told = stretches.flatMap(({ rests }) => rests.flatMap((each) => each.told ?? []));
  return told.length > 0 ? { told: [...new Set(told)].join(' ') } : {};
}
const SAID_OF_SECTION_MAX = 6;
/** Begins a sentence that leans on the one before. */
const LEANS = /^(?:It|Its|They|Their|These|Those|This|That|Both|There|Of these|Neither)\b/;

/** What a description asks is asked of what comes close to its idea as well; what a custom report asks is not. */
const closestOfAsked = ({ outline = [] }: Evidence): number =>
  outline.some(({ id }) => id === SUMMARY) ? CLOSEST_OF_ASKED_MAX : 0;
const CLOSEST_OF_ASKED_MAX = 4;

const closestKeys = ({ closest, surest = [] }: Evidence, limit: number): string[] =>
  (closest ?? surest).slice(0, limit);

interface Telling {
  grounds: readonly Ground[];
  kinds: readonly NoteKind[];
  evidence: Evidence;
  room: Room;
}

/** What is told of records, those of them first that come first. */
function recordItems(keys: readonly string[], telling: Telling): Item[] {
  const { evidence, room } = telling;
  const told: Item[][] = [];
  let whole = 0;
  for (const key of new Set(keys)) {
    if (told.length === room.records) break;
    const isWhole = whole < room.whole && (evidence.notes ?? []).some((note) => note.key === key && note.isPassage);
    const items = itemsOf(key, isWhole, telling);
    if (items.length === 0) continue;
    told.push(items);
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
      ...(room === OF_ASKED ? factsOfAsked : factsOf)(each)
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
  return [
    ...told.map((ground) => ({
      text: unnamed(ground.quote, each).replace(/^Title: /, ''),
      rests: { grounds: [ground], figures: [] },
      of: { key },
    })),
    ...(room === OF_ASKED ? criteriaItems(each) : []),
  ];
}

/** Whom a trial takes and turns away: what its sentences do not say themselves. */
const criteriaItems = (each: EvidenceRecord): Item[] =>
  criteriaOf(each)
    .filter(({ quote }) => !speaksToReader(quote))
    .map(({ quote, isExclusion }) => {
      const said = unnamed(quote, each).replace(WHOEVER, 'somebody');
      const told = `${isExclusion ? 'Turns away' : 'Takes'}: ${said}`;
      const ground = { key: each.key, quote };
      return { text: told, rests: { grounds: [ground], figures: [], told }, of: { key: each.key } };
    });

const figuresIn = (ids: readonly string[], evidence: Evidence): Item[] =>
  [...new Set(ids)]
    .flatMap((id) => findFigure(evidence, id) ?? [])
    .filter(({ label }) => label.length <= VALUE_MAX && !isMeantForReader(label))
    .map((figure) => ({ text: shownFigure(figure), rests: { grounds: [], figures: [figure.id] }, of: 'figure' }));

/** "Of the 420 patents that were compared none belongs to its field": a sentence of its own, whose figures alone say little. */
const tellsOfData = ({ grounds, figures }: DraftSentence): boolean =>
  grounds.length === 0 && figures.some((id) => id.startsWith(`${LOOKED}:`));

/** Whoever looks at a sentence sees which question the figure's records bear on. */
const ofQuestion = (each: Item, asked: string): Item => ({
  ...each,
  rests: { ...each.rests, told: `Asked was “${asked}”: ${each.text}` },
});

/** What was worked out over the field, as the built-in writer says it: that there is none, too. Not where a record or a party is named. */
function findingsIn({ families = [] }: SectionPlan, evidence: Evidence): Item[] {
  const parties = Object.values(evidence.records).flat().flatMap(partiesOf);
  return families
    .flatMap((family) => findingsOf(evidence, family))
    .flatMap(({ statements }) => statements)
    .filter(
      ({ text, grounds, figures }) =>
        figures.length > 0 &&
        grounds.length === 0 &&
        !isMeantForReader(text) &&
        !parties.some((name) => text.includes(name)),
    )
    .map(({ text, figures }) => ({ text, rests: { grounds: [], figures, told: text }, of: 'figure' }));
}

/** That a prompt was looked for, and what comes nearest by title: with it a model can deny. */
function searchesOf(sectionId: string, asked: string, evidence: Evidence): Item[] {
  const compared = findFigure(evidence, `${LOOKED}:compared`);
  const { parts = [], further = [] } = evidence.answers?.[sectionId] ?? {};
  if (parts.length === 0) return [];
  const of = ({ found, nearest = [] }: (typeof parts)[number]) => [...found, ...nearest].slice(0, NEAREST_MAX);
  const titled = [...parts.flatMap(of), ...further.slice(0, NEAREST_MAX)];
  const grounds = unique(titled.map(({ key }) => ({ key, quote: '' }))).flatMap(({ key }) => {
    const each = findEvidence(evidence, key);
    const quote = `Title: ${each?.record.title}`;
    return each?.fields.includes(quote) && !isMeant(quote, each) ? [{ key, quote }] : [];
  });
  if (!compared && grounds.length === 0) return [];
  const where = compared ? ` in the ${shownFigure(compared)}` : '';
  const told = `Looked for${where}: “${asked}”; ${grounds.length === 0 ? 'nothing was found' : 'found nearest are the titles cited'}.`;
  return [{ text: told, rests: { grounds, figures: compared ? [compared.id] : [], told }, of: 'figure' }];
}
const NEAREST_MAX = 4;

/** The years that the data sets hold: nothing is concluded from what cannot be in them. */
const limitsIn = (evidence: Evidence): Item[] =>
  limitsOfData(evidence).flatMap((limit) =>
    limit && limit.figures.length > 0
      ? [{ text: limit.text, rests: { grounds: [], figures: limit.figures, told: limit.text }, of: 'figure' as const }]
      : [],
  );

/** What earlier sections say, without names: a reader is told it once. */
export const alreadySaid = (sections: readonly PublishedSection[], evidence: Evidence): string[] =>
  sections.flatMap(({ section }) =>
    section.blocks
      .flatMap((block) => (block.type === 'paragraph' ? block.sentences : []))
      .map(({ text, grounds }) =>
        grounds
          .flatMap(({ key }) => findEvidence(evidence, key) ?? [])
          .reduce((left, each) => unnamed(left, each), text)
          .replace(WHOEVER, 'somebody'),
      )
      .filter((text) => !speaksToReader(text)),
  );

function describing(evidence: Evidence): Item[] {
  const { project } = evidence;
  const key = projectKey(project.id);
  // If only documents may be cited, the description is none of them.
  if (!findEvidence(evidence, key)) return [];
  // "A monitor tells parents when to skip a dose" speaks to no reader: it says what the thing is.
  const isOfIdea = (quote: string) => (evidence.statements ?? []).some((statement) => quote.includes(statement));
  return sentencesIn(project.description)
    .filter(
      (quote) =>
        project.description.includes(quote) && (!speaksToReader(quote) || (isOfIdea(quote) && !isMarked(quote))),
    )
    .slice(0, PROJECT_SENTENCES_MAX)
    .map((quote) => ({ text: quote, rests: { grounds: [{ key, quote }], figures: [] }, of: 'project' }));
}

/** A passage is told if it is a note: what our own reader takes to tell nothing is told to no model, however near it lies to a question. */
const isNote = ({ key, quote }: Ground, { notes = [] }: Evidence): boolean =>
  notes.some((note) => note.key === key && note.quote === quote);

function isField(quote: string): boolean {
  const end = quote.indexOf(': ');
  return !UNTOLD_LABELS.includes(quote.slice(0, end)) && quote.length - end <= VALUE_MAX;
}

/** A field is none of English: 'Place: Aalborg, Denmark'. */
const isMeant = (quote: string, each: EvidenceRecord | undefined): boolean =>
  each?.fields.includes(quote) ? isMeantForReader(quote) : speaksToReader(quote);

/** Stands for who is behind an item's record, until the item has its number; with a letter behind it for another one. */
export const WHO = '@who';
const WHOEVER = /@who[b-l]?/g;

/** Stands for who is behind another record: until it has the number of one of that record's items. */
const whoOf = (key: string): string => `@{${key}}`;
export const WHO_OF = /@\{([^}]*)\}([b-l]?)/g;

/** As far as "l": whoever comes behind has no mark. */
const LETTERS_MAX = 12;

/** The letter behind a number: none for the first of those who are behind a record, "b" for the second. */
export const letterOf = (at: number): string => (at === 0 ? '' : String.fromCodePoint('a'.codePointAt(0)! + at));

/**
 * Names of whoever is behind a record are no words for a model to obey: marks stand for them, but for agencies that we know: who paid is
 * asked for.
 */
function unnamed(text: string, each: EvidenceRecord, mark = WHO): string {
  return behindOf(each)
    .map((name, at) => ({ name, stands: at < LETTERS_MAX ? `${mark}${letterOf(at)}` : 'somebody', isFirst: at === 0 }))
    .filter(({ name, isFirst }) => name.length > 2 && (isFirst || !knownAgency(name)))
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce((left, { name, stands }) => left.replaceAll(name, stands), text);
}

const unique = (grounds: Ground[]): Ground[] =>
  grounds.filter(({ quote }, at) => grounds.findIndex((other) => other.quote === quote) === at);
