import type { Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import type { PlannedSection } from '@groundwork/contract/report-kinds';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { knownAgency } from '../../catalogue/identity/agencies.ts';
import {
  type Answer,
  type AnsweredPart,
  type EvidenceNote,
  type EvidenceRecord,
  isOfCatalogue,
  type Passage,
} from '../evidence.ts';
import { quoteRecord, tellingLines } from '../reading/find-passages.ts';
import { NOTE_KINDS } from '../reading/note.ts';
import { foundByPhrases } from './found-by-phrases.ts';
import { countsNaming, type NamedOrganisation, organisationsNamed } from './named-organisations.ts';
import { notesOf } from './notes-of.ts';
import { readPrompt } from './prompt-words.ts';
import { asksForMoney, figuresOf } from './question-figures.ts';
import { type QuestionPart, questionParts } from './question-parts.ts';
import {
  type AnswerOptions,
  answerPart,
  type Candidate,
  goOn,
  MOSTLY,
  ofOrganisations,
  recordsOfProject,
  shareOfNames,
  subjectWords,
  type Told,
} from './question-records.ts';
import { type AskedWords, weighWords } from './question-words.ts';

const TOLD = 8;
/** Of an organization that is asked about. */
const TOLD_OF_NAMED = 12;
/** The number of passages of each kind that a summary tells. */
const OF_A_KIND = 2;

interface Found {
  answers: Record<string, Answer>;
  cited: EvidenceRecord[];
  /** Notes of the cited records: a language model is told these alone of a passage. */
  notes: EvidenceNote[];
  figures: Figure[];
}

/** Answers the prompt of each section, part by part: from pages, project records, and records found for its words. */
/** Begins the ids of figures over what was found for a prompt. */
export const ANSWER = 'answer';

export async function findAnswers(sections: readonly PlannedSection[], options: AnswerOptions): Promise<Found> {
  const found: Found = { answers: {}, cited: [], notes: [], figures: [] };
  const prompts = sections.filter(({ prompt }) => prompt);
  if (prompts.length === 0) return found;
  const { about, pages, engines, readNotes, signal } = options;
  const ofProject = await recordsOfProject(options);
  const cited = new Map<string, EvidenceRecord>();
  for (const { id, prompt = '' } of prompts) {
    const asked = readPrompt(prompt, about);
    const isSummary = asked.words.length === 0 && pages.length > 0;
    const parts: AnsweredPart[] = [];
    let before: Before = { told: [], named: [], asked: new Set(), isCounted: false };
    const said = new Set<string>();
    for (const part of isSummary ? [] : questionParts(prompt)) {
      const {
        found: all,
        nearest = [],
        named,
        isMore = false,
      } = part.goesOn && parts.length > 0
        ? await goneOn(part, before, ofProject, options)
        : await anew(part, ofProject, options);
      // A passage that an earlier part has told is told again only if there is no other.
      const fresh = all.filter(({ each, quotes }) => !said.has(`${each.key} ${isMore ? (quotes[0] ?? '') : ''}`));
      const some = (fresh.length > 0 ? fresh : all).slice(0, named.length > 0 ? TOLD_OF_NAMED : TOLD);
      const weights = await weighWords(part.asked, subjectWords(part.about), options);
      const told = await quoted(part.asked, weights.words, some, options);
      const at = `${ANSWER}:${id}:${parts.length}`;
      const counted =
        isMore && named.length === 0 ? [] : await countsOf(part, at, { told, named, weights, isMore }, options);
      before = {
        told: told.length > 0 ? told : before.told,
        named: isMore ? before.named : named,
        asked: new Set([...before.asked, ...(part.tiers[0] ?? [])]),
        isCounted: before.isCounted || counted.some((figure) => figure.id.includes(NAMING)),
      };
      // The earlier answer tells all that is on record of its finds: that no sentence says more is no finding.
      if (isMore && told.length === 0) continue;
      for (const { each, quotes } of told) {
        cited.set(each.key, each);
        for (const quote of ['', ...quotes]) said.add(`${each.key} ${quote}`);
      }
      for (const { each } of nearest) cited.set(each.key, each);
      found.figures.push(...counted);
      parts.push({
        id: at,
        asked: part.asked,
        engines: part.engines,
        found: told.map((one) => foundOf(one, told.length, { asked: part.asked, words: weights.words })),
        ...(nearest.length > 0 && {
          nearest: nearest.map(({ each: { key }, quotes: [quote = null] }) => ({ key, quote })),
        }),
      });
    }
    const passages = isSummary ? await summaryOf(pages, options) : [];
    for (const { key } of passages) cited.set(key, pages.find((page) => page.key === key)!);
    const further = await foundByPhrases({ id, prompt }, options.phrases?.[id] ?? null, options);
    for (const { each } of further) if (!cited.has(each.key)) cited.set(each.key, each);
    found.answers[id] = {
      passages,
      parts,
      ...(further.length > 0 && { further: further.map(({ each: { key }, quotes }) => ({ key, quotes })) }),
      sought: asked.words,
      records: engines.length === 0 ? 0 : ofProject.length,
      pages: pages.length,
    };
  }
  found.cited.push(...cited.values());
  const records = found.cited.map(({ record }) => record).filter(isOfCatalogue);
  found.notes = await notesOf(records, readNotes, { signal, isWhole: true });
  return found;
}

/** What earlier parts of a question have found and asked. */
interface Before {
  told: readonly Told[];
  named: readonly NamedOrganisation[];
  /** The data sets that were asked for. */
  asked: ReadonlySet<Engine>;
  /** What an organization was paid was counted. */
  isCounted: boolean;
}

interface FoundOn {
  found: readonly Told[];
  /** Where nothing was found, what comes nearest. */
  nearest?: readonly Told[];
  named: readonly NamedOrganisation[];
  /** It was answered from what was found before. */
  isMore?: boolean;
}

async function anew(part: QuestionPart, ofProject: readonly Candidate[], options: AnswerOptions): Promise<FoundOn> {
  const named = await organisationsNamed(part, options.index, primaryOf(part, options.engines), options.signal);
  if (named.length > 0) return { found: await ofOrganisations(part, named, options), named };
  return { ...(await answerPart(part, ofProject, options)), named };
}

/** "…, and what did they measure?" is answered by what was found before, "… and who bought the company?" by what names it in another data set. */
async function goneOn(
  part: QuestionPart,
  before: Before,
  ofProject: readonly Candidate[],
  options: AnswerOptions,
): Promise<FoundOn> {
  const found = await goOn(
    part,
    before.told.map(({ each }) => each),
    options,
  );
  if (found.length > 0) return { found, named: [], isMore: true };
  if (part.names.length > 0) return anew(part, ofProject, options);
  // Of an agency and a firm the firm is gone on from.
  const firms = before.named.filter(({ name }) => !knownAgency(name));
  const named = firms.length > 0 ? firms : before.named;
  const kinds = otherKinds(part, before, options);
  if (kinds.length === 0 || named.length === 0)
    return !part.refersBack && (await hasSubject(part, options))
      ? anew(part, ofProject, options)
      : { found: [], named: [], isMore: true };
  const more = { ...part, about: '', tiers: [kinds], best: 1, engines: kinds };
  return { found: await ofOrganisations(more, named, options), named, isMore: true };
}

/** Of a part that has a word of few records something new is asked: "can mefloquine still be had?" */
async function hasSubject(part: QuestionPart, options: AnswerOptions): Promise<boolean> {
  const { counts } = await weighWords(part.asked, subjectWords(part.about), options);
  return [...counts.values()].some((count) => count > 0 && count <= SUBJECT_MAX);
}
const SUBJECT_MAX = 25;

/** Data sets that tell of an organization what a part asks and the parts before did not: those that it names; for money, those that pay. */
function otherKinds({ asked, tiers }: QuestionPart, before: Before, { engines, engineOf }: AnswerOptions): Engine[] {
  const named = (tiers[0] ?? []).filter((engine) => !before.asked.has(engine));
  if (named.length > 0 || before.isCounted || !asksForMoney(asked)) return named;
  return engines.filter((engine) => tellsWhatWasPaid(engineOf(engine)));
}

const tellsWhatWasPaid = ({ tellsWhoPays, amount, closes }: EngineDeclaration): boolean =>
  tellsWhoPays === true && amount?.unit === 'usd' && !closes;

/** Begins the ids of counts of the records that name an organization, within a part's. */
export const NAMING = 'naming';

const OF_PAID = /:(?:paid|stated|sum)$/;

/** Counts over what was found; where nothing but an organization is asked about, what it was paid is counted over all of its records. */
async function countsOf(
  part: QuestionPart,
  at: string,
  {
    told,
    named,
    weights,
    isMore,
  }: Pick<FoundOn, 'named'> & { told: readonly Told[]; weights: AskedWords; isMore: boolean },
  options: AnswerOptions,
): Promise<Figure[]> {
  const { index, engines, engineOf, signal } = options;
  const figures = figuresOf(
    part,
    at,
    told.map(({ each }) => each),
    options,
  );
  const isAboutThem = isMore || shareOfNames(weights, part, named) >= MOSTLY;
  const [alone] = named.length === 1 ? named : [];
  // "What has Acme done with plasma, and how much have they had in all?"
  const isCounted = alone && (isAboutThem || (asksForMoney(part.asked) && !knownAgency(alone.name)));
  if (!isCounted) return figures;
  const asked = askedOf(part, engines);
  const counted = engines.filter(
    (engine) => asked.includes(engine) || (asksForMoney(part.asked) && tellsWhatWasPaid(engineOf(engine))),
  );
  const naming = await countsNaming(alone, `${at}:${NAMING}`, index, counted.map(engineOf), signal);
  return [...naming, ...figures.filter(({ id }) => !isAboutThem || !OF_PAID.test(id))];
}

/** The data sets that a part may be answered by: those that it names, where it names any. */
const askedOf = ({ engines: named }: QuestionPart, engines: readonly Engine[]): Engine[] =>
  engines.filter((engine) => named.length === 0 || named.includes(engine));
/** Those that answer it best. A name that none of their records has is none of an organization that is asked about. */
const primaryOf = ({ tiers }: QuestionPart, engines: readonly Engine[]): Engine[] =>
  engines.filter((engine) => tiers.length === 0 || tiers[0]!.includes(engine));

/** Few records are read whole for what they say on a question. */
async function quoted(
  asked: string,
  words: AskedWords['words'],
  told: readonly Told[],
  { encoder, engineOf, signal }: Pick<AnswerOptions, 'encoder' | 'engineOf' | 'signal'>,
): Promise<Told[]> {
  if (told.length > FEW) return [...told];
  const some: Told[] = [];
  for (const { each, quotes } of told) {
    const { record } = each;
    const isWhole = isOfCatalogue(record) && engineOf(record.engine).isKnownByName === true;
    const read = await quoteRecord({ texts: [asked], words }, record, encoder, { isWhole, signal });
    some.push({ each, quotes: read.quotes.length > 0 ? read.quotes : quotes });
  }
  return some;
}

/** Of few records more is quoted. */
function foundOf(
  { each: { key, record, fields }, quotes }: Told,
  told: number,
  asked: { asked: string; words: AskedWords['words'] },
): AnsweredPart['found'][number] {
  const shown = quotes.slice(0, told === 1 ? QUOTED_OF_ONE : told <= FEW ? QUOTED_OF_FEW : 1);
  const organisations = record.organisations.map(({ name }) => name);
  const lines = isOfCatalogue(record)
    ? tellingLines({ title: record.title, organisations, lines: fields }, shown, asked)
    : [];
  const [quote = null, ...more] = shown;
  return { key, quote, ...(more.length > 0 && { more }), ...(lines.length > 0 && { lines }) };
}
const QUOTED_OF_ONE = 3;
const QUOTED_OF_FEW = 2;
const FEW = 4;

/** Passages of each kind from the pages, in the order of the kinds, for a prompt that asks for a summary alone. */
async function summaryOf(pages: readonly EvidenceRecord[], { readNotes, signal }: AnswerOptions): Promise<Passage[]> {
  const notes: EvidenceNote[] = await notesOf(
    pages.map(({ record }) => record),
    readNotes,
    { signal },
  );
  return NOTE_KINDS.flatMap((kind) =>
    notes
      .filter((note) => note.kind === kind)
      .toSorted((one, other) => other.certainty - one.certainty)
      .slice(0, OF_A_KIND)
      .map(({ key, quote }) => ({ key, quote })),
  );
}
