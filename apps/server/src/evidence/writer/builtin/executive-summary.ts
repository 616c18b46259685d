import type { Ring } from '@groundwork/contract/relevance';
import { RINGS } from '@groundwork/contract/relevance.names';
import { engineDeclaration } from '../../../catalogue/engines/registry.ts';
import {
  type DraftBlock,
  type DraftSection,
  type DraftSentence,
  fact,
  fieldGrounds,
  sectionOf,
  sentence,
} from '../../draft.ts';
import {
  type Evidence,
  type EvidenceRecord,
  type FindingFamily,
  findFigure,
  findingsOf,
  isOfCatalogue,
} from '../../evidence.ts';
import { STATEMENT_BY_STATEMENT } from '../../findings/against-records.ts';
import { BEHIND_WORDS, BOTH_WORDS, WORD } from '../../gather/behind-words.ts';
import { LOOKED } from '../../gather/looked-through.ts';
import { SURELY_CLOSE } from '../../gather/nearest.ts';
import { CLOSE_FROM, SURELY_CLOSE_FROM } from '../../idea/closeness.ts';
import type { NoteKind } from '../../reading/note.ts';
import { IN_COMMON, LACKING, type RELATIONS, ringFigureId } from '../../records/rings.ts';
import { asOf, derivedOf, quoted, title } from '../../statements/of-record.ts';
import { joined, name, none as noneOf, num, type Words, word, words } from '../../statements/statement.ts';
import { quotation, speakerOf } from './attribution.ts';
import { findingTable, tell, told } from './findings.ts';
import { nextToClose } from './funding.ts';
import { limitsOfData, notAsked, whatWasCompared } from './limits-of-data.ts';
import { notesOn } from './noted.ts';
import { figureOf, list, looked, paragraph, readColumns } from './parts.ts';
import {
  closestOf,
  comparedWorks,
  findAll,
  nearAmong,
  nearestWorks,
  ownerIn,
  passagesOf,
  quotedCell,
  wordsIn,
} from './works.ts';

/** Of so few records of the field each is named. */
const FEW = 10;

/** The points to know first: what comes closest, statement by statement, and what the data cannot show. */
export function executiveSummary(evidence: Evidence): DraftSection {
  const inField = findFigure(evidence, `${LOOKED}:about`)?.value ?? 0;
  const statements = findingTable(evidence, STATEMENT_BY_STATEMENT);
  const byKind = closestOfEachKind(evidence);
  // What has one word of the idea tells something only where nothing comes close.
  const behindWords = byKind ? null : findingTable(evidence, BEHIND_WORDS);
  const counts = behindWords || byKind ? null : wordCounts(evidence);
  const nearest = nearestSentences(evidence, byKind !== null);
  const isNear = statements?.rows.some(({ key }) => key !== null);
  return sectionOf(
    'executive-summary',
    'Executive summary',
    [
      inField === 0 ? { type: 'nothing-found', text: NOTHING } : null,
      inField === 0 ? paragraph(whatWasCompared(evidence), notAsked(evidence), counts) : null,
      paragraph(
        ...nearest,
        broughtTogether(evidence, new Set(nearest.flatMap(({ grounds }) => grounds.map(({ key }) => key)))),
        ...(isNear || isFar(evidence) ? [] : headlinesOf(evidence, 'white-space')),
      ),
      byKind,
      statements,
      list([...tellings(evidence), ...(ofItsUse(evidence) < FIGURES_FROM ? [] : inFigures(evidence))]),
      paragraph(
        breadthOf(evidence),
        alsoInField(evidence, inField),
        inField === 0 ? null : counts,
        nextToClose(evidence) ?? noneOpen(evidence),
      ),
      paragraph(...limitsOfData(evidence)),
      behindWords,
    ],
    NOTHING,
  );
}

const NOTHING = looked('the data sets of the catalog');

const headlinesOf = (evidence: Evidence, family: FindingFamily): DraftSentence[] =>
  findingsOf(evidence, family).flatMap(({ headline }) => (headline ? [told(headline)] : []));

/** With few records in the field those that are not close enough to be told one by one are named. */
function alsoInField(evidence: Evidence, inField: number): DraftSentence | null {
  if (inField > FEW) return null;
  const close = findAll(evidence, evidence.closest ?? evidence.surest);
  const isTold = (each: EvidenceRecord) => close.some(({ record }) => record.title === each.record.title);
  const others = findAll(evidence, evidence.surest).filter((each) => !isTold(each));
  return others.length === 0
    ? null
    : sentence(
        words`Also of the field, and farther from the idea: ${joined(others.map(title), '; ')}.`,
        [],
        others.flatMap((each) => fieldGrounds(each, 'Title')),
      );
}

