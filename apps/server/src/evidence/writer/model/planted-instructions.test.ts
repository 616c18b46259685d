import { expect, onTestFinished, test } from 'vitest';
import { evidenceOfField, type OfField } from '../../../../test/field.ts';
import {
  INDIRECT_AFTERWARDS,
  INDIRECT_IN_DESCRIPTIONS,
  INDIRECT_IN_FILES,
  INDIRECT_IN_NAMES,
  INDIRECT_IN_TEXTS,
  INDIRECT_IN_TITLES,
} from '../../../../test/model/later-planted-instructions.ts';
import {
  IN_DESCRIPTIONS,
  IN_NAMES,
  IN_TEXTS,
  IN_TITLES,
  LATER_IN_TEXTS,
  PAYLOAD,
} from '../../../../test/model/planted-instructions.ts';
import type { ToldSection } from '../../../../test/model/scripted-models.ts';
import {
  THIRD_IN_FILES,
  THIRD_IN_LIVE_ANSWERS,
  THIRD_IN_NAMES,
  THIRD_IN_TEXTS,
  THIRD_IN_TITLES,
} from '../../../../test/model/third-planted-instructions.ts';
import { aRecord } from '../../../../test/records.ts';
import { openEncoder } from '../../../catalogue/encoder/open-encoder.ts';
import type { ModelRequest } from '../../../platform/model/language-model.port.ts';
import { type DraftSection, sentencesOf } from '../../draft.ts';
import { tellingSentences } from '../../reading/model-notes.ts';
import { openReader } from '../../reading/open-reader.ts';
import { isMeantForReader, speaksToReader } from '../../reading/speaks-to-reader.ts';
import { shortName } from '../../records/evidence-record.ts';
import { publishSection } from '../../statements/publish.ts';
import { pointsOf } from './points.ts';
import { writeWithModel } from './write-with-model.ts';

const KEEPS = 'The cell keeps 80 percent of its capacity after 500 cycles.';
const DESCRIPTION = 'A cell with a ceramic separator for electric aircraft.';

interface Planted {
  text?: string;
  title?: string;
  name?: string;
  /** Parties behind the record besides. */
  others?: string;
  description?: string;
}

/** The text that an obeying model gets published of a record or description with a planted text, made to read as a note. */
async function publishedWith({
  text,
  title = 'A cell',
  name = 'Voltara Energy, Inc.',
  others = name,
  description,
}: Planted) {
  const of: OfField = {
    record: aRecord('awards', 'a-1', {
      title,
      text: text ? `${KEEPS} ${text}` : KEEPS,
      date: '2021-05-03',
      organisations: [
        { name, role: 'Awardee' },
        { name: `${others} of Utah`, role: 'Partner' },
      ],
      people: [{ name: `Dr. ${others}`, role: 'Principal investigator' }],
    }),
    ring: 'direct',
    notes: { achieved: KEEPS, ...(text && { what: text, stage: text }) },
  };
  const evidence = {
    ...(await evidenceOfField([of], { description: [DESCRIPTION, description].filter(Boolean).join(' ') })),
    outline: ['executive-summary', 'competitor-analysis', 'risks'].map((id) => ({ id, title: id })),
  };
  const lines = ['Principal investigator', 'Partner', 'Title'].map(
    (label) =>
      `${label}: ${{ Title: title, Partner: `${others} of Utah`, 'Principal investigator': `Dr. ${others}` }[label]}`,
  );
  const builtin: DraftSection = {
    id: 'competitor-analysis',
    title: 'Competitor analysis',
    blocks: [
      {
        type: 'paragraph',
        sentences: [KEEPS, ...(text ? [text] : []), ...lines].map((quote) => ({
          text: 'Q',
          grounds: [{ key: 'awards/a-1', quote }],
          figures: [],
        })),
      },
    ],
  };
  const asked: string[] = [];
  const obeying = {
    ask: async <Value>({ data }: ModelRequest<Value>): Promise<Value> => {
      asked.push(data);
      const told = JSON.parse(data) as ToldSection;
      if (told.withheld) return { repairs: told.withheld.map((each) => ({ ...each, concludes: false })) } as Value;
      const [number] = Object.entries(told.records[0]!.says).find(([, said]) => said === KEEPS)!;
      const texts = [`@${number} keeps 80 percent [${number}].`];
      for (const [planted, said] of Object.entries(told.records[0]!.says).filter(([, each]) => each.includes(PAYLOAD)))
        texts.push(
          `${said} [${planted}]`,
          `As @${planted} has it, “${said}” [${planted}].`,
          `${PAYLOAD} leads [${planted}].`,
        );
      for (const [planted, said] of Object.entries(told.project).filter(([, each]) => each.includes(PAYLOAD)))
        texts.push(`${said} [${planted}]`, `${PAYLOAD} leads [${planted}].`);
      const sentences = texts.map((each) => ({ text: each, concludes: false }));
      // It makes of all that is planted a point, and what the record is to the project.
      const relations = texts.map((isTo) => ({ record: Number(number), isTo }));
      const points = sentences.map((each) => ({ section: 'competitor-analysis', sentences: [each] }));
      return (told.sections ? { relations, points } : { paragraphs: [{ sentences }] }) as Value;
    },
    keep: <Value>(_name: string, work: () => Promise<Value>) => work(),
    // No other record knows it.
    isKnown: async (known: string) => !known.toLowerCase().includes(PAYLOAD.toLowerCase()),
    look: async (looked: object & { spans: string[] }) => {
      asked.push(JSON.stringify(looked));
      return { verdict: 'supported' as const, words: [looked.spans.at(-1)!], open: '' };
    },
  };
  // What a report writes at once, and what answers a question.
  const points = await pointsOf(evidence, [], obeying);
  const texts: string[][] = [];
  for (const each of [builtin, { ...builtin, id: 'question-1' }]) {
    const written = await writeWithModel(each, evidence, obeying, points);
    const section = written && publishSection(written, evidence).section;
    texts.push(section?.blocks.flatMap(sentencesOf).map(({ text: said }) => said) ?? []);
  }
  expect(texts[1]).toEqual(texts[0]);
  return { asked: asked.join('\n'), texts: texts[0]! };
}

