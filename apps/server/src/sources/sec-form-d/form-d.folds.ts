import type { Company } from '../../catalogue/engines/companies.ts';
import { companyRecord } from '../../catalogue/engines/companies.ts';
import type { SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { attempt } from '../shared/mapping.ts';
import { readFormDTables, type TableFiling } from './form-d.tables.ts';
import { mapFormD, type Stamp } from './sec-form-d.mapping.ts';

/**
 * One record for each issuer of a quarter. An amendment tells the offering anew, so of the filings with one file number
 * the last counts; several offerings of a company are its rounds.
 */
export async function* readFormDIssuers(
  file: SourceFile,
  stamp: Stamp,
  signal: AbortSignal,
): AsyncGenerator<SourceItem> {
  const issuers = new Map<string, Map<string, TableFiling>>();
  for await (const filing of readFormDTables(file, signal)) {
    const offerings = issuers.get(keyOf(filing)) ?? new Map<string, TableFiling>();
    const before = offerings.get(filing.offering);
    if (!before || before.filed <= filing.filed) offerings.set(filing.offering, filing);
    issuers.set(keyOf(filing), offerings);
  }
  for (const offerings of issuers.values()) {
    const filings = [...offerings.values()].toSorted((a, b) => (a.filed < b.filed ? -1 : 1));
    const items = filings.flatMap((filing) =>
      mapFormD(filing.submission, stamp).map((map) => attempt(`line ${filing.line}`, map)),
    );
    const records = items.flatMap((item) => ('record' in item ? [item] : []));
    yield* items.filter((item) => 'rejected' in item);
    const last = records.at(-1);
    if (last) yield { at: last.at, record: together(records.map(({ record }) => record)) };
  }
}

/** The last filing's company with the rounds of all; a fund's last filing says its size. */
function together(records: CatalogueRecord[]): CatalogueRecord {
  const last = records.at(-1)!;
  if (records.length === 1 || last.engine !== 'companies') return last;
  const companies = records.filter(({ engine }) => engine === 'companies').map(({ data }) => data as Company);
  const rounds = companies.flatMap(({ fundingRounds }) => fundingRounds ?? []);
  const total = rounds.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const { id, url, source } = last;
  return companyRecord(
    { ...(last.data as Company), fundingRounds: rounds, totalFunding: total || undefined },
    { id, url, source },
  );
}

/** Some copies of a number have lost the zeros before it. */
const keyOf = ({ cik, line }: TableFiling) => cik.replace(/^0+/, '') || `line ${line}`;
