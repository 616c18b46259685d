import { formatCount, formatNumber } from '@groundwork/contract/format';
import type { Drug } from '../../catalogue/engines/drugs.ts';
import { type Collected, nothing, partSeen, periodOf, say, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';
import { organisationsOf } from './organisations.ts';

/** What is approved on the topic, of how many sponsors, and when the latest approval was. */
export function drugs(observed: Observed): Collected {
  const found = nothing();
  const all = observed.records.drugs;
  if (all.length === 0) return found;
  const engine = 'drugs' as const;
  const approved = all.filter(({ data }) => (data as Drug).approvalDate);
  const sponsors = organisationsOf(all, ({ role }) => /^sponsor$/i.test(role));
  const counted = (id: string, label: string, value: number, records: typeof all) =>
    workedOut(observed, { id, label, value, how: 'count', engine, records });
  const whole = counted('drugs:all', 'drug applications on the topic', all.length, all);
  const names = counted('drugs:sponsors', 'sponsors of drug applications on the topic', sponsors.length, all);
  found.figures.push(whole, names);
  // Of several sponsors the concentration tells.
  const statements =
    sponsors.length > 1
      ? []
      : [
          say(
            `${formatCount(sponsors.length, 'sponsor has', 'sponsors have')} ${formatCount(all.length, 'drug application', 'drug applications')} on the topic.`,
            [names, whole],
          ),
        ];
  const years = approved.map(({ data }) => (data as Drug).approvalDate!.slice(0, 4)).sort();
  if (years.length > 0) {
    const dated = counted(
      'drugs:dated',
      'drug applications on the topic that state their approval',
      approved.length,
      approved,
    );
    const last = workedOut(observed, {
      id: 'drugs:last',
      label: 'year of the latest approval on the topic',
      value: Number(years.at(-1)),
      unit: 'year',
      how: 'latest',
      engine,
      records: approved.filter(({ data }) => (data as Drug).approvalDate!.startsWith(years.at(-1)!)),
    });
    found.figures.push(dated, last);
    statements.push(
      say(
        `Of the drug applications on the topic, ${formatNumber(approved.length)} state${approved.length === 1 ? 's its' : ' their'} approval, the latest from ${years.at(-1)}.`,
        [dated, last],
      ),
    );
  }
  found.findings.push({
    id: 'drugs',
    family: 'drugs',
    n: all.length,
    period: periodOf(approved),
    missing: partSeen(observed, engine),
    importance: all.length >= 3 ? 68 : 30,
    headline: say(
      `${formatCount(all.length, 'drug application', 'drug applications')} of ${formatCount(sponsors.length, 'sponsor', 'sponsors')} ${all.length === 1 ? 'is' : 'are'} on record for the topic.`,
      [whole, names],
    ),
    statements,
  });
  return found;
}