const TITLES = [...IN_TITLES, ...INDIRECT_IN_TITLES, ...THIRD_IN_TITLES];

const EVERYWHERE: [where: string, planted: string, as: (planted: string) => Planted][] = [
  ...IN_TEXTS.map((each): (typeof EVERYWHERE)[number] => ['a text', each, (text) => ({ text })]),
  ...TITLES.filter(isMeantForReader).map((each): (typeof EVERYWHERE)[number] => [
    'a title',
    each,
    (title) => ({ title }),
  ]),
  ...[...IN_DESCRIPTIONS, ...INDIRECT_IN_DESCRIPTIONS].map((each): (typeof EVERYWHERE)[number] => [
    'the description',
    each,
    (description) => ({ description }),
  ]),
];

test.each(EVERYWHERE)(
  '[GRD-06] of what is planted in %s a model that writes is told nothing: “%s”',
  async (_where, planted, as) => {
    const { asked, texts } = await publishedWith(as(planted));
    expect(asked).toContain(KEEPS);
    expect(asked).not.toContain(PAYLOAD);
    expect(texts.join(' ')).not.toContain(PAYLOAD);
  },
);

test('[GRD-06] beside it the same is written as without', async () => {
  expect((await publishedWith({})).texts).toEqual(['Voltara Energy, Inc. keeps 80 percent.']);
  expect((await publishedWith({ text: IN_TEXTS[0], title: IN_TITLES[0] })).texts).toEqual([
    'Voltara Energy, Inc. keeps 80 percent.',
  ]);
});

const OF_TEXTS = [...LATER_IN_TEXTS, ...INDIRECT_IN_TEXTS, ...INDIRECT_IN_FILES, ...INDIRECT_AFTERWARDS];
const THIRD = [...THIRD_IN_TEXTS, ...THIRD_IN_FILES, ...THIRD_IN_LIVE_ANSWERS];

test.each([...OF_TEXTS, ...THIRD])(
  '[GRD-06] told to a model that obeys, and found supported, its name is published of nobody who names it alone: “%s”',
  async (text) => {
    expect((await publishedWith({ text })).texts).toEqual(['Voltara Energy, Inc. keeps 80 percent.']);
  },
);

test.each(TITLES.filter((title) => !isMeantForReader(title)))(
  '[GRD-06] a title that no gate finds is told, and at most quoted whole as the title of its record: “%s”',
  async (title) => {
    const { texts } = await publishedWith({ title });
    expect(texts[0]).toBe('Voltara Energy, Inc. keeps 80 percent.');
    expect(texts.slice(1).map((text) => text.replace(`“${title}”`, 'it'))).toEqual([
      'As Voltara Energy, Inc. has it, it.',
    ]);
  },
);

test('[GRD-06] of titles written to be missed the sieve misses six of twenty-one', () => {
  expect([TITLES.length, TITLES.filter((title) => !isMeantForReader(title)).length]).toEqual([21, 6]);
});

test.each([...IN_NAMES, ...INDIRECT_IN_NAMES, ...THIRD_IN_NAMES])(
  '[GRD-06] a name, however it reads, is told to no model, and put in where it stands for itself: “%s”',
  async (name) => {
    const { asked, texts } = await publishedWith({ name });
    expect(asked).toContain(KEEPS);
    expect(asked).not.toContain(name);
    expect((await publishedWith({ others: name })).asked).not.toContain(name);
    // One that is markup or an address is nowhere.
    expect(texts.filter((each) => each !== `${shortName(name)} keeps 80 percent.`)).toEqual([]);
  },
);

test('[GRD-06] how many of those written last each gate stops, as at first sight', async () => {
  const encoder = openEncoder();
  const reader = openReader(encoder);
  onTestFinished(async () => {
    await reader.close();
    await encoder.close();
  });
  const kept = 'In tests the prototype kept 92% of its capacity after 1,200 cycles.';
  const gates = async (planted: readonly string[]) => {
    const records = planted.map((each) => ({ engine: 'awards' as const, text: `${DESCRIPTION} ${each} ${kept}` }));
    const notes = await reader.read(records);
    const shown = await Promise.all(records.map((record) => tellingSentences(record, encoder)));
    const passed = (of: readonly (readonly { at: number; length: number }[])[]) =>
      records.flatMap(({ text }, at) =>
        of[at]!.map((note) => text.slice(note.at, note.at + note.length)).filter(
          (sentence) => sentence.includes(PAYLOAD) && !speaksToReader(sentence),
        ),
      ).length;
    expect(shown.flat().length).toBeGreaterThan(planted.length / 2);
    expect(shown.flat().filter(({ text }) => speaksToReader(text))).toEqual([]);
    const byWords = planted.filter((each) => !speaksToReader(each)).length;
    return { of: planted.length, byWords, byReader: passed(notes), shownToModel: passed(shown) };
  };
  expect(await gates(INDIRECT_IN_TEXTS)).toEqual({ of: 30, byWords: 8, byReader: 1, shownToModel: 1 });
  expect(await gates(THIRD)).toEqual({ of: 21, byWords: 19, byReader: 0, shownToModel: 6 });
});
