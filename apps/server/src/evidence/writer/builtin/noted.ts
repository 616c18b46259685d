import type { Engine } from '@groundwork/contract/engines';
import type { Ring } from '@groundwork/contract/relevance';
import type { DraftSentence } from '../../draft.ts';
import { type Evidence, type EvidenceNote, type EvidenceRecord, findEvidence, isOfCatalogue } from '../../evidence.ts';
import type { NoteKind } from '../../reading/note.ts';
import { NEAR } from '../../records/rings.ts';
import { isGone } from '../../records/state-of.ts';
import { isOfLongAgo } from '../../records/statistics.ts';
import { quotations } from './attribution.ts';

export interface Noted {
  note: EvidenceNote;
  each: EvidenceRecord;
}

interface Choice {
  limit: number;
  /** Left out, those whose notes of the kind bear on the project. */
  rings?: readonly Ring[];
  engines?: readonly Engine[];
  /** Leaves out records that are closed, expired or stopped: nobody can act on them. */
  isUsable?: boolean;
  /** Leaves out notes without figures. */
  hasFigures?: boolean;
  /** Puts notes with figures first. */
  prefersFigures?: boolean;
}

const OF_THE_USE: readonly Ring[] = ['direct', 'same use', 'asks'];
const OF_A_WORK: readonly Ring[] = ['direct', 'same use', 'same technology'];
/**
 * The records whose notes of a kind bear on the project's field: another use of its technology has needs, buyers and
 * rules of its own, and those who ask for a thing have reached none.
 */
const RINGS_OF: Record<NoteKind, readonly Ring[]> = {
  need: OF_THE_USE,
  market: OF_THE_USE,
  customers: OF_THE_USE,
  regulation: OF_THE_USE,
  what: OF_A_WORK,
  how: OF_A_WORK,
  achieved: OF_A_WORK,
  stage: OF_A_WORK,
  result: OF_A_WORK,
  partners: OF_A_WORK,
  next: OF_A_WORK,
};

const TIMELY: ReadonlySet<NoteKind> = new Set<NoteKind>(['need', 'market', 'customers', 'next']);

/** A note must be surer if its kind is told often: there are others. None found by words alone is as sure. */
const SURE: Partial<Record<NoteKind, number>> = { need: 0.85, market: 0.85, achieved: 0.85, result: 0.85, next: 0.85 };

/**
 * The least nearness to the project of a sentence under a heading of its own: others are true of their record, and bear
 * on something else.
 */
const BEARING = 0.45;
/** A note in a row of its own record must be sure of its kind alone. */
const SURE_IN_A_CELL = 0.85;

/** An agency asks for many things of a kind: its words on one that is near to nothing of the idea bear on that one. */
const isUnlike = ({ statements = [] }: Evidence, derived: readonly string[]): boolean =>
  statements.length > 0 && !derived.some((line) => line.startsWith(`${NEAR}: `));

const bears = ({ nearness }: EvidenceNote): boolean => nearness == null || nearness >= BEARING;

/** Weights of a record's place among the first, and of having a figure, beside how sure a note is. */
const OF_PLACE = 0.6;
const OF_FIGURE = 0.25;

/** Notes of these kinds, the nearest records' and surest first, one of a record and of an organization. */
export function notesOn(
  evidence: Evidence,
  kinds: readonly NoteKind[],
  { limit, rings, engines, isUsable, hasFigures, prefersFigures }: Choice,
): Noted[] {
  const places = new Map((evidence.surest ?? []).map((key, at) => [key, at]));
  const weightOf = ({ key, certainty, quantities }: EvidenceNote) =>
    certainty +
    OF_PLACE * (1 - (places.get(key) ?? places.size) / Math.max(1, places.size)) +
    (prefersFigures && quantities.length > 0 ? OF_FIGURE : 0);
  const found = (evidence.notes ?? [])
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((note) => {
      const each = findEvidence(evidence, note.key);
      return each ? [{ note, each }] : [];
    })
    .filter(
      ({ note, each: { record, derived = [] } }) =>
        isOfCatalogue(record) &&
        !note.isPassage &&
        (evidence.closest?.includes(note.key) ?? true) &&
        !(hasFigures && note.quantities.length === 0) &&
        note.certainty >= (evidence.isByWords ? 0 : (SURE[note.kind] ?? 0)) &&
        bears(note) &&
        // A thing missing or planned that long ago says nothing of today.
        !(TIMELY.has(note.kind) && record.date !== null && isOfLongAgo(record.date, evidence.asOf)) &&
        (!engines || engines.includes(record.engine)) &&
        (rings ?? RINGS_OF[note.kind]).includes(evidence.rings?.[note.key] ?? 'near') &&
        !(evidence.rings?.[note.key] === 'asks' && isUnlike(evidence, derived)) &&
        !(isUsable && isGone(record, evidence.asOf)),
    )
    .toSorted((one, other) => weightOf(other.note) - weightOf(one.note));
  const taken = new Set<string>();
  return found
    .filter(({ note, each: { record } }) => {
      const names = [note.key, note.quote, record.organisations[0]?.name.toLowerCase() ?? note.key];
      if (names.some((name) => taken.has(name))) return false;
      for (const name of names) taken.add(name);
      return true;
    })
    .slice(0, limit);
}

/** The notes, each with who says it. */
export const tellNotes = (evidence: Evidence, kinds: readonly NoteKind[], choice: Choice): DraftSentence[][] =>
  quotations(
    evidence,
    notesOn(evidence, kinds, choice).map(({ note }) => note),
  );

/** The surest note of a record of the first of these kinds that it has; of a length that a cell holds. */
export function noteOfRecord(
  { notes = [], isByWords }: Evidence,
  key: string,
  kinds: readonly NoteKind[],
  lengthMax = Number.POSITIVE_INFINITY,
): EvidenceNote | null {
  for (const kind of kinds) {
    const own = notes.filter(
      (note) =>
        note.key === key &&
        note.kind === kind &&
        !note.isPassage &&
        note.quote.length <= lengthMax &&
        (isByWords || note.certainty >= SURE_IN_A_CELL),
    );
    const [best] = own.toSorted((one, other) => other.certainty - one.certainty);
    if (best) return best;
  }
  return null;
}
