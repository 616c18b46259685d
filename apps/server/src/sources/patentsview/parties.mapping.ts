import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { companyRecord } from '../../catalogue/engines/companies.ts';
import { expertRecord } from '../../catalogue/engines/subject-matter-experts.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { numberAt, RowRejected, required, textAt } from '../shared/mapping.ts';
import { ASSIGNEE_TYPES, personName } from './patentsview.mapping.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;

/** An inventor of the inventor endpoint, whose works are patents. */
export function mapInventor(inventor: unknown, stamp: Stamp): CatalogueRecord {
  const id = required(textAt(inventor, 'inventor_id'), 'inventor id');
  const patents = numberAt(inventor, 'inventor_num_patents');
  const first = parseDate(textAt(inventor, 'inventor_first_seen_date'));
  const latest = parseDate(textAt(inventor, 'inventor_last_seen_date'));
  return expertRecord(
    {
      name: required(personName(inventor, 'inventor_name'), 'name'),
      position: 'Inventor',
      biography: patents ? `Inventor of ${patentsText(patents, first, latest)}.` : undefined,
      ...placeOf(inventor, 'inventor_lastknown'),
      worksCount: patents,
      firstWorkDate: first,
      latestWorkDate: latest,
    },
    stamp(`patentsview-${id}`, null),
  );
}

/** An assignee of the assignee endpoint. Companies are told; people and governments are no companies. */
export function mapAssignee(assignee: unknown, stamp: Stamp): CatalogueRecord {
  const id = required(textAt(assignee, 'assignee_id'), 'assignee id');
  const type = textAt(assignee, 'assignee_type')?.slice(-1) ?? '';
  const organisation = textAt(assignee, 'assignee_organization');
  const name = required(organisation ?? personName(assignee, 'assignee_individual_name'), 'name');
  if (!organisation || (ASSIGNEE_TYPES[type] && type !== '2' && type !== '3'))
    throw new RowRejected(`${name} is not a company but of the kind '${ASSIGNEE_TYPES[type] ?? 'individual'}'`);
  const patents = numberAt(assignee, 'assignee_num_patents');
  const [first, latest] = ['first', 'last'].map((end) => parseDate(textAt(assignee, `assignee_${end}_seen_date`)));
  return companyRecord(
    {
      name,
      description: patents ? `Assignee of ${patentsText(patents, first, latest)}.` : undefined,
      type: 'For Profit',
      ...placeOf(assignee, 'assignee_lastknown'),
    },
    stamp(`patentsview-${id}`, null),
  );
}

function patentsText(count: number, first: string | undefined, latest: string | undefined): string {
  const years = [...new Set([first, latest].flatMap((day) => day?.slice(0, 4) ?? []))].join(' to ');
  return `${count.toLocaleString('en-US')} United States ${count === 1 ? 'patent' : 'patents'}${years ? `, ${years}` : ''}`;
}

function placeOf(value: unknown, prefix: string) {
  const country = countryName(textAt(value, `${prefix}_country`));
  const state = textAt(value, `${prefix}_state`);
  return {
    city: textAt(value, `${prefix}_city`),
    state: country === 'United States' ? usState(state) : undefined,
    country,
  };
}
