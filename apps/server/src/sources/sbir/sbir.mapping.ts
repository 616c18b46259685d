import { type Award, awardRecord } from '../../catalogue/engines/awards.ts';
import type { Contact, RecordStamp } from '../../catalogue/engines/build.ts';
import { awardPhase } from '../../catalogue/normalise/award-phase.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseMoney, parseYesNo } from '../../catalogue/normalise/numbers.ts';
import { cleanParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { isUsState, usState } from '../../catalogue/normalise/us-states.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { RowRejected, required, textAt, textsAt } from '../shared/mapping.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;

/** SBIR.gov writes 'N/A' for blanks. */
const blank = (value: string | undefined) => (value && !/^(n\/a|null|none)$/i.test(value) ? value : undefined);

/** The text in place of a missing abstract: whole, or before one that was filled in later. */
const NO_ABSTRACT = /^\W*(?:abstract not (?:currently )?|no abstract )available\b[.:\s]*/i;

const abstractOf = (raw: unknown) => blank(cleanParagraphs(raw).replace(NO_ABSTRACT, '') || undefined);

/** Scraped pages run the title into the name: 'Dr Ada RoeTitle: President'. */
function person({ name, title, ...reached }: Contact): Contact {
  const [, own, told] = /^(.*?)\s*Title:\s*(.*)$/.exec(name ?? '') ?? [];
  if (own === undefined) return { name, title, ...reached };
  return { name: own || undefined, title: title ?? (told || undefined), ...reached };
}

/** Rows of the nineties name the service, later ones its department with the service as branch: one agency, one name. */
const OF_DEFENSE = new Set([
  'Air Force',
  'Army',
  'Navy',
  'Defense Advanced Research Projects Agency',
  'Defense Threat Reduction Agency',
  'Missile Defense Agency',
  'Special Operations Command',
]);

const payer = (agency: string | undefined, branch: string | undefined) =>
  agency && !branch && OF_DEFENSE.has(agency)
    ? { agency: 'Department of Defense', branch: agency }
    : { agency, branch };

/** A row of award_data.csv, of any vintage: with or without UEI and abstract, 'Woman Owned' or 'Women Owned'. */
export function mapAwardRow(row: CsvRow, stamp: Stamp): CatalogueRecord<Award> {
  const read = (...names: string[]) => blank(optionalText(cell(row, ...names)));
  const startDate = parseDate(cell(row, 'Proposal Award Date', 'Award Date', 'Award Start Date'));
  const year = parseCount(cell(row, 'Award Year')) ?? (startDate ? Number(startDate.slice(0, 4)) : undefined);
  const rawAmount = cell(row, 'Award Amount', 'Amount');
  const amount = parseMoney(rawAmount);
  if (rawAmount && amount === undefined) throw new RowRejected(`Award amount '${rawAmount}' is not an amount`);
  const award: Award = {
    title: read('Award Title', 'Title') ?? '',
    abstract: abstractOf(cell(row, 'Abstract')),
    ...payer(read('Agency'), read('Branch')),
    program: read('Program'),
    phase: awardPhase(read('Phase')),
    awardNumber: read('Contract', 'Contract Number'),
    trackingNumber: read('Agency Tracking Number'),
    solicitationNumber: read('Solicitation Number'),
    topicCode: read('Topic Code'),
    year,
    startDate,
    endDate: parseDate(cell(row, 'Contract End Date')),
    amount,
    awardee: required(read('Company', 'Firm'), 'company'),
    uei: read('UEI'),
    duns: read('Duns'),
    website: read('Company Website'),
    address: [read('Address1'), read('Address2'), read('Zip')].filter(Boolean).join(', ') || undefined,
    city: read('City'),
    state: usState(read('State')),
    country: 'United States',
    employees: parseCount(cell(row, 'Number Employees')),
    ownership: ownership(
      cell(row, 'HUBZone Owned'),
      cell(row, 'Woman Owned', 'Women Owned'),
      cell(row, 'Socially and Economically Disadvantaged'),
    ),
    contact: person({
      name: read('Contact Name'),
      title: read('Contact Title'),
      phone: read('Contact Phone'),
      email: read('Contact Email'),
    }),
    principalInvestigator: person({
      name: read('PI Name'),
      title: read('PI Title'),
      phone: read('PI Phone'),
      email: read('PI Email'),
    }),
    researchInstitution: read('RI Name'),
  };
  return awardRecord(titled(award), stamp(awardId(award), null));
}

/** An award of the API (v1 and current) or of the scraped detail pages. */
export function mapAwardJson(value: unknown, stamp: Stamp): CatalogueRecord<Award> {
  const read = (...names: string[]) => {
    const found = names.map((name) => blank(textAt(value, name) ?? textsAt(value, name)[0])).find(Boolean);
    return found;
  };
  const url = read('link', 'award_link', 'url') ?? null;
  const place = placeOfAddress(read('comp_address'));
  const award: Award = {
    title: read('title', 'award_title') ?? '',
    abstract: abstractOf((value as { abstract?: unknown }).abstract),
    ...payer(read('agency'), read('branch')),
    program: read('program'),
    phase: awardPhase(read('phase')),
    awardNumber: read('contract', 'contract_num'),
    trackingNumber: read('agency_tracking_number', 'agency_tracking_num'),
    solicitationNumber: read('solicitation_number', 'solicit_num'),
    topicCode: read('topic_code', 'solicit_topic_code'),
    year: parseCount(read('year', 'award_year')),
    startDate: parseDate(read('proposal_award_date')),
    endDate: parseDate(read('contract_end_date')),
    amount: parseMoney(read('award_amount', 'amount')),
    awardee: required(read('firm', 'comp_name', 'company'), 'company'),
    uei: read('uei'),
    duns: read('duns', 'comp_duns'),
    website: read('company_url'),
    address: read('comp_address', 'address1'),
    city: read('city') ?? place.city,
    state: usState(read('state') ?? place.state),
    country: 'United States',
    employees: parseCount(read('number_employees')),
    ownership: ownership(
      read('hubzone_owned', 'comp_hubzone'),
      read('women_owned', 'comp_wom_owned'),
      read('socially_economically_disadvantaged', 'comp_social'),
    ),
    contact: person({
      name: read('poc_name', 'comp_bus_name'),
      title: read('poc_title'),
      phone: read('poc_phone', 'comp_bus_phone'),
      email: read('poc_email', 'comp_bus_email'),
    }),
    principalInvestigator: person({
      name: read('pi_name', 'comp_pi_name'),
      title: read('pi_title'),
      phone: read('pi_phone', 'comp_pi_phone'),
      email: read('pi_email', 'comp_pi_email'),
    }),
    researchInstitution: read('ri_name', 'reseach institution', 'research institution'),
  };
  const page = url && /(\d+)\/?$/.exec(url)?.[1];
  return awardRecord(titled(award), stamp(page ?? awardId(award), url));
}

/** Most awards of the 1990s have no title in the database; they are still awards, with company, amount and people. */
function titled(award: Award): Award {
  if (award.title) return award;
  const kind = [award.program, award.phase, 'award to', award.awardee].filter(Boolean).join(' ');
  return { ...award, title: award.year ? `Untitled ${kind} (${award.year})` : `Untitled ${kind}` };
}

/** The file has no identifier of its own: contract, tracking number and phase together name one award. */
function awardId(award: Award): string {
  const parts = [award.awardNumber, award.trackingNumber, award.phase, award.year, award.awardee, award.title];
  const isNumbered = award.awardNumber || award.trackingNumber;
  return slug((isNumbered ? parts.slice(0, 4).concat(award.title.slice(0, 40)) : parts).filter(Boolean).join(' '), 200);
}

function ownership(hubzone?: string, woman?: string, disadvantaged?: string): string[] {
  const claims: [string | undefined, string][] = [
    [hubzone, 'HUBZone'],
    [woman, 'Woman-owned'],
    [disadvantaged, 'Socially and economically disadvantaged'],
  ];
  return claims.filter(([value]) => parseYesNo(value)).map(([, label]) => label);
}

/** '16 Great Hollow Road, Hanover, NH, 03755'. */
function placeOfAddress(address: string | undefined): { city?: string; state?: string } {
  const parts = address?.split(',').map((part) => part.trim()) ?? [];
  const index = parts.findIndex((part, position) => position > 0 && /^[A-Z]{2}$/.test(part) && isUsState(part));
  return index > 0 ? { city: parts[index - 1], state: parts[index] } : {};
}
