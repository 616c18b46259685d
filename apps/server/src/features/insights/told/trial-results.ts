import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { type Collected, keyOf, nothing, say } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';

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
    const fields = [`Title: ${record.title}`, `Sponsor: ${sponsor}`, `Status: ${status}`];
    const grounds = fields.map((quote) => ({ key: keyOf(record), quote }));
    const reason = { key: keyOf(record), quote: `Why stopped: ${whyStopped}` };
    found.findings.push({
      ...base(record),
      id: `trials:stopped:${record.id}`,
      importance: 77,
      headline: say(`${sponsor} sponsors the trial “${record.title}”, whose status is ${status}.`, [], grounds),
      statements: [
        say(`${sponsor} sponsors the trial “${record.title}”, whose status is ${status}.`, [], grounds),
        say(`Why stopped: “${whyStopped}”`, [], [reason]),
      ],
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
    const of = (...quotes: string[]) => quotes.map((quote) => ({ key: keyOf(record), quote }));
    const sponsored = of(`Title: ${record.title}`, `Sponsor: ${sponsor}`, `Has results: Yes`);
    found.findings.push({
      ...base(record),
      id: `trials:results:${record.id}`,
      importance: 58,
      headline: say(`The trial “${record.title}” of the sponsor ${sponsor} has results.`, [], sponsored),
      statements: [
        say(`The trial “${record.title}” of the sponsor ${sponsor} has results.`, [], sponsored),
        ...(enrollment
          ? [say(`Its enrollment is ${formatNumber(enrollment)}.`, [], of(`Enrollment: ${formatNumber(enrollment)}`))]
          : []),
        ...(status ? [say(`Its status is ${status}.`, [], of(`Status: ${status}`))] : []),
        ...(record.date
          ? [
              say(
                `It started ${record.date.length > 7 ? 'on' : 'in'} ${formatDate(record.date)}.`,
                [],
                of(`Start date: ${formatDate(record.date)}`),
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
