import { formatDate } from '@groundwork/contract/format';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../evidence.ts';
import type { CitedFigure } from '../prose/check-prose.ts';
import { type Cited, citedBy } from '../prose/read-source.ts';
import type { Ground } from '../writer/draft.ts';

/** The cited parts of each record, as the check of prose reads them. */
export const citedIn = (grounds: readonly Ground[], evidence: Evidence): Cited[] =>
  citedBy(grounds, (key) => {
    const each = findEvidence(evidence, key);
    return each && { fields: each.fields, publisher: each.record.source.name };
  });

export const figuresBy = (ids: readonly string[], evidence: Evidence): CitedFigure[] =>
  ids.flatMap((id) => findFigure(evidence, id) ?? []);

const PARTIES_MAX = 3;

/** Organizations of a record, else its people: the ones that a sentence about it speaks of. */
export const partiesOf = ({ record: { organisations, people } }: EvidenceRecord): string[] =>
  [...(organisations.length > 0 ? organisations : people)].slice(0, PARTIES_MAX).map(({ name }) => name);

/** Lines that tell a record from others, whatever is cited of it: whose it is, its dates, phase and place, and what it is to the project on the day of the data. */
export function identityOf(each: EvidenceRecord): string[] {
  const { date, closes } = each.record;
  const values = [...partiesOf(each), ...[date, closes?.slice(0, 10)].flatMap((day) => (day ? [formatDate(day)] : []))];
  return [
    ...each.fields.filter(
      (line) => values.some((value) => line.endsWith(`: ${value}`)) || /^(?:Phase|Place|[^:]*\byear): /i.test(line),
    ),
    ...(each.derived ?? []),
  ];
}
