import type { FundingRound } from '../../catalogue/engines/funding-round.ts';
import { investorRecord } from '../../catalogue/engines/investors.ts';
import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { fundingRoundType } from '../../catalogue/normalise/funding-round-type.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import { type CsvRow, cell, hasColumns, readCsv } from '../shared/csv.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import {
  type Holding,
  mapAcquired,
  mapInvestor,
  mapRound,
  mapRoundsCompany,
  mapSale,
  read,
  type Sale,
  type Stamp,
} from './crunchbase.mapping.ts';
import { readHoldings, readObjects, readPartners } from './holdings.ts';
import { mapOrganisation } from './organisations.mapping.ts';

type Reader = (file: SourceFile, context: ReadContext, stamp: Stamp) => AsyncGenerator<SourceItem>;

/** Layouts of the open CSV exports (2013 to today), which others still write; the first that fits is the one. */
const layouts: { columns: string[]; read: Reader }[] = [
  { columns: ['company_name', 'investor_name', 'funded_when'], read: readInvestments },
  { columns: ['company_name', 'investor_name', 'funded_at'], read: readInvestments },
  { columns: ['investor_name', 'investor_type'], read: readInvestors },
  { columns: ['name', 'investor_types'], read: readInvestors },
  { columns: ['company_name', 'funding_round_type', 'announced_on'], read: readRounds },
  { columns: ['company_name', 'funding_round_type', 'funded_at'], read: readRounds },
  { columns: ['object_id', 'funding_round_type', 'funded_at'], read: readRounds },
  { columns: ['acquirer_name', 'acquiree_name'], read: readAcquisitions },
  { columns: ['acquirer_name', 'company_name'], read: readAcquisitions },
  { columns: ['permalink', 'name', 'entity_type'], read: readOrganisations },
  { columns: ['permalink', 'name', 'funding_total_usd'], read: readOrganisations },
  { columns: ['name', 'primary_role'], read: readOrganisations },
  { columns: ['name', 'short_description', 'crunchbase_url'], read: readOrganisations },
  { columns: ['name', 'short_description', 'cb_url'], read: readOrganisations },
];

export const crunchbase: Source = {
  name: 'crunchbase',
  label: 'Crunchbase open CSV layout',
  url: 'https://www.crunchbase.com',
  licence: 'Crunchbase terms of the export; attribution required',
  engines: ['companies', 'investors'],
  recognises: (file) => layoutOf(file) !== undefined,
  async *read(file, context) {
    const stamp: Stamp = (id, url) => stampOf(crunchbase, context, id, url);
    const layout = layoutOf(file);
    if (layout) yield* layout.read(file, context, stamp);
  },
};

function layoutOf(file: SourceFile) {
  return layouts.find(({ columns }) => hasColumns(file, ...columns));
}

async function* readInvestors(file: SourceFile, { signal }: ReadContext, stamp: Stamp): AsyncGenerator<SourceItem> {
  const holdings = await readHoldings(file, signal);
  const partners = await readPartners(file, signal);
  for await (const row of readCsv(file, signal))
    yield attempt(`line ${row.line}`, () => mapInvestor(row, holdings, partners, stamp));
}

async function* readOrganisations(file: SourceFile, { signal }: ReadContext, stamp: Stamp): AsyncGenerator<SourceItem> {
  for await (const row of readCsv(file, signal)) yield attempt(`line ${row.line}`, () => mapOrganisation(row, stamp));
}

/** A company may be sold several times, so sales are gathered before the company is told. */
async function* readAcquisitions(file: SourceFile, { signal }: ReadContext, stamp: Stamp): AsyncGenerator<SourceItem> {
  const companies = new Map<string, Sale[]>();
  for await (const row of readCsv(file, signal)) {
    try {
      const sale = mapSale(row);
      companies.set(sale.key, [...(companies.get(sale.key) ?? []), sale]);
    } catch (error) {
      yield { at: `line ${row.line}`, rejected: (error as Error).message };
    }
  }
  for (const sales of companies.values()) yield attempt(`line ${sales[0]?.row.line}`, () => mapAcquired(sales, stamp));
}

/** Rounds of one company are spread over the file, so companies are gathered before they are told. */
async function* readRounds(file: SourceFile, { signal }: ReadContext, stamp: Stamp): AsyncGenerator<SourceItem> {
  const companies = new Map<string, { rows: CsvRow[]; rounds: FundingRound[] }>();
  const objects = await readObjects(file, signal);
  for await (const bare of readCsv(file, signal)) {
    const row = objects.get(cell(bare, 'object_id') ?? '')?.(bare) ?? bare;
    try {
      const { key, round } = mapRound(row);
      const company = companies.get(key) ?? { rows: [], rounds: [] };
      if (company.rows.length === 0) company.rows.push(row);
      company.rounds.push(round);
      companies.set(key, company);
    } catch (error) {
      yield { at: `line ${row.line}`, rejected: (error as Error).message };
    }
  }
  for (const [key, { rows, rounds }] of companies)
    yield attempt(`line ${rows[0]?.line}`, () => mapRoundsCompany(key, rows, rounds, stamp));
}

/** One line for each investment; an investor is what its lines say together. */
async function* readInvestments(file: SourceFile, { signal }: ReadContext, stamp: Stamp): AsyncGenerator<SourceItem> {
  const investors = new Map<string, { line: number; name: string; investments: Holding[] }>();
  for await (const row of readCsv(file, signal)) {
    const name = read(row, 'investor_name');
    const company = read(row, 'company_name');
    if (!name || !company) {
      yield { at: `line ${row.line}`, rejected: name ? 'No company name' : 'No investor name' };
      continue;
    }
    const key = slug(name) || name;
    const investor = investors.get(key) ?? { line: row.line, name, investments: [] };
    investor.investments.push({
      company,
      round: fundingRoundType(read(row, 'funding_round_type'), read(row, 'funding_round_code')),
      date: parseDate(cell(row, 'funded_when', 'funded_at')),
      roundAmount: parseMoney(cell(row, 'amount_usd', 'raised_amount_usd')),
    });
    investors.set(key, investor);
  }
  for (const [key, { line, name, investments }] of investors) {
    yield attempt(`line ${line}`, () =>
      investorRecord({ name, investmentCount: investments.length, investments }, stamp(key, null)),
    );
  }
}
