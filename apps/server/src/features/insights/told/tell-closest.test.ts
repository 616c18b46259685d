import { expect, test } from 'vitest';
import { evidenceOfField } from '../../../../test/field.ts';
import { heldIdea, observedOf } from '../../../../test/observed.ts';
import { award, write } from '../../../../test/written-section.ts';
import { tellClosest } from './tell-closest.ts';

const FIELD = [
  award('a', 'direct', { achieved: 'The patch held 92 percent of its charge.' }),
  award('b', 'direct', { achieved: 'The cell lasted 400 hours.' }),
];
const RECORDS = FIELD.map(({ record }) => record);
const IDEA = heldIdea(['A patch that holds its charge', 'A pump'], RECORDS, {
  'awards/a': [{ number: 1, quote: 'The patch held 92 percent of its charge.' }],
  'awards/b': [{ number: 2, certainty: 0.2 }],
});
const SURELY = { 'awards/a': 4, 'awards/b': 3 };

const toldOf = async (closeness: Record<string, number>) => {
  const own = { idea: IDEA, words: ['patch', 'pump'], closeness };
  const [insight] = tellClosest(await evidenceOfField(FIELD, own), observedOf(RECORDS, {}, IDEA));
  const { texts } = await write('executive-summary', FIELD, own);
  return { insight: insight!, texts };
};

test('[INS-01] an insight tells what comes closest as the report’s summary does, and what comes near to each statement; its title, which mails quote, has no words of the idea', async () => {
  const { insight, texts } = await toldOf(SURELY);
  const { title, sentences, why, references } = insight.content;
  expect(title).toBe(texts[0]);
  expect(title).toMatch(/^By estimate one work on record comes close to the idea: “Work of a”/);
  expect(title).not.toContain('pump');
  expect(sentences.at(-1)).toMatchObject({
    text: 'Nearest to “A patch that holds its charge” comes “Work of a”: “The patch held 92 percent of its charge.”',
  });
  expect(sentences.some(({ text }) => text.includes('“A pump”'))).toBe(false);
  expect(why).toBe('Read these before filing: each may be a limit to what is new.');
  expect(references.length).toBeGreaterThan(0);
  expect(insight.content.german?.title).toMatch(/^Nach Schätzung kommt/);
});

test('[INS-01] where nothing comes close the insight says so, and gives no advice; without records there is none', async () => {
  const { insight, texts } = await toldOf({ 'awards/a': 0.5, 'awards/b': 0.4 });
  expect(insight.content.title).toBe(texts[0]);
  expect(insight.content).toMatchObject({
    title: 'By estimate none of the works on record comes close to the idea.',
    why: null,
  });
  expect(insight.importance).toBeLessThan((await toldOf(SURELY)).insight.importance);
  expect(tellClosest(await evidenceOfField([]), observedOf([]))).toEqual([]);
});
