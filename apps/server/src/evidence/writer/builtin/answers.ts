import { ENGINES } from '@groundwork/contract/engines';
import { inSentence } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import { engineDeclaration } from '../../../catalogue/engines/registry.ts';
import { contentWords } from '../../../catalogue/query/content-words.ts';
import {
  type DraftBlock,
  type DraftSection,
  type DraftSentence,
  fieldGrounds,
  type Ground,
  sentence,
} from '../../draft.ts';
import {
  type AnsweredPart,
  type Evidence,
  type EvidenceRecord,
  findEvidence,
  findFigure,
  isOfCatalogue,
} from '../../evidence.ts';
import { NAMING } from '../../gather/answers.ts';
import { factsOf } from '../../records/facts-of.ts';
import { asOf, quoted, title } from '../../statements/of-record.ts';
import {
  atHead,
  forCount,
  joined,
  name,
  none,
  num,
  ofRecord,
  readable,
  type Words,
  word,
  words,
} from '../../statements/statement.ts';
import { inList } from '../../words/in-list.ts';
import { stemOf } from '../../words/stems.ts';
import { quotations, speakerOf } from './attribution.ts';
import { lookedFor, nounOf, readColumns } from './parts.ts';
import { findAll, quotedCell, stateIn } from './works.ts';

type Write = (evidence: Evidence) => DraftSection;

/** The words of a prompt that asks for just one section of the commercialization report, by that section. */
const ANSWERED: Record<string, string> = {
  'market-sizing': 'market markets size sizing growth trend activity big large',
  'competitor-analysis':
    'competitor competitors competition competitive landscape rivals players companies active leading who',
  customers: 'customer customers buyer buyers buying spending procurement government contracts who buys',
  'ip-landscape':
    'patent patents intellectual property ip assignees landscape freedom operate white space expiry claims',
  'funding-landscape':
    'funding fund grants grant awards award calls call opportunities open investors investment agencies money',
  regulatory: 'regulation regulatory approval approvals clinical trials trial drugs drug fda',
  'partners-and-experts': 'partner partners expert experts collaborators universities laboratories licensing license',
  risks: 'risk risks challenges obstacles',
};
const VOCABULARIES = Object.entries(ANSWERED).map(
  ([id, words]) => [id, new Set(words.split(' ').map(stemOf))] as const,
);

/** Blocks of a section that are told in answer to a prompt. */
const BLOCKS_MAX = 5;

/** Sections that list who or which: the computed blocks are all there is. Elsewhere passages say more. */
const LISTS = ['competitor-analysis', 'ip-landscape', 'funding-landscape', 'partners-and-experts'];

interface Computed {
  blocks: DraftBlock[];
  isWhole: boolean;
}

/** The section of the commercialization report that answers just this prompt, where the records were asked for. */
function computed(sought: readonly string[], evidence: Evidence, sections: Record<string, Write>): Computed {
  if (sought.length === 0 || !evidence.tables) return { blocks: [], isWhole: false };
  const found = VOCABULARIES.find(([, vocabulary]) => sought.every((word) => vocabulary.has(stemOf(word))));
  const blocks = found ? sections[found[0]]!(evidence).blocks : [];
  const worked = blocks.filter(({ type }) => type !== 'nothing-found').slice(0, BLOCKS_MAX);
  return { blocks: worked, isWhole: worked.length > 0 && LISTS.includes(found![0]) };
}

