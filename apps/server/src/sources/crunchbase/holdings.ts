import { companionFile } from '../../catalogue/import/companion.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { type CsvRow, cell, hasColumns, readCsv } from '../shared/csv.ts';
import { type Holding, mapRound } from './crunchbase.mapping.ts';

/** The export's files carry a prefix in some copies; the rest of the name is the same. */
const siblings = (file: SourceFile, name: string) => [
  name,
  file.name.replace(/investors(?=\.csv$)/, name.replace('.csv', '')),
];

/** The holdings of each investor, by uuid, from the files beside investors.csv; empty when they are not there. */
export async function readHoldings(file: SourceFile, signal: AbortSignal): Promise<Map<string, Holding[]>> {
  const holdings = new Map<string, Holding[]>();
  const [rounds, investments] = await Promise.all([find(file, 'funding_rounds.csv'), find(file, 'investments.csv')]);
  if (!rounds || !investments) return holdings;
  const byRound = new Map<string, Holding>();
  for await (const row of readCsv(rounds, signal)) {
    try {
      const { uuid, company, round } = mapRound(row);
      if (uuid) byRound.set(uuid, { company, round: round.name, date: round.date, roundAmount: round.amount });
    } catch {
      // A bad round is reported when funding_rounds.csv itself is imported.
    }
  }
  for await (const row of readCsv(investments, signal)) {
    const investor = cell(row, 'investor_uuid');
    const holding = byRound.get(cell(row, 'funding_round_uuid') ?? '');
    if (investor && holding)
      holdings.set(investor, [
        ...(holdings.get(investor) ?? []),
        { ...holding, isLead: cell(row, 'is_lead_investor') === 't' },
      ]);
  }
  return holdings;
}

/** How many people led an investor's investments, by the investor's uuid: people are known by their uuid alone. */
export async function readPartners(file: SourceFile, signal: AbortSignal): Promise<Map<string, number>> {
  const partners = new Map<string, Set<string>>();
  const companion = await find(file, 'investment_partners.csv');
  if (!companion) return new Map();
  for await (const row of readCsv(companion, signal)) {
    const investor = cell(row, 'investor_uuid');
    const partner = cell(row, 'partner_uuid');
    if (investor && partner) partners.set(investor, (partners.get(investor) ?? new Set()).add(partner));
  }
  return new Map([...partners].map(([investor, people]) => [investor, people.size]));
}

/** Adds name, page and place of the company, which rounds of the 2013 export name by its number in objects.csv. */
export async function readObjects(
  file: SourceFile,
  signal: AbortSignal,
): Promise<Map<string, (row: CsvRow) => CsvRow>> {
  const objects = new Map<string, (row: CsvRow) => CsvRow>();
  const companion = hasColumns(file, 'object_id') ? await companionFile(file, 'objects.csv') : null;
  if (!companion) return objects;
  for await (const object of readCsv(companion, signal)) {
    const id = cell(object, 'id');
    const [name, ...others] = ['name', 'permalink', 'country_code', 'state_code', 'city'].map(
      (one) => cell(object, one) ?? '',
    );
    const added = ['companyname', 'permalink', 'countrycode', 'statecode', 'city'].map(
      (column, index) => [column, [name ?? '', ...others][index] ?? ''] as const,
    );
    if (id && name) objects.set(id, (row) => ({ line: row.line, cells: new Map([...row.cells, ...added]) }));
  }
  return objects;
}

async function find(file: SourceFile, name: string): Promise<SourceFile | null> {
  for (const candidate of siblings(file, name)) {
    const found = await companionFile(file, candidate);
    if (found) return found;
  }
  return null;
}
