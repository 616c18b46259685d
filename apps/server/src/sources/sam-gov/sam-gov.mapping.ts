import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { fundingOpportunityRecord } from '../../catalogue/engines/funding-opportunities.ts';
import { agencyName } from '../../catalogue/normalise/agencies.ts';
import { parseClosing, parseDate, yearOf } from '../../catalogue/normalise/dates.ts';
import { parseMoney, parseYesNo } from '../../catalogue/normalise/numbers.ts';
import { statusByDates } from '../../catalogue/normalise/opportunity-status.ts';
import { setAside } from '../../catalogue/normalise/set-aside.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { isUsState, usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { columnName } from '../shared/csv.ts';
import { listAt, required, textAt } from '../shared/mapping.ts';

/** A field under any of the names that the vintages give it; undefined when it is blank. */
export type Fields = (...names: string[]) => string | undefined;

/** The zone of hours that are told without one. */
const HOME = 'America/New_York';
const COMMON_URL = 'https://sam.gov/opp/';

export const recordId = (noticeId: string) => `sam-gov-${noticeId}`;

/** A notice of the API, of the bulk CSV ('PostedDate', 'Sol#') or of a flattened CSV ('posted_date'). */
export function mapNotice(
  read: Fields,
  today: string,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord {
  const noticeId = required(read('noticeId'), 'notice id');
  const path = read('fullParentPathName')?.split('.') ?? [];
  const closeDate = parseClosing(read('responseDeadLine', 'responseDeadline'), HOME);
  const isActive = parseYesNo(read('active'));
  const description = read('description');
  const title = required(optionalText(read('title')), 'title');
  const awardee = read('Awardee');
  const awardYear = yearOf(parseDate(read('AwardDate')));
  const awardAmount = parseMoney(read('Award$', 'awardAmount'));
  const link = read('uiLink', 'link');
  return fundingOpportunityRecord(
    {
      title,
      // The API and what is made of it give the address of the text in place of the text.
      description: description && !/^https?:\/\/\S+$/.test(description) ? optionalParagraphs(description) : undefined,
      opportunityNumber: read('solicitationNumber', 'Sol#') ?? noticeId,
      agency: read('Department/Ind.Agency', 'department') ?? path[0],
      office: agencyName(read('office') ?? path.at(-1) ?? read('Sub-Tier', 'subTier')),
      kind: 'SAM Contract',
      noticeType: read('type', 'noticeType'),
      status: isActive === false ? 'Archived' : statusByDates(today, closeDate, parseDate(read('archiveDate'))),
      postedDate: parseDate(read('postedDate')),
      closeDate,
      naics: codes(read('naicsCode')),
      setAside: setAside(read('typeOfSetAsideDescription', 'SetASide', 'typeOfSetAside', 'SetASideCode')),
      categories: [read('classificationCode')].flatMap((code) => (code ? `Product or service ${code}` : [])),
      contact: {
        name: read('PrimaryContactFullname'),
        title: read('PrimaryContactTitle'),
        email: read('PrimaryContactEmail'),
        phone: read('PrimaryContactPhone'),
      },
      pastAwards:
        awardee && awardYear !== undefined && awardAmount !== undefined
          ? [{ awardee, title, year: awardYear, amount: awardAmount }]
          : undefined,
      placeOfPerformance:
        [read('PopCity'), stateOf(read('PopState')), read('PopCountry')].filter(Boolean).join(', ') || undefined,
    },
    stamp(recordId(noticeId), link && /^https?:/.test(link) ? link : `${COMMON_URL}${noticeId}/view`),
  );
}

/** The API's nested answer under the names of the bulk file's columns. */
export function apiFields(notice: unknown): Fields {
  const contact =
    listAt(notice, 'pointOfContact').find((one) => textAt(one, 'type') === 'primary') ??
    listAt(notice, 'pointOfContact')[0];
  const place = (part: string) => textAt(notice, 'placeOfPerformance', part, 'name');
  const nested: Record<string, string | undefined> = {
    primarycontactfullname: textAt(contact, 'fullName'),
    primarycontacttitle: textAt(contact, 'title'),
    primarycontactemail: textAt(contact, 'email'),
    primarycontactphone: textAt(contact, 'phone'),
    popcity: place('city'),
    popstate: place('state'),
    popcountry: place('country'),
    awardee: textAt(notice, 'award', 'awardee', 'name'),
    awarddate: textAt(notice, 'award', 'date'),
    awardamount: textAt(notice, 'award', 'amount'),
  };
  const values = new Map(
    Object.entries((notice ?? {}) as Record<string, unknown>).map(([name, value]) => [columnName(name), value]),
  );
  return (...names) =>
    names.map((name) => nested[columnName(name)] ?? given(values.get(columnName(name)))).find(Boolean);
}

const given = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

const stateOf = (state: string | undefined) => (isUsState(state) ? usState(state) : state);

function codes(raw: string | undefined): { code: string }[] {
  return (raw ?? '')
    .split(/[,;|]\s*/)
    .filter(Boolean)
    .map((code) => ({ code }));
}
