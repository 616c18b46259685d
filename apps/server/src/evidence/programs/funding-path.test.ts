import { expect, test } from 'vitest';
import { counted, evidenceFrom, observedOf } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { DraftBlock } from '../draft.ts';
import type { Evidence } from '../evidence.ts';
import { nothing } from '../findings/collect.ts';
import { evidenceKey } from '../records/evidence-record.ts';
import { IN_COMMON } from '../records/rings.ts';
import { publishSection } from '../statements/publish.ts';
import { fundingPath } from '../writer/builtin/funding-path.ts';
import { pathForm, payersWithPrograms } from './funding-path.ts';

/** Of the works closest to an idea so many were paid for by these agencies. */
function evidenceOf(agencies: Record<string, number>): Evidence {
  const paid = Object.entries(agencies).flatMap(([agency, count]) =>
    Array.from({ length: count }, (_, at) => aRecord('awards', `${agency}-${at}`, { facets: { agency: [agency] } })),
  );
  const evidence = evidenceFrom(observedOf(paid), nothing());
  counted(evidence, 'awards-by-agency', agencies);
  return withWords({ ...evidence, closest: paid.map(evidenceKey) }, 'plug, graphite');
}
/** The words in common of each record. */
const withWords = (evidence: Evidence, words: string): Evidence => ({
  ...evidence,
  cited: evidence.cited.map((each) => ({ ...each, derived: [`${IN_COMMON}: ${words}`] })),
  records: Object.fromEntries(
    Object.entries(evidence.records).map(([engine, records]) => [
      engine,
      records.map((each) => ({ ...each, derived: [`${IN_COMMON}: ${words}`] })),
    ]),
  ) as Evidence['records'],
});
const withheld = (evidence: Evidence, ...blocks: DraftBlock[]) =>
  publishSection({ id: 'x', title: 'X', blocks }, evidence).report.withheld;

test('[RPT-02] program by program: the agencies that paid for the closest works, and what they pay is their rules’', () => {
  const evidence = evidenceOf({ NASA: 1, 'Department of Energy': 4, 'National Science Foundation': 3 });
  expect(payersWithPrograms(evidence).map(({ name }) => name)).toEqual([
    'Department of Energy',
    'National Science Foundation',
  ]);
  // A payer of less, beside others, is not the one to ask.
  const beside = evidenceOf({ 'Department of Energy': 9, 'National Science Foundation': 2 });
  expect(payersWithPrograms(beside).map(({ name }) => name)).toEqual(['Department of Energy']);
  const form = pathForm(evidence)!;
  expect(form.rows.map(([agency, program]) => `${agency}, ${program}`)).toContain(
    'National Science Foundation, Phase I Project Pitch',
  );
  expect(form.rows.find(([, program]) => program === 'Phase I Project Pitch')).toEqual([
    'National Science Foundation',
    'Phase I Project Pitch',
    '$305,000',
    '6 to 18',
    '“Record National Science Foundation-0”',
  ]);
  expect(pathForm(evidenceOf({ Navy: 2, NASA: 2 }))!.rows.map(([agency]) => agency)).toEqual(
    expect.arrayContaining(['Department of Defense (Navy)', 'National Aeronautics and Space Administration']),
  );
  expect(form.note).toContain('https://seedfund.nsf.gov/apply/project-pitch/');
  expect(withheld(evidence, ...fundingPath(evidence))).toEqual([]);
  expect(withheld(evidence, { type: 'form', ...form, note: form.note.replace('other', 'no') })).toHaveLength(1);
  const richer = form.rows.map((cells) => cells.map((cell) => cell.replace('$305,000', '$905,000')));
  expect(withheld(evidence, { type: 'form', ...form, rows: richer })).toHaveLength(1);
});

test('[RPT-02] [RPT-18] who paid for what has one word in common with the idea is not asked to pay for it', () => {
  const evidence = evidenceOf({ NASA: 3 });
  expect(pathForm(evidence)).not.toBeNull();
  expect(pathForm(withWords(evidence, 'plug'))).toBeNull();
});

test('[RPT-02] of several agencies the two that paid for the closest works are told', () => {
  const three = evidenceOf({ NASA: 3, 'Department of Energy': 3, 'National Science Foundation': 3 });
  expect(payersWithPrograms(three).map(({ name }) => name)).toEqual(['NASA', 'Department of Energy']);
});

test('[RPT-02] [RPT-18] who once asked for something is told of where nobody has paid for what is close', () => {
  const asked = (...agencies: string[]) =>
    agencies.map((agency) => aRecord('funding-opportunities', agency, { facets: { agency: [agency] } }));
  const evidenceBy = (records: CatalogueRecord[]) => {
    const evidence = evidenceFrom(observedOf(records), nothing());
    counted(evidence, 'awards-by-agency', { NASA: 1 });
    const query = { searchEngine: 'funding-opportunities' as const, query: '', filters: {} };
    evidence.figures.push({ id: 'demand:Navy:count', label: 'calls by Navy', value: 2, unit: 'count', query });
    return withWords({ ...evidence, closest: records.map(evidenceKey) }, 'plug, graphite');
  };
  const paid = aRecord('awards', 'paid', { facets: { agency: ['NASA'] } });
  const names = (records: CatalogueRecord[]) => payersWithPrograms(evidenceBy(records)).map(({ name }) => name);
  expect(names(asked('Navy', 'Navy'))).toEqual(['Navy']);
  expect(names([...asked('Navy', 'Navy'), paid])).toEqual(['NASA']);
});

test('[RPT-02] where nobody who pays has a program here, no path is told', () => {
  expect(fundingPath(evidenceOf({ Smithsonian: 2 }))).toEqual([]);
});
