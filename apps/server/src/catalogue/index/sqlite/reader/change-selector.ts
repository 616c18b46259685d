import type { DatabaseSync } from 'node:sqlite';
import { watchedValues } from '../../../watched-values.ts';
import type { ChangedRecord, SelectedChanges, SelectedRange, Selection } from '../../index.port.ts';
import { planQuery, type TextLeaf } from '../../text/plan.ts';
import type { Cancellation } from '../../threads/serve.ts';
import { moment } from './change-reader.ts';
import { DocOrdinalFilter } from './doc-ordinal-filter.ts';
import { type EvaluationContext, evaluate } from './evaluate.ts';
import { MatchCache } from './match-cache.ts';
import { type Matches, NO_MATCHES } from './matches.ts';
import type { RecordColumns } from './record-columns.ts';
import type { RecordReader } from './record-reader.ts';
import type { Selector } from './selector.ts';

/** For the matches of words among the changes. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** A word with more records among the changes has its whole list read at once, which costs less than asking for each of them. */
const FEW = 300;
/**
 * A selection is searched for in all of the catalogue where one record in so many has changed, or more: its lists are read whole
 * in either way, and what a search keeps of them then serves all selections. Each selection costs the same whatever their number,
 * which therefore decides nothing.
 */
const WHOLE_FROM = 5;
/** Changes that are kept as they are told: many selections find the same ones. Some 10 MB. */
const TOLD_KEPT = 10_000;

interface Parts {
  recordColumns: RecordColumns;
  records: RecordReader;
  cancellation: Cancellation;
  selector: Selector;
}

