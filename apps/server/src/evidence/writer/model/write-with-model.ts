import { atOnce } from '../../../platform/at-once.ts';
import type { ModelRequest } from '../../../platform/model/language-model.port.ts';
import { type DraftBlock, type DraftSection, type DraftSentence, sentencesOf } from '../../draft.ts';
import { type Evidence, findEvidence, isOfCatalogue } from '../../evidence.ts';
import type { KnownToTwo } from '../../gather/known-to-two.ts';
import { LOOKED } from '../../gather/looked-through.ts';
import { reasonOf, type SecondLook } from '../../prose/second-look.port.ts';
import { lacksByRule, lacksOfModel } from '../../statements/model-sentence.ts';
import type { PublishedSection } from '../../statements/publish.ts';
import { leavesOf } from '../../statements/statement.ts';
import { restingOn } from '../builtin/answers.ts';
import { draftRequest, repairRequest, type WrittenDraft, type WrittenRepairs } from './draft-request.ts';
import { shownToLook } from './look-request.ts';
import { materialOf, materialOfSummary } from './material.ts';
import { namesFromTexts } from './names-from-texts.ts';
import { type Argument, pointsFor } from './points.ts';
import { readSentence, recordsIn } from './read-sentence.ts';
import { isSearch } from './record-items.ts';
import { planOf, SUMMARY } from './section-plan.ts';

export interface ModelWriting {
  ask<Value>(request: ModelRequest<Value>): Promise<Value>;
  /** Keeps the result of `work`: asked for once, whatever happens in between. */
  keep<Value>(name: 'argument' | 'short argument' | 'draft' | 'repairs', work: () => Promise<Value>): Promise<Value>;
  /** The second look; without it, nothing of a model's is published. */
  look: SecondLook;
  isKnown: KnownToTwo;
  /** Tells what holds so far, and the share of sentences looked at, while the others are still to be. */
  tell?(soFar: DraftSection, share: number): Promise<void>;
}

