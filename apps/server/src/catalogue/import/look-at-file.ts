import type { Engine } from '@groundwork/contract/engines';
import type { MappableField } from '@groundwork/contract/table-imports';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import type { TableProposal } from '@groundwork/contract/table-proposal';
import { runInThread, ThreadLimitError } from '../../platform/threads/run-in-thread.ts';
import { fieldsOf, styleOf } from '../../sources/layout/table-fields.ts';
import type { CatalogueRecord } from '../record.ts';
import { tooMuch } from './import-in-thread.ts';
import type { Encoder } from './propose/heading-scores.ts';
import { type CountedTable, proposalOf, propose } from './propose/propose.ts';

/** The fields that a column of a table can be. */
export const mappableFields = (engine: Engine): MappableField[] =>
  fieldsOf(engine).map(({ field, label }) => ({ field, label, style: styleOf(engine, field) }));

const LIMITS = { timeoutMs: 15 * 60_000, memoryMb: 1024 };

export interface LookInput {
  location: string;
  /** How its rows are read; null: as the source that knows it says. */
  mapping: TableMapping | null;
}

/** A file's own statements, and its first records; nothing is stored. */
export interface Looked {
  files: { name: string; source: string | null }[];
  /** The table of a file that no source knows. */
  table: CountedTable | null;
  refusal: string | null;
  records: CatalogueRecord[];
  rejections: { at: string; reason: string }[];
  read: number;
  notice: string | null;
  failure: string | null;
}

/** Reads a file in a thread of its own: a large one takes a while, and one that was made to do harm does it there. */
export async function lookAtFile(input: LookInput, signal: AbortSignal): Promise<Looked> {
  const entry = new URL('./look-at-file.worker.ts', import.meta.url);
  try {
    return await runInThread(entry, input, { ...LIMITS, signal, hasOwnTemporaryFolder: true });
  } catch (error) {
    if (!(error instanceof ThreadLimitError)) throw error;
    return { ...nothingYet(), refusal: tooMuch(error, LIMITS) };
  }
}

/** Before anything was found. */
export const nothingYet = (): Looked => ({
  files: [],
  table: null,
  refusal: null,
  records: [],
  rejections: [],
  read: 0,
  notice: null,
  failure: null,
});

/** A mapping that was used before, with what its columns hold now; or a proposed one. */
export function proposalFor(
  table: CountedTable,
  { encoder, engine, used }: { encoder: Encoder | null; engine: Engine | null; used: TableMapping | null },
): Promise<TableProposal> | TableProposal {
  return used ? proposalOf(table, used) : propose(table, { encoder, engine });
}
