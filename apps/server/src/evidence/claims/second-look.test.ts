import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import type { Evidence } from '../evidence.ts';
import type { DraftSection } from '../writer/draft.ts';
import { sentencesOf } from '../writer/model/pack.ts';
import { writeWithModel } from '../writer/model/write-with-model.ts';
import { publishSection } from './gate.ts';

const AWARDEE = 'Awardee: Voltara Energy, Inc.';
const record = aRecord('awards', 'a-1', { text: 'Cells fail.' });
const evidence = {
  asOf: '2026-01-01T00:00:00.000Z',
  project: { id: 'p', title: 'Solid electrolyte', description: '', persona: 'tech_scout' },
  records: { awards: [{ key: 'awards/a-1', record, fields: [AWARDEE] }] },
  cited: [],
  series: [],
  figures: [
    {
      id: 'awards:count',
      label: 'awards',
      value: 12,
      unit: 'count',
      query: { searchEngine: 'awards', query: '', filters: {} },
    },
  ],
} as unknown as Evidence;
const COUNTED = { text: 'The search found 12 awards.', grounds: [], figures: ['awards:count'] };
const NAMED = { text: 'Voltara.', grounds: [{ key: 'awards/a-1', quote: AWARDEE }], figures: [] };
const builtin: DraftSection = {
  id: 'funding-landscape',
  title: 'Funding landscape',
  blocks: [{ type: 'paragraph', sentences: [COUNTED, NAMED] }],
};

test('[RPT-12] what a second look doubts stays out, in the words of its repair too', async () => {
  const held = { statements: [1], figures: [] };
  const draft = {
    paragraphs: [
      {
        sentences: [
          { text: 'Voltara Energy, Inc. is the best Awardee.', ...held },
          { text: COUNTED.text, statements: [], figures: [1] },
        ],
      },
    ],
    quotations: [],
  };
  const repaired = 'Voltara Energy, Inc. is named as Awardee in the record.';
  const published = async (doubted: number[]) => {
    const answers: unknown[] = [draft, { repairs: [{ sentence: 1, text: repaired, ...held }] }, { doubted }];
    const written = await writeWithModel(builtin, evidence, {
      ask: async () => answers.shift() as never,
      keep: (_name, work) => work(),
      check: async (part) => publishSection(part, evidence, () => true).report,
      judges: true,
    });
    const { blocks } = publishSection(written!, evidence, () => true).section;
    return blocks.flatMap(sentencesOf).map(({ text }) => text);
  };
  expect(await published([])).toEqual([repaired, COUNTED.text]);
  expect(await published([1])).toEqual([COUNTED.text]);
});
