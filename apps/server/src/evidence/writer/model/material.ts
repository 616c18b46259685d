import { sentencesOf as sentencesIn } from '../../../catalogue/sentences/sentences.ts';
import { type DraftSection, type DraftSentence, type Stretch, sentencesOf } from '../../draft.ts';
import { type Evidence, findEvidence, findFigure, findingsOf } from '../../evidence.ts';
import { ANSWER } from '../../gather/answers.ts';
import { LOOKED } from '../../gather/looked-through.ts';
import { shownFigure } from '../../prose/shown-figure.ts';
import type { NoteKind } from '../../reading/note.ts';
import { isMarked, isMeantForReader, speaksToReader } from '../../reading/speaks-to-reader.ts';
import { partiesOf } from '../../records/evidence-record.ts';
import { projectKey } from '../../records/own-sources.ts';
import type { PublishedSection } from '../../statements/publish.ts';
import { limitsOfData } from '../builtin/limits-of-data.ts';
import { notesOn } from '../builtin/noted.ts';
import {
  type Item,
  isMeant,
  isNote,
  isSearch,
  OF_ASKED,
  type Room,
  recordItems,
  unique,
  unnamed,
  VALUE_MAX,
  whoOf,
} from './record-items.ts';
import { SUMMARY, TOLD_FAMILIES } from './section-plan.ts';

/** Records of an answer that come before those found in the words of records. */
const BEFORE_FURTHER = 4;
/** The works, calls and inventions closest to the idea. */
const CLOSEST_MAX = 8;
const FIGURES_MAX = 16;
const PROJECT_SENTENCES_MAX = 14;

/**
 * The material of an answer to a question, and all that a model is given: sentences of the description, titles, notes and fields of records,
 * figures, and what was worked out of them. Words that speak to a reader are left out; the party behind a record is a name that is put in later.
 */
export function materialOf(builtin: DraftSection, asks: string, evidence: Evidence): Item[] {
  const sentences = builtin.blocks.flatMap(sentencesOf);
  const own = projectKey(evidence.project.id);
  const grounds = sentences.flatMap((each) => each.grounds).filter(({ key }) => key !== own);
  const tabled = builtin.blocks.flatMap((block) =>
    block.type === 'table' ? block.rows.flatMap(({ key }) => key ?? []) : [],
  );
  const further = evidence.answers?.[builtin.id]?.further ?? [];
  const cited = [...grounds.map(({ key }) => key), ...tabled];
  const keys = [
    ...cited.slice(0, BEFORE_FURTHER),
    ...further.map(({ key }) => key),
    ...cited,
    ...closestKeys(evidence, closestOfAsked(evidence)),
  ];
  const quoted = [...grounds, ...further.flatMap(({ key, quotes }) => quotes.map((quote) => ({ key, quote })))];
  const records = recordItems(
    keys.filter((key) => key !== own),
    { grounds: quoted, kinds: [], evidence, room: OF_ASKED },
  );
  // What counts the program's finds alone would be false beside those that were found in the words of records.
  const isOfFinds = (id: string) => further.length > 0 && id.startsWith(`${ANSWER}:`);
  // What tells of the data stands beside the model's prose as it is.
  const figures = figuresIn(
    sentences.flatMap((each) => (tellsOfData(each) ? [] : each.figures.filter((id) => !isOfFinds(id)))),
    evidence,
  )
    .map((each) => ofQuestion(each, asks))
    .slice(0, FIGURES_MAX);
  if (records.length === 0 && figures.length === 0) return [];
  return [...describing(evidence), ...records, ...figures, ...searchesOf(builtin.id, asks, evidence)];
}

/**
 * What a report may rest on: the records closest to the idea, those that answer what its description asks, the best of each data set, and those
 * whose notes bear on it; and what the answers say that it has given already.
 */
export function materialOfReport(evidence: Evidence, answered: readonly PublishedSection[], room: Room): Item[] {
  const answers = Object.values(evidence.answers ?? {});
  const answering = answers.flatMap(({ parts = [], further = [] }) => [
    ...parts.flatMap(({ found }) => found.slice(0, FOUND_MAX)),
    ...further.slice(0, FOUND_MAX),
  ]);
  const bearing = KINDS.flatMap((kind) => notesOn(evidence, [kind], { limit: BEARING_MAX }));
  const ofEach = Object.values(evidence.records).flatMap((records) => records.slice(0, OF_EACH_MAX));
  const keys = [
    ...closestKeys(evidence, CLOSEST_MAX),
    ...answering.map(({ key }) => key),
    ...ofEach.map(({ key }) => key),
    ...(evidence.surest ?? []).slice(0, SUREST_MAX),
    ...bearing.map(({ note }) => note.key),
  ];
  const grounds = bearing.map(({ note: { key, quote } }) => ({ key, quote }));
  const own = projectKey(evidence.project.id);
  const records = recordItems(
    keys.filter((key) => key !== own),
    { grounds, kinds: KINDS, evidence, room },
  );
  const figures = findingsIn(evidence).slice(0, FIGURES_MAX);
  return [...describing(evidence), ...records, ...saidIn(answered, evidence), ...figures, ...limitsIn(evidence)];
}
const OF_EACH_MAX = 2;
const FOUND_MAX = 3;
const BEARING_MAX = 3;
const SUREST_MAX = 14;
/** What weighs most on a decision first. */
const KINDS: readonly NoteKind[] = [
  'achieved',
  'result',
  'what',
  'how',
  'regulation',
  'customers',
  'partners',
  'stage',
  'need',
  'market',
  'next',
];

/** What answers say, as it was published. */
function saidIn(sections: readonly PublishedSection[], evidence: Evidence): Item[] {
  const own = projectKey(evidence.project.id);
  return sections
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
        // What it was looked for in is seen by who looks at what is written of it, too.
        rests: { grounds, figures, ...toldBy(stretches) },
        // A denial is nobody's, though it names what lies nearest.
        of: alone && alone.key !== own && !isOfSearch(stretches) ? { key: alone.key } : 'section',
      };
    });
}

const isOfSearch = (stretches: readonly Stretch[]): boolean => stretches.some(({ rests }) => rests.some(isSearch));

function toldBy(stretches: readonly Stretch[]): Pick<Item['rests'], 'told'> {
  const told = stretches.flatMap(({ rests }) => rests.flatMap((each) => each.told ?? []));
  return told.length > 0 ? { told: [...new Set(told)].join(' ') } : {};
}
const SAID_OF_SECTION_MAX = 6;
/** Begins a sentence that leans on the one before. */
const LEANS = /^(?:It|Its|They|Their|These|Those|This|That|Both|There|Of these|Neither|Together)\b/;

/** What a description asks is asked of what comes close to its idea as well; what a custom report asks is not. */
const closestOfAsked = ({ outline = [] }: Evidence): number =>
  outline.some(({ id }) => id === SUMMARY) ? CLOSEST_OF_ASKED_MAX : 0;
const CLOSEST_OF_ASKED_MAX = 4;

const closestKeys = ({ closest, surest = [] }: Evidence, limit: number): string[] =>
  (closest ?? surest).slice(0, limit);

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
function findingsIn(evidence: Evidence): Item[] {
  const parties = Object.values(evidence.records).flat().flatMap(partiesOf);
  return TOLD_FAMILIES.flatMap((family) => findingsOf(evidence, family))
    .flatMap(({ statements }) => statements)
    .filter(
      ({ text, grounds, figures }) =>
        figures.length > 0 &&
        grounds.length === 0 &&
        !LEANS.test(text) &&
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
