import type { EvidenceNote, SourceRecord } from '../evidence.ts';
import { NOTE_KINDS, type Note } from '../reading/note.ts';
import { evidenceKey } from '../records/evidence-record.ts';

/**
 * Reads the notes of records, by `evidenceKey`: places in their texts. Rejects with the signal's reason. `isWhole`: of few records, all that
 * may tell something.
 */
export type ReadNotes = (
  records: readonly SourceRecord[],
  signal?: AbortSignal,
  isWhole?: boolean,
) => Promise<ReadonlyMap<string, Note[]>>;

/** At most so many notes of a kind are kept of one record: a report quotes few of one record. */
const OF_A_KIND = 2;

/**
 * The surest notes of each kind of each record, in the records' order, as quotations. `isWhole`: all notes of records that are read whole:
 * what answers a question may be any of them.
 */
export async function notesOf(
  records: readonly SourceRecord[],
  read: ReadNotes,
  signal?: AbortSignal,
  isWhole = false,
): Promise<EvidenceNote[]> {
  const notes = await read(records, signal, isWhole);
  return records.flatMap((record) => {
    const key = evidenceKey(record);
    const own = notes.get(key) ?? [];
    return NOTE_KINDS.flatMap((kind) =>
      own
        .filter((note) => note.kind === kind)
        .toSorted((one, other) => other.certainty - one.certainty)
        .slice(0, isWhole ? own.length : OF_A_KIND)
        .map(
          ({ at, length, certainty, quantities }): EvidenceNote => ({
            key,
            kind,
            quote: record.text.slice(at, at + length),
            certainty,
            quantities: quantities.map((each) => record.text.slice(each.at, each.at + each.length)),
          }),
        ),
    );
  });
}
