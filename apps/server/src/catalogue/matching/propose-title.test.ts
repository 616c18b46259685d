import { afterAll, expect, test } from 'vitest';
import { openEncoder } from '../encoder/open-encoder.ts';
import { proposeTitle } from './propose-title.ts';

const encoder = openEncoder();
afterAll(() => encoder.close());

test('[PRJ-02] what an idea does without is not proposed as its title', async () => {
  const title = await proposeTitle('Cultivated meat: growth medium without fetal bovine serum', encoder);
  expect(title.toLowerCase()).toContain('growth medium');
  expect(title.toLowerCase()).not.toContain('serum');
});

test('[PRJ-02] a title is a phrase of the text, and of a text in another language its first words', async () => {
  const text = 'We form steel beams cold, in one pass, so that bridges need no welds on site.';
  expect(text.toLowerCase()).toContain((await proposeTitle(text, encoder)).toLowerCase());
  const german = 'Ein Sensor, der Nitrat im Boden misst und den Wert an das Telefon des Landwirts sendet.';
  const title = await proposeTitle(german, encoder);
  expect(title).not.toBe('');
  expect(german.startsWith(title)).toBe(true);
});
