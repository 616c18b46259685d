import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Investor, investorRecord } from '../../catalogue/engines/investors.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseCount, parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { isUsState, usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { RowRejected, required } from '../shared/mapping.ts';

/** The number by which regulators know a firm; in the form it is item 1E. */
export const CRD = ['Organization CRD#', 'CRD Number', '1E1', '1E'];

/** An adviser as the monthly list names its columns, or as the form numbers its items. */
export function mapAdviser(
  row: CsvRow,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Investor> {
  const read = (...names: string[]) => optionalText(cell(row, ...names));
  const crd = required(read(...CRD), 'CRD number').replace(/\.0$/, '');
  if (!/^\d+$/.test(crd)) throw new RowRejected(`'${crd}' is not a CRD number`);
  const legalName = read('Legal Name', '1A');
  const name = required(read('Primary Business Name', '1B1', '1B') ?? legalName, 'name');
  const state = read('Main Office State', '1F1-State');
  const country = countryName(titleCase(read('Main Office Country', '1F1-Country')));
  const website = read('Website Address', '1F5');
  const data: Investor = {
    name,
    legalName,
    type: 'Investment Adviser',
    status: read('SEC Current Status'),
    city: titleCase(read('Main Office City', '1F1-City')),
    state: isUsState(state) ? usState(state) : undefined,
    country: country ?? (isUsState(state) ? 'United States' : undefined),
    phone: read('Main Office Telephone Number', '1F3'),
    websites: website && /\w\.\w/.test(website) ? [addressOf(website)] : [],
    // Regulatory assets under management, in dollars.
    fundSize: parseMoney(cell(row, '5F(2)(c)', '5F2c', 'Total Regulatory Assets Under Management')),
    employees: parseCount(cell(row, '5A', 'Total Employees')),
    fundsCount: parseCount(cell(row, 'Count of Private Funds - 7B(1)')),
    secNumber: read('SEC#', '1D'),
    crd,
    cik: read('CIK#', '1N-CIK')?.replace(/\.0$/, '').replace(/^0+/, ''),
  };
  return investorRecord(data, stamp(`crd-${crd}`, `https://adviserinfo.sec.gov/firm/summary/${crd}`));
}

const addressOf = (website: string) => {
  const first = website.toLowerCase().split(/[\s,;|]+/)[0] ?? '';
  return /^https?:\/\//.test(first) ? first : `https://${first}`;
};