/** Answers a prompt part by part with the records that bear on it; where none does, says in a line what was looked for. */
export function answerPrompt(
  { id, title, prompt = '' }: PlannedSection,
  evidence: Evidence,
  sections: Record<string, Write>,
): DraftSection {
  const answer = evidence.answers?.[id];
  const worked = computed(answer?.sought ?? contentWords(prompt), evidence, sections);
  const parts = worked.isWhole ? [] : (answer?.parts ?? []);
  const summary = quotations(evidence, answer?.passages ?? []);
  const blocks: DraftBlock[] = [
    ...worked.blocks,
    ...(summary.length > 0 ? [{ type: 'list' as const, items: summary }] : []),
    ...parts.flatMap((part) => partBlocks(part, evidence, parts.length)),
  ];
  return {
    id,
    title,
    guide: { question: prompt, limit: null, source: null },
    blocks: blocks.length > 0 ? blocks : [{ type: 'nothing-found', text: nothing(null, evidence) }],
  };
}

/** One part: counts over its records, then the records; where nothing bears on it, what comes nearest. */
function partBlocks(part: AnsweredPart, evidence: Evidence, parts: number): DraftBlock[] {
  const caption = parts > 1 ? part.asked : null;
  if (part.found.length === 0) {
    const nearest = foundBlocks(part.nearest ?? [], evidence, {
      caption: caption ?? 'The nearest records',
      note: words`The records that come nearest, quoted word for word; none of them surely answers it. As of ${asOf(evidence)}.`,
    });
    return [{ type: 'nothing-found', text: nothing(part, evidence) }, ...nearest];
  }
  const counted = countedOf(part, evidence);
  const [said, ...records] = foundBlocks(part.found, evidence, {
    caption: caption ?? 'Records that bear on it',
    note: words`The records that bear most on it, quoted word for word. As of ${asOf(evidence)}.`,
  });
  const isSaid = said?.type === 'list';
  return [
    ...(isSaid ? [said] : []),
    ...(counted.length > 0 ? [{ type: 'paragraph' as const, sentences: counted }] : []),
    ...(said && !isSaid ? [said] : []),
    ...records,
  ];
}

/** The records that an answer in other words rests on, each with the words of it that are cited. */
export const restingOn = (grounds: readonly Ground[], evidence: Evidence): DraftBlock[] =>
  foundBlocks(
    [...new Set(grounds.map(({ key }) => key))].map((key) => ({
      key,
      quote: grounds.find((ground) => ground.key === key && isPassage(ground, evidence))?.quote ?? null,
    })),
    evidence,
    {
      caption: 'Records that it rests on',
      note: words`Where something is quoted, word for word. As of ${asOf(evidence)}.`,
    },
  );

const QUOTED_MAX = 300;
const isPassage = ({ key, quote }: Ground, evidence: Evidence): boolean =>
  quote.length <= QUOTED_MAX && findEvidence(evidence, key)?.fields.includes(quote) === false;

/** What files say as a list, and records as a table, each with its state, its figures and its words. */
function foundBlocks(
  found: AnsweredPart['found'],
  evidence: Evidence,
  { caption, note }: { caption: string; note: Words },
): DraftBlock[] {
  const quotes = new Map(found.map(({ key, quote, more = [] }) => [key, quote === null ? [] : [quote, ...more]]));
  const lines = new Map(found.map(({ key, lines: some = [] }) => [key, some]));
  const all = findAll(evidence, [...quotes.keys()]);
  const pages = all.filter(({ record }) => !isOfCatalogue(record));
  const said = quotations(
    evidence,
    pages.flatMap(({ key }) => (quotes.get(key) ?? []).map((quote) => ({ key, quote }))),
  );
  const records = all.filter(({ record }) => isOfCatalogue(record));
  const onRecord = (each: EvidenceRecord) => [
    ...factsOf(each),
    ...otherLines(each, lines.get(each.key)).map((line) => asRead(each, line)),
  ];
  return [
    ...(said.length > 0 ? [{ type: 'list' as const, items: said }] : []),
    ...(records.length > 0
      ? [
          {
            type: 'table' as const,
            caption,
            ...readColumns(COLUMNS, records, (each) => [
              each.record.title,
              each.record.organisations[0]?.name ?? null,
              each.record.date,
              stateIn(each),
              onRecord(each).join('; ') || null,
              quotedCell(...(quotes.get(each.key) ?? [])),
            ]),
            note,
          },
        ]
      : []),
  ];
}

