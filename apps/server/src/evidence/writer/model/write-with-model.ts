import { foldedWords } from '../../../catalogue/query/fold.ts';
import type { ModelRequest } from '../../../platform/model/language-model.port.ts';
import { type Evidence, findFigure } from '../../evidence.ts';
import { publishSection } from '../../statements/publish.ts';
import type { DraftBlock, DraftSection, DraftSentence } from '../draft.ts';
import {
  draftRequest,
  repairRequest,
  type WrittenDraft,
  type WrittenRepairs,
  type WrittenSentence,
} from './draft-request.ts';
import { foreignWords } from './foreign-words.ts';
import { judgeRequest, type WrittenJudgement } from './judge-request.ts';
import { type Pack, packOf, sentencesOf } from './pack.ts';

export interface ModelWriting {
  ask<Value>(request: ModelRequest<Value>): Promise<Value>;
  /** What `work` gives, kept: asked for once, whatever happens in between. */
  keep<Value>(name: 'draft' | 'repairs' | 'judgement', work: () => Promise<Value>): Promise<Value>;
  /** Asks a model for a second look at what holds its values: without it nothing is published that says more than values and labels. */
  judges: boolean;
}

const PARAGRAPHS_MAX = 3;
const SENTENCES_MAX = 6;
const SENTENCE_MAX = 320;
const QUOTATIONS_MAX = 5;
const FORBIDDEN = /https?:|www\.|@|[<>{}[\]|\\`“”"]|\.\p{L}/iu;
/** Begins and ends as one. */
const SENTENCE = /^[\p{Lu}\p{N}$].{8,}\.$/u;

/**
 * A section with a model's prose in place of the built-in one's statements, over the same evidence. What the built-in writer
 * concludes stays, for a model may not: advice, risks, the steps of a plan, each with the statements that it stands among; and so do
 * tables, charts and lists of the program's. What fails is repaired once, with the reasons. Null where the evidence gives a model
 * nothing to write, or nothing it writes may be published: its values must hold, and without a second look it may say no more
 * than values and labels.
 */
export async function writeWithModel(
  builtin: DraftSection,
  evidence: Evidence,
  { ask, keep, judges }: ModelWriting,
): Promise<DraftSection | null> {
  const pack = packOf(builtin, evidence);
  if (pack.statements.length === 0 && pack.figures.length === 0) return null;
  const written = await keep<WrittenDraft>('draft', () => ask(draftRequest(builtin.title, pack, evidence)));
  const prose = written.paragraphs
    .slice(0, PARAGRAPHS_MAX)
    .map(({ sentences }) => sentences.slice(0, SENTENCES_MAX).map((each) => held(each, pack, judges)))
    .filter((sentences) => sentences.length > 0);
  const published = ({ doubt: _doubt, ...sentence }: DraftSentence) =>
    publishSection({ ...builtin, blocks: [{ type: 'paragraph', sentences: [sentence] }] }, evidence).report;
  const withheld: { sentence: DraftSentence; text: string; missing: string[] }[] = [];
  for (const { sentence, reasons } of prose.flat()) {
    const [failed] = published(sentence).withheld;
    const missing = failed?.missing[0] === undefined || reasons.length > 0 ? reasons : failed.missing;
    if (missing.length > 0) withheld.push({ sentence, text: sentence.text, missing });
  }
  if (withheld.length > 0) {
    const { repairs } = await keep<WrittenRepairs>('repairs', () => ask(repairRequest(builtin.title, pack, withheld)));
    for (const { sentence, ...repair } of repairs) {
      const failed = withheld[sentence - 1]?.sentence;
      if (failed && !failed.repair) failed.repair = held(repair, pack, judges).sentence;
    }
  }
  const doubtedOf = async (sentences: DraftSentence[]) => {
    const shown = sentences.map((sentence) => sentence.repair ?? sentence);
    const { doubted: numbers } = await keep<WrittenJudgement>('judgement', () =>
      ask(judgeRequest(builtin.title, shown, (figure) => findFigure(evidence, figure) ?? null)),
    );
    return pick(numbers, sentences);
  };
  const passed = prose.flat().flatMap(({ sentence }) => (published(sentence).supported > 0 ? [sentence] : []));
  if (passed.length === 0) return null;
  const doubted = judges ? await doubtedOf(passed) : [];
  for (const sentence of passed) {
    if (judges && doubted.includes(sentence)) sentence.doubt = 'doubted';
    if (judges) for (const each of [sentence, sentence.repair]) if (each?.doubt === 'not checked') delete each.doubt;
    // What stands in for it has been looked at in its place, or by nobody.
    if (sentence.doubt === 'doubted') delete sentence.repair;
  }
  if (passed.every(({ doubt, repair }) => doubt && (!repair || repair.doubt))) return null;
  const kept = builtin.blocks.filter(staysBeside);
  return {
    ...builtin,
    blocks: [
      ...prose.map((each): DraftBlock => ({ type: 'paragraph', sentences: each.map(({ sentence }) => sentence) })),
      ...quotationsOf(written, pack, kept.flatMap(sentencesOf)),
      ...kept,
    ],
  };
}

/** What is no sentence rests on nothing: it is withheld and counted. */
function held(
  { text, statements, figures }: WrittenSentence,
  pack: Pack,
  judges: boolean,
): { sentence: DraftSentence; reasons: string[] } {
  const said = text.replace(/\s+/g, ' ').trim().slice(0, SENTENCE_MAX);
  const cited = pick(statements, pack.statements);
  const counted = pick(figures, pack.figures);
  const reasons = reasonsAgainst(said);
  if (reasons.length > 0) return { sentence: { text: said, grounds: [], figures: [] }, reasons };
  const foreign = foreignWords(said, {
    labels: [...cited.map(({ label }) => label), ...counted.map(({ label }) => withoutNames(label, pack))],
    values: [...cited.map(({ value }) => value), ...counted.flatMap(({ label }) => label.split(', '))],
  });
  const sentence: DraftSentence = {
    text: said,
    grounds: cited.map(({ key, quote }) => ({ key, quote })),
    figures: counted.map(({ id }) => id),
    isByModel: true,
    ...(foreign.length > 0 && { doubt: 'not checked' }),
  };
  // A second look may find them supported.
  return { sentence, reasons: judges ? [] : foreign.map((word) => `the word “${word}”`) };
}

/** A figure may be named after an organization: what a record says stands whole in a sentence, or not at all. */
function withoutNames(label: string, { statements }: Pack): string {
  let rest = ` ${foldedWords(label).join(' ')} `;
  for (const { value } of statements) {
    const name = foldedWords(value).join(' ');
    if (name !== '') rest = rest.replaceAll(` ${name} `, '  ');
  }
  return rest;
}

function reasonsAgainst(text: string): string[] {
  if (FORBIDDEN.test(text)) return ['an address, a quotation or markup'];
  return SENTENCE.test(text) ? [] : ['words that are no sentence'];
}

const pick = <Item>(numbers: number[], items: Item[]): Item[] =>
  [...new Set(numbers)].flatMap((number) => items[number - 1] ?? []);

const staysBeside = (block: DraftBlock): boolean =>
  (block.type !== 'paragraph' && block.type !== 'list') || sentencesOf(block).some(({ kind }) => kind === 'inference');

/** Those that a model chose, but for what is said anyway. */
function quotationsOf({ quotations }: WrittenDraft, pack: Pack, said: readonly DraftSentence[]): DraftBlock[] {
  const chosen = pick(quotations, pack.quotations)
    .filter((quotation) => !said.includes(quotation))
    .slice(0, QUOTATIONS_MAX);
  return chosen.length === 0 ? [] : [{ type: 'list', items: chosen.map((quotation) => [quotation]) }];
}
