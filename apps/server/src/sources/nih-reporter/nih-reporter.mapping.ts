import { type Award, awardRecord } from '../../catalogue/engines/awards.ts';
import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, booleanAt, listAt, numberAt, RowRejected, required, textAt, textsAt } from '../shared/mapping.ts';

/** At most so many of the hundreds of terms that a text-mining run gives each project. */
const KEYWORDS_MAX = 40;

/** NIH's activity codes of the small business programs. */
const SMALL_BUSINESS: Record<string, [program: string, phase?: string]> = {
  R43: ['SBIR', 'Phase I'],
  U43: ['SBIR', 'Phase I'],
  R44: ['SBIR', 'Phase II'],
  U44: ['SBIR', 'Phase II'],
  SB1: ['SBIR'],
  N43: ['SBIR', 'Phase I'],
  N44: ['SBIR', 'Phase II'],
  R41: ['STTR', 'Phase I'],
  UT1: ['STTR', 'Phase I'],
  R42: ['STTR', 'Phase II'],
  UT2: ['STTR', 'Phase II'],
};

const AGENCIES: Record<string, string> = {
  NIH: 'National Institutes of Health',
  CDC: 'Centers for Disease Control and Prevention',
  FDA: 'Food and Drug Administration',
  AHRQ: 'Agency for Healthcare Research and Quality',
};

/** A project of the projects endpoint: one budget year of one award, known by its application id. */
export function mapNihProject(
  project: unknown,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Award> {
  const id = required(textAt(project, 'appl_id'), 'application id');
  if (!/^\d+$/.test(id)) throw new RowRejected(`'${id}' is not an application id`);
  const organisation = at(project, 'organization');
  const agencyCode = textAt(project, 'agency_code');
  const [program = 'Research grant', phase] = SMALL_BUSINESS[textAt(project, 'activity_code') ?? ''] ?? [];
  const investigators = listAt(project, 'principal_investigators');
  const contact = investigators.find((one) => booleanAt(one, 'is_contact_pi')) ?? investigators[0];
  const country = textAt(organisation, 'org_country');
  const data: Award = {
    title: required(textAt(project, 'project_title'), 'title'),
    abstract: optionalParagraphs(at(project, 'abstract_text')) ?? optionalParagraphs(at(project, 'phr_text')),
    agency: 'Department of Health and Human Services',
    branch: agencyCode && (AGENCIES[agencyCode] ?? agencyCode),
    institute: plain(textAt(project, 'agency_ic_admin', 'name')),
    program,
    phase,
    awardNumber: textAt(project, 'project_num'),
    solicitationNumber: textAt(project, 'opportunity_number') ?? textAt(project, 'full_foa'),
    assistanceListing: textAt(project, 'cfda_code'),
    year: numberAt(project, 'fiscal_year'),
    startDate: parseDate(at(project, 'award_notice_date')) ?? parseDate(at(project, 'project_start_date')),
    endDate: parseDate(at(project, 'project_end_date')),
    amount: parseMoney(at(project, 'award_amount')),
    awardee: textAt(organisation, 'org_name'),
    uei: textAt(organisation, 'primary_uei') ?? textsAt(organisation, 'org_ueis')[0],
    duns: textAt(organisation, 'primary_duns') ?? textsAt(organisation, 'org_duns')[0],
    city: plain(textAt(organisation, 'org_city')),
    state: usState(textAt(organisation, 'org_state')),
    country: plain(countryName(country) ?? country),
    principalInvestigator: { name: plain(textAt(contact, 'full_name') ?? textAt(project, 'contact_pi_name')) },
    keywords: (textAt(project, 'pref_terms') ?? '')
      .split(';')
      .map((term) => term.trim())
      .filter(Boolean)
      .slice(0, KEYWORDS_MAX),
  };
  const url = textAt(project, 'project_detail_url') ?? `https://reporter.nih.gov/project-details/${id}`;
  return awardRecord(data, stamp(`nih-${id}`, url));
}

/** Names come in capitals. */
const plain = (name: string | undefined) => (name && name === name.toUpperCase() ? titleCase(name) : name);
