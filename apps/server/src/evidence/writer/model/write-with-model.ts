import { atOnce } from '../../../platform/at-once.ts';
import { type DraftBlock, type DraftSection, type DraftSentence, type Ground, sentencesOf } from '../../draft.ts';
import { type Evidence, findEvidence, isOfCatalogue } from '../../evidence.ts';
import { LOOKED } from '../../gather/looked-through.ts';
import { reasonOf } from '../../prose/second-look.port.ts';
import { lacksByRule, lacksOfModel } from '../../statements/model-sentence.ts';
import { leavesOf } from '../../statements/statement.ts';
import { restingOn } from '../builtin/answers.ts';
import { draftRequest, repairRequest, type WrittenDraft, type WrittenRepairs } from './draft-request.ts';
import { shownToLook } from './look-request.ts';
import { materialOf } from './material.ts';
import type { ModelWriting } from './model-writing.ts';
import { namesFromTexts } from './names-from-texts.ts';
import type { Points } from './points.ts';
import { readSentence, type WrittenSentence } from './read-sentence.ts';
import { type Item, isSearch } from './record-items.ts';
import { asksOf, isOfReport, SUMMARY } from './section-plan.ts';

const PARAGRAPHS_MAX = 3;
const SENTENCES_MAX = 10;
const LOOKS_AT_ONCE = 4;
/** A word whose capital may be the sentence’s: no abbreviation, and no name of several words. */
const OPENING = /^[“"]?((\p{Lu}\p{Ll}+)(?:-\p{Ll}+)*)(?=[ ,])(?! \p{Lu})/u;

/**
 * A section in a model's words over the same evidence, in the place of the built-in one's sentences; tables, charts, and what the built-in
 * writer concludes stay. A report's own sections have its points, and a question is answered here. A sentence cites, holds its values by rule, and
 * is found supported by a second look at what it cites alone; what fails is repaired once, with the reasons. Null where there is nothing to
 * write of, or nothing holds.
 */
export async function writeWithModel(
  builtin: DraftSection,
  evidence: Evidence,
  { ask, keep, look, isKnown, tell }: ModelWriting,
  points: Points | null = null,
): Promise<DraftSection | null> {
  const isAsked = !isOfReport(builtin.id, evidence);
  const written = isAsked ? await answer() : pointsHere();
  if (!written) return null;
  const { items } = written;
  const texts = written.groups.flat().map(({ text }) => text);
  // Of points there are so many at most in all.
  let room = isAsked ? SENTENCES_MAX : Number.POSITIVE_INFINITY;
  const prose = written.groups.map((group) => {
    const taken = group.slice(0, room);
    room -= taken.length;
    return taken.map((each) => ({ written: each.text, sentence: readSentence(each, items, evidence) }));
  });
  const drafted = prose.flat();
  /** The sentence, or the repair that takes its place; none if neither holds. */
  const publishedOf = (sentence: DraftSentence): DraftSentence | undefined =>
    lacksOfModel(sentence, evidence).length === 0 ? sentence : sentence.repair && publishedOf(sentence.repair);
  const isPublished = (sentence: DraftSentence): boolean => publishedOf(sentence) !== undefined;
  const blocksOf = (isTold: (sentence: DraftSentence) => boolean): DraftBlock[] => {
    const groups = prose
      .map((each) => each.map(({ sentence }) => sentence).filter(isTold))
      .filter((sentences) => sentences.length > 0);
    const isList = !isAsked && builtin.id !== SUMMARY && groups.length > 1;
    return isList ? [{ type: 'list', items: groups }] : groups.map((sentences) => ({ type: 'paragraph', sentences }));
  };
  /** What a second look, or a name, has left open of a sentence: told to who repairs it. */
  const open = new Map<DraftSentence, string[]>();
  let looks = 0;
  // One after the other: what is told later holds more.
  let telling = Promise.resolve();
  const tellMore = async () => {
    if (tell && drafted.some(({ sentence }) => isPublished(sentence)))
      // Repairs are looked at as well: there may be more looks than sentences.
      await tell({ ...builtin, blocks: blocksOf(isPublished) }, Math.min(1, looks / (drafted.length + 1)));
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
      ask(repairRequest({ title: builtin.title, isAsked, written: texts }, withheld, items, evidence)),
    );
    for (const { sentence: number, ...repair } of repairs) {
      const failed = withheld[number - 1]?.sentence;
      if (failed && !failed.repair) failed.repair = readSentence(repair, items, evidence);
    }
    await lookAt(withheld.flatMap(({ sentence }) => sentence.repair ?? []));
  }
  const held = drafted.map(({ sentence }) => sentence).filter(isPublished);
  if (held.length === 0) return null;
  const beside = builtin.blocks.filter(staysBeside).flatMap((block) => (isAsked ? [block] : ofWeighed(block)));
  const blocks = [
    // What is withheld is counted where it is published.
    ...blocksOf(() => true),
    ...(isAsked
      ? ofAnswer(
          beside,
          held.map((sentence) => publishedOf(sentence)!),
        )
      : beside),
  ];
  return { ...builtin, blocks };

  function pointsHere(): Written | null {
    const groups = points?.ofSection[builtin.id];
    return points && groups ? { items: points.items, groups } : null;
  }

  async function answer(): Promise<Written | null> {
    const asks = asksOf(builtin.id, builtin.title, evidence);
    const items = materialOf(builtin, asks, evidence);
    if (items.length === 0) return null;
    const { paragraphs } = await keep<WrittenDraft>('draft', () =>
      ask(draftRequest(builtin.title, asks, items, evidence)),
    );
    return { items, groups: paragraphs.slice(0, PARAGRAPHS_MAX).map(({ sentences }) => sentences) };
  }

  /** An answer stands over the records that it rests on, and over no others that the built-in writer has found. */
  function ofAnswer(blocks: readonly DraftBlock[], sentences: readonly DraftSentence[]): DraftBlock[] {
    const counts = blocks.filter((block) => block.type !== 'table' || block.rows.every(({ key }) => !key));
    return [
      ...counts,
      ...restingOn(
        groundsOf(sentences).filter(({ key }) => isRecord(key)),
        evidence,
      ),
    ];
  }

  /** Rows of records that the report does not weigh say nothing beside it. */
  function ofWeighed(block: DraftBlock): DraftBlock[] {
    if (block.type !== 'table') return [block];
    const rows = block.rows.filter(({ key }) => key === null || points!.weighed.includes(key));
    return rows.length > 0 ? [{ ...block, rows }] : [];
  }

  function isRecord(key: string): boolean {
    const each = findEvidence(evidence, key);
    return each !== undefined && isOfCatalogue(each.record);
  }
}

