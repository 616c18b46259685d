import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evidenceFrom, observedOf, withheldFrom } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { textIn } from '../german/texts.ts';
import { resolve } from '../statements/resolve.ts';
import { computeFindings } from './compute-findings.ts';

const NAMES = ['Acme Inc.', 'ACME INC', 'Bolt LLC', 'Harrow University', 'Zorova GmbH', 'Lakemont Institute'];
const AGENCIES = ['NASA', 'Department of the Navy', 'National Science Foundation'];

const day = fc
  .record({ year: fc.integer({ min: 1998, max: 2027 }), month: fc.integer({ min: 1, max: 12 }), precise: fc.boolean() })
  .map(({ year, month, precise }) => (precise ? `${year}-${String(month).padStart(2, '0')}-15` : String(year)));
const amount = fc.option(fc.integer({ min: 0, max: 3_000_000 }));
const name = fc.constantFrom(...NAMES);
const agency = fc.constantFrom(...AGENCIES);

const award = fc.record({ day, amount, name, agency, phase: fc.constantFrom('Phase I', 'Phase II') });
const patent = fc.record({ day, name, filed: fc.option(day) });
const trial = fc.record({ day, amount, name, status: fc.constantFrom('Completed', 'Recruiting', 'Terminated', 'Odd') });
const spent = fc.record({ day, amount, name, agency });
const call = fc.record({ agency, closes: fc.option(day) });

const some = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { maxLength: 25 });

const records = fc
  .record({ awards: some(award), patents: some(patent), trials: some(trial), spending: some(spent), calls: some(call) })
  .map(({ awards, patents, trials, spending, calls }): CatalogueRecord[] => [
    ...awards.map((each, at) =>
      aRecord('awards', `a${at}`, {
        date: each.day,
        amount: each.amount,
        facets: { agency: [each.agency], program: ['SBIR'], phase: [each.phase] },
        organisations: [{ name: each.name, role: 'Awardee' }],
        data: { awardee: each.name, agency: each.agency, phase: each.phase },
      }),
    ),
    ...patents.map((each, at) =>
      aRecord('patents', `p${at}`, {
        date: each.day,
        organisations: [{ name: each.name, role: 'Assignee' }],
        data: { assignees: [{ name: each.name }], filingDate: each.filed ?? undefined },
      }),
    ),
    ...trials.map((each, at) =>
      aRecord('clinical-trials', `t${at}`, {
        date: each.day,
        amount: each.amount,
        facets: { status: [each.status], phase: ['Phase 2'] },
        organisations: [{ name: each.name, role: 'Sponsor' }],
        data: { sponsor: each.name, status: each.status },
      }),
    ),
    ...spending.map((each, at) =>
      aRecord('usa-spending', `s${at}`, {
        date: each.day,
        amount: each.amount,
        facets: { agency: [each.agency] },
        organisations: [{ name: each.name, role: 'Recipient' }],
        data: { recipient: each.name, agency: each.agency },
      }),
    ),
    ...calls.map((each, at) =>
      aRecord('funding-opportunities', `c${at}`, {
        closes: each.closes,
        data: { agency: each.agency, closeDate: each.closes ?? undefined },
      }),
    ),
  ]);

const held = { from: 2000, to: 2026 };

test('[RPT-14] [RPT-02] whatever is on record, figures keep their bounds and what is said is published, in German as well', async () => {
  await fc.assert(
    fc.asyncProperty(records, async (given) => {
      const observed = observedOf(given, {
        awards: held,
        patents: held,
        'clinical-trials': held,
        'usa-spending': held,
      });
      const found = await computeFindings(observed);
      for (const { id, value, unit } of found.figures) {
        expect(value, id).toBeGreaterThanOrEqual(0);
        if (unit === 'percent') expect(value, id).toBeLessThanOrEqual(100);
      }
      const amounts = observed.records.awards.flatMap((record) => record.amount || []);
      const middle = found.figures.find(({ id }) => id === 'award-sizes:median');
      if (middle) expect(middle.value).toBeGreaterThanOrEqual(Math.min(...amounts));
      if (middle) expect(middle.value).toBeLessThanOrEqual(Math.max(...amounts));
      expect(withheldFrom(observed, found)).toEqual([]);
      const evidence = evidenceFrom(observed, found);
      for (const { label } of found.figures) expect(textIn(label), label).not.toBeNull();
      for (const { statements, headline } of found.findings)
        for (const { text, parts } of headline ? [...statements, headline] : statements)
          expect(resolve(parts!, evidence, null, 'de'), text).not.toHaveProperty('lacks');
    }),
    { numRuns: 60 },
  );
});
