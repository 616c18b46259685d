import { ENGINES } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { evidenceOfField, type OfField } from '../../../../test/field.ts';
import { plainSentence } from '../../../../test/plain-sentence.ts';
import { aRecord } from '../../../../test/records.ts';
import type { DraftBlock, DraftSection } from '../../draft.ts';
import type { AnsweredPart, Evidence } from '../../evidence.ts';
import { publishSection } from '../../statements/publish.ts';
import { answerPrompt, recordSentence } from './answers.ts';

const award = (id: string, amount: number | null, text: string): OfField => ({
  ring: 'direct',
  record: aRecord('awards', id, {
    title: `Work ${id}`,
    text,
    date: '2019',
    amount,
    organisations: [{ role: 'Awardee', name: 'Acme Inc' }],
    data: {
      awardee: 'Acme Inc',
      agency: 'NASA',
      year: '2019',
      phase: 'Phase II',
      ...(amount !== null && { awardAmount: amount }),
    },
  }),
});
const GROWS = 'The chamber grows lettuce in orbit for a month.';
const field = [award('a', 600_000, GROWS), award('b', null, 'A lamp.')];
const part = (found: AnsweredPart['found'], asked = 'Who grew lettuce?'): AnsweredPart => ({
  id: 'answer:q:0',
  asked,
  engines: [],
  found,
});
const section = (id: string, text: string) => [
  id,
  (): DraftSection => ({ id, title: id, blocks: [{ type: 'paragraph', sentences: [plainSentence(text)] }] }),
];
const SECTIONS = Object.fromEntries([
  section('funding-landscape', 'Awards.'),
  section('market-sizing', 'Market.'),
  ...['competitor-analysis', 'customers', 'ip-landscape', 'regulatory', 'partners-and-experts', 'risks'].map((id) =>
    section(id, id),
  ),
]);

async function answered(prompt: string, parts: AnsweredPart[], more: Partial<Evidence> = {}) {
  const evidence: Evidence = {
    ...(await evidenceOfField(field)),
    answers: { q: { passages: [], parts, sought: prompt.toLowerCase().split(' '), records: 2, pages: 0 } },
    ...more,
  };
  const drafted = answerPrompt({ id: 'q', title: 'A', prompt }, evidence, SECTIONS);
  return { evidence, drafted, published: publishSection(drafted, evidence) };
}

test('[RPT-04] [INS-06] a question is answered by the records that bear on it, each with what stands on record of it and its own words', async () => {
  const { published } = await answered('Who grew lettuce?', [
    part([
      { key: 'awards/a', quote: GROWS },
      { key: 'awards/b', quote: null },
    ]),
  ]);
  expect(published.report.withheld).toEqual([]);
  const table = published.section.blocks.find((block) => block.type === 'table');
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['Work a', 'Acme Inc', '2019', 'Award amount: $600,000; Agency: NASA; Phase: Phase II', `“${GROWS}”`],
    ['Work b', 'Acme Inc', '2019', 'Agency: NASA; Phase: Phase II', null],
  ]);
});

test('[INS-06] every part is told apart, and on which of them nothing bears', async () => {
  const { drafted } = await answered('Who grew lettuce and who ate it?', [
    part([{ key: 'awards/a', quote: GROWS }]),
    part([], 'who ate it?'),
  ]);
  expect(drafted.blocks.map((block) => (block.type === 'table' ? block.caption : block.type))).toEqual([
    'Who grew lettuce?',
    'nothing-found',
  ]);
  expect((drafted.blocks[1] as Extract<DraftBlock, { type: 'nothing-found' }>).text).toMatch(
    /^Nothing was found on “who ate it\?” in /,
  );
});