interface Range {
  /** Doc ordinals of the records that were added or changed. */
  docOrdinals: Uint32Array;
  /** The former values of those that were there before, and when they were changed. */
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
    const { docOrdinals } = range;
    if (docOrdinals.length === 0 || selection.engines.length === 0) return NO_MATCHES.docOrdinals;
    const isWhole = docOrdinals.length * WHOLE_FROM >= this.parts.recordColumns.columns.live;
    return isWhole ? this.findInAll(selection, docOrdinals) : this.findInChanges(selection, range, asked);
  }

  private findInAll(selection: Selection, docOrdinals: Uint32Array): Uint32Array {
    const { matches, filter } = this.parts.selector.match(selection);
    const found = matches ? within(docOrdinals, matches.docOrdinals) : docOrdinals;
    return filter.apply({ docOrdinals: found, scores: new Float32Array(found.length) }).docOrdinals;
  }

  private findInChanges(selection: Selection, { docOrdinals, cache }: Range, asked: SelectedRange): Uint32Array {
    const { recordColumns, records, cancellation, selector } = this.parts;
    const { leaves, vocabulary, combiner } = selector;
    const engines = selection.engines.flatMap((name) => recordColumns.engineCodes.get(name) ?? []);
    let matches: Matches = { docOrdinals, scores: new Float32Array(docOrdinals.length) };
    if (selection.query) {
      const plan = planQuery(selection.query, vocabulary);
      if (!plan) return NO_MATCHES.docOrdinals;
      const fetch = (leaf: TextLeaf) => this.matching(leaf, docOrdinals, asked);
      const context: EvaluationContext = {
        recordColumns,
        leaves: { fetch, fetchAmong: fetch, roughLength: (token) => leaves.roughLength(token) },
        cache,
        combiner,
        engines,
        cancellation,
        docOrdinalsById: (id) => records.docOrdinalsById(id, engines),
        from: docOrdinals[0]!,
      };
      const found = within(docOrdinals, evaluate(plan, context).docOrdinals);
      matches = { docOrdinals: found, scores: new Float32Array(found.length) };
    }
    if (matches.docOrdinals.length === 0) return matches.docOrdinals;
    const excluded = new Set((selection.exclude ?? []).map((ref) => records.docOrdinalOf(ref)));
    const filter = new DocOrdinalFilter({ recordColumns, selection, engines, excluded, cancellation });
    const passing = filter.apply(matches);
    const { among } = selection;
    return among ? combiner.intersection(passing, selector.listed(among)).docOrdinals : passing.docOrdinals;
  }

  private among(range: Range, docOrdinals: Uint32Array, limit: number): SelectedChanges {
    const { seen } = this.parts.recordColumns.columns;
    let newest = 0;
    const changed: ChangedRecord[] = [];
    for (const docOrdinal of docOrdinals) {
      newest = Math.max(newest, seen[docOrdinal]!);
      const change = changed.length < limit ? this.changeAt(docOrdinal, range) : null;
      if (change) changed.push(change);
    }
    return { newest: docOrdinals.length === 0 ? null : moment(newest), changed };
  }

  /** Null of what was not there before. */
  private changeAt(docOrdinal: number, { changed, told }: Range): ChangedRecord | null {
    const earlier = changed.get(docOrdinal);
    if (!earlier) return null;
    const known = told.get(docOrdinal);
    if (known) return known;
    const record = this.parts.records.byDocOrdinal(docOrdinal);
    const change = {
      ref: { engine: record.engine, id: record.id },
      title: record.title,
      before: JSON.parse(earlier.fields),
      after: watchedValues(record),
      seen: moment(this.parts.recordColumns.columns.seen[docOrdinal]),
      changedAt: moment(earlier.at),
    };
    if (told.size < TOLD_KEPT) told.set(docOrdinal, change);
    return change;
  }

  private matching(leaf: TextLeaf, among: Uint32Array, { after, to }: SelectedRange): Matches {
    const { recordColumns, selector } = this.parts;
    const { columns } = recordColumns;
    if (this.roughCount(leaf, among.length) > FEW) {
      const { docOrdinals, scores } = selector.leaves.fetch(leaf, columns);
      const wanted = within(among, docOrdinals);
      return { docOrdinals: wanted, scores: scores.subarray(0, wanted.length) };
    }
    const rows = this.statements.matching.all(leaf.match, after, to) as unknown as [number][];
    const docOrdinals = Uint32Array.from(rows, ([docid]) => columns.docOrdinalOf(docid)).filter(
      (docOrdinal) => docOrdinal !== NONE,
    );
    return { docOrdinals, scores: new Float32Array(docOrdinals.length) };
  }

  /** How many of so many changes have the word, if they are like the other records. */
  private roughCount(leaf: TextLeaf, changes: number): number {
    const { recordColumns, selector } = this.parts;
    const share = changes / Math.max(1, recordColumns.columns.live);
    // Nothing is known of a word that is only begun: of many changes, many.
    if (leaf.type === 'prefix' || (leaf.type === 'phrase' && !leaf.terms)) return changes > FEW ? changes : 0;
    const terms = leaf.type === 'phrase' ? leaf.terms! : [leaf.term];
    return share * Math.min(...terms.map((term) => selector.leaves.roughCount(term)));
  }

  private rangeOf({ after, to }: SelectedRange): Range {
    const { recordColumns } = this.parts;
    const { columns } = recordColumns;
    const name = `${recordColumns.scope}${recordColumns.version} ${after} ${to}`;
    if (this.kept?.name === name) return this.kept.range;
    const docOrdinals: number[] = [];
    for (let docOrdinal = columns.size - 1; docOrdinal >= 0 && columns.docid[docOrdinal]! > after; docOrdinal--)
      if (columns.docid[docOrdinal]! <= to && columns.alive[docOrdinal] === 1 && columns.isShown(docOrdinal))
        docOrdinals.push(docOrdinal);
    const changed: Range['changed'] = new Map();
    for (const row of this.statements.earlier.iterate({ after, to })) {
      const docOrdinal = columns.docOrdinalOf(Number(row['docid']));
      if (docOrdinal >= 0) changed.set(docOrdinal, { fields: String(row['fields']), at: Number(row['at']) });
    }
    const range = {
      docOrdinals: Uint32Array.from(docOrdinals.reverse()),
      changed,
      told: new Map<number, ChangedRecord>(),
      cache: new MatchCache(CACHE_BYTES),
    };
    this.kept = { name, range };
    return range;
  }
}

/** Those among the first and the last of a range, which has all that are listed between these. */
function within(range: Uint32Array, docOrdinals: Uint32Array): Uint32Array {
  const [first, last] = [range[0]!, range.at(-1)!];
  return docOrdinals.filter((docOrdinal) => docOrdinal >= first && docOrdinal <= last);
}

/** A doc ordinal that is none, as unsigned numbers have it. */
const NONE = 0xffffffff;