const ALSO_CLOSE = 3;

/** A single row repeats the sentence above it. */
const KINDS_MIN = 2;

/** The closest award, call, patent and so on, one of each data set: what a reader must know of before anything else. Null where nothing comes close. */
function closestOfEachKind(evidence: Evidence): DraftBlock | null {
  if (isFar(evidence)) return null;
  const isClose = ({ key }: EvidenceRecord) => (evidence.closeness?.[key] ?? CLOSE_FROM) >= CLOSE_FROM;
  const closest = findAll(evidence, evidence.closest).filter(isClose);
  const first = closest.filter(
    ({ record }, at) => closest.findIndex((other) => other.record.engine === record.engine) === at,
  );
  if (first.length < KINDS_MIN) return null;
  return {
    type: 'table',
    caption: 'The closest of each kind',
    ...readColumns(
      [
        { label: 'Data set', unit: 'text' },
        { label: 'Record', unit: 'text' },
        { label: 'Of', unit: 'text' },
        { label: 'Words in common', unit: 'text' },
        { label: 'In its own words', unit: 'text' },
      ],
      first,
      (each) => [
        dataSetOf(each),
        each.record.title,
        ownerIn(each),
        wordsIn(each),
        quotedCell(...passagesOf(evidence, each, 1)),
      ],
    ),
    note: words`Words in common are those of the idea that tell most of it. Quoted word for word; where a record says nothing of it, the cell is empty. As of ${asOf(evidence)}.`,
  };
}

const dataSetOf = ({ record }: EvidenceRecord): string | null =>
  isOfCatalogue(record) ? engineDeclaration(record.engine).label : null;

/** Whether anything comes close to the idea, and what comes closest: in its own words unless a table has them, and by the idea’s words that it has and lacks. */
function nearestSentences(evidence: Evidence, isTabled: boolean): DraftSentence[] {
  const [nearest] = nearestWorks(evidence);
  if (!nearest) return [];
  if (isFar(evidence)) {
    const asked = closeCall(evidence);
    return asked ? [noneClose(evidence, asked)] : [noneClose(evidence), ...byAxis(evidence)];
  }
  const [shared, lacking] = [derivedOf(nearest, IN_COMMON), derivedOf(nearest, LACKING)];
  const [quote] = isTabled ? [] : passagesOf(evidence, nearest, 1);
  const inCommon = shared
    ? words`Of the words that tell most of the idea it has ${shared}${lacking && words`; it lacks ${lacking}`}.`
    : lacking && words`It lacks the words that tell most of the idea: ${lacking}.`;
  // The speaker has just been named.
  const itself = quote
    ? [sentence(words`In its own words: ${quoted(nearest.key, quote)}`, [], [{ key: nearest.key, quote }])]
    : [];
  return [
    howClose(evidence, nearest),
    ...itself,
    ...(inCommon ? [sentence(inCommon, [], fieldGrounds(nearest, 'Title'))] : []),
    ...alsoClose(evidence, nearest),
  ];
}

/** No work comes close, and the first is far: unknown where the idea was held against nothing. A paper may come close that is not among the works. */
function isFar(evidence: Evidence): boolean {
  const [nearest] = nearestWorks(evidence);
  if (!evidence.closeness || !nearest || findFigure(evidence, SURELY_CLOSE)?.value !== 0) return false;
  return closenessOf(evidence, nearest) < CLOSE_FROM;
}

const closenessOf = ({ closeness }: Evidence, { key }: EvidenceRecord): number => closeness?.[key] ?? 0;

/**
 * How many works come close. Of those that are neither close nor far no verdict is told, since half of what is called the closest there is:
 * readers took "none is surely close" for novelty, over reports that held close work.
 */
function howClose(evidence: Evidence, nearest: EvidenceRecord): DraftSentence {
  const count = findFigure(evidence, SURELY_CLOSE);
  const { said, grounds } = withOwner(nearest);
  if (!count || closenessOf(evidence, nearest) < SURELY_CLOSE_FROM)
    return fact(words`Closest to the idea comes ${said}.`, grounds);
  const verdict =
    count.value === 1
      ? words`By estimate one work on record comes close to the idea: ${said}.`
      : words`By estimate ${num(count)} works on record come close to the idea, the closest ${said}.`;
  return { ...sentence(verdict, [count.id], grounds), kind: 'fact' };
}

