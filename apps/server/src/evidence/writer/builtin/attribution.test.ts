import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { quotation } from './attribution.ts';

test('[RPT-02] who says a passage is named as one would: an agency with its article, a company without', async () => {
  const quote = 'Every radio needs a battery.';
  const observed = observedOf([
    aRecord('funding-opportunities', 'f', {
      text: quote,
      organisations: [{ name: 'Department of Defense', role: 'Agency' }],
      data: { agency: 'Department of Defense' },
    }),
    aRecord('funding-opportunities', 'g', {
      text: quote,
      organisations: [{ name: 'NASA', role: 'Agency' }],
      data: { agency: 'NASA' },
    }),
    aRecord('awards', 'a', {
      text: quote,
      organisations: [{ name: 'Acme Optics', role: 'Awardee' }],
      data: { awardee: 'Acme Optics' },
    }),
    aRecord('subject-matter-experts', 'e', {
      text: quote,
      people: [{ name: 'Mei Usman', role: 'Expert' }],
      data: { name: 'Mei Usman' },
    }),
  ]);
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  const said = (key: string) => quotation(evidence, { key, quote } as Parameters<typeof quotation>[1])?.text;
  expect(said('funding-opportunities/f')).toBe(`Call of the Department of Defense: “${quote}”`);
  expect(said('funding-opportunities/g')).toBe(`Call of NASA: “${quote}”`);
  expect(said('subject-matter-experts/e')).toBe(`Mei Usman: “${quote}”`);
  expect(said('awards/a')).toBe(`Acme Optics, award: “${quote}”`);
});
