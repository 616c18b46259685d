import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { engineDeclaration } from '../../../catalogue/engines/registry.ts';
import { publishSection } from '../../../evidence/statements/publish.ts';
import { told } from '../../../evidence/writer/builtin/findings.ts';
import { answerQuestion } from './answer-question.ts';
import { readQuestion } from './read-question.ts';

const about = { terms: [] };
const award = (id: string, given: Parameters<typeof aRecord>[2] = {}) =>
  aRecord('awards', id, {
    title: `Garnet electrolyte ${id}`,
    text: 'A garnet electrolyte with a niobium dopant conducts lithium ions at room temperature.',
    date: '2021-03-12',
    organisations: [{ role: 'Awardee', name: 'Voltara Inc.' }],
    data: { awardee: 'Voltara Inc.', agency: 'NASA' },
    ...given,
  });
const call = (id: string, closes: string) =>
  aRecord('funding-opportunities', id, { title: `A call for garnets ${id}`, closes, data: { closeDate: closes } });

/** The part of the answer that the gate lets through. */
function answer(question: string, records: ReturnType<typeof aRecord>[]): string[] {
  const observed = observedOf(records, { awards: { from: 2015, to: 2026 } });
  const read = readQuestion(question, { about, today: new Date('2026-11-22'), titles: [] });
  if (typeof read === 'string') return [read];
  const answered = answerQuestion(read, { observed, engineOf: engineDeclaration, at: 0 });
  const evidence = evidenceFrom(observed, answered);
  const sentences = answered.statements.map(told);
  const { section } = publishSection(
    { id: 'a', title: 'Answer', blocks: [{ type: 'paragraph', sentences }] },
    evidence,
  );
  return section.blocks.flatMap((block) => (block.type === 'paragraph' ? block.sentences.map(({ text }) => text) : []));
}

const stated = [1, 2, 3, 4, 5, 6].map((at) => award(`s-${at}`, { amount: at * 100_000 }));

test.each([
  ['How many awards are there since 2020?', stated, ['On record: 6 awards in the field, dated 2020 to 2026.']],
  [
    'How much do awards pay in total?',
    stated,
    ['The awards in the field add up to $2.1 million, over 6 that state an amount.'],
  ],
  [
    'What does a typical award pay?',
    stated,
    ['The median amount of awards in the field is $350,000, over 6 that state an amount.'],
  ],
  ['What does a typical award pay?', [award('a')], ['On record: 1 award in the field, of which 0 state an amount.']],
  [
    'Which calls are still open?',
    [call('a', '2015-10-28')],
    ['On record: 1 funding opportunity in the field, of which 0 are open.'],
  ],
  [
    'Which calls close next?',
    [call('a', '2027-01-31')],
    ['The call “A call for garnets a” closes on 31 January, 2027.'],
  ],
  [
    'What are the largest awards?',
    [award('small', { amount: 100_000 }), award('big', { amount: 900_000 })],
    [
      'The award amount of “Garnet electrolyte big” is $900,000.',
      'The award amount of “Garnet electrolyte small” is $100,000.',
    ],
  ],
  [
    'What are the latest awards?',
    [award('ahead', { date: '2028-01-01' }), award('now', { date: '2026-02-01' })],
    ['The award date of “Garnet electrolyte now” is 1 February, 2026.'],
  ],
  [
    'How many awards name niobium?',
    [award('a'), award('b', { text: 'Of something else.' })],
    ['On record: 1 award in the field that names niobium.'],
  ],
  [
    'How much do patents pay in total?',
    [aRecord('patents', 'p', { amount: 7, text: 'A garnet electrolyte.' })],
    ['On record: 1 patent in the field, of which 0 state an amount.'],
  ],
  ['How many awards name chocolate?', stated, []],
  ['How many awards were made in 1999?', stated, []],
])('[INS-05] “%s” is counted over what is on record, or not at all', (question, records, expected) => {
  expect(answer(question, records)).toEqual(expected);
});
