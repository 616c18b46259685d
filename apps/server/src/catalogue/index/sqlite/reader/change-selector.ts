import type { DatabaseSync } from 'node:sqlite';
import { watchedValues } from '../../../watched-values.ts';
import type { ChangedRecord, SelectedChanges, SelectedRange, Selection } from '../../index.port.ts';
import { planQuery, type TextLeaf } from '../../text/plan.ts';
import type { Cancellation } from '../../threads/serve.ts';
import { moment } from './change-reader.ts';
import { type EvaluationContext, evaluate } from './evaluate.ts';
import { MatchCache } from './match-cache.ts';
import { type Matches, NO_MATCHES } from './matches.ts';
import type { Mirror } from './mirror.ts';
import type { RecordReader } from './record-reader.ts';
import type { Selector } from './selector.ts';
import { SlotFilter } from './slot-filter.ts';

/** Of what words match among the changes. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Of a word with more records among the changes, its whole list is read at once, which costs less than asking for each of them. */
const FEW = 300;
/**
 * Where one record in so many has changed, or more, a selection is searched for in all of the catalogue: its lists are read whole
 * in either way, and what a search keeps of them then serves all selections. Each selection costs the same whatever their number,
 * which therefore decides nothing.
 */
const WHOLE_FROM = 5;
/** Changes that are kept as they are told: many selections find the same ones. Some 10 MB. */
const TOLD_KEPT = 10_000;

interface Parts {
  mirror: Mirror;
  records: RecordReader;
  cancellation: Cancellation;
  selector: Selector;
}

interface Range {
  /** Slots of the records that were added or changed. */
  slots: Uint32Array;
  /** Of those that were there before: what they said, and when that was changed. */
  changed: Map<number, { fields: string; at: number }>;
  told: Map<number, ChangedRecord>;
  cache: MatchCache;
}

/**
 * Finds, of many selections, what each finds among changes: a word that many of them have is looked up once, and in the end
 * of its list alone, where what was stored last stands. Trees and filters are a search's own.
 */
export class ChangeSelector {
  private readonly parts: Parts;
  private readonly statements;
  /** The next of many calls asks of the same range. */
  private kept: { name: string; range: Range } | null = null;

  constructor(db: DatabaseSync, parts: Parts) {
    this.parts = parts;
    const matching = db.prepare('select rowid from fts where fts match ? and rowid > ? and rowid <= ?');
    matching.setReturnArrays(true);
    this.statements = {
      matching,
      earlier: db.prepare(`
        select records.docid, fields, at, min(earlier_values.docid)
        from earlier_values join records using (engine, id)
        where earlier_values.docid > :after and replaces <= :after and records.docid <= :to
        group by records.docid
      `),
    };
  }

  select(selections: Selection[], asked: SelectedRange): SelectedChanges[] {
    const range = this.rangeOf(asked);
    return selections.map((selection) => {
      this.parts.cancellation.check();
      return this.among(range, this.find(selection, range, asked), asked.limit);
    });
  }

  private find(selection: Selection, range: Range, asked: SelectedRange): Uint32Array {
    const { slots } = range;
    if (slots.length === 0 || selection.engines.length === 0) return NO_MATCHES.slots;
    const isWhole = slots.length * WHOLE_FROM >= this.parts.mirror.columns.live;
    return isWhole ? this.findInAll(selection, slots) : this.findInChanges(selection, range, asked);
  }

  private findInAll(selection: Selection, slots: Uint32Array): Uint32Array {
    const { matches, filter } = this.parts.selector.match(selection);
    const found = matches ? within(slots, matches.slots) : slots;
    return filter.apply({ slots: found, scores: new Float32Array(found.length) }).slots;
  }

  private findInChanges(selection: Selection, { slots, cache }: Range, asked: SelectedRange): Uint32Array {
    const { mirror, records, cancellation, selector } = this.parts;
    const { leaves, vocabulary, combiner } = selector;
    const engines = selection.engines.flatMap((name) => mirror.engineCodes.get(name) ?? []);
    let matches: Matches = { slots, scores: new Float32Array(slots.length) };
    if (selection.query) {
      const plan = planQuery(selection.query, vocabulary);
      if (!plan) return NO_MATCHES.slots;
      const fetch = (leaf: TextLeaf) => this.matching(leaf, slots, asked);
      const context: EvaluationContext = {
        mirror,
        leaves: { fetch, fetchAmong: fetch, roughLength: (token) => leaves.roughLength(token) },
        cache,
        combiner,
        engines,
        cancellation,
        slotsById: (id) => records.slotsById(id, engines),
        from: slots[0]!,
      };
      const found = within(slots, evaluate(plan, context).slots);
      matches = { slots: found, scores: new Float32Array(found.length) };
    }
    if (matches.slots.length === 0) return matches.slots;
    const excluded = new Set((selection.exclude ?? []).map((ref) => records.slotOf(ref)));
    const filter = new SlotFilter({ mirror, selection, engines, excluded, cancellation });
    const passing = filter.apply(matches);
    const { among } = selection;
    return among ? combiner.intersection(passing, selector.listed(among)).slots : passing.slots;
  }

