import type { CsvRow } from '../shared/csv.ts';
import { cell } from '../shared/csv.ts';
import type { JsonObject } from '../shared/json.ts';
import { at, listAt, textAt } from '../shared/mapping.ts';
import { child, childrenOf, childText, type XmlNode } from '../shared/xml.ts';

/** Names of the award search's "Export All Results" for those of the API; people save the API's answers as tables, too. */
const COLUMNS: Record<string, string[]> = {
  id: ['AwardNumber', 'AwardID'],
  title: ['AwardTitle'],
  abstractText: ['Abstract'],
  startDate: ['AwardEffectiveDate'],
  date: [],
  expDate: ['EndDate', 'AwardExpirationDate'],
  fundProgramName: ['Program(s)', 'Program'],
  fundsObligatedAmt: ['AwardedAmountToDate', 'AwardAmount'],
  estimatedTotalAmt: [],
  cfdaNumber: [],
  orgLongName: ['NSFDirectorate', 'NSFOrganization'],
  awardeeName: ['Organization', 'awardee'],
  ueiNumber: [],
  awardeeAddress: ['OrganizationStreet'],
  awardeeCity: ['OrganizationCity'],
  awardeeStateCode: ['OrganizationState', 'State'],
  awardeeZipCode: ['OrganizationZip'],
  piFirstName: [],
  piLastName: [],
  pdPIName: ['PrincipalInvestigator'],
  piEmail: ['PIEmailAddress'],
  poName: ['ProgramManager'],
  poEmail: [],
};

export function fromRow(row: CsvRow): JsonObject {
  return Object.fromEntries(Object.entries(COLUMNS).map(([name, others]) => [name, cell(row, name, ...others)]));
}

/** An `<Award>` of the files by year that were offered until 2024, one award each. */
export function fromXml(award: XmlNode): JsonObject {
  const read = (...path: string[]) => childText(award, ...path);
  const investigators = childrenOf(award, 'Investigator');
  // Roles are words, or 1 for the principal investigator in the oldest files; those who left are told as 'Former …'.
  const leader =
    investigators.find((one) => /^(1|principal investigator)$/i.test(childText(one, 'RoleCode') ?? '')) ??
    investigators[0];
  return {
    id: read('AwardID'),
    title: read('AwardTitle'),
    abstractText: read('AbstractNarration'),
    startDate: read('AwardEffectiveDate'),
    expDate: read('AwardExpirationDate'),
    fundProgramName: programs(childrenOf(award, 'ProgramElement').map((one) => childText(one, 'Text'))),
    fundsObligatedAmt: read('AwardAmount') ?? read('AwardTotalIntnAmount'),
    cfdaNumber: read('CFDA_NUM'),
    orgLongName: read('Organization', 'Directorate', 'LongName'),
    awardeeName: read('Institution', 'Name'),
    ueiNumber: read('Institution', 'ORG_UEI_NUM'),
    awardeeAddress: read('Institution', 'StreetAddress'),
    awardeeCity: read('Institution', 'CityName'),
    awardeeStateCode: read('Institution', 'StateCode'),
    awardeeZipCode: read('Institution', 'ZipCode'),
    piFirstName: childText(leader, 'FirstName'),
    piLastName: childText(leader, 'LastName'),
    piEmail: childText(leader, 'EmailAddress'),
    poName: childText(child(award, 'ProgramOfficer'), 'SignBlockName'),
    poEmail: childText(child(award, 'ProgramOfficer'), 'PO_EMAI'),
  };
}

/** An award of the files by year since 2025, whose names are those of the foundation's database. */
export function fromDatabase(award: unknown): JsonObject {
  const leaders = listAt(award, 'pi');
  const leader = leaders.find((one) => /^principal/i.test(textAt(one, 'pi_role') ?? '')) ?? leaders[0];
  return {
    id: at(award, 'awd_id'),
    title: at(award, 'awd_titl_txt'),
    abstractText: at(award, 'awd_abstract_narration'),
    startDate: at(award, 'awd_eff_date'),
    expDate: at(award, 'awd_exp_date'),
    fundProgramName: programs(listAt(award, 'pgm_ele').map((one) => textAt(one, 'pgm_ele_name'))),
    fundsObligatedAmt: at(award, 'awd_amount') ?? at(award, 'tot_intn_awd_amt'),
    cfdaNumber: at(award, 'cfda_num'),
    orgLongName: at(award, 'org_dir_long_name'),
    awardeeName: at(award, 'inst', 'inst_name'),
    ueiNumber: at(award, 'inst', 'org_uei_num'),
    awardeeAddress: at(award, 'inst', 'inst_street_address'),
    awardeeCity: at(award, 'inst', 'inst_city_name'),
    awardeeStateCode: at(award, 'inst', 'inst_state_code'),
    awardeeZipCode: at(award, 'inst', 'inst_zip_code'),
    piFirstName: at(leader, 'pi_first_name'),
    piLastName: at(leader, 'pi_last_name'),
    piEmail: at(leader, 'pi_email_addr'),
    poName: at(award, 'po_sign_block_name'),
    poEmail: at(award, 'po_email'),
  };
}

const programs = (names: (string | undefined)[]) => [...new Set(names.filter(Boolean))].join(', ');
