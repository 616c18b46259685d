import { RINGS } from '@groundwork/contract/relevance.names';
import { type Evidence, type EvidenceRecord, findFigure, findingsOf } from '../../evidence.ts';
import { STATEMENT_BY_STATEMENT } from '../../findings/against-records.ts';
import { LOOKED } from '../../gather/looked-through.ts';
import { NEAR, NOT_NEAR, type RELATIONS, ringFigureId } from '../../gather/rings.ts';
import type { NoteKind } from '../../reading/note.ts';
import { derivedOf, quoted, title } from '../../statements/of-record.ts';
import { num, type Part, type Words } from '../../statements/part.ts';
import { joinList, word, words } from '../../statements/template.ts';
import { type DraftBlock, type DraftSection, type DraftSentence, fieldGrounds, sectionOf, sentence } from '../draft.ts';
import { quotation, speakerOf } from './attribution.ts';
import { findingTable, told } from './findings.ts';
import { nextToClose } from './funding.ts';
import { notesOn } from './noted.ts';
import { list, looked, paragraph } from './parts.ts';
import { comparedWorks, findAll, nearAmong, nearestWorks, passagesOf, surestOf, worksTable } from './works.ts';

/** So many records are named and quoted one by one. */
const FEW = 10;
/** The nearest works that the summary names. */
const NEAREST = 3;

/** The points to know first, each from the record that says it best; where there is little, all of it. */
export function executiveSummary(evidence: Evidence): DraftSection {
  const inField = findFigure(evidence, `${LOOKED}:about`)?.value ?? 0;
  const blocks: (DraftBlock | null)[] =
    inField === 0
      ? []
      : [
          // The table below it has the rest.
          paragraph(
            ...nearestSentences(evidence),
            ...findingsOf(evidence, 'white-space').flatMap(({ headline }) => (headline ? [told(headline)] : [])),
          ),
          findingTable(evidence, STATEMENT_BY_STATEMENT),
          list(tellings(evidence)),
          list(inFigures(evidence)),
          paragraph(breadthOf(evidence), nextToClose(evidence)),
          inField <= FEW ? worksTable(evidence, beside(evidence), { caption: 'What else belongs to the field' }) : null,
        ];
  return sectionOf(
    'executive-summary',
    'Executive summary',
    [...(inField === 0 ? [{ type: 'nothing-found', text: NOTHING } as const] : blocks), ...outside(evidence)],
    NOTHING,
  );
}

/** The surest records that the report does not compare with the project elsewhere. */
function beside(evidence: Evidence): EvidenceRecord[] {
  const compared = new Set(comparedWorks(evidence).map(({ key }) => key));
  return findAll(evidence, evidence.surest).filter(({ key }) => !compared.has(key));
}

const NOTHING = looked('the data sets of the catalog');

/** The records beside the field, where it has little: said to be no more, and how much was looked through. */
const outside = (evidence: Evidence): (DraftBlock | null)[] => [
  worksTable(evidence, findAll(evidence, evidence.nearby), { caption: 'Nearest outside the field, counted nowhere' }),
  findingTable(evidence, LOOKED),
];

/** The work closest to the idea, to which statements it is near, to which not, and what it is in its own words. */
function nearestSentences(evidence: Evidence): DraftSentence[] {
  const [nearest] = nearestWorks(evidence);
  if (!nearest) return [];
  const speaker = speakerOf(nearest);
  const [near, notNear] = [derivedOf(nearest, NEAR), derivedOf(nearest, NOT_NEAR)];
  const by = byOf(nearest, speaker);
  const how = near
    ? words`: likely near to ${statementsWord(near)} ${near} below${notNear && words`, and not to ${notNear}`}`
    : notNear && words`, likely not near to any of the statements below`;
  const quotes = passagesOf(evidence, nearest);
  const closest = sentence(
    words`Closest to the idea comes ${title(nearest)}${by}${how}.`,
    [],
    fieldGrounds(nearest, 'Title', ...(speaker?.labels ?? [])),
  );
  // The speaker has just been named.
  const itself = quotes.map((quote, at) =>
    sentence(
      at === 0 ? words`In its own words: ${quoted(nearest.key, quote)}` : words`And: ${quoted(nearest.key, quote)}`,
      [],
      [{ key: nearest.key, quote }],
    ),
  );
  return [{ ...closest, kind: 'fact' }, ...itself];
}

