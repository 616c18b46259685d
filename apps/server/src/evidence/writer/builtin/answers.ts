import { ENGINES } from '@groundwork/contract/engines';
import { inSentence } from '@groundwork/contract/format';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import { engineDeclaration } from '../../../catalogue/engines/registry.ts';
import { contentWords, wordsOf } from '../../../catalogue/query/content-words.ts';
import { stemOf } from '../../claims/language/stems.ts';
import type { Evidence } from '../../evidence.ts';
import type { DraftBlock, DraftSection } from '../draft.ts';
import { inWords } from '../draft.ts';
import { quotations } from './attribution.ts';
import { list } from './parts.ts';

type Write = (evidence: Evidence) => DraftSection;

/** What each section of the commercialization report answers, in the words of a prompt that asks for it and for nothing else. */
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

/** Words of a question that is asked in one's own words, each of which asks for a section by itself. */
const ASKED: [string, ReadonlySet<string>][] = Object.entries({
  'competitor-analysis':
    'competitor competitors competition rival rivals company companies maker makers firm firms startup startups',
  customers: 'customer customers buyer buyers buy buys purchase procurement',
  'ip-landscape': 'patent patents patented ip inventor inventors publication publications paper papers literature',
  'funding-landscape':
    'funding funded funder funders grant grants award awards awarded paid pay pays agency agencies investor investors invested call calls money',
  regulatory:
    'trial trials clinical tested endpoint endpoints outcome outcomes approval approved fda regulatory drug drugs sponsor sponsors',
  'partners-and-experts':
    'partner partners expert experts author authors investigator investigators researcher researchers university universities laboratory laboratories collaborator license licensing',
  risks: 'risk risks limitation limitations drawback drawbacks obstacle obstacles challenge challenges failed fail',
  'market-sizing': 'market markets growth demand trend trends',
}).map(([id, words]) => [id, new Set(words.split(' ').map(stemOf))]);

/** Blocks of a section that are told in answer to a prompt. */
const BLOCKS_MAX = 5;

/** Who, and which: what was worked out is all there is. Elsewhere passages say more. */
const LISTS = ['competitor-analysis', 'ip-landscape', 'funding-landscape', 'partners-and-experts'];

interface Computed {
  blocks: DraftBlock[];
  isWhole: boolean;
}

/** Where the records were asked for, the section of the commercialization report that answers just this prompt. */
function computed(sought: readonly string[], evidence: Evidence, sections: Record<string, Write>): Computed {
  if (sought.length === 0 || !evidence.tables) return { blocks: [], isWhole: false };
  const found = VOCABULARIES.find(([, vocabulary]) => sought.every((word) => vocabulary.has(stemOf(word))));
  const blocks = found ? sections[found[0]]!(evidence).blocks : [];
  const worked = blocks.filter(({ type }) => type !== 'nothing-found').slice(0, BLOCKS_MAX);
  return { blocks: worked, isWhole: worked.length > 0 && LISTS.includes(found![0]) };
}

/**
 * Where no sentence answers: the section of which the question says most words, its sentences first, then the tables and charts whose heads
 * say most of the question.
 */
function asked(prompt: string, evidence: Evidence, sections: Record<string, Write>): DraftBlock[] {
  const stems = wordsOf(prompt).map(stemOf);
  const [best] = ASKED.map(([id, words]) => ({ id, hits: new Set(stems.filter((stem) => words.has(stem))).size }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits);
  if (!best || !evidence.tables) return [];
  const all = sections[best.id]!(evidence).blocks;
  const blocks = all.filter(({ type }) => type !== 'nothing-found');
  // Where the section looked says more than the words of the question, unless other things were chosen to look in.
  if (blocks.length === 0) return enginesOf(evidence).length > SETS_NAMED && !hasPages(evidence) ? all : [];
  const said = (block: DraftBlock) =>
    new Set(
      wordsOf(headOf(block))
        .map(stemOf)
        .filter((stem) => stems.includes(stem)),
    ).size;
  const isProse = ({ type }: DraftBlock) => type === 'paragraph' || type === 'list';
  return [
    ...blocks.filter(isProse).slice(0, PROSE_MAX),
    ...blocks.filter((block) => !isProse(block)).toSorted((one, other) => said(other) - said(one)),
  ].slice(0, BLOCKS_MAX);
}

const PROSE_MAX = 3;

const headOf = (block: DraftBlock): string =>
  block.type === 'table'
    ? `${block.caption} ${block.columns.map(({ label }) => label).join(' ')}`
    : block.type === 'chart'
      ? `${block.title} ${block.xLabel} ${block.yLabel}`
      : '';

/** Answers a prompt with what bears on it; where nothing does, says in a line what was looked for. */
export function answerPrompt(
  { id, title, prompt = '' }: PlannedSection,
  evidence: Evidence,
  sections: Record<string, Write>,
): DraftSection {
  const answer = evidence.answers?.[id];
  const worked = computed(answer?.sought ?? contentWords(prompt), evidence, sections);
  const passages = worked.isWhole ? [] : quotations(evidence, answer?.passages ?? []);
  const found = [...worked.blocks, ...(passages.length > 0 ? [list(passages)] : [])];
  const blocks = found.length > 0 ? found : asked(prompt, evidence, sections);
  return {
    id,
    title,
    guide: { question: prompt, limit: null, source: null },
    blocks: blocks.length > 0 ? blocks : [{ type: 'nothing-found', text: nothing(answer?.sought ?? [], evidence) }],
  };
}

/** Data sets that were chosen and hold something; so many are named. */
const enginesOf = ({ lookedAt }: Evidence) => ENGINES.filter((engine) => lookedAt[engine] > 0);
const SETS_NAMED = 4;

function nothing(sought: readonly string[], evidence: Evidence): string {
  const engines = enginesOf(evidence);
  const sets =
    engines.length === 0
      ? []
      : engines.length > SETS_NAMED
        ? ['the data sets chosen']
        : engines.map((engine) => inSentence(engineDeclaration(engine).label));
  const where = [...(hasPages(evidence) ? ['the files chosen'] : []), ...sets];
  const what = sought.length > 0 ? ` on ${inWords([...sought])}` : '';
  return `Nothing was found${what} in ${inWords(where.length > 0 ? where : ['what was chosen'])}.`;
}

const hasPages = ({ answers = {} }: Evidence) => Object.values(answers).some(({ pages }) => pages > 0);
