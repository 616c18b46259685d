import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { quote } from './quotes.ts';

test('[RPT-02] what a record said long ago of costs and limits is not quoted as if it held today', async () => {
  const award = (id: string, date: string) =>
    aRecord('awards', id, {
      date,
      text: 'Large scanners are presently very expensive and difficult to manufacture.',
      organisations: [{ name: `Acme ${id}`, role: 'Awardee' }],
    });
  const quoted = async (date: string) => {
    const records = ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => award(id, date));
    const observed = observedOf(records);
    const evidence = evidenceFrom(observed, await computeFindings(observed));
    // A quotation is given for each four sentences that are worked out.
    evidence.findings = [
      { ...evidence.findings![0]!, statements: Array(4).fill(evidence.findings![0]!.statements[0]!) },
    ];
    evidence.passages.risks = [{ key: 'awards/a1', quote: records[0]!.text }];
    return quote(evidence, 'risks').length;
  };
  expect(await quoted('2022-01-01')).toBe(1);
  expect(await quoted('1995-01-01')).toBe(0);
});
