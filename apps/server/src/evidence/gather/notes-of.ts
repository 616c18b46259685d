import type { EvidenceNote, SourceRecord } from '../evidence.ts';
import { NOTE_KINDS, type Note } from '../reading/note.ts';
import { evidenceKey } from '../records/evidence-record.ts';

export interface NotesOptions {
  /** Rejects with its reason. */
  signal?: AbortSignal | undefined;
  /** Of few records, all that may tell something, in passages: what answers a question may be any of it. */
  isWhole?: boolean;
}

/** Reads the notes of records, by `evidenceKey`: places in their texts. */
export type ReadNotes = (
  records: readonly SourceRecord[],
  options?: NotesOptions,
) => Promise<ReadonlyMap<string, Note[]>>;

/** At most so many notes of a kind are kept of one record: a report quotes few of one record. */
const OF_A_KIND = 2;

/** The surest notes of each kind of each record, in the records' order, as quotations; of records that are read whole, all of them. */
export async function notesOf(
  records: readonly SourceRecord[],
  read: ReadNotes,
  options: NotesOptions = {},
): Promise<EvidenceNote[]> {
  const notes = await read(records, options);
  return records.flatMap((record) => {
    const key = evidenceKey(record);
    const own = notes.get(key) ?? [];
    return NOTE_KINDS.flatMap((kind) =>
      own
        .filter((note) => note.kind === kind)
        .toSorted((one, other) => other.certainty - one.certainty)
        .slice(0, options.isWhole ? own.length : OF_A_KIND)
        .map(
          ({ at, length, certainty, quantities, isPassage }): EvidenceNote => ({
            key,
            ...(isPassage && { isPassage }),
            kind,
            quote: record.text.slice(at, at + length),
            certainty,
            quantities: quantities.map((each) => record.text.slice(each.at, each.at + each.length)),
          }),
        ),
    );
  });
}
