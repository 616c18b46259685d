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

const ENGLISH: [text: string, title: string][] = [
  ['sodium ion battery for forklifts', 'Sodium ion battery for forklifts'],
  ['We need a lightweight radiator for small satellites.', 'Lightweight radiator for small satellites'],
  ['BioSensics LLC develops a sweat patch for athletes.', 'Sweat patch for athletes'],
  [
    'Kestrel Ceramics was founded in 2019 in Ohio. It makes a garnet electrolyte for lithium metal batteries.',
    'Electrolyte for lithium metal batteries',
  ],
  ['At Acme we build drones that inspect wind turbine blades for cracks.', 'Drones for wind turbine blades for cracks'],
  [
    'Wounds of diabetics heal slowly and get infected. We develop a hydrogel dressing that releases silver ions.',
    'Hydrogel dressing for wounds of diabetics',
  ],
];

test.each(ENGLISH)(
  '[REL-10] of “%s” the title says what the thing is, whatever it begins with: %s',
  async (text, title) => {
    expect(await proposeTitle(text, encoder)).toBe(title);
  },
);

test('[REL-10] a title is short, in every language, without an encoder, too', async () => {
  const german = `Ein Sensor${', der im Boden von Feldern Nitrat misst und den Wert an ein Telefon sendet'.repeat(3)}, für Landwirte.`;
  const english = `A coating ${'that keeps barnacles off the hulls of ships and boats '.repeat(4)}at sea.`;
  for (const text of [german, english])
    for (const by of [encoder, null]) {
      const title = await proposeTitle(text, by);
      expect(title.length).toBeGreaterThan(3);
      expect(title.length).toBeLessThanOrEqual(80);
    }
});
