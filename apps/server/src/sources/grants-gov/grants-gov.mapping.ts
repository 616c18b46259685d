import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type FundingOpportunity, fundingOpportunityRecord } from '../../catalogue/engines/funding-opportunities.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseMoney, parseYesNo } from '../../catalogue/normalise/numbers.ts';
import { opportunityStatus, statusByDates } from '../../catalogue/normalise/opportunity-status.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, RowRejected, required, textAt, textsAt } from '../shared/mapping.ts';
import { childrenOf, childText, type XmlNode } from '../shared/xml.ts';
import { activityLabel, applicantLabel, instrumentLabel } from './codes.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;

export const recordId = (opportunityId: string) => `grants-gov-${opportunityId}`;

/** A hit of search2 (or of the older search): the opportunity without its text. */
export function mapHit(hit: unknown, stamp: Stamp): CatalogueRecord {
  const id = required(textAt(hit, 'id'), 'opportunity id');
  return toRecord(
    id,
    {
      title: required(textAt(hit, 'title'), 'title'),
      opportunityNumber: textAt(hit, 'number'),
      agency: textAt(hit, 'agency') ?? textAt(hit, 'agencyName'),
      noticeType: textAt(hit, 'docType'),
      status: opportunityStatus(textAt(hit, 'oppStatus')),
      postedDate: parseDate(textAt(hit, 'openDate')),
      closeDate: parseDate(textAt(hit, 'closeDate')),
      assistanceListings: [...textsAt(hit, 'cfdaList'), ...textsAt(hit, 'alnist')].map((code) => ({ code })),
    },
    stamp,
  );
}

/** The answer of fetchOpportunity. A forecast has no synopsis yet; the two have nearly the same fields. */
export function mapOpportunity(answer: unknown, today: string, stamp: Stamp): CatalogueRecord {
  const id = textAt(answer, 'id');
  if (!id) throw new RowRejected('No opportunity: the answer holds no id');
  const isForecast = at(answer, 'synopsis') === undefined || at(answer, 'synopsis') === null;
  const about = at(answer, isForecast ? 'forecast' : 'synopsis');
  const day = (...names: string[]) =>
    names.map((name) => parseDate(textAt(about, `${name}Str`)?.slice(0, 10) ?? textAt(about, name))).find(Boolean);
  const closeDate = day('responseDate', 'estApplicationResponseDate');
  return toRecord(
    id,
    {
      title: required(textAt(answer, 'opportunityTitle') ?? textAt(about, 'opportunityTitle'), 'title'),
      description: optionalParagraphs(at(about, 'synopsisDesc') ?? at(about, 'forecastDesc')),
      opportunityNumber: textAt(answer, 'opportunityNumber'),
      agency: textAt(about, 'agencyName') ?? textAt(answer, 'owningAgencyCode'),
      noticeType: listOf(about, 'fundingInstruments', 'description').join(', ') || undefined,
      status: isForecast ? 'Forecasted' : statusByDates(today, closeDate, day('archiveDate')),
      postedDate: day('postingDate'),
      closeDate,
      awardFloor: parseMoney(textAt(about, 'awardFloor')),
      awardCeiling: parseMoney(textAt(about, 'awardCeiling')),
      totalFunding: parseMoney(textAt(about, 'estimatedFunding')),
      expectedAwards: parseCount(textAt(about, 'numberOfAwards')),
      isCostShareRequired: parseYesNo(at(about, 'costSharing')),
      assistanceListings: listAt(answer, 'cfdas').flatMap((one) => {
        const code = textAt(one, 'cfdaNumber');
        return code ? { code, title: textAt(one, 'programTitle') } : [];
      }),
      eligibleApplicants: listOf(about, 'applicantTypes', 'description'),
      categories: listOf(about, 'fundingActivityCategories', 'description'),
      contact: {
        name: textAt(about, 'agencyContactName'),
        email: textAt(about, 'agencyContactEmail'),
        phone: textAt(about, 'agencyContactPhone') ?? textAt(about, 'agencyPhone'),
      },
    },
    stamp,
  );
}

/** `<OpportunitySynopsisDetail_1_0>` or `<OpportunityForecastDetail_1_0>` of the daily extract. */
export function mapExtract(node: XmlNode, today: string, stamp: Stamp): CatalogueRecord {
  const read = (name: string) => optionalText(childText(node, name));
  const texts = (name: string) => childrenOf(node, name).flatMap((one) => optionalText(one.text) ?? []);
  const day = (...names: string[]) => names.map((name) => extractDate(read(name))).find(Boolean);
  const isForecast = node.name.startsWith('OpportunityForecast');
  const closeDate = day('CloseDate', 'EstimatedSynopsisCloseDate');
  return toRecord(
    required(read('OpportunityID'), 'opportunity id'),
    {
      title: required(read('OpportunityTitle'), 'title'),
      description: optionalParagraphs(childText(node, 'Description')),
      opportunityNumber: read('OpportunityNumber'),
      agency: read('AgencyName') ?? read('AgencyCode'),
      noticeType: texts('FundingInstrumentType').map(instrumentLabel).join(', ') || undefined,
      status: isForecast ? 'Forecasted' : statusByDates(today, closeDate, day('ArchiveDate')),
      postedDate: day('PostDate', 'EstimatedSynopsisPostDate'),
      closeDate,
      awardFloor: parseMoney(read('AwardFloor')),
      awardCeiling: parseMoney(read('AwardCeiling')),
      totalFunding: parseMoney(read('EstimatedTotalProgramFunding')),
      expectedAwards: parseCount(read('ExpectedNumberOfAwards')),
      isCostShareRequired: parseYesNo(read('CostSharingOrMatchingRequirement')),
      assistanceListings: texts('CFDANumbers').map((code) => ({ code })),
      eligibleApplicants: texts('EligibleApplicants').map(applicantLabel),
      categories: texts('CategoryOfFundingActivity').map(activityLabel),
      contact: {
        name: read('GrantorContactName'),
        email: read('GrantorContactEmail'),
        phone: read('GrantorContactPhoneNumber'),
      },
    },
    stamp,
  );
}

function toRecord(id: string, data: FundingOpportunity, stamp: Stamp): CatalogueRecord {
  const url = `https://www.grants.gov/search-results-detail/${id}`;
  return fundingOpportunityRecord({ ...data, kind: 'GOV Grant' }, stamp(recordId(id), url));
}

function listOf(value: unknown, list: string, field: string): string[] {
  return listAt(value, list).flatMap((one) => textAt(one, field) ?? []);
}

/** The extract writes MMDDYYYY. */
function extractDate(text: string | undefined): string | undefined {
  return parseDate(text?.replace(/^(\d{2})(\d{2})(\d{4})$/, '$3-$1-$2'));
}
