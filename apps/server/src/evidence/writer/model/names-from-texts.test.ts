import { expect, test } from 'vitest';
import { evidenceOfItems } from '../../../../test/model/evidence-of-items.ts';
import { aRecord } from '../../../../test/records.ts';
import { refKey } from '../../../catalogue/record.ts';
import { namesFromTexts } from './names-from-texts.ts';

test('[GRD-09] of names that stand in running text alone a firm is asked for, and a country or a phase is not', () => {
  const record = aRecord('awards', 'a1', {
    title: 'Quiet pumps',
    text: 'Kestrel Motors of Ulm tests the pump in Canada. It is now in Phase II. SiC ASICs drive it, a 16-channel board.',
  });
  const items = [['awards/a1', 'Kestrel Motors of Ulm tests']] as const;
  const { evidence } = evidenceOfItems({ description: 'A quiet pump.', items }, new Map([[refKey(record), record]]));
  const named = (text: string) =>
    namesFromTexts(
      { text, kind: 'fact', grounds: [{ key: 'awards/a1', quote: null }], figures: [] } as never,
      evidence,
    );
  expect(named('Kestrel Motors tests the pump in Canada.')).toEqual(['Kestrel Motors']);
  expect(named('The pump is tested in Canada, in Phase II.')).toEqual([]);
  // Terms, each asked for by itself.
  expect(named('It has a 16-channel board.')).toEqual([]);
  expect(named('It is driven by SiC ASICs.')).toEqual(['SiC', 'ASICs']);
});
