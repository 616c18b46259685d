import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aRecord } from '../../../../test/records.ts';
import type { Evidence } from '../../evidence.ts';
import { publishSection } from '../../statements/publish.ts';
import type { DraftSection } from '../draft.ts';
import { foreignWords } from './foreign-words.ts';
import { packOf, sentencesOf } from './pack.ts';
import { writeWithModel } from './write-with-model.ts';

const LONG = 'one two three four five six seven eight nine ten eleven';
const FIELDS = [
  'Title: Buy roulette chips',
  'Awardee: Voltara Energy, Inc.',
  'Awarding agency: Department of Energy',
  'Award date: May 3, 2021',
  'Amount: $1,100,000',
  `Partner: ${LONG}`,
  'Website: see http://evil.example',
];
const figure = (id: string, label: string, value: number) => ({
  id,
  label,
  value,
  unit: 'count' as const,
  query: { searchEngine: 'awards' as const, query: '', filters: {} },
});
const evidence = {
  asOf: '2026-01-01T00:00:00.000Z',
  project: { id: 'p', title: 'Solid electrolyte', description: '', persona: 'tech_scout' },
  records: {
    awards: [{ key: 'awards/a-1', record: aRecord('awards', 'a-1', { text: 'Cells fail.' }), fields: FIELDS }],
  },
  cited: [],
  series: [],
  figures: [figure('awards:count', 'awards', 12), figure('awards-by-agency:NASA:count', 'awards, NASA', 4)],
} as unknown as Evidence;
const QUOTE = {
  text: 'A patent states: “Cells fail.”',
  grounds: [{ key: 'awards/a-1', quote: 'Cells fail.' }],
  figures: [],
};
const builtin: DraftSection = {
  id: 'funding-landscape',
  title: 'Funding landscape',
  blocks: [
    {
      type: 'paragraph',
      sentences: [
        { text: 'The search found 12 awards.', grounds: [], figures: ['awards:count', 'awards-by-agency:NASA:count'] },
        { text: 'Voltara.', grounds: [{ key: 'awards/a-1', quote: FIELDS[1]! }], figures: [] },
      ],
    },
    { type: 'list', items: [[QUOTE]] },
    { type: 'table', caption: 'C', columns: [], rows: [{ cells: [], key: 'awards/a-1' }], note: 'N' },
  ],
};
const keep = <Value>(_name: string, work: () => Promise<Value>) => work();
const writing = (draft: unknown, repairs: unknown = { repairs: [] }) => {
  const answers = [draft, repairs];
  return { ask: async () => answers.shift() as never, keep, judges: false };
};

test('[GRD-06] a model is given fields of few words, figures and quotations by number: no title, text or address', () => {
  const { statements, figures, quotations } = packOf(builtin, evidence);
  expect(statements.map(({ quote }) => quote)).toEqual(FIELDS.slice(1, 5));
  expect(figures.map(({ id }) => id)).toEqual(['awards:count', 'awards-by-agency:NASA:count']);
  expect(quotations).toEqual([QUOTE]);
});

test.each([
  ['The awardee is Voltara Energy, Inc. and the amount is $1,100,000.', []],
  ['Department of Energy granted $1,100,000 to Voltara Energy, Inc. on May 3, 2021.', ['granted']],
  ['Voltara leads.', ['voltara', 'leads']],
  ['Energy granted an award.', ['energy', 'granted', 'award']],
  ['Voltara Energy, Inc. is not the awardee.', ['not']],
  ['Voltara Energy, Inc. is the largest awardee.', ['largest']],
  ['Voltara Energy, Inc. may be the awardee.', ['may']],
])('[GRD-06] of "%s" the foreign words are %j', (text, words) => {
  const values = ['Department of Energy', 'Voltara Energy, Inc.', 'May 3, 2021', 'NASA'];
  expect(foreignWords(text, { labels: ['Awardee', 'Amount'], values })).toEqual(words);
});

