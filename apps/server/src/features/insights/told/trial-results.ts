import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { type Collected, keyOf, makeStatement, nothing, ofField, titleOf } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { ofRecord, word, words } from '../../../evidence/statements/statement.ts';

const STOPPED = /^(?:terminated|withdrawn|suspended)/i;
const TOLD_MAX = 2;
const REASON_MAX = 240;

const trialOf = (record: CatalogueRecord) => record.data as ClinicalTrial;

/** Single trials that say how it went: those that were stopped with their reason, and the largest with results. */
export function trialResults(observed: Observed): Collected {
  const found = nothing();
  const all = observed.records['clinical-trials'];
  const newest = (records: readonly CatalogueRecord[]) =>
    records.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  for (const record of newest(all.filter((each) => isStopped(trialOf(each)))).slice(0, TOLD_MAX)) {
    const { sponsor, status, whyStopped } = trialOf(record);
    found.cited.push(record);
    const told = words`${ofField(record, 'Sponsor', sponsor!)} sponsors the trial ${titleOf(record)}, whose status is ${ofField(record, 'Status', status!)}.`;
    const reason = ofRecord(keyOf(record), `Why stopped: ${whyStopped}`, whyStopped!, 'quotation');
    found.findings.push({
      ...base(record),
      id: `trials:stopped:${record.id}`,
      importance: 77,
      headline: makeStatement(told),
      statements: [makeStatement(told), makeStatement(words`Why stopped: “${reason}”`)],
    });
  }
  const withResults = all
    .filter(
      (record) =>
        !isStopped(trialOf(record)) &&
        trialOf(record).hasResults === true &&
        trialOf(record).sponsor &&
        (record.amount ?? 0) > 0,
    )
    .toSorted((one, other) => other.amount! - one.amount!);
  for (const record of withResults.slice(0, 1)) {
    const { sponsor, status, enrollment } = trialOf(record);
    found.cited.push(record);
    const hasResults = { key: keyOf(record), quote: 'Has results: Yes' };
    const told = words`The trial ${titleOf(record)} of the sponsor ${ofField(record, 'Sponsor', sponsor!)} has results.`;
    found.findings.push({
      ...base(record),
      id: `trials:results:${record.id}`,
      importance: 58,
      headline: makeStatement(told, [], [hasResults]),
      statements: [
        makeStatement(told, [], [hasResults]),
        ...(enrollment
          ? [makeStatement(words`Its enrollment is ${ofField(record, 'Enrollment', formatNumber(enrollment))}.`)]
          : []),
        ...(status ? [makeStatement(words`Its status is ${ofField(record, 'Status', status)}.`)] : []),
        ...(record.date
          ? [
              makeStatement(
                words`It started ${word(record.date.length > 7 ? 'on' : 'in')} ${ofField(record, 'Start date', formatDate(record.date))}.`,
              ),
            ]
          : []),
      ],
    });
  }
  return found;
}

const base = (record: CatalogueRecord) => ({
  family: 'trials' as const,
  n: 1,
  period: record.date ? { from: record.date.slice(0, 4), to: record.date.slice(0, 4) } : null,
  missing: null,
});

const isStopped = ({ sponsor, status, whyStopped }: ClinicalTrial) =>
  Boolean(sponsor && status && STOPPED.test(status) && whyStopped && whyStopped.length <= REASON_MAX);
