import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Identity, identitiesOf, keysOf } from '../../../../identity/identity.ts';
import { joinOf } from '../../../../identity/join.ts';
import type { Mirror } from '../mirror.ts';
import type { RecordReader } from '../record-reader.ts';

/** Records on topic whose parties are looked up. */
const LOOKED_UP = 400;
/** Rows read of one key: enough to tell an organisation that does this from one that does everything. */
const ROWS_MAX = 500;
/** Of an organisation's records on topic or not, so many must be on topic for it to be; else it is related. */
const MAIN_SHARE = 0.2;
/** One record says what someone does who has hardly another, not what a university does. */
const MAIN_MIN = 2;
/** Joins by the name alone, in other places or for common names, are too weak to judge by. */
const SURE = 0.7;
/** A join can be wrong, and who does something need not be about it. */
const TRUST = 0.9;

export interface Joined {
  slot: number;
  related: number;
  onTopic: number;
}

/**
 * Organisations and people whose own records say little are judged by what they are joined with: the awards, patents,
 * trials and papers on topic that name them by an identifier or by their full name.
 */
export class JoinedRecords {
  private readonly rows: StatementSync;
  private readonly mirror: Mirror;
  private readonly records: RecordReader;
  private readonly only: 'sample' | undefined;

  constructor(db: DatabaseSync, { mirror, records, only }: { mirror: Mirror; records: RecordReader; only?: 'sample' }) {
    this.mirror = mirror;
    this.records = records;
    this.only = only;
    this.rows = db.prepare('select engine, docid from identities where key = ? limit ?');
    this.rows.setReturnArrays(true);
  }

  /** `onTopic`: slots, best first, with their probabilities. `named`: codes of the data sets whose records are parties. */
  of(onTopic: { slot: number; onTopic: number }[], named: Set<number>): Joined[] {
    const { columns } = this.mirror;
    const sources = onTopic.filter(({ slot }) => !named.has(columns.engine[slot]!)).slice(0, LOOKED_UP);
    const probability = new Map(sources.map((each) => [each.slot, each.onTopic]));
    const joined = new Map<number, Joined>();
    const asked = new Set<string>();
    for (const { slot } of sources) {
      for (const identity of this.actorsOf(slot)) {
        for (const key of keysOf(identity).strong) {
          if (asked.has(key)) continue;
          asked.add(key);
          const { parties, about, all } = this.recordsOf(key, named, probability);
          if (parties.length === 0) continue;
          const best = Math.max(...about);
          const isMain = about.length / Math.max(1, all) >= MAIN_SHARE && (about.length >= MAIN_MIN || all <= MAIN_MIN);
          for (const party of parties) {
            if (!this.isSurelyOne(identity, party)) continue;
            const known = joined.get(party);
            joined.set(party, {
              slot: party,
              related: Math.max(known?.related ?? 0, TRUST * best),
              onTopic: Math.max(known?.onTopic ?? 0, isMain ? TRUST * best : 0),
            });
          }
        }
      }
    }
    return [...joined.values()];
  }

  private actorsOf(slot: number): Identity[] {
    return identitiesOf(this.records.bySlot(slot)).filter(({ standing }) => standing !== 'aside');
  }

  private isSurelyOne(identity: Identity, party: number): boolean {
    return identitiesOf(this.records.bySlot(party)).some(
      (own) => own.standing === 'self' && (joinOf(identity, own)?.confidence ?? 0) >= SURE,
    );
  }

  /** Of one party: its own records, how surely its others are on topic that are, and how many others there are. */
  private recordsOf(key: string, named: Set<number>, probability: Map<number, number>) {
    const { columns } = this.mirror;
    const isListed = columns.listing(this.only);
    const parties: number[] = [];
    const about: number[] = [];
    let all = 0;
    for (const [engine, docid] of this.rows.all(key, ROWS_MAX) as unknown as [number, number][]) {
      const slot = columns.slotOf(docid);
      if (slot < 0 || !isListed(slot)) continue;
      if (named.has(engine)) parties.push(slot);
      else {
        all++;
        const onTopic = probability.get(slot);
        if (onTopic !== undefined) about.push(onTopic);
      }
    }
    return { parties, about, all };
  }
}