test('[RPT-04] [INS-06] how many state an amount, and how many calls are open, is counted', async () => {
  const figure = (name: string, value: number, unit: 'count' | 'usd' = 'count') => ({
    id: `answer:q:0:${name}`,
    label: name,
    value,
    unit,
    query: { searchEngine: 'awards' as const, query: '', filters: {} },
  });
  const told = async (...figures: ReturnType<typeof figure>[]) => {
    const { published } = await answered('Who grew lettuce?', [part([{ key: 'awards/a', quote: null }])], { figures });
    return published.section.blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.sentences.map(({ text }) => text) : [],
    );
  };
  expect(await told(figure('paid', 2), figure('stated', 1), figure('sum', 600_000, 'usd'))).toEqual([
    'The awards and contracts that bear on it: 2, of which 1 states an amount, $600,000.',
  ]);
  expect(await told(figure('paid', 2), figure('stated', 0), figure('sum', 0, 'usd'))).toEqual([
    'None of the 2 awards and contracts that bear on it states an amount.',
  ]);
  expect(await told(figure('paid', 1), figure('stated', 0), figure('sum', 0, 'usd'))).toEqual([
    'The award or contract that bears on it states no amount.',
  ]);
  expect(await told(figure('calls', 3), figure('open', 0))).toEqual(['None of the 3 calls that bear on it is open.']);
  expect(await told(figure('calls', 3), figure('open', 2))).toEqual(['2 of the 3 calls that bear on it are open.']);
  expect(await told(figure('calls', 1), figure('open', 0))).toEqual(['The call that bears on it is not open.']);
  expect(await told(figure('told', 3))).toEqual(['The records that bear on it: 3.']);
  const named = (part: string, value: number, label: string) => ({ ...figure(`naming:awards${part}`, value), label });
  expect(
    await told(
      named('', 3, 'records that name Acme Inc'),
      named(':payer:NASA', 2, 'records by NASA that name Acme Inc'),
      named(':payer:Department of Energy', 1, 'records by Department of Energy that name Acme Inc'),
    ),
  ).toEqual([
    'Acme Inc is named in 3 awards.',
    'Its awards and contracts are from NASA (2) and Department of Energy (1).',
  ]);
});

test('[RPT-04] [INS-06] a record is told with fields that say what is asked, its numbers with what they count, and with more of its words', async () => {
  const investments = [{ company: 'Acme', date: '2007-05-03', roundAmount: 9_000 }];
  const investor: OfField = {
    ring: 'direct',
    record: aRecord('investors', 'i', { title: 'Fund', text: '', data: { name: 'Fund', investments } }),
  };
  const line = 'Known investments: Acme · - · 3 May, 2007 · $9,000 · -';
  const { published } = await answered(
    'Who backed Acme?',
    [
      part([
        { key: 'investors/i', quote: null, lines: [line] },
        { key: 'awards/a', quote: GROWS, more: ['It was grown in Ohio.'], lines: ['Awarding agency: NASA'] },
      ]),
    ],
    await evidenceOfField([...field, investor]),
  );
  const { evidence } = await answered('Who backed Acme?', [], await evidenceOfField([...field, investor]));
  expect(recordSentence(evidence, { key: 'investors/i', quote: null, lines: [line] })?.text).toBe(
    '“Fund” (Known investments: Acme, 3 May, 2007, $9,000).',
  );
  const cells = published.section.blocks.flatMap((block) => (block.type === 'table' ? block.rows : []));
  expect(cells.map((row) => row.cells.slice(-2))).toEqual([
    ['Known investments: Acme, 3 May, 2007, round amount $9,000', null],
    ['Award amount: $600,000; Agency: NASA; Phase: Phase II', `“${GROWS}” – “It was grown in Ohio.”`],
  ]);
});

test('[INS-06] as a sentence a record has who speaks, what stands on record of it, and its words', async () => {
  const { evidence } = await answered('Who?', []);
  expect(recordSentence(evidence, { key: 'awards/a', quote: GROWS })?.text).toBe(
    `“Work a” (Acme Inc, award from NASA, 2019; Award amount: $600,000; Phase: Phase II): “${GROWS}”`,
  );
  expect(recordSentence(evidence, { key: 'awards/b', quote: null })?.text).toBe(
    '“Work b” (Acme Inc, award from NASA, 2019; Phase: Phase II).',
  );
  expect(recordSentence(evidence, { key: 'awards/none', quote: null })).toBeNull();
});

test('[RPT-04] [INS-06] where nothing bears on a part what comes nearest is told as that, and no figure is', async () => {
  const unsure = { ...part([]), nearest: [{ key: 'awards/a', quote: GROWS }] };
  const { published } = await answered('Who grew lettuce?', [unsure]);
  const [text, table] = published.section.blocks;
  expect(text).toMatchObject({
    type: 'nothing-found',
    text: expect.stringMatching(/^Nothing that surely bears on this was found in /),
  });
  expect(table).toMatchObject({ type: 'table', caption: 'The nearest records', rows: [{ key: 'awards/a' }] });
  expect(published.report).toMatchObject({ made: 0, withheld: [] });
});

test('[RPT-04] a prompt of nothing but the words of a section is that section; one on which nothing was found says where it was looked', async () => {
  const { drafted } = await answered('awards funding', [part([])]);
  expect(drafted.blocks).toEqual([{ type: 'paragraph', sentences: [plainSentence('Awards.')] }]);
  const lookedAt = Object.fromEntries(ENGINES.map((engine, at) => [engine, at < 1 ? 100 : 0])) as never;
  const none = await answered('How thick is it?', [], { lookedAt });
  expect(none.drafted.blocks).toEqual([{ type: 'nothing-found', text: 'Nothing was found in companies.' }]);
});
