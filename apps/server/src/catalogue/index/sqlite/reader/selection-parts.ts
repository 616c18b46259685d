import type { DatabaseSync } from 'node:sqlite';
import type { Cancellation } from '../../threads/serve.ts';
import type { ReaderMemory } from '../shared/memory.ts';
import { DocOrdinalSets } from './doc-ordinal-set.ts';
import type { RecordColumns } from './record-columns.ts';
import type { RecordReader } from './record-reader.ts';
import { Selector } from './selector.ts';
import { TextLeaves } from './text-leaves.ts';
import type { VectorColumns } from './vector-columns.ts';

interface Given {
  recordColumns: RecordColumns;
  vectors: VectorColumns;
  records: RecordReader;
  cancellation: Cancellation;
  tokenize(text: string): string[];
  memory: ReaderMemory;
}

/** The parts by which a reader selects records: words and meaning. */
export function selectionParts(db: DatabaseSync, { tokenize, memory, ...given }: Given) {
  const leaves = new TextLeaves(db, given.cancellation);
  const sets = new DocOrdinalSets();
  const selector = new Selector({ ...given, leaves, sets, matchBytes: memory.matches }, tokenize);
  return {
    selector,
    /** To be called before each question. */
    turn(): void {
      sets.turn();
    },
    /** To be called when the record columns has changed. */
    reset(): void {
      selector.reset();
    },
  };
}