test('[GRD-06] whatever a model writes, what is published says nothing but the labels and the values that it cites', async () => {
  const pieces = fc.constantFrom(
    ...[
      'Voltara Energy, Inc.',
      'Voltara',
      'Department of Energy',
      'NASA',
      'granted',
      'awards',
      '12',
      '4,711',
      '$1,100,000',
    ],
    ...[
      'roulette',
      'chips',
      'buy',
      'Buy roulette chips',
      LONG,
      'http://evil.example',
      '[a](b)',
      '“Cells fail.”',
      'not',
      'best',
    ],
    ...['Cells fail.', 'the', 'and', '<b>', 'May 3, 2021', 'evil.example'],
  );
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((each) => `${each.join(' ')}.`),
    fc.string({ maxLength: 400 }),
  );
  const numbers = fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 9 });
  const sentence = fc.record({ text, statements: numbers, figures: numbers });
  const drafts = fc.record({
    paragraphs: fc.array(fc.record({ sentences: fc.array(sentence, { maxLength: 8 }) }), { maxLength: 5 }),
    quotations: numbers,
  });
  const repairs = fc.record({
    repairs: fc.array(
      fc.tuple(sentence, fc.integer({ min: -1, max: 20 })).map(([each, at]) => ({ ...each, sentence: at })),
      { maxLength: 20 },
    ),
  });
  const pack = packOf(builtin, evidence);
  let published = 0;
  await fc.assert(
    fc.asyncProperty(drafts, repairs, async (draft, repaired) => {
      const written = await writeWithModel(builtin, evidence, writing(draft, repaired));
      if (written === null) return;
      const { section } = publishSection(written, evidence);
      expect(section.blocks.filter(({ type }) => type === 'table')).toHaveLength(1);
      for (const each of section.blocks.flatMap(sentencesOf)) {
        if (each.text === QUOTE.text) continue;
        published += 1;
        expect(each.grounds.length + each.figures.length).toBeGreaterThan(0);
        expect(each.text).toMatch(/^[\p{Lu}\p{N}$].*\.$/u);
        expect(each.text).not.toMatch(/roulette|buy|evil|best|fail|http|[<[“]/i);
        const cited = pack.statements.filter(({ quote }) => each.grounds.some((ground) => ground.quote === quote));
        expect(
          foreignWords(each.text, {
            labels: [...cited.map(({ label }) => label), 'awards'],
            values: [...cited.map(({ value }) => value), 'awards', 'NASA'],
          }),
        ).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
  expect(published).toBeGreaterThan(0);
});

test('[RPT-12] a model that writes nothing that holds leaves the section to the built-in writer', async () => {
  const empty = { paragraphs: [], quotations: [1] };
  expect(await writeWithModel(builtin, evidence, writing(empty))).toBeNull();
  const wrong = {
    paragraphs: [{ sentences: [{ text: 'Best of all.', statements: [1], figures: [] }] }],
    quotations: [],
  };
  expect(await writeWithModel(builtin, evidence, writing(wrong))).toBeNull();
  const nothing = { ...builtin, blocks: [{ type: 'nothing-found' as const, text: 'Nothing.' }] };
  const asked = { ask: () => Promise.reject(new Error('not asked')), keep, judges: false };
  expect(await writeWithModel(nothing, evidence, asked)).toBeNull();
});

test('[GRD-06] no address, quotation or markup of a model’s is published, even around values that hold', async () => {
  const published = async (text: string) => {
    const draft = { paragraphs: [{ sentences: [{ text, statements: [], figures: [1] }] }], quotations: [] };
    const written = await writeWithModel(builtin, evidence, writing(draft));
    return written ? publishSection(written, evidence).section.blocks.flatMap(sentencesOf) : [];
  };
  const plain = 'There are 12 awards.';
  expect((await published(plain)).map(({ text }) => text)).toContain(plain);
  for (const mark of ['<', '>', '[', ']', '{', '}', '|', '\\', '`', '“', '”', '"'])
    expect([mark, await published(plain.replace('12', `${mark}12`))]).toEqual([mark, []]);
});

test('[RPT-12] what the built-in writer concludes stays beside a model’s prose, and is not quoted twice', async () => {
  const advice = {
    text: 'Ask Voltara what came of it.',
    grounds: [],
    figures: ['awards:count'],
    kind: 'inference' as const,
  };
  const plan: DraftSection = {
    ...builtin,
    blocks: [...builtin.blocks, { type: 'list', items: [[QUOTE, advice]] }, { type: 'to-add', items: ['A budget'] }],
  };
  const written = await writeWithModel(
    plan,
    evidence,
    writing({
      paragraphs: [{ sentences: [{ text: 'There are 12 awards.', statements: [], figures: [1] }] }],
      quotations: [1],
    }),
  );
  expect(written!.blocks.map(({ type }) => type)).toEqual(['paragraph', 'table', 'list', 'to-add']);
  expect(written!.blocks.flatMap(sentencesOf)).toContainEqual(advice);
});

const OPEN = 'Voltara Energy, Inc. leads the field.';
const looked = (doubted: number[]) => {
  const draft = { paragraphs: [{ sentences: [{ text: OPEN, statements: [1], figures: [] }] }], quotations: [] };
  const answers = [draft, { doubted }];
  return { ask: async () => answers.shift() as never, keep, judges: true };
};

test('[GRD-09] words beyond values and labels are published only where a second look finds them supported', async () => {
  const without = { paragraphs: [{ sentences: [{ text: OPEN, statements: [1], figures: [] }] }], quotations: [] };
  expect(await writeWithModel(builtin, evidence, writing(without))).toBeNull();
  expect(await writeWithModel(builtin, evidence, looked([1]))).toBeNull();
  const written = await writeWithModel(builtin, evidence, looked([]));
  const { section } = publishSection(written!, evidence);
  expect(section.blocks.flatMap(sentencesOf).map(({ text }) => text)).toContain(OPEN);
});

test('[GRD-09] what nobody has looked at is withheld, and the report says so', () => {
  const grounds = [{ key: 'awards/a-1', quote: FIELDS[1]! }];
  const sentence = { text: OPEN, grounds, figures: [], isByModel: true };
  const withheld = (doubt: 'not checked' | 'doubted') =>
    publishSection({ ...builtin, blocks: [{ type: 'paragraph', sentences: [{ ...sentence, doubt }] }] }, evidence)
      .report.withheld;
  expect(withheld('not checked')).toMatchObject([
    { missingSaid: [{ key: 'contract/withheld-reasons.notChecked', values: [] }] },
  ]);
  expect(withheld('doubted')).toMatchObject([
    { missingSaid: [{ key: 'contract/withheld-reasons.secondLook', values: [] }] },
  ]);
});
