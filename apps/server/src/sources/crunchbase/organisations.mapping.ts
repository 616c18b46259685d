import { companyRecord } from '../../catalogue/engines/companies.ts';
import { investorRecord } from '../../catalogue/engines/investors.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate, yearOf } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseMoney } from '../../catalogue/normalise/numbers.ts';
import { organisationType } from '../../catalogue/normalise/organisation-type.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { sentenceCase, slug, titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { RowRejected, required } from '../shared/mapping.ts';
import { permalinkOf, read, type Stamp } from './crunchbase.mapping.ts';

/**
 * A row of objects.csv (2013), companies.csv (2014, 2015) or organizations.csv (since 2016, and the open data map): an
 * organisation that invests is an investor, every other one a company.
 */
export function mapOrganisation(row: CsvRow, stamp: Stamp): CatalogueRecord {
  const kind = read(row, 'entity_type', 'primary_role', 'type') ?? 'company';
  if (/^(person|product)/i.test(kind)) throw new RowRejected(`A ${kind.toLowerCase()}, not an organization`);
  const name = required(read(row, 'name', 'company_name', 'organization_name'), 'name');
  const permalink = permalinkOf(row);
  const website = read(row, 'homepage_url', 'homepage_domain', 'domain');
  const foundedDate = parseDate(cell(row, 'founded_on', 'founded_at', 'founded_month', 'founded_year'));
  const country = countryName(read(row, 'country_code', 'location_country_code'));
  const state = read(row, 'state_code');
  const common = {
    name,
    legalName: read(row, 'legal_name'),
    description: optionalParagraphs(cell(row, 'overview', 'description', 'short_description')),
    foundedDate,
    foundingYear: yearOf(foundedDate),
    closedDate: parseDate(cell(row, 'closed_on', 'closed_at')),
    city: read(row, 'city', 'location_city'),
    state: country === 'United States' ? usState(state) : undefined,
    country,
    websites: website ? [/^https?:/i.test(website) ? website : `https://${website}`] : [],
    linkedinUrl: read(row, 'linkedin_url'),
    industryTags: read(row, 'category_list', 'category_code', 'market')
      ?.split(/[|,]/)
      .flatMap((tag) => titleCase(tag.trim()) ?? []),
  };
  const url =
    read(row, 'cb_url', 'crunchbase_url') ??
    (permalink ? `https://www.crunchbase.com/organization/${permalink}` : null);
  const stamped = stamp(read(row, 'uuid', 'crunchbase_uuid') ?? permalink ?? slug(name), url);
  if (/^(investor|financialorg)/i.test(kind.replaceAll(/[_-]/g, ''))) {
    return investorRecord(
      {
        ...common,
        type: organisationType(read(row, 'investor_type')),
        investmentCount: parseCount(cell(row, 'investment_rounds', 'investment_count')),
      },
      stamped,
    );
  }
  return companyRecord(
    {
      ...common,
      status: sentenceCase(read(row, 'status')),
      employees: parseCount(cell(row, 'employee_count')),
      totalFunding: parseMoney(cell(row, 'total_funding_usd', 'funding_total_usd')),
    },
    stamped,
  );
}
