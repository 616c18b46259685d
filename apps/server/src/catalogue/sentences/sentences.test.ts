import { expect, test } from 'vitest';
import { sentencePlaces, sentencesOf, wholeSentencesOf } from './sentences.ts';

test.each<[string, string, string[]]>([
  [
    'numbers and units',
    'A dose of 0.5 mg was given. It held for 2.5 hours at 37 °C. Half were men.',
    ['A dose of 0.5 mg was given.', 'It held for 2.5 hours at 37 °C.', 'Half were men.'],
  ],
  [
    'abbreviations and initials',
    'Acme Inc. of the U.S. Army made pumps, e.g. Dr. J. Smith et al. Patents came later. It was sold to Acme, Inc. The company is now building a plant.',
    [
      'Acme Inc. of the U.S. Army made pumps, e.g. Dr. J. Smith et al. Patents came later.',
      'It was sold to Acme, Inc.',
      'The company is now building a plant.',
    ],
  ],
  [
    'an ordinal',
    'It ranked on the 5th. place of all. The 6th. pump failed.',
    ['It ranked on the 5th. place of all.', 'The 6th. pump failed.'],
  ],
  [
    'a lost space',
    'The membrane keeps dendrites out of the cell.The cell lasts longer. Baby.Net was acquired.',
    ['The membrane keeps dendrites out of the cell.', 'The cell lasts longer.', 'Baby.Net was acquired.'],
  ],
  [
    'lists by bullets and numbers',
    'The pump must:\n• Run dry for an hour\n• Weigh under 2 kg\n1) Design the seal.\n2. Build the pump.',
    ['Run dry for an hour', 'Weigh under 2 kg', 'Design the seal.', 'Build the pump.'],
  ],
  [
    'lines that a printed text breaks',
    'The contamination of water with organic compounds continues to pose serious risks to the\nhealth of the public. Membranes are fouled by these compounds within weeks and have to be\nreplaced. A new coating keeps them clean.',
    [
      'The contamination of water with organic compounds continues to pose serious risks to the\nhealth of the public.',
      'Membranes are fouled by these compounds within weeks and have to be\nreplaced.',
      'A new coating keeps them clean.',
    ],
  ],
  [
    'titles in lines',
    'Seals for pumps\nValves for wells\nGrowth of tomatoes',
    ['Seals for pumps', 'Valves for wells', 'Growth of tomatoes'],
  ],
])('[READ-02] PLAIN %s', (_, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test('[READ-02] headings part what they stand over, and are told with it', () => {
  const text =
    'OBJECTIVE: Build a pump. PHASE I: Design the seal.\nInclusion Criteria:\n- Adults with gout\n- No surgery within a year';
  expect(sentencePlaces(text).map(({ start, end, heading }) => [heading, text.slice(start, end)])).toEqual([
    ['OBJECTIVE', 'Build a pump.'],
    ['PHASE I', 'Design the seal.'],
    ['Inclusion Criteria', 'Adults with gout'],
    ['Inclusion Criteria', 'No surgery within a year'],
  ]);
});

test('[READ-02] a text without stops is split where sentences begin, and not at names', () => {
  const text =
    'Cachexia is a complex syndrome of weight loss that leads to fatigue and weakness More than half of all cancer patients develop cachexia and it is responsible for many deaths Currently there are no FDA approved treatments but the hormone ghrelin has great potential In Phase I we showed that a long acting ghrelin reversed the loss in Yoshida rats The studies proposed here will test it in two additional models';
  expect(sentencesOf(text)).toEqual([
    'Cachexia is a complex syndrome of weight loss that leads to fatigue and weakness',
    'More than half of all cancer patients develop cachexia and it is responsible for many deaths',
    'Currently there are no FDA approved treatments but the hormone ghrelin has great potential',
    'In Phase I we showed that a long acting ghrelin reversed the loss in Yoshida rats',
    'The studies proposed here will test it in two additional models',
  ]);
});

test('[READ-02] what stands in a sentence’s place is the text itself, in order and apart', () => {
  const text = ' “Is it so?” (Yes.)\n\n\t• One; 2) two.   THREE\n';
  let before = 0;
  for (const { start, end } of sentencePlaces(text)) {
    expect(start).toBeGreaterThanOrEqual(before);
    expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
    before = end;
  }
  expect(sentencePlaces('')).toEqual([]);
  expect(sentencePlaces(' \n.\n')).toEqual([]);
});

test('[RPT-07] [GRD-10] of what somebody has written the sentences hold every word, labels and bullets too', () => {
  expect(wholeSentencesOf('Acme Inc: “The patch reads sweat.” It is sold.')).toEqual([
    'Acme Inc: “The patch reads sweat.”',
    'It is sold.',
  ]);
  expect(wholeSentencesOf('RISKS: The film cracks. • It leaks')).toEqual(['RISKS: The film cracks.', '• It leaks']);
});