const COLUMNS = [
  { label: 'Record', unit: 'text' },
  { label: 'Of', unit: 'text' },
  { label: 'Date', unit: 'date' },
  { label: 'State', unit: 'text' },
  { label: 'On record', unit: 'text' },
  { label: 'In its own words', unit: 'text' },
] as const satisfies Extract<DraftBlock, { type: 'table' }>['columns'];

const NO_CELL = '-';

/** The label of a field's line, and its value; of a row of a table its cells. */
function cellsOf(line: string): { label: string; cells: string[] } {
  const at = line.indexOf(': ');
  return { label: line.slice(0, at), cells: line.slice(at + 2).split(' · ') };
}

/** A line of a table without the cells that stand empty, and with what its numbers count: "Known investments: Acme, 3 May, 2007, round amount $9,000". */
function asRead({ record }: EvidenceRecord, line: string): string {
  const { label, cells } = cellsOf(line);
  const fields = isOfCatalogue(record) ? engineDeclaration(record.engine).detail.flatMap((block) => block.fields) : [];
  const value = isOfCatalogue(record) ? fields.find((field) => field.label === label)?.value(record) : null;
  if (value?.type !== 'table' || cells.length !== value.columns.length) return line;
  const told = value.columns.flatMap(({ label: column, unit }, at) => {
    const cell = cells[at]!;
    if (cell === NO_CELL) return [];
    return [unit === 'text' || unit === 'date' ? cell : `${inSentence(column)} ${cell}`];
  });
  return `${label}: ${told.join(', ')}`;
}

/** Those that say nothing that the facts of its kind say under whatever label. */
function otherLines(each: EvidenceRecord, lines: readonly string[] = []): string[] {
  const readOf = (line: string) => line.slice(line.indexOf(': ') + 2);
  const said = new Set(factsOf(each).map(readOf));
  return lines.filter((line) => !said.has(readOf(line)));
}

/** "“A garden” (Acme, award from NASA, 1999; Award amount: $600,000): “It grows lettuce.”" */
export function recordSentence(
  evidence: Evidence,
  { key, quote, lines = [] }: AnsweredPart['found'][number],
): DraftSentence | null {
  const each = findEvidence(evidence, key);
  if (!each) return null;
  const speaker = speakerOf(each);
  // The speaker is told with its agency and its dates.
  const lead = readable(speaker?.lead ?? []);
  const facts = factsOf(each)
    .filter((line) => !lead.includes(line.slice(line.indexOf(': ') + 2)))
    .map((line) => words`${ofRecord(key, line, line)}`);
  const fields = otherLines(each, lines).map((line) => {
    const { label, cells } = cellsOf(line);
    return words`${ofRecord(key, line, label)}: ${joined(
      cells.filter((cell) => cell !== NO_CELL).map((cell) => words`${ofRecord(key, line, cell)}`),
      ', ',
    )}`;
  });
  const about = joined(
    [speaker?.lead ?? null, ...facts, ...fields].filter((piece) => piece !== null),
    '; ',
  );
  const says = quote === null ? words`.` : words`: ${quoted(key, quote)}`;
  return {
    ...sentence(
      words`${title(each)}${about.length > 0 ? words` (${about})` : null}${says}`,
      [],
      [...fieldGrounds(each, 'Title', ...(speaker?.labels ?? [])), ...(quote === null ? [] : [{ key, quote }])],
    ),
    kind: quote === null ? 'fact' : 'quotation',
  };
}

