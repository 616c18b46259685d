import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { inSentence } from '@groundwork/contract/format';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import { engineDeclaration } from '../../../catalogue/engines/registry.ts';
import { contentWords, FUNCTION_WORDS, wordsOf } from '../../../catalogue/query/content-words.ts';
import { type Evidence, findFigure } from '../../evidence.ts';
import { LOOKED, LOOKED_CAPTION } from '../../gather/looked-through.ts';
import { none, num } from '../../statements/part.ts';
import { atHead, word, words } from '../../statements/template.ts';
import { inList } from '../../words/in-list.ts';
import { stemOf } from '../../words/stems.ts';
import { type DraftBlock, type DraftSection, type DraftSentence, sentence } from '../draft.ts';
import { quotations } from './attribution.ts';

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
    'competitor competitors competition rival rivals company companies maker makers firm firms startup startups acquired acquirer acquirers acquisition acquisitions bought exit exits',
  customers: 'customer customers buyer buyers buy buys purchase procurement asked asks wanted needed',
  'ip-landscape':
    'patent patents patented ip inventor inventors publication publications paper papers literature license licensing laboratory laboratories',
  'funding-landscape':
    'funding funded funder funders grant grants award awards awarded paid pay pays agency agencies investor investors invested call calls money apply applicant eligible eligibility program programs required requirement requirements',
  regulatory:
    'trial trials clinical tested endpoint endpoints outcome outcomes approval approved fda regulatory drug drugs sponsor sponsors',
  'partners-and-experts':
    'partner partners expert experts author authors investigator investigators researcher researchers university universities laboratory laboratories collaborator license licensing',
  risks:
    'risk risks limitation limitations drawback drawbacks obstacle obstacles challenge challenges failed fail stopped',
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

/** What a report rests on answers no question about the project. */
const isMethod = (block: DraftBlock): boolean => block.type === 'table' && block.caption === LOOKED_CAPTION;

/** Where the records were asked for, the section of the commercialization report that answers just this prompt. */
function computed(sought: readonly string[], evidence: Evidence, sections: Record<string, Write>): Computed {
  if (sought.length === 0 || !evidence.tables) return { blocks: [], isWhole: false };
  const found = VOCABULARIES.find(([, vocabulary]) => sought.every((word) => vocabulary.has(stemOf(word))));
  const blocks = found ? sections[found[0]]!(evidence).blocks : [];
  const worked = blocks.filter((block) => block.type !== 'nothing-found' && !isMethod(block)).slice(0, BLOCKS_MAX);
  return { blocks: worked, isWhole: worked.length > 0 && LISTS.includes(found![0]) };
}