/** '3' is one statement, and no count of three. */
const statementsWord = ({ words: numbers }: Part): Words => word(numbers.includes(',') ? 'statements' : 'statement');

const FIGURES_TOLD = 4;
/** A finding that changes a decision less stands in its section alone. */
const IMPORTANT = 55;
/** Told by the sentences beside it. */
const TOLD_BESIDE: ReadonlySet<string> = new Set(['white-space', 'calls']);

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
    )} to its field: ${joinList(rings)}.`,
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

/** The questions that are told of, each by the note that tells it best. */
const QUESTIONS: { before: Words; kinds: NoteKind[] }[] = [
  { before: words`Need – `, kinds: ['need'] },
  { before: words`Market – `, kinds: ['market'] },
  { before: words`Reached by others – `, kinds: ['achieved', 'result'] },
  { before: words`How far others are – `, kinds: ['stage'] },
  { before: words`Regulation – `, kinds: ['regulation'] },
  { before: words`Users – `, kinds: ['customers'] },
  { before: words`What others plan – `, kinds: ['next'] },
];

function tellings(evidence: Evidence): DraftSentence[][] {
  // The first is told of before them.
  const [first, ...nearest] = nearestWorks(evidence).slice(0, NEAREST);
  // A work that shares the field alone says nothing of the idea.
  if (!first || nearAmong(evidence, [first]).length === 0) return [];
  const said = new Set([first, ...nearest].map(({ key }) => key));
  const answers = QUESTIONS.flatMap(({ before, kinds }) => {
    const [best] = notesOn(evidence, kinds, { limit: NEAREST + 1, prefersFigures: true }).filter(
      ({ note }) => !said.has(note.key),
    );
    const told = best && quotation(evidence, best.note, before);
    return told ? [[told]] : [];
  });
  const call = nearAmong(evidence, surestOf(evidence, ['funding-opportunities'])).slice(0, 1);
  return [
    ...nearest.map((each) => [workSentence(evidence, each, words`Next to it – `)]),
    ...call.map((each) => [workSentence(evidence, each, words`Nearest call – `)]),
    ...answers,
  ];
}

/** The owner of a work, in brackets; left out for a company, whose name says it. */
const byOf = ({ record }: EvidenceRecord, speaker: ReturnType<typeof speakerOf>): Words | null =>
  speaker && record.engine !== 'companies' ? words` (${speaker.lead})` : null;

/** "Nearest work – “Wearable patch” (Acme, award from the NIH, 2019): “The patch reads …”" */
function workSentence(evidence: Evidence, each: EvidenceRecord, before: Words): DraftSentence {
  const speaker = speakerOf(each);
  const quotes = passagesOf(evidence, each);
  const by = byOf(each, speaker);
  const near = derivedOf(each, NEAR);
  const [first, second] = quotes;
  const says = first
    ? words`: ${quoted(each.key, first)}${second ? words` – ${quoted(each.key, second)}` : null}`
    : null;
  const how = near && words`, likely near to ${statementsWord(near)} ${near}`;
  return {
    ...sentence(
      words`${before}${title(each)}${by}${how}${says ?? words`.`}`,
      [],
      [
        ...quotes.map((quote) => ({ key: each.key, quote })),
        ...fieldGrounds(each, 'Title', ...(speaker?.labels ?? [])),
      ],
    ),
    kind: quotes.length > 0 ? 'quotation' : 'fact',
  };
}
