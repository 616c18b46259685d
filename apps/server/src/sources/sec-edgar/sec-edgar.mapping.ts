import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Company, companyRecord } from '../../catalogue/engines/companies.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { isUsState, usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, RowRejected, required, textAt, textsAt } from '../shared/mapping.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;

/** A company of company_tickers.json, with all of its tickers. */
export function mapTickers(cik: string, name: string, tickers: string[], stamp: Stamp): CatalogueRecord<Company> {
  const data: Company = {
    name: withoutMark(name),
    legalName: name,
    cik,
    tickers,
    status: 'Public',
    type: 'For Profit',
  };
  return companyRecord(data, stamp(idOf(cik), pageOf(cik)));
}

/** A filer of submissions/CIK##########.json. People file too; they are no companies. */
export function mapSubmissions(filer: unknown, stamp: Stamp): CatalogueRecord<Company> {
  const cik = String(Number(required(textAt(filer, 'cik'), 'CIK')));
  const name = required(textAt(filer, 'name'), 'name');
  const tickers = textsAt(filer, 'tickers');
  const isPerson =
    textAt(filer, 'entityType') === 'other' &&
    !textAt(filer, 'sic') &&
    !textAt(filer, 'ein') &&
    tickers.length === 0 &&
    !textAt(filer, 'stateOfIncorporation');
  if (isPerson) throw new RowRejected(`${name} (CIK ${cik}) files as a person, not as a company`);
  const address = at(filer, 'addresses', 'business');
  const region = textAt(address, 'stateOrCountryDescription') ?? textAt(address, 'stateOrCountry');
  const isDomestic = isUsState(region ?? '') || isUsState(textAt(address, 'stateOrCountry') ?? '');
  const data: Company = {
    name: withoutMark(name),
    legalName: name,
    formerNames: listAt(filer, 'formerNames').flatMap((one) => textAt(one, 'name') ?? []),
    description: textAt(filer, 'description'),
    cik,
    tickers,
    exchanges: textsAt(filer, 'exchanges'),
    status: tickers.length > 0 ? 'Public' : undefined,
    sic: [textAt(filer, 'sic'), textAt(filer, 'sicDescription')].filter(Boolean).join(' — ') || undefined,
    industryTags: [textAt(filer, 'sicDescription')].flatMap((one) => optionalText(one) ?? []),
    stateOfIncorporation: usState(
      textAt(filer, 'stateOfIncorporationDescription') ?? textAt(filer, 'stateOfIncorporation'),
    ),
    city: titleCase(textAt(address, 'city')),
    state: isDomestic ? usState(region) : undefined,
    country: isDomestic ? 'United States' : (countryName(textAt(address, 'country')) ?? region),
    phone: textAt(filer, 'phone'),
    websites: [textAt(filer, 'website')].flatMap((one) => one ?? []),
  };
  return companyRecord(data, stamp(idOf(cik), pageOf(cik)));
}

/** The register tells companies of one name apart by a mark behind it: 'HORMEL FOODS CORP /DE/', 'NATURA INC/ADR'. */
const withoutMark = (name: string) => name.replace(/(?<=\S{3}.*)\s*\/[A-Z]{2,3}\/?$/i, '');

export const idOf = (cik: string) => `cik-${cik}`;
const pageOf = (cik: string) =>
  `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik.padStart(10, '0')}`;