  private among(range: Range, slots: Uint32Array, limit: number): SelectedChanges {
    const { seen } = this.parts.mirror.columns;
    let newest = 0;
    const changed: ChangedRecord[] = [];
    for (const slot of slots) {
      newest = Math.max(newest, seen[slot]!);
      const change = changed.length < limit ? this.changeAt(slot, range) : null;
      if (change) changed.push(change);
    }
    return { newest: slots.length === 0 ? null : moment(newest), changed };
  }

  /** Null of what was not there before. */
  private changeAt(slot: number, { changed, told }: Range): ChangedRecord | null {
    const earlier = changed.get(slot);
    if (!earlier) return null;
    const known = told.get(slot);
    if (known) return known;
    const record = this.parts.records.bySlot(slot);
    const change = {
      ref: { engine: record.engine, id: record.id },
      title: record.title,
      before: JSON.parse(earlier.fields),
      after: watchedValues(record),
      seen: moment(this.parts.mirror.columns.seen[slot]),
      changedAt: moment(earlier.at),
    };
    if (told.size < TOLD_KEPT) told.set(slot, change);
    return change;
  }

  private matching(leaf: TextLeaf, among: Uint32Array, { after, to }: SelectedRange): Matches {
    const { mirror, selector } = this.parts;
    const { columns } = mirror;
    if (this.roughCount(leaf, among.length) > FEW) {
      const { slots, scores } = selector.leaves.fetch(leaf, columns);
      const wanted = within(among, slots);
      return { slots: wanted, scores: scores.subarray(0, wanted.length) };
    }
    const rows = this.statements.matching.all(leaf.match, after, to) as unknown as [number][];
    const slots = Uint32Array.from(rows, ([docid]) => columns.slotOf(docid)).filter((slot) => slot !== NONE);
    return { slots, scores: new Float32Array(slots.length) };
  }

  /** How many of so many changes have the word, if they are like the other records. */
  private roughCount(leaf: TextLeaf, changes: number): number {
    const { mirror, selector } = this.parts;
    const share = changes / Math.max(1, mirror.columns.live);
    // Of what is only begun nothing is known: of many changes, many.
    if (leaf.type === 'prefix' || (leaf.type === 'phrase' && !leaf.terms)) return changes > FEW ? changes : 0;
    const terms = leaf.type === 'phrase' ? leaf.terms! : [leaf.term];
    return share * Math.min(...terms.map((term) => selector.leaves.roughCount(term)));
  }

  private rangeOf({ after, to }: SelectedRange): Range {
    const { mirror } = this.parts;
    const { columns } = mirror;
    const name = `${mirror.scope}${mirror.version} ${after} ${to}`;
    if (this.kept?.name === name) return this.kept.range;
    const slots: number[] = [];
    for (let slot = columns.size - 1; slot >= 0 && columns.docid[slot]! > after; slot--)
      if (columns.docid[slot]! <= to && columns.alive[slot] === 1 && columns.isShown(slot)) slots.push(slot);
    const changed: Range['changed'] = new Map();
    for (const row of this.statements.earlier.iterate({ after, to })) {
      const slot = columns.slotOf(Number(row['docid']));
      if (slot >= 0) changed.set(slot, { fields: String(row['fields']), at: Number(row['at']) });
    }
    const range = {
      slots: Uint32Array.from(slots.reverse()),
      changed,
      told: new Map<number, ChangedRecord>(),
      cache: new MatchCache(CACHE_BYTES),
    };
    this.kept = { name, range };
    return range;
  }
}

/** Those among the first and the last of a range, which has all that are listed between these. */
function within(range: Uint32Array, slots: Uint32Array): Uint32Array {
  const [first, last] = [range[0]!, range.at(-1)!];
  return slots.filter((slot) => slot >= first && slot <= last);
}

/** A slot that is none, as unsigned numbers have it. */
const NONE = 0xffffffff;
