import type { Ring } from '@groundwork/contract/relevance';
import { RINGS } from '@groundwork/contract/relevance.names';
import { engineDeclaration } from '../../../catalogue/engines/registry.ts';
import {
  type DraftBlock,
  type DraftSection,
  type DraftSentence,
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
import { CLOSE_FROM } from '../../idea/closeness.ts';
import type { NoteKind } from '../../reading/note.ts';
import { type RELATIONS, ringFigureId } from '../../records/rings.ts';
import { asOf, title } from '../../statements/of-record.ts';
import { joined, name, num, type Words, word, words } from '../../statements/statement.ts';
import { quotation } from './attribution.ts';
import { closestSentences, isFar } from './closest.ts';
import { findingTable, tell, told } from './findings.ts';
import { nextToClose } from './funding.ts';
import { absentAmong, LOOKED_FOR, limitsOfData, notAsked, whatWasCompared } from './limits-of-data.ts';
import { notesOn } from './noted.ts';
import { list, looked, paragraph, readColumns } from './parts.ts';
import { closestOf, comparedWorks, findAll, nearAmong, ownerIn, passagesOf, quotedCell, wordsIn } from './works.ts';

/** Of so few records of the field each is named. */
const FEW = 10;

/** The points to know first: what comes closest, statement by statement, and what the data cannot show. */
export function executiveSummary(evidence: Evidence): DraftSection {
  const inField = findFigure(evidence, `${LOOKED}:about`)?.value ?? 0;
  const statements = findingTable(evidence, STATEMENT_BY_STATEMENT);
  const byKind = closestOfEachKind(evidence);
  // What has one word of the idea tells something only where nothing comes close.
  const behindWords = isFar(evidence) ? findingTable(evidence, BEHIND_WORDS) : null;
  const counts = behindWords || byKind ? null : wordCounts(evidence);
  const nearest = closestSentences(evidence, byKind !== null);
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
        ...absentAmong(evidence, LOOKED_FOR),
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