/** How many of the records state an amount, and how many of the calls are open: what is asked most often. */
export function countedOf({ id }: AnsweredPart, evidence: Evidence): DraftSentence[] {
  const [paid, stated, sum, calls, open, found] = ['paid', 'stated', 'sum', 'calls', 'open', 'told'].map((part) =>
    findFigure(evidence, `${id}:${part}`),
  );
  const told: DraftSentence[] = [...naming(id, evidence)];
  if (found && told.length === 0) told.push(sentence(words`The records that bear on it: ${num(found)}.`, [found.id]));
  if (paid && stated && sum)
    told.push(
      stated.value === 0
        ? sentence(
            paid.value === 1
              ? words`The award or contract that bears on it states no amount.`
              : words`${atHead(none(stated))} of the ${num(paid)} awards and contracts that bear on it states an amount.`,
            [paid.id, stated.id],
          )
        : sentence(
            words`The awards and contracts that bear on it: ${num(paid)}, of which ${num(stated)} ${forCount(stated.value, 'states an amount,', 'state amounts that add up to')} ${num(sum)}.`,
            [paid.id, stated.id, sum.id],
          ),
    );
  if (calls && open)
    told.push(
      sentence(
        calls.value === 1
          ? words`The call that bears on it is ${word(open.value === 1 ? 'open' : 'not open')}.`
          : words`${open.value === 0 ? atHead(none(open)) : num(open)} of the ${num(calls)} calls that bear on it ${forCount(open.value > 1 ? 2 : 1, 'is', 'are')} open.`,
        [calls.id, open.id],
      ),
    );
  return told;
}

const NAMES = /^records that name (.+)$/;
const payerOf = ({ label }: Figure): string => /^records by (.+?) that name /.exec(label)?.[1] ?? label;

/** How many records of each data set name the organization that was asked about. */
function naming(id: string, evidence: Evidence): DraftSentence[] {
  const counts = evidence.figures.filter(
    (figure) => figure.id.startsWith(`${id}:${NAMING}:`) && NAMES.test(figure.label),
  );
  const names = [...new Set(counts.flatMap(({ label }) => NAMES.exec(label)?.[1] ?? []))];
  return names.flatMap((called) => {
    const of = counts.filter(({ label }) => NAMES.exec(label)?.[1] === called);
    const parts = of.map((figure) => {
      const [stated, sum] = ['stated', 'sum'].map((part) => findFigure(evidence, `${figure.id}:${part}`));
      const paid = stated && sum && words` (${num(stated)} with an amount, ${num(sum)} in total)`;
      return words`${num(figure)} ${nounOf(figure.query.searchEngine, figure.value)}${paid ?? null}`;
    });
    const payers = of.flatMap(({ id: count }) =>
      evidence.figures.filter((figure) => figure.id.startsWith(`${count}:payer:`)),
    );
    const paid = payers.map((figure) => words`${name(figure, payerOf(figure))} (${num(figure)})`);
    return [
      sentence(words`${name(of[0]!, called)} is named in ${joined(parts)}.`),
      ...(paid.length > 0 ? [sentence(words`Its awards and contracts are from ${joined(paid)}.`)] : []),
    ];
  });
}

/** Data sets that were chosen and hold something; so many are named. */
const enginesOf = ({ lookedAt }: Evidence) => ENGINES.filter((engine) => lookedAt[engine] > 0);
const SETS_NAMED = 4;

function nothing(part: AnsweredPart | null, evidence: Evidence): string {
  const engines = enginesOf(evidence);
  const sets =
    engines.length === 0
      ? []
      : engines.length > SETS_NAMED
        ? ['the data sets chosen']
        : engines.map((engine) => inSentence(engineDeclaration(engine).label));
  const where = [...(hasPages(evidence) ? ['the files chosen'] : []), ...sets];
  if (part?.nearest) return lookedFor(inList(where.length > 0 ? where : ['what was chosen']));
  const what = part ? ` on “${part.asked}”` : '';
  return `Nothing was found${what} in ${inList(where.length > 0 ? where : ['what was chosen'])}.`;
}

const hasPages = ({ answers = {} }: Evidence) => Object.values(answers).some(({ pages }) => pages > 0);
