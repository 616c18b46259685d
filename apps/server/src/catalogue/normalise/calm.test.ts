import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calm } from './calm.ts';

test.each([
  ['ADVANCED REFRACTORY TECHNOLOGIES, INC.', 'Advanced Refractory Technologies, Inc.'],
  ['MAGIQ TECHNOLOGIES, INC.', 'Magiq Technologies, Inc.'],
  ['SYSTEMS & TECHNOLOGY RESEARCH LLC', 'Systems & Technology Research LLC'],
  ['THE VERARD COMPANY', 'The Verard Company'],
  ['INSTITUTE FOR THE STUDY OF SEPSIS', 'Institute for the Study of Sepsis'],
  ['ATA ENGINEERING, INC.', 'ATA Engineering, Inc.'],
  ['AT&T MOBILITY GMBH', 'AT&T Mobility GmbH'],
  ['ORGANON USA INC', 'Organon USA Inc'],
  [
    'AUTOMATIC TEST DATA GENERATION TOOL FOR LARGE-SCALE SYSTEMS',
    'Automatic Test Data Generation Tool for Large-Scale Systems',
  ],
  ['FARXIGA (DAPAGLIFLOZIN)', 'Farxiga (Dapagliflozin)'],
  ["L'OREAL USA PRODUCTS", "L'oreal USA Products"],
  // Not in capitals throughout, or a single word, which may be an abbreviation.
  ['MagiQ TECHNOLOGIES', 'MagiQ TECHNOLOGIES'],
  ['NASA', 'NASA'],
  ['GRAMMATECH', 'GRAMMATECH'],
  ['NSF CNS', 'NSF CNS'],
  ['US 10,123', 'US 10,123'],
  ['SRI INTERNATIONAL', 'SRI International'],
  // In small letters its dotted İ would be two.
  ['TÜRKİYE CERAMICS', 'TÜRKİYE CERAMICS'],
  ['PHASE II OF CO2 CAPTURE AT 5MG', 'Phase II of CO2 Capture at 5MG'],
])('what stands in capitals throughout is told as it would be printed: %s', (text, expected) => {
  expect(calm(text)).toBe(expected);
});

test('the letters are the same, whatever their case, and what was calmed is left alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const shouted = text.toUpperCase();
      const calmed = calm(shouted);
      expect(calmed.toUpperCase()).toBe(shouted.toUpperCase());
      expect(calm(calmed)).toBe(calmed);
    }),
    { examples: [['ß'], ['ŉ acme']] },
  );
});
