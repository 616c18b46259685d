import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import type { TableProposal } from '@groundwork/contract/table-proposal';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import { openImportFiles } from '../../../apps/server/src/catalogue/import/import-file.ts';
import { MemoryIndex } from '../../../apps/server/src/catalogue/import/memory-index.ts';
import { proposeTable } from '../../../apps/server/src/catalogue/import/propose/propose.ts';
import { runImport } from '../../../apps/server/src/catalogue/import/run-import.ts';
import type { Source, SourceFile } from '../../../apps/server/src/catalogue/import/source.port.ts';
import type { CatalogueRecord } from '../../../apps/server/src/catalogue/record.ts';
import { mappedTable } from '../../../apps/server/src/sources/layout/mapped-table.ts';
import { recogniseSource } from '../../../apps/server/src/sources/registry.ts';
import { fixturesDir } from '../../../apps/server/test/fixtures-dir.ts';
import { printTable } from '../../measure.ts';
import { randomNumbers } from '../../random.ts';
import { type Altered, alter, alterations, KINDS } from './alterations.ts';
import { type AlteredFile, asPublished, columnsOf, type Row, rowsOf } from './altered-file.ts';
import { firstFiles } from './first-files.ts';
import { fourthFiles } from './fourth-files.ts';
import { filesFor, KEPT_ELSEWHERE, keepElsewhere } from './kept-elsewhere.ts';
import { secondFiles } from './second-files.ts';
import { thirdFiles } from './third-files.ts';

/**
 * Published files, saved again as people do, and imported with what is recognised or proposed as it is: how many go in, with which
 * of their columns right, and whether the records are those of the published file.
 */
const ROWS = 120;
const FILES = { first: firstFiles, second: secondFiles, third: thirdFiles, fourth: fourthFiles };
/** Those are saved again as people do, these in the words and manner of another house. */
const ELSEWHERE = [thirdFiles, fourthFiles];
/** What a proposal is compared in: the rest lies in columns of the owner's, or is named by the source. */
const CORE: Record<string, (record: CatalogueRecord) => string | number | null> = {
  title: ({ title }) => title,
  text: ({ text }) => text.slice(0, 200),
  date: ({ date }) => date,
  amount: ({ amount }) => amount,
  organisation: ({ organisations }) => organisations[0]?.name ?? null,
  person: ({ people }) => people[0]?.name ?? null,
  city: ({ place }) => place?.city ?? null,
  state: ({ place }) => place?.state ?? null,
  country: ({ place }) => place?.country ?? null,
};

interface Result {
  at: number;
  file: string;
  kinds: string;
  by: string;
  columns: number;
  records: number;
  wrong: string[];
}

const { signal } = new AbortController();
const encoder = openEncoder();

export async function evaluateTables(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      files: { type: 'string', default: 'first' },
      seed: { type: 'string', default: '1' },
      of: { type: 'string', default: '60' },
    },
  });
  const files = FILES[values.files as keyof typeof FILES];
  if (!fixturesDir || !files) throw new Error('--files first, second, third or fourth, and FIXTURES_DIR are wanted');
  const published = path.join(fixturesDir, 'data');
  const folder = await mkdtemp(path.join(tmpdir(), 'groundwork-tables-'));
  const random = randomNumbers(Number(values.seed));
  const results: Result[] = [];
  try {
    for (let at = 0; at < Number(values.of); at += 1) {
      const altered = ELSEWHERE.includes(files)
        ? keptElsewhere(files, published, at, random)
        : savedAgain(files, published, at, random);
      results.push({ at, ...(await judge(altered, published, path.join(folder, String(at)))) });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    encoder.close();
  }
  report(results);
}

const one = (files: AlteredFile[], random: () => number) => files[Math.floor(random() * files.length)]!;

function savedAgain(files: AlteredFile[], published: string, at: number, random: () => number): Altered {
  const kind = KINDS[at % KINDS.length]!;
  const file = one(alterations(files, kind), random);
  return alter(file, rowsOf(file, published, ROWS), kind, random);
}

function keptElsewhere(files: AlteredFile[], published: string, at: number, random: () => number): Altered {
  const kept = KEPT_ELSEWHERE[at % KEPT_ELSEWHERE.length]!;
  const file = one(filesFor(files, kept), random);
  return keepElsewhere(file, rowsOf(file, published, ROWS), kept, random);
}

async function judge(altered: Altered, published: string, folder: string): Promise<Omit<Result, 'at'>> {
  const { file, kinds, rows } = altered;
  const told = { file: file.file, kinds: kinds.join(' + ') };
  await mkdir(path.join(folder, 'as-published'), { recursive: true });
  const before = path.join(folder, 'as-published', path.basename(file.file));
  const now = path.join(folder, altered.name);
  await writeFile(before, asPublished(file, published, rows));
  await writeFile(now, altered.bytes);
  const wanted = await importAs(before, (one) => recogniseSource(one, null));
  const originals = wanted.records.filter(({ engine }) => engine === file.engine);
  if (originals.length === 0) throw new Error(`${file.file} as it was published has no records: ${wanted.reason}`);
  let proposal: TableProposal | null = null;
  const got = await importAs(now, async (one) => {
    const source = await recogniseSource(one, null);
    if (source) return source;
    proposal = await proposeTable(one, { encoder, signal });
    return proposal && mappedTable(proposal.mapping);
  });
  if (got.records.length === 0) return { ...told, by: 'none', columns: 0, records: 0, wrong: [got.reason] };
  if (!proposal) return { ...told, by: got.source, ...equality(originals, wanted.records, got.records) };
  return { ...told, by: 'proposal', ...(await judgeProposal(altered, before, proposal, originals, got.records)) };
}