const PARAGRAPHS_MAX = 3;
const SENTENCES_MAX = 10;
const LOOKS_AT_ONCE = 4;
/** A word whose capital may be the sentence’s: no abbreviation, and no name of several words. */
const OPENING = /^[“"]?((\p{Lu}\p{Ll}+)(?:-\p{Ll}+)*)(?=[ ,])(?! \p{Lu})/u;

/**
 * A section in a model's prose over the same evidence, in the place of the built-in one's sentences; tables, charts, and what the built-in
 * writer concludes stay. A sentence cites, holds its values by rule, and is found supported by a second look at what it cites alone;
 * what fails is repaired once, with the reasons. A summary rests on what the other sections say. Null where there is nothing to
 * write of, or nothing holds.
 */
export async function writeWithModel(
  builtin: DraftSection,
  evidence: Evidence,
  { ask, keep, look, isKnown, tell }: ModelWriting,
  { others = [], argument = null }: { others?: readonly PublishedSection[]; argument?: Argument | null } = {},
): Promise<DraftSection | null> {
  const plan = planOf(builtin.id, builtin.title, evidence);
  const points = argument && pointsFor(builtin.id, argument);
  // What the records say nothing of that matters has its tables.
  if (points?.own.length === 0 && builtin.id !== SUMMARY && plan.kinds.length > 0) return null;
  const items =
    builtin.id === SUMMARY
      ? materialOfSummary(others, plan, evidence, points?.own)
      : materialOf(builtin, plan, evidence, points?.own);
  if (items.length === 0) return null;
  const { paragraphs } = await keep<WrittenDraft>('draft', () =>
    ask(
      draftRequest(
        builtin.title,
        plan,
        { items, argument: argument && points && { ...points, relations: argument.relations } },
        evidence,
      ),
    ),
  );
  const told = recordsIn(
    paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    items,
  );
  let room = SENTENCES_MAX;
  const prose = paragraphs.slice(0, PARAGRAPHS_MAX).map(({ sentences }) => {
    const taken = sentences.slice(0, room);
    room -= taken.length;
    return taken.map((written) => ({ written: written.text, sentence: readSentence(written, items, evidence, told) }));
  });
  const drafted = prose.flat();
  /** The sentence, or the repair that takes its place; none if neither holds. */
  const publishedOf = (sentence: DraftSentence): DraftSentence | undefined =>
    lacksOfModel(sentence, evidence).length === 0 ? sentence : sentence.repair && publishedOf(sentence.repair);
  const isPublished = (sentence: DraftSentence): boolean => publishedOf(sentence) !== undefined;
  const paragraphsOf = (isTold: (sentence: DraftSentence) => boolean) =>
    prose
      .map(
        (each): DraftBlock => ({ type: 'paragraph', sentences: each.map(({ sentence }) => sentence).filter(isTold) }),
      )
      .filter((block) => sentencesOf(block).length > 0);
  /** What a second look, or a name, has left open of a sentence: told to who repairs it. */
  const open = new Map<DraftSentence, string[]>();
  let looks = 0;
  // One after the other: what is told later holds more.
  let telling = Promise.resolve();
  const tellMore = async () => {
    if (tell && drafted.some(({ sentence }) => isPublished(sentence)))
      // Repairs are looked at as well: there may be more looks than sentences.
      await tell({ ...builtin, blocks: paragraphsOf(isPublished) }, Math.min(1, looks / (drafted.length + 1)));
  };
  /** A word that the records of two parties write small is no name, though a sentence opens with it: "Chlorine", "Behind". */
  const readOpenings = (sentences: readonly DraftSentence[]) =>
    atOnce(sentences, LOOKS_AT_ONCE, async (sentence) => {
      // Of 'Sleeve-type' the first part is asked for.
      const [, word, part] = OPENING.exec(sentence.text) ?? [];
      const isDoubted =
        word && (lacksByRule(sentence, evidence).length > 0 || namesFromTexts(sentence, evidence).includes(word));
      if (isDoubted && (await isKnown(part!.toLowerCase()))) sentence.opensWithWord = true;
    });
  const lookAt = async (sentences: DraftSentence[]) => {
    await readOpenings(sentences);
    await atOnce(
      sentences.filter((sentence) => lacksByRule(sentence, evidence).length === 0),
      LOOKS_AT_ONCE,
      async (sentence) => {
        // Names from texts need a second party: planted text names whom it is for, and no reading is sure to find it.
        const names = namesFromTexts(sentence, evidence);
        const known = await Promise.all(names.map(isKnown));
        if (known.includes(false)) {
          sentence.looked = 'name of one';
          const unknown = names.filter((_, at) => !known[at]);
          open.set(sentence, unknown);
        } else {
          const asked = shownToLook(sentence, evidence);
          const looked = await look(asked);
          if (looked) sentence.looked = reasonOf(looked, asked.spans) ?? 'supported';
          if (looked?.open) open.set(sentence, [looked.open]);
        }
        looks += 1;
        telling = telling.then(tellMore);
        await telling;
      },
    );
  };
  await lookAt(drafted.map(({ sentence }) => sentence));
  const withheld = drafted
    .map((each) => ({
      ...each,
      lacks: [
        ...lacksOfModel(each.sentence, evidence).map(({ text }) => text),
        ...(open.get(each.sentence) ?? []).map((words) => `“${words}”`),
        ...unreadIn(each.sentence),
      ],
    }))
    .filter(({ lacks }) => lacks.length > 0);
  if (withheld.length > 0) {
    const { repairs } = await keep<WrittenRepairs>('repairs', () =>
      ask(repairRequest(builtin.title, plan, withheld, items, evidence)),
    );
    for (const { sentence: number, ...repair } of repairs) {
      const failed = withheld[number - 1]?.sentence;
      if (failed && !failed.repair) failed.repair = readSentence(repair, items, evidence, told);
    }
    await lookAt(withheld.flatMap(({ sentence }) => sentence.repair ?? []));
  }
  const held = drafted.map(({ sentence }) => sentence).filter(isPublished);
  if (held.length === 0) return null;
  const beside = builtin.blocks.filter(staysBeside);
  const blocks = [
    // What is withheld is counted where it is published.
    ...paragraphsOf(() => true),
    ...(plan.kinds.length === 0
      ? ofAnswer(
          beside,
          held.map((sentence) => publishedOf(sentence)!),
        )
      : beside),
  ];
  return blocks.length > 0 ? { ...builtin, blocks } : null;

  /** An answer stands over the records that it rests on, and over no others that the built-in writer has found. */
  function ofAnswer(blocks: readonly DraftBlock[], sentences: readonly DraftSentence[]): DraftBlock[] {
    const counts = blocks.filter((block) => block.type !== 'table' || block.rows.every(({ key }) => !key));
    return [...counts, ...restingOn(builtin.id, recordsBehind(sentences).filter(isRecord), evidence)];
  }

  function isRecord(key: string): boolean {
    const each = findEvidence(evidence, key);
    return each !== undefined && isOfCatalogue(each.record);
  }
}

/** Marks that stand for nobody, for what they cite is of another record. */
const unreadIn = ({ text, stretches = [] }: DraftSentence): string[] =>
  stretches.length > 0 ? [] : [...text.matchAll(/@\d+[b-l]?/g)].map(([mark]) => mark);

/** Records that sentences cite, in their order, but those that are only named as the nearest to what was looked for. */
const recordsBehind = (sentences: readonly DraftSentence[]): string[] => [
  ...new Set(
    sentences
      .flatMap(({ stretches = [] }) => stretches.flatMap(({ rests }) => rests))
      .filter((each) => !isSearch(each))
      .flatMap(({ grounds }) => grounds.map(({ key }) => key)),
  ),
];

/** What its prose takes the place of. */
const REPLACED: readonly DraftBlock['type'][] = ['paragraph', 'list', 'nothing-found'];

/** What the data sets cannot show is told beside whatever is written of what they do. */
const staysBeside = (block: DraftBlock): boolean =>
  !REPLACED.includes(block.type) || isOfData(block) || sentencesOf(block).some(({ kind }) => kind === 'inference');

const isOfData = (block: DraftBlock): boolean =>
  sentencesOf(block).length > 0 && sentencesOf(block).every((each) => each.grounds.length === 0 && tellsOfData(each));

const tellsOfData = ({ parts = [] }: DraftSentence): boolean =>
  leavesOf(parts).some((part) => part.of === 'figure' && part.figure.startsWith(`${LOOKED}:`));