/** That no work comes close, and the call that does, if any: somebody has wanted it. */
function noneClose(evidence: Evidence, asked?: EvidenceRecord): DraftSentence {
  const none = noneOf(figureOf(evidence, SURELY_CLOSE));
  if (!asked) return sentence(words`By estimate ${none} of the works on record comes close to the idea.`);
  const { said, grounds } = withOwner(asked);
  return fact(
    words`By estimate ${none} of the works on record comes close to the idea, but a call does: ${said}.`,
    grounds,
  );
}

const closeCall = (evidence: Evidence): EvidenceRecord | undefined =>
  closestOf(evidence, 'funding-opportunities').find((each) => closenessOf(evidence, each) >= CLOSE_FROM);

/** Others that come surely close. */
function alsoClose(evidence: Evidence, nearest: EvidenceRecord): DraftSentence[] {
  const close = findFigure(evidence, SURELY_CLOSE)?.basis?.records ?? [];
  const keys = close.map(({ searchEngine, id }) => `${searchEngine}/${id}`).filter((key) => key !== nearest.key);
  const named = findAll(evidence, keys.slice(0, ALSO_CLOSE)).map(withOwner);
  if (named.length === 0 || closenessOf(evidence, nearest) < SURELY_CLOSE_FROM) return [];
  return [
    fact(
      words`Close as well: ${joined(
        named.map(({ said }) => said),
        '; ',
      )}.`,
      named.flatMap(({ grounds }) => grounds),
    ),
  ];
}

/**
 * The works that lie nearest in technology and in use. They stand in place of the closest where nothing comes close: of seven such closest works of
 * unseen ideas readers called none right and two half, of fourteen by axis five right and five half. Where something may be close they were wrong in
 * three of four.
 */
function byAxis(evidence: Evidence): DraftSentence[] {
  const { technology = null, use = null } = evidence.nearestByAxis ?? {};
  const nearestIn = (key: string | null, tellOf: (said: Words) => Words): DraftSentence[] => {
    const [each] = key === null ? [] : findAll(evidence, [key]);
    if (!each) return [];
    const { said, grounds } = withOwner(each);
    const shared = derivedOf(each, IN_COMMON);
    return [fact(tellOf(words`${said}${shared && words`, with ${shared} in common`}`), grounds)];
  };
  return [
    ...nearestIn(technology, (said) => words`In technology the nearest is ${said}.`),
    ...nearestIn(use === technology ? null : use, (said) => words`In use the nearest is ${said}.`),
  ];
}

/** A work's title and its owner, in brackets. */
function withOwner(each: EvidenceRecord): { said: Words; grounds: DraftSentence['grounds'] } {
  const speaker = speakerOf(each);
  return {
    said: words`${title(each)}${byOf(each, speaker)}`,
    grounds: fieldGrounds(each, 'Title', ...(speaker?.labels ?? [])),
  };
}

/** Whether anything on record has a word of the technology together with one of the use; what says most of the idea is named, unless it has just been. */
function broughtTogether(evidence: Evidence, isNamed: ReadonlySet<string>): DraftSentence | null {
  const [both, all] = [BOTH_WORDS, `${LOOKED}:compared`].map((id) => findFigure(evidence, id));
  const { axisWords } = evidence;
  if (!both || !all || !axisWords) return null;
  const of = (axis: keyof typeof axisWords) =>
    joined(
      axisWords[axis].map((label) => words`“${name(both, label)}”`),
      'or',
    );
  const keys = both.basis?.records.map(({ searchEngine, id }) => `${searchEngine}/${id}`);
  const named = findAll(evidence, keys).filter(({ key }) => !isNamed.has(key));
  // A number of records that nobody can look at is no prior art and no lack of it.
  if (both.value > 0 && named.length === 0) return null;
  const which = named.length > 0 && words`, among them ${joined(named.map(title), '; ')}`;
  const counted = sentence(
    words`${of('technology')} stands together with ${of('use')} in ${num(both)} of the ${num(all)} records${which || null}.`,
    [],
    named.flatMap((each) => fieldGrounds(each, 'Title')),
  );
  return { ...counted, kind: 'figure' };
}

