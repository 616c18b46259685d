import type { DatabaseSync } from 'node:sqlite';
import type { ReaderMemory } from '../shared/memory.ts';
import type { Cancellation } from '../shared/serve.ts';
import { AboutReader } from './about/about-reader.ts';
import { SlotScratch } from './about/slot-scratch.ts';
import { TermScan } from './about/term-scan.ts';
import type { Mirror } from './mirror.ts';
import type { RecordReader } from './record-reader.ts';
import { Selector } from './selector.ts';
import { SlotSets } from './slot-set.ts';
import { TextLeaves } from './text-leaves.ts';
import type { VectorMirror } from './vector-mirror.ts';

/** Projects that people are at, and searches by meaning that they page through. */
const PROJECTS_KEPT = 24;
const SEARCHES_KEPT = 6;
const SAMPLE_SEARCHES_KEPT = 2;

interface Given {
  mirror: Mirror;
  vectors: VectorMirror;
  records: RecordReader;
  cancellation: Cancellation;
  tokenize(text: string): string[];
  memory: ReaderMemory;
}

/** What a reader selects records by: words, meaning, and what they are about. */
export function selectionParts(db: DatabaseSync, { tokenize, memory, ...given }: Given) {
  const leaves = new TextLeaves(db, given.cancellation);
  const scan = new TermScan(leaves, tokenize, memory.terms);
  const sets = new SlotSets();
  const judging = { ...given, scan, scratch: new SlotScratch(), sets };
  const abouts = new AboutReader(db, judging, PROJECTS_KEPT);
  const asked = new AboutReader(db, judging, SEARCHES_KEPT);
  const askedOfSample = new AboutReader(db, { ...judging, only: 'sample' }, SAMPLE_SEARCHES_KEPT);
  const selector = new Selector(
    { ...given, leaves, sets, abouts, asked, askedOfSample, matchBytes: memory.matches },
    tokenize,
  );
  return {
    abouts,
    selector,
    /** To be called before each question. */
    turn(): void {
      scan.turn();
      sets.turn();
    },
    /** To be called when the mirror has changed. */
    reset(): void {
      for (const part of [selector, abouts, asked, askedOfSample]) part.reset();
    },
  };
}
