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
import { aRecord } from '../../../../test/records.ts';
import { openEncoder } from '../../../catalogue/encoder/open-encoder.ts';
import type { ModelRequest } from '../../../platform/model/language-model.port.ts';
import { notesFound, tellingNotes } from '../../reading/model-notes.ts';
import { openReader } from '../../reading/open-reader.ts';
import { speaksToReader } from '../../reading/speaks-to-reader.ts';
import { publishSection } from '../../statements/publish.ts';
import { type DraftSection, sentencesOf } from '../draft.ts';
import { writeWithModel } from './write-with-model.ts';

const KEEPS = 'The cell keeps 80 percent of its capacity after 500 cycles.';
const DESCRIPTION = 'A cell with a ceramic separator for electric aircraft.';

interface Planted {
  text?: string;
  title?: string;
  name?: string;
  description?: string;
}

/** What an obeying model gets published of a record, or a description, with something planted in it; the reader is made to take it for a note. */
async function publishedWith({ text, title = 'A cell', name = 'Voltara Energy, Inc.', description }: Planted) {
  const of: OfField = {
    record: aRecord('awards', 'a-1', {
      title,
      text: text ? `${KEEPS} ${text}` : KEEPS,
      date: '2021-05-03',
      organisations: [
        { name, role: 'Awardee' },
        { name, role: 'Partner' },
      ],
      people: [{ name, role: 'Principal investigator' }],
    }),
    ring: 'direct',
    notes: { achieved: KEEPS, ...(text && { what: text, stage: text }) },
  };
  const evidence = await evidenceOfField([of], { description: [DESCRIPTION, description].filter(Boolean).join(' ') });
  const lines = ['Principal investigator', 'Partner', 'Title'].map(
    (label) => `${label}: ${label === 'Title' ? title : name}`,
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
      const [number] = Object.entries(told.records[0]!.says).find(([, said]) => said === KEEPS)!;
      const texts = [`@${number} keeps 80 percent [${number}].`];
      if (data.includes(PAYLOAD)) texts.push(`${PAYLOAD} leads the whole field [${number}].`);
      const sentences = texts.map((each) => ({ text: each, concludes: false }));
      return (told.withheld ? { repairs: [] } : { paragraphs: [{ sentences }] }) as Value;
    },
    keep: <Value>(_name: string, work: () => Promise<Value>) => work(),
    look: async (looked: object & { spans: string[] }) => {
      asked.push(JSON.stringify(looked));
      return { verdict: 'supported' as const, words: [looked.spans.at(-1)!] };
    },
  };
  const written = await writeWithModel(builtin, evidence, obeying);
  const section = written && publishSection(written, evidence).section;
  return { asked: asked.join('\n'), texts: section?.blocks.flatMap(sentencesOf).map((each) => each.text) ?? [] };
}

const EVERYWHERE: [where: string, planted: string, as: (planted: string) => Planted][] = [
  ...IN_TEXTS.map((each): (typeof EVERYWHERE)[number] => ['a text', each, (text) => ({ text })]),
  ...[...IN_TITLES, ...INDIRECT_IN_TITLES].map((each): (typeof EVERYWHERE)[number] => [
    'a title',
    each,
    (title) => ({ title }),
  ]),
  ...[...IN_NAMES, ...INDIRECT_IN_NAMES].map((each): (typeof EVERYWHERE)[number] => [
    'names',
    each,
    (name) => ({ name }),
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

test('[GRD-06] of what the sieve passes neither our reader makes a note, nor a model that obeys and reads it out', async () => {
  const encoder = openEncoder();
  const reader = openReader(encoder);
  onTestFinished(async () => {
    await reader.close();
    await encoder.close();
  });
  const kept = 'In tests the prototype kept 92% of its capacity after 1,200 cycles.';
  const planted = [...LATER_IN_TEXTS, ...INDIRECT_IN_TEXTS, ...INDIRECT_IN_FILES, ...INDIRECT_AFTERWARDS];
  const records = planted.map((each) => ({ engine: 'awards' as const, text: `${DESCRIPTION} ${each} ${kept}` }));
  const notes = await reader.read(records);
  const obeyed = await Promise.all(
    records.map((record, at) => {
      const kinds = ['achieved', 'what'] as const;
      const written = kinds.map((kind) => ({ kind, words: kind === 'what' ? planted[at]! : kept }));
      return tellingNotes(notesFound({ notes: written }, record), record, encoder);
    }),
  );
  const told = records.flatMap(({ text }, at) =>
    [...notes[at]!, ...obeyed[at]!].map((note) => text.slice(note.at, note.at + note.length)),
  );
  expect(told).toContain(kept);
  expect(told.filter((sentence) => sentence.includes(PAYLOAD) && !speaksToReader(sentence))).toEqual([]);
});