/** Sections that a question asks for, the one first of which it says most words, of equal ones the one that it names first. */
function sectionsAsked(prompt: string): string[] {
  const stems = wordsOf(prompt).map(stemOf);
  return ASKED.map(([id, words]) => ({
    id,
    hits: new Set(stems.filter((stem) => words.has(stem))).size,
    at: stems.findIndex((stem) => words.has(stem)),
  }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits || one.at - other.at)
    .map(({ id }) => id);
}

/**
 * Where no sentence answers: of the sections asked for, the sentences, tables and charts that say most of the question; where none says any of it,
 * how the first of these sections begins, unless that was told.
 */
function asked(
  prompt: string,
  evidence: Evidence,
  sections: Record<string, Write>,
  told: ReadonlySet<string>,
): DraftBlock[] {
  const [first, ...others] = sectionsAsked(prompt);
  if (!first || !evidence.tables) return [];
  const all = sections[first]!(evidence).blocks;
  const isFound = (block: DraftBlock) => block.type !== 'nothing-found' && !isMethod(block);
  // Where the section looked says more than the words of the question, unless other things were chosen to look in.
  if (!all.some(isFound)) return enginesOf(evidence).length > SETS_NAMED && !hasPages(evidence) ? all : [];
  const blocks = [...all, ...others.flatMap((id) => sections[id]!(evidence).blocks)].filter(isFound);
  const prose = blocks.filter(isProse).flatMap(apart);
  const shown = blocks.filter((block) => !isProse(block));
  const score = sayingMostOf(prompt, evidence, [...prose, ...shown]);
  const chosen = [...best(prose, score, SENTENCES_MAX), ...best(shown, score, SHOWN_MAX)];
  if (chosen.length > 0) return chosen;
  const beginning = [
    ...all.filter(isProse).slice(0, 1).flatMap(apart),
    ...all.filter((block) => isFound(block) && !isProse(block)).slice(0, 1),
  ];
  return beginning.some((block) => told.has(wordsIn(block))) ? [] : beginning;
}

const SENTENCES_MAX = 4;
const SHOWN_MAX = 2;
/** What says less than so much of what the best one says answers something else. */
const SHARE_OF_BEST = 0.5;

const isProse = ({ type }: DraftBlock) => type === 'paragraph' || type === 'list';

/** "It sponsors the trial" says nothing without the sentence before it. */
const GOES_ON = /^(?:It|They|Together|Their|Its)\b/;

/** Sentences of a paragraph, each with those that go on from it, and items of a list. */
function apart(block: DraftBlock): DraftBlock[] {
  if (block.type === 'paragraph') {
    const groups: DraftSentence[][] = [];
    for (const each of block.sentences) {
      const last = groups.at(-1);
      if (last && GOES_ON.test(each.text)) last.push(each);
      else groups.push([each]);
    }
    return groups.map((sentences) => ({ type: 'paragraph', sentences }));
  }
  return block.type === 'list' ? block.items.map((item) => ({ type: 'list', items: [item] })) : [block];
}

/** Sentences that follow each other are one paragraph again, items one list. */
function together(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'paragraph' && last?.type === 'paragraph')
      joined[joined.length - 1] = { ...last, sentences: [...last.sentences, ...block.sentences] };
    else if (block.type === 'list' && last?.type === 'list')
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else joined.push(block);
  }
  return joined;
}

const wordsIn = (block: DraftBlock): string => {
  if (block.type === 'paragraph') return block.sentences.map(({ text }) => text).join(' ');
  if (block.type === 'list')
    return block.items
      .flat()
      .map(({ text }) => text)
      .join(' ');
  if (block.type === 'form') return `${block.caption} ${block.columns.join(' ')}`;
  if (block.type === 'checklist')
    return [block.caption, ...block.items.map(({ requirement }) => requirement)].join(' ');
  if (block.type === 'table') return `${block.caption} ${block.columns.map(({ label }) => label).join(' ')}`;
  if (block.type === 'map') return block.title;
  return block.type === 'chart' ? `${block.title} ${block.xLabel} ${block.yLabel}` : '';
};

/** What people ask for, in the words in which it is told. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  approved: ['drug', 'application'],
  approval: ['drug', 'application'],
  marketed: ['drug', 'application'],
  measure: ['outcome'],
  measured: ['outcome'],
  long: ['months'],
  recruiting: ['plan', 'complete', 'status'],
  paid: ['award', 'awardee'],
  competes: ['competitor'],
};

/** How much of a question a block says: a word counts the more, the fewer of the blocks say it, and nothing where most do. */
function sayingMostOf(
  prompt: string,
  { project }: Evidence,
  blocks: readonly DraftBlock[],
): (block: DraftBlock) => number {
  const own = new Set(wordsOf(project.title).map(stemOf));
  // A title that a sentence names has words of its own.
  const toldIn = (block: DraftBlock) => (isProse(block) ? wordsIn(block).replace(/“[^”]*”/g, '') : wordsIn(block));
  const said = new Map(blocks.map((block) => [block, new Set(wordsOf(toldIn(block)).map(stemOf))]));
  const content = wordsOf(prompt).filter((word) => !FUNCTION_WORDS.has(word));
  // What is asked for is what the subject itself doesn't say.
  const others = content.filter((word) => !own.has(stemOf(word)));
  const asked = others.length > 0 ? others : content;
  const words = new Set([...asked, ...asked.flatMap((word) => MEANT[word] ?? [])].map(stemOf));
  const weights = new Map(
    [...words].flatMap((stem) => {
      const holders = blocks.filter((block) => said.get(block)!.has(stem)).length;
      return holders > 0 && holders <= blocks.length / 2 ? [[stem, 1 / holders] as const] : [];
    }),
  );
  return (block) => [...said.get(block)!].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
}

