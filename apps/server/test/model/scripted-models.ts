import type { AskedModel } from '../model-service.ts';

/** Models by script: each answers whatever a server asks of a language model. */
export type ScriptedModel = (asked: AskedModel) => unknown;

/** What a model is told of a section, or of sentences that were withheld. */
export interface ToldSection {
  section?: string;
  /** By their ids, where a report's points are asked for. */
  sections?: Record<string, string>;
  project: Record<string, string>;
  records: { of: string; who?: string; says: Record<string, string> }[];
  figures: Record<string, string>;
  withheld?: { sentence: number; text: string; lacks: string[] }[];
}
export interface ToldLook {
  sentence: string;
  sources: string[];
  concludes?: boolean;
}

const isOf =
  (property: string) =>
  ({ schema }: AskedModel) =>
    JSON.stringify(schema).includes(`"${property}"`);
export const isSection = isOf('paragraphs');
export const isRepair = isOf('repairs');
export const isLook = isOf('verdict');
export const isPhrases = ({ schema }: AskedModel) => {
  const text = JSON.stringify(schema);
  return text.includes('"phrases"') && !text.includes('"terms"');
};
export const isPoints = isOf('isTo');
export const isChoice = isOf('mayAnswer');
export const isDraft = isOf('otherNames');
const isGrade = isOf('grade');
export const isNotes = isOf('notes');

export const toldIn = ({ data }: AskedModel) => JSON.parse(data) as ToldSection;
export const lookIn = ({ data }: AskedModel) => JSON.parse(data) as ToldLook;

export const sentence = (text: string, concludes = false) => ({ text, concludes });

/** Says what its items say, in quotation marks and with their numbers. */
export function plainSentences({ records, figures }: ToldSection): ReturnType<typeof sentence>[] {
  const said = records.flatMap(({ who, says }) =>
    Object.entries(says).flatMap(([number, text]) =>
      /@\d/.test(text) || /["“”]/.test(text)
        ? []
        : [sentence(`${who === 'not named' ? 'A record' : `@${number}`} says “${text}” [${number}].`)],
    ),
  );
  const counted = Object.entries(figures).map(([number, text]) => {
    const end = text.lastIndexOf(': ');
    return sentence(`The count of ${text.slice(0, end)} is ${text.slice(end + 2)} [${number}].`);
  });
  return [...said.slice(0, 4), ...counted.slice(0, 2)];
}

/** Each section says what its items say, each of the records in its turn. */
export function plainPoints({ sections = {}, records, figures, ...told }: ToldSection) {
  const points = Object.keys(sections).flatMap((section, at) =>
    plainSentences({ ...told, figures, records: [...records.slice(at % records.length), ...records] })
      .filter((_, of) => of < 2 || of > 3)
      .map((each) => ({ section, sentences: [each] })),
  );
  return { relations: [], points };
}

/** Writes what is so, repairs nothing, and finds supported what it is shown. */
export const goodModel: ScriptedModel = (asked) => {
  if (isLook(asked)) return { verdict: 'supported', words: [lookIn(asked).sources.at(-1)!], open: '' };
  if (isRepair(asked)) return { repairs: [] };
  if (isSection(asked)) return { paragraphs: [{ sentences: plainSentences(toldIn(asked)) }] };
  if (isPhrases(asked)) return { questions: [] };
  if (isChoice(asked)) return { mayAnswer: [] };
  if (isPoints(asked)) return plainPoints(toldIn(asked));
  if (isGrade(asked)) return { grade: 'related' };
  if (isNotes(asked)) return { notes: [] };
  return { terms: [], english: '', excluded: [], questions: [] };
};