/** Of a file that a source knows: all records are the same, but for the hour. */
function equality(originals: CatalogueRecord[], all: CatalogueRecord[], got: CatalogueRecord[]) {
  const key = ({ engine, id }: CatalogueRecord) => `${engine}/${id}`;
  const found = new Map(got.map((record) => [key(record), withoutHour(record)]));
  const wrong = new Set<string>();
  let members = 0;
  let right = 0;
  for (const one of originals.map((record) => ({ id: key(record), ...withoutHour(record) }))) {
    const { id, ...members_ } = one;
    for (const [member, value] of Object.entries(members_)) {
      members += 1;
      if (isDeepStrictEqual((found.get(id) as Row | undefined)?.[member], value)) right += 1;
      else wrong.add(member);
    }
  }
  const equal = all.filter((record) => isDeepStrictEqual(found.get(key(record)), withoutHour(record))).length;
  return { columns: right / members, records: equal / Math.max(all.length, got.length), wrong: [...wrong] };
}

function withoutHour({ source: { retrievedAt, ...source }, id, ...record }: CatalogueRecord): Record<string, unknown> {
  return { ...JSON.parse(JSON.stringify(record)), source };
}

async function judgeProposal(
  { file, columns }: Altered,
  before: string,
  proposal: TableProposal,
  originals: CatalogueRecord[],
  got: CatalogueRecord[],
) {
  const judged = proposal.columns.filter(({ column }) => columns.has(column));
  const isRight = ({ column, field }: TableProposal['columns'][number]) =>
    proposal.mapping.engine === file.engine && columns.get(column)!.fields.includes(field ?? '-');
  const wrong = judged.filter((one) => !isRight(one)).map(({ column, field }) => `${column} → ${field ?? '-'}`);
  const engine = proposal.mapping.engine === file.engine ? [] : [`as ${proposal.mapping.engine}`];
  const left = new Set([...columns.values()].flatMap(({ fields }) => fields));
  const compared = (await comparable(file, before, originals)).filter((core) => left.has(core));
  const coreOf = (record: CatalogueRecord) => JSON.stringify(compared.map((core) => CORE[core]!(record)));
  const found = Map.groupBy(got, coreOf);
  const equal = originals.filter((record) => found.get(coreOf(record))?.pop()).length;
  return {
    columns: columns.size === 0 ? 0 : (judged.length - wrong.length) / columns.size,
    records: equal / Math.max(originals.length, got.length),
    wrong: [...engine, ...wrong],
  };
}

/** What the right mapping of the published file reads as its source does. */
async function comparable(file: AlteredFile, before: string, originals: CatalogueRecord[]): Promise<string[]> {
  const fields = new Map(
    columnsOf(file).map(({ heading, fields: [field] }) => [heading, field === '-' ? null : field!]),
  );
  const proposed = await importAs(before, async (one) => {
    const proposal = await proposeTable(one, { encoder, engine: file.engine, signal });
    const taken = new Set<string | null>();
    const columns = proposal!.mapping.columns.map((column) => {
      const field = fields.get(column.column) ?? null;
      const isFirst = field && !taken.has(field);
      taken.add(field);
      return {
        ...column,
        field: isFirst ? field : null,
        dates: column.dates === 'undecided' ? 'month-first' : column.dates,
        numbers: column.numbers === 'undecided' ? 'point' : column.numbers,
      } as TableMapping['columns'][number];
    });
    return mappedTable({ ...proposal!.mapping, columns });
  });
  const same = (core: string) => {
    const values = Map.groupBy(proposed.records, CORE[core]!);
    return originals.filter((record) => values.get(CORE[core]!(record))?.pop()).length >= originals.length * 0.95;
  };
  return Object.keys(CORE).filter(same);
}

/** What of a path's files one source makes, as a folder is imported: what nothing understands is passed over. */
async function importAs(location: string, choose: (file: SourceFile) => Promise<Source | null>) {
  const { files, dispose } = await openImportFiles(location);
  try {
    let reason = 'not understood';
    for (const file of files) {
      const source = await choose(file).catch((error: Error) => {
        reason = error.message;
        return null;
      });
      if (!source) continue;
      const index = new MemoryIndex();
      const summary = await runImport({ index, source, file, signal });
      const records = [...index.records.values()];
      if (records.length > 0) return { source: source.name, records, reason: '' };
      reason = summary.failure ?? summary.rejections[0]?.reason ?? `${source.name} finds no records`;
    }
    return { source: '', records: [] as CatalogueRecord[], reason };
  } finally {
    await dispose();
  }
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

function report(results: Result[]): void {
  printTable(
    ['', 'file', 'saved as', 'read by', 'columns', 'records', 'wrong'],
    results.map(({ at, file, kinds, by, columns, records, wrong }) => [
      String(at + 1),
      path.basename(file),
      kinds,
      by,
      percent(columns),
      percent(records),
      wrong.slice(0, 6).join(', ').slice(0, 160),
    ]),
  );
  const share = (is: (result: Result) => boolean) => percent(results.filter(is).length / results.length);
  const known = results.filter(({ by }) => by !== 'none');
  console.log(`\nRecognised or proposed, with records: ${share(({ by }) => by !== 'none')}`);
  console.log(`With at least 90 % of the columns right: ${share(({ columns }) => columns >= 0.9)}`);
  console.log(
    `Columns right, on average: ${percent(known.reduce((sum, one) => sum + one.columns, 0) / results.length)}`,
  );
  console.log(`All records those of the published file: ${share(({ records }) => records === 1)}`);
}
