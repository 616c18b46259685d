import { expect, test } from 'vitest';
import { splitQuotations } from './split-quotations.ts';

test('[GRD-08] what a sentence quotes is cut out with its marks, quotations within it whole', () => {
  expect(splitQuotations('Acme writes: “We sell “smart” cells.” Twice: “No.”')).toEqual([
    { text: 'Acme writes: ', isQuoted: false },
    { text: '“We sell “smart” cells.”', isQuoted: true },
    { text: ' Twice: ', isQuoted: false },
    { text: '“No.”', isQuoted: true },
  ]);
  expect(splitQuotations('“All of it.”')).toEqual([{ text: '“All of it.”', isQuoted: true }]);
  expect(splitQuotations('An open “quotation')).toEqual([{ text: 'An open “quotation', isQuoted: false }]);
});