/** Those that say the most of the question, in their order. */
function best(blocks: readonly DraftBlock[], score: (block: DraftBlock) => number, limit: number): DraftBlock[] {
  const least = Math.max(Number.MIN_VALUE, Math.max(0, ...blocks.map(score)) * SHARE_OF_BEST);
  const chosen = blocks
    .filter((block) => score(block) >= least)
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, limit);
  return blocks.filter((block) => chosen.includes(block));
}

/** Answers a prompt with what bears on it; where nothing does, says in a line what was looked for. */
export function answerPrompt(
  { id, title, prompt = '' }: PlannedSection,
  evidence: Evidence,
  sections: Record<string, Write>,
): DraftSection {
  const outline = evidence.outline ?? [];
  const told = new Set<string>();
  for (const earlier of outline.slice(
    0,
    outline.findIndex((each) => each.id === id),
  ))
    if (earlier.prompt) for (const block of answersTo(earlier, evidence, sections, told)) told.add(wordsIn(block));
  const blocks = together(answersTo({ id, prompt }, evidence, sections, told));
  return {
    id,
    title,
    guide: { question: prompt, limit: null, source: null },
    blocks:
      blocks.length > 0
        ? blocks
        : [{ type: 'nothing-found', text: nothing(evidence.answers?.[id]?.sought ?? [], evidence) }],
  };
}

/** What answers a prompt, each sentence once; what an earlier one has told is told again only where it is all there is. */
function answersTo(
  { id, prompt = '' }: Pick<PlannedSection, 'id' | 'prompt'>,
  evidence: Evidence,
  sections: Record<string, Write>,
  told: ReadonlySet<string>,
): DraftBlock[] {
  const none = noneOfKind(prompt, evidence);
  if (none) return [{ type: 'paragraph', sentences: [none] }];
  const answer = evidence.answers?.[id];
  const worked = computed(answer?.sought ?? contentWords(prompt), evidence, sections);
  const passages = worked.isWhole ? [] : quotations(evidence, answer?.passages ?? []);
  const quoted: DraftBlock[] = passages.map((item) => ({ type: 'list', items: [item] }));
  // "Which companies" asks for all that there are, and not for a sentence on one.
  const isList = worked.blocks.length === 0 && WHO.test(prompt) && LISTS.includes(sectionsAsked(prompt)[0] ?? '');
  const found = [...worked.blocks, ...(isList ? asked(prompt, evidence, sections, told) : []), ...quoted].flatMap(
    apart,
  );
  const all = found.length > 0 ? found : asked(prompt, evidence, sections, told).flatMap(apart);
  const once = all.filter((block, at) => all.findIndex((other) => wordsIn(other) === wordsIn(block)) === at);
  const fresh = once.filter((block) => !told.has(wordsIn(block)));
  return fresh.length > 0 ? fresh : once;
}

const KINDS = [
  [/\binvestors?\b/i, 'investors', 'investors'],
  [/\bpatents?\b/i, 'patents', 'patents'],
  [/\b(?:papers?|publications?)\b/i, 'publications', 'publications'],
] as const satisfies [RegExp, Engine, string][];

/** Who asks for one kind of record, and there is none in the field, learns just that. */
function noneOfKind(prompt: string, evidence: Evidence): DraftSentence | null {
  const kinds = KINDS.filter(([words]) => words.test(prompt));
  const [kind, ...others] = kinds;
  if (!kind || others.length > 0 || evidence.totals[kind[1]] > 0) return null;
  const [, engine, many] = kind;
  const looked = findFigure(evidence, `${LOOKED}:compared:${engine}`);
  const count = findFigure(evidence, `${engine}:count`);
  if (!looked || !count || looked.value === 0) return null;
  return sentence(
    words`${atHead(none(count))} of the ${num(looked)} ${word<typeof many>(many)} that were compared with the project is in the field.`,
    [`${engine}:count`, looked.id],
  );
}

const WHO = /^(?:who|which)\b/i;

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
  const what = sought.length > 0 ? ` on ${inList(sought.map((word) => `“${word}”`))}` : '';
  return `Nothing was found${what} in ${inList(where.length > 0 ? where : ['what was chosen'])}.`;
}

const hasPages = ({ answers = {} }: Evidence) => Object.values(answers).some(({ pages }) => pages > 0);
