import { expect, test } from 'vitest';
import { inField } from './gather-report.ts';

test('[RPT-18] what a description asks is asked of the records of its field, and of those closest to its idea', () => {
  const matches = [
    { engine: 'patents', id: 'field', ring: 'same use' },
    { engine: 'awards', id: 'asks', ring: 'asks' },
    { engine: 'awards', id: 'beside', ring: 'near' },
    { engine: 'awards', id: 'closest', ring: 'near' },
  ] as const;
  const isOfField = inField({ closest: ['awards/closest'] }, { matches });
  const keys = matches.map(({ engine, id }) => `${engine}/${id}`);
  expect(keys.filter(isOfField)).toEqual(['patents/field', 'awards/asks', 'awards/closest']);
  expect(isOfField('awards/of-nobody')).toBe(false);
});
