import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Spending, spendingRecord } from '../../catalogue/engines/usa-spending.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { extentCompeted } from '../../catalogue/normalise/extent-competed.ts';
import { parseCount, parseMoney } from '../../catalogue/normalise/numbers.ts';
import { setAside } from '../../catalogue/normalise/set-aside.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Fields } from '../shared/fields.ts';
import { RowRejected, required } from '../shared/mapping.ts';

const TITLE_MAX = 160;

/**
 * An award of the search, of awards/{id}, of the award summary downloads or of contract rows taken from FPDS: four
 * namings of the same things. Its id is the unique award key, so that all of them mean one record.
 */
export function mapAward(
  read: Fields,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Spending> {
  const key = required(
    read(
      'generated_internal_id',
      'generated_unique_award_id',
      'contract_award_unique_key',
      'assistance_award_unique_key',
    ) ?? awardKey(read('transaction_number')),
    'award key (generated_internal_id)',
  );
  const recipient = optionalText(read('Recipient Name', 'recipient recipient_name', 'vendor_name'));
  const description = descriptionOf(
    read(
      'Description',
      'prime_award_base_transaction_description',
      'transaction_description',
      'award_description',
      'description_of_requirement',
    ),
  );
  // The government owes only the subsidy of a loan.
  const rawAmount = read(
    'Award Amount',
    'total_obligation',
    'total_obligated_amount',
    'total_dollars_obligated',
    'dollars_obligated',
    'Subsidy Cost',
  );
  const obligatedAmount = parseMoney(rawAmount);
  if (rawAmount && obligatedAmount === undefined) throw new RowRejected(`Award amount '${rawAmount}' is not an amount`);
  const awardId = read('Award ID', 'piid', 'fain', 'award_id_piid', 'award_id_fain', 'uri', 'award_id_uri');
  const country = read(
    'Recipient Location country_name',
    'recipient location country_name',
    'recipient_country_name',
    'vendor_country',
  );
  const state = read(
    'Recipient Location state_name',
    'recipient location state_name',
    'recipient_state_name',
    'recipient_state_code',
    'vendor_state',
  );
  return spendingRecord(
    {
      title: titleFrom(description) ?? ([titleCase(typeOf(read)), awardId].filter(Boolean).join(' ') || key),
      description,
      awardId,
      awardType: titleCase(typeOf(read)),
      category: key.startsWith('CONT_') ? 'Contract' : 'Assistance',
      recipient,
      uei: read('Recipient UEI', 'recipient recipient_uei', 'vendor_uei'),
      duns: read('Recipient DUNS Number', 'recipient recipient_unique_id', 'recipient_duns', 'vendor_duns'),
      parentRecipient: optionalText(
        read('recipient parent_recipient_name', 'recipient_parent_name', 'parent_company_name'),
      ),
      agency: read(
        'Awarding Agency',
        'awarding_agency toptier_agency name',
        'awarding_agency_name',
        'contracting_agency_name',
      ),
      subAgency: read(
        'Awarding Sub Agency',
        'awarding_agency subtier_agency name',
        'awarding_sub_agency_name',
        'contracting_office_name',
      ),
      fundingAgency: read('Funding Agency', 'funding_agency toptier_agency name', 'funding_agency_name'),
      startDate: parseDate(
        read(
          'Start Date',
          'period_of_performance start_date',
          'period_of_performance_start_date',
          'period_of_performance_start',
          'Issued Date',
        ),
      ),
      endDate: parseDate(
        read(
          'End Date',
          'Last Date to Order',
          'period_of_performance end_date',
          'period_of_performance_current_end_date',
          'period_of_performance_end',
        ),
      ),
      actionDate: parseDate(read('Base Obligation Date', 'date_signed', 'award_base_action_date')),
      obligatedAmount,
      outlayedAmount: parseMoney(
        read(
          'Total Outlays',
          'total_outlay',
          'total_outlayed_amount',
          'total_account_outlay',
          'total_outlayed_amount_for_overall_award',
        ),
      ),
      potentialAmount: parseMoney(
        read('base_and_all_options', 'potential_total_value_of_award', 'base_and_all_options_value', 'Loan Value'),
      ),
      naics: codedOf(
        read,
        ['NAICS code', 'naics_hierarchy base_code code'],
        ['NAICS description', 'naics_hierarchy base_code description'],
      ),
      psc: codedOf(
        read,
        ['PSC code', 'psc_hierarchy base_code code', 'product_or_service_code'],
        ['PSC description', 'psc_hierarchy base_code description', 'product_or_service_code_description'],
      ),
      assistanceListing: listingOf(read),
      setAside: setAside(
        read('latest_transaction_contract_data type_set_aside', 'type_of_set_aside_code', 'type_of_set_aside'),
      ),
      competition: extentCompeted(read('latest_transaction_contract_data extent_competed', 'extent_competed')),
      offersReceived: parseCount(
        read('latest_transaction_contract_data number_of_offers_received', 'number_of_offers_received'),
      ),
      placeOfPerformance: placeOfPerformance(read),
      city: titleCase(read('Recipient Location city_name', 'recipient_city_name', 'vendor_city')),
      state: usState(state),
      country: countryName(titleCase(country)),
    },
    stamp(key, `https://www.usaspending.gov/award/${encodeURIComponent(key)}`),
  );
}

/** The letter of an assistance type is the catalog's: 'PROJECT GRANT (B)'. */
function typeOf(read: Fields): string | undefined {
  const type = read(
    'Contract Award Type',
    'Award Type',
    'award_type',
    'type_description',
    'assistance_type_description',
  );
  return type?.replace(/\s*\([A-Z]\)$/, '');
}

/** Rows taken from FPDS keep the award's key under the name of a transaction's number. */
const awardKey = (text: string | undefined) => (/^(CONT|ASST)_/.test(text ?? '') ? text : undefined);

/** "IGF::OT::IGF" and "TAS::80 0124::TAS" are codes of accounting, not words on the work. */
function descriptionOf(raw: string | undefined): string | undefined {
  return optionalText(raw?.replace(/\b(IGF|TAS)::[\w -]+::\1\b/g, ' '));
}

/** Awards have no title; their description begins like one and may go on for pages. */
function titleFrom(description: string | undefined): string | undefined {
  if (!description || description.length <= TITLE_MAX) return description;
  return `${description.slice(0, TITLE_MAX).replace(/\s+\S*$/, '')} …`;
}

function codedOf(read: Fields, codes: string[], titles: string[]): { code: string; title?: string } | undefined {
  const code = read(...codes);
  return code ? { code, title: optionalText(read(...titles)) } : undefined;
}

/** The downloads join them: '43.008: OFFICE OF STEM ENGAGEMENT; 43.001: …'. */
function listingOf(read: Fields): Spending['assistanceListing'] {
  const joined = /^(\d{2}\.\w{3}):\s*([^;]*)/.exec(read('cfda_numbers_and_titles') ?? '');
  if (joined?.[1]) return { code: joined[1], title: optionalText(joined[2]) };
  return codedOf(
    read,
    ['primary_assistance_listing cfda_number', 'CFDA Number', 'cfda_info cfda_number', 'assistance_listing_number'],
    ['primary_assistance_listing cfda_program_title', 'cfda_info cfda_title', 'cfda_title', 'assistance_listing_title'],
  );
}

function placeOfPerformance(read: Fields): string | undefined {
  const part = (name: string) =>
    read(
      `Primary Place of Performance ${name}_name`,
      `place_of_performance ${name}_name`,
      `primary_place_of_performance_${name}_name`,
      `place_of_performance_${name}`,
    );
  const country = countryName(titleCase(part('country')));
  const parts = [titleCase(part('city')), usState(part('state')), country === 'United States' ? undefined : country];
  return parts.filter(Boolean).join(', ') || undefined;
}