/** Who looks for money asks first whether any call is open. Of more calls than the field has the table tells each state. */
const noneOpen = (evidence: Evidence): DraftSentence | null =>
  closestOf(evidence, 'funding-opportunities').length > evidence.totals['funding-opportunities']
    ? null
    : (tell(evidence, 'calls')[0] ?? null);

/** How many records of all have each of the idea's telling words, where none of them is worth naming. */
function wordCounts({ figures }: Evidence): DraftSentence | null {
  const counted = figures.filter(({ id }) => id.startsWith(`${WORD}:`));
  const items = counted.map((figure) => words`“${name(figure, figure.id.slice(WORD.length + 1))}” ${num(figure)}`);
  return items.length === 0
    ? null
    : sentence(words`Records with the words that tell most of the idea: ${joined(items, ', ')}.`);
}

const FIGURES_TOLD = 4;
/** Shares and counts over fewer records for the same use change no decision: of a technology for other uses they tell something else. */
const FIGURES_FROM = 30;
const ofItsUse = (evidence: Evidence): number =>
  OF_ITS_USE.reduce((sum, ring) => sum + (findFigure(evidence, ringFigureId(ring))?.value ?? 0), 0);
const OF_ITS_USE = ['direct', 'same use'] as const satisfies Ring[];
/** A finding that changes a decision less stands in its section alone. */
const IMPORTANT = 55;
/** Told by what stands beside it, or by its table. */
const TOLD_BESIDE: ReadonlySet<string> = new Set(['white-space', 'calls', 'players']);

/** The most important findings of the figures over the field, one of a family. */
function inFigures({ findings = [] }: Evidence): DraftSentence[][] {
  const families = new Set<string>();
  return findings
    .filter(({ family, headline, importance }) => {
      if (!headline || importance < IMPORTANT || TOLD_BESIDE.has(family) || families.has(family)) return false;
      families.add(family);
      return true;
    })
    .slice(0, FIGURES_TOLD)
    .map(({ headline }) => [told(headline!)]);
}

/** The number of records compared, how many belong to the field, and how. */
function breadthOf(evidence: Evidence): DraftSentence | null {
  const [compared, inField] = ['compared', 'about'].map((part) => findFigure(evidence, `${LOOKED}:${part}`));
  const rings = RINGS.flatMap((ring) => {
    const figure = findFigure(evidence, ringFigureId(ring));
    return figure ? [words`${num(figure)} ${relationWords(ring, figure.value)}`] : [];
  });
  if (!compared || !inField || rings.length === 0) return null;
  return sentence(
    words`Of the ${num(compared)} records that were compared with the project, ${num(inField)} ${word(
      inField.value === 1 ? 'belongs' : 'belong',
    )} to its field: ${joined(rings)}.`,
  );
}

const RELATION_WORDS = {
  direct: words`close in technology and use`,
  'same use': words`close in use`,
  'same technology': words`close in technology`,
  asks: words`that ask or pay for such work`,
  near: words`outside it`,
} as const satisfies Record<keyof typeof RELATIONS, Words>;
const ASKS_ONE = words`that asks or pays for such work`;
const relationWords = (ring: keyof typeof RELATION_WORDS, count: number): Words =>
  ring === 'asks' && count === 1 ? ASKS_ONE : RELATION_WORDS[ring];

/** What no section is about, each by the note that tells it best. */
const QUESTIONS: { before: Words; kinds: NoteKind[] }[] = [
  { before: words`Reached by others – `, kinds: ['achieved', 'result'] },
  { before: words`How far others are – `, kinds: ['stage'] },
  { before: words`What others plan – `, kinds: ['next'] },
];

/** Works that are compared speak for themselves there. */
function tellings(evidence: Evidence): DraftSentence[][] {
  const compared = comparedWorks(evidence);
  // A work that shares the field alone says nothing of the idea.
  if (nearAmong(evidence, compared).length === 0) return [];
  const told = new Set(compared.map(({ key }) => key));
  return QUESTIONS.flatMap(({ before, kinds }) => {
    const best = notesOn(evidence, kinds, { limit: compared.length + 1, prefersFigures: true }).find(
      ({ note }) => !told.has(note.key),
    );
    const said = best && quotation(evidence, best.note, before);
    return said ? [[said]] : [];
  });
}

/** The owner of a work, in brackets; left out for a company, whose name says it. */
const byOf = ({ record }: EvidenceRecord, speaker: ReturnType<typeof speakerOf>): Words | null =>
  speaker && record.engine !== 'companies' ? words` (${speaker.lead})` : null;
