import { ENGINES } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { plainSentence } from '../../../../test/plain-sentence.ts';
import { nothing } from '../../findings/collect.ts';
import type { DraftBlock, DraftSection } from '../draft.ts';
import { answerPrompt } from './answers.ts';

const evidence = evidenceFrom(observedOf([]), nothing());

const table = (caption: string, ...labels: string[]): DraftBlock => ({
  type: 'table',
  caption,
  columns: labels.map((label) => ({ label, unit: 'text' as const })),
  rows: [{ cells: labels, key: 'a/1' }],
  note: '',
});
const prose = (text: string): DraftBlock => ({ type: 'paragraph', sentences: [plainSentence(text)] });
const section = (id: string, ...blocks: DraftBlock[]) => [id, (): DraftSection => ({ id, title: id, blocks })] as const;

const SECTIONS = Object.fromEntries([
  section('competitor-analysis', prose('Who there is.')),
  section('customers', { type: 'nothing-found', text: 'Nothing.' }),
  section('ip-landscape', prose('Patents.')),
  section(
    'funding-landscape',
    prose('Awards.'),
    table('Awards in the field', 'Award', 'Agency'),
    { type: 'form', caption: 'What the programs of these agencies pay', columns: ['Program'], rows: [['A']], note: '' },
    { type: 'checklist', caption: 'What is required', items: [], note: '' },
  ),
  section(
    'regulatory',
    table('Clinical trials in the field', 'Trial', 'Phase'),
    table('What the nearest trials measure first', 'Trial', 'Primary outcome'),
    prose('Trials.'),
  ),
  section('partners-and-experts', prose('Experts.')),
  section('risks', prose('Risks.')),
  section('market-sizing', prose('Market.')),
]);

const answer = (prompt: string) =>
  answerPrompt({ id: 'question-1', title: 'A', prompt }, evidence, SECTIONS).blocks.map((block) =>
    block.type === 'table' ? block.caption : block.type === 'paragraph' ? block.sentences[0]!.text : block.type,
  );

test('[RPT-04] a question in one’s own words is answered by what was worked out on it', () => {
  expect(answer('Which trials tested such devices and what did they measure?')).toEqual([
    'What the nearest trials measure first',
  ]);
  expect(answer('Which agencies paid for such work?')).toEqual(['Awards.', 'Awards in the field', 'form']);
  expect(answer('Which programs pay for it?')).toEqual(['form']);
  expect(answer('What is required of an applicant?')).toEqual(['checklist']);
  expect(answer('What are the limitations of existing solutions?')).toEqual(['Risks.']);
  expect(answer('Which universities have experts in this?')).toEqual(['Experts.']);
});

test('[RPT-04] of a section only what says the most of a question is told, and to each question something else', () => {
  const clinical = section(
    'regulatory',
    {
      type: 'paragraph',
      sentences: [
        plainSentence('Of the trials, 3 were stopped early.'),
        plainSentence('The median enrollment of the trials is 249.'),
        plainSentence('Of the trials, 6 have sites in South Korea.'),
      ],
    },
    table('Drug applications in the field', 'Drug', 'Approval'),
    table('Trials by phase', 'Phase'),
    table('Trials by status', 'Status'),
  );
  const prompts = [
    'Which trials were stopped?',
    'Which drugs have an approval in Asia?',
    'Which trials were stopped early?',
    'Which trials are there?',
  ];
  const outline = prompts.map((prompt, at) => ({ id: `question-${at}`, title: prompt, prompt }));
  const told = outline.map((planned) =>
    answerPrompt(planned, { ...evidence, outline }, { ...SECTIONS, ...Object.fromEntries([clinical]) }).blocks.flatMap(
      (block) =>
        block.type === 'paragraph'
          ? block.sentences.map(({ text }) => text)
          : block.type === 'table'
            ? [block.caption]
            : [block.type],
    ),
  );
  expect(told[0]).toEqual(['Of the trials, 3 were stopped early.']);
  // What was told is told again only where it is all there is.
  expect(told[1]).toEqual(['Drug applications in the field']);
  expect(told[2]).toEqual(['Of the trials, 3 were stopped early.']);
  expect(told[3]).toEqual([
    'The median enrollment of the trials is 249.',
    'Of the trials, 6 have sites in South Korea.',
    'Trials by phase',
    'Trials by status',
  ]);
});

test('[RPT-04] a question that no section is about, or on which nothing was found, says so', () => {
  expect(answer('How thick is the membrane?')).toEqual(['nothing-found']);
  expect(answer('Which buyers are there?')).toEqual(['nothing-found']);
});

test('[RPT-04] where nothing was found, it says where the section of the question looked, unless other things were chosen', () => {
  const said = (looked: number) => {
    const lookedAt = Object.fromEntries(ENGINES.map((engine, at) => [engine, at < looked ? 100 : 0])) as never;
    const question = { id: 'question-1', title: 'A', prompt: 'Which buyers are there?' };
    const [block] = answerPrompt(question, { ...evidence, lookedAt }, SECTIONS).blocks;
    return block?.type === 'nothing-found' ? block.text : null;
  };
  expect(said(ENGINES.length)).toBe('Nothing.');
  expect(said(1)).toMatch(/^Nothing was found in /);
});

const sentencesIn = (blocks: DraftBlock[]) =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? block.sentences.map(({ text }) => text) : []));

test('[RPT-04] a sentence that goes on from another is told with it, and a title that it names answers nothing', () => {
  const sections = {
    ...SECTIONS,
    ...Object.fromEntries([
      section('competitor-analysis', {
        type: 'paragraph',
        sentences: [
          plainSentence('Acme makes pumps.'),
          plainSentence('It sponsors a rival.'),
          plainSentence('“Which rivals there are” is a paper of Acme.'),
        ],
      }),
    ]),
  };
  const { blocks } = answerPrompt(
    { id: 'question-1', title: 'A', prompt: 'Which rivals sponsors Acme?' },
    evidence,
    sections,
  );
  expect(sentencesIn(blocks)).toEqual(['Acme makes pumps.', 'It sponsors a rival.']);
});

test('[RPT-04] what is asked for is what the subject doesn’t say, in the words in which it is told', () => {
  const sections = {
    ...SECTIONS,
    ...Object.fromEntries([
      section(
        'regulatory',
        prose('Trials test metformin.'),
        table('Drug applications in the field', 'Drug'),
        table('Trials', 'Trial'),
        table('What the findings of this report are computed from', 'Drug'),
      ),
    ]),
  };
  const about = { ...evidence, project: { ...evidence.project, title: 'Metformin tablet' } };
  const prompt = 'Which metformin tablets are approved?';
  const { blocks } = answerPrompt({ id: 'question-1', title: 'A', prompt }, about, sections);
  expect(blocks.map((block) => (block.type === 'table' ? block.caption : block.type))).toEqual([
    'Drug applications in the field',
  ]);
});

test('[RPT-04] who asks for one kind of record, of which none is in the field, learns just that', () => {
  const figure = (id: string, value: number) => ({
    id,
    label: id,
    value,
    unit: 'count' as const,
    query: { searchEngine: 'investors' as const, query: '', filters: {} },
  });
  const looked = { ...evidence, figures: [figure('looked:compared:investors', 6711), figure('investors:count', 0)] };
  const { blocks } = answerPrompt(
    { id: 'question-1', title: 'A', prompt: 'Which investors fund it?' },
    looked,
    SECTIONS,
  );
  expect(sentencesIn(blocks)).toEqual([
    'None of the 6,711 investors that were compared with the project is in the field.',
  ]);
});