/** What a model wrote, by what stands together; its numbers are those of the items. */
interface Written {
  items: readonly Item[];
  groups: readonly (readonly WrittenSentence[])[];
}

/** Marks that stand for nobody, for what they cite is of another record. */
const unreadIn = ({ text, stretches = [] }: DraftSentence): string[] =>
  stretches.length > 0 ? [] : [...text.matchAll(/@\d+[b-l]?/g)].map(([mark]) => mark);

/** What sentences cite, in their order, but of what is only named as the nearest to what was looked for. */
const groundsOf = (sentences: readonly DraftSentence[]): Ground[] =>
  sentences
    .flatMap(({ stretches = [] }) => stretches.flatMap(({ rests }) => rests))
    .filter((each) => !isSearch(each))
    .flatMap(({ grounds }) => grounds);

/** What its prose takes the place of. */
const REPLACED: readonly DraftBlock['type'][] = ['paragraph', 'list', 'nothing-found'];

/** What the data sets cannot show is told beside whatever is written of what they do. */
const staysBeside = (block: DraftBlock): boolean =>
  !REPLACED.includes(block.type) || isOfData(block) || sentencesOf(block).some(({ kind }) => kind === 'inference');

const isOfData = (block: DraftBlock): boolean =>
  sentencesOf(block).length > 0 && sentencesOf(block).every((each) => each.grounds.length === 0 && tellsOfData(each));

const tellsOfData = ({ parts = [] }: DraftSentence): boolean =>
  leavesOf(parts).some((part) => part.of === 'figure' && part.figure.startsWith(`${LOOKED}:`));
