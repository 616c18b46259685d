import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Company, companyRecord } from '../../catalogue/engines/companies.ts';
import type { FundingRound } from '../../catalogue/engines/funding-round.ts';
import { type Investor, investorRecord } from '../../catalogue/engines/investors.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate, yearOf } from '../../catalogue/normalise/dates.ts';
import { fundingRoundType } from '../../catalogue/normalise/funding-round-type.ts';
import { parseCount, parseMoney } from '../../catalogue/normalise/numbers.ts';
import { organisationType } from '../../catalogue/normalise/organisation-type.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { RowRejected, required } from '../shared/mapping.ts';

export type Stamp = (id: string, url: string | null) => RecordStamp;
export type Holding = NonNullable<Investor['investments']>[number];

/** A row of investors.csv, with the holdings and the number of partners that the files beside it know of it. */
export function mapInvestor(
  row: CsvRow,
  holdings: Map<string, Holding[]>,
  partners: Map<string, number>,
  stamp: Stamp,
): CatalogueRecord<Investor> {
  const name = required(read(row, 'investor_name', 'name'), 'investor name');
  const uuid = read(row, 'uuid', 'investor_uuid');
  const foundedDate = parseDate(cell(row, 'founded_on'));
  const domain = read(row, 'domain');
  const data: Investor = {
    name,
    type: organisationType(read(row, 'investor_type', 'investor_types', 'type')?.split(/[,|]/)[0]),
    foundedDate,
    foundingYear: yearOf(foundedDate),
    closedDate: parseDate(cell(row, 'closed_on')),
    ...placeOf(row, ''),
    websites: domain ? [`https://${domain}`] : [],
    linkedinUrl: read(row, 'linkedin_url'),
    investmentCount: parseCount(cell(row, 'investment_count')),
    investments: (uuid && holdings.get(uuid)) || holdings.get(name) || undefined,
    partnersCount: uuid ? partners.get(uuid) : undefined,
  };
  return investorRecord(data, stamp(uuid ?? slug(name), read(row, 'cb_url') ?? null));
}

/** A row of funding_rounds.csv: whose round it is, and the round. */
export function mapRound(row: CsvRow): { key: string; uuid?: string; company: string; round: FundingRound } {
  const company = required(read(row, 'company_name'), 'company name');
  const rawAmount = cell(row, 'raised_amount_usd', 'amount_usd');
  const amount = parseMoney(rawAmount);
  if (rawAmount && amount === undefined) throw new RowRejected(`Raised amount '${rawAmount}' is not an amount`);
  const round: FundingRound = {
    name: fundingRoundType(read(row, 'funding_round_type'), read(row, 'funding_round_code')) ?? 'Undisclosed',
    date: parseDate(cell(row, 'announced_on', 'funded_at')),
    amount,
    investors: read(row, 'investor_names')?.split(/,\s*/).filter(Boolean),
    sourceUrl: read(row, 'cb_url'),
  };
  return {
    key: read(row, 'company_uuid') ?? permalinkOf(row) ?? slug(company),
    uuid: read(row, 'funding_round_uuid'),
    company,
    round,
  };
}

/** A company from the rows of its rounds. */
export function mapRoundsCompany(
  key: string,
  rows: CsvRow[],
  rounds: FundingRound[],
  stamp: Stamp,
): CatalogueRecord<Company> {
  const row = rows[0]!;
  const inOrder = rounds.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1));
  const total = rounds.reduce((sum, round) => sum + (round.amount ?? 0), 0);
  const data: Company = {
    name: required(read(row, 'company_name'), 'company name'),
    industryTags: read(row, 'company_category_list')?.split('|').filter(Boolean),
    ...placeOf(row, ''),
    totalFunding: total || undefined,
    lastRound: inOrder.at(-1)?.name,
    fundingRounds: inOrder,
  };
  return companyRecord(data, stamp(key, read(row, 'cb_url') ?? null));
}

/** A sale of a company. Both sides are companies; the bought one is told, with every sale of it. */
export interface Sale {
  key: string;
  name: string;
  url: string | null;
  sentence: string;
  acquirer: string;
  row: CsvRow;
}

export function mapSale(row: CsvRow): Sale {
  const name = required(read(row, 'company_name', 'acquiree_name'), 'name of the acquired company');
  const acquirer = required(read(row, 'acquirer_name'), 'name of the acquirer');
  const permalink = permalinkOf(row);
  const url =
    read(row, 'acquiree_cb_url') ?? (permalink ? `https://www.crunchbase.com/organization/${permalink}` : null);
  const price = parseMoney(cell(row, 'price_usd', 'price_amount'));
  const day = parseDate(cell(row, 'acquired_on', 'acquired_at'));
  const isDollars = (read(row, 'price_currency_code') ?? 'USD') === 'USD' || cell(row, 'price_usd') !== undefined;
  const paid = price && isDollars ? ` for $${price.toLocaleString('en-US')}` : '';
  const sentence = `${name} was acquired by ${acquirer}${day ? ` on ${day}` : ''}${paid}.`;
  return { key: read(row, 'acquiree_uuid') ?? permalink ?? slug(name), name, url, sentence, acquirer, row };
}

export function mapAcquired(sales: Sale[], stamp: Stamp): CatalogueRecord<Company> {
  const { key, name, url, row } = sales[0]!;
  const data: Company = {
    name,
    description: [...new Set(sales.map((sale) => sale.sentence))].join(' '),
    status: 'Acquired',
    industryTags: read(row, 'company_category_list')?.split('|'),
    ...placeOf(row, read(row, 'acquiree_name') ? 'acquiree_' : 'company_'),
    partners: [...new Set(sales.map((sale) => sale.acquirer))],
  };
  return companyRecord(data, stamp(key, url));
}

/** '/organization/made-up' and '/company/made-up' are the paths of one page. */
export function permalinkOf(row: CsvRow, prefix = 'company_'): string | undefined {
  return read(row, `${prefix}permalink`, 'permalink')?.replace(/^\/[a-z-]+\//, '');
}

function placeOf(row: CsvRow, prefix: string): { city?: string; state?: string; country?: string } {
  const country = countryName(read(row, `${prefix}country_code`, 'company_country_code'));
  const state = read(row, `${prefix}state_code`, 'state_code', 'company_state_code');
  return {
    city: read(row, `${prefix}city`, 'company_city'),
    state: country === 'United States' ? usState(state) : undefined,
    country,
  };
}

export function read(row: CsvRow, ...names: string[]): string | undefined {
  return optionalText(cell(row, ...names));
}
