import type { DatabaseSync } from 'node:sqlite';
import { lookupNames, partyNames } from '../../../party-name.ts';
import type { CatalogueRecord, RecordRef } from '../../../record.ts';
import type { PartyQuery } from '../shared/protocol.ts';
import type { Mirror } from './mirror.ts';

/** Fetches whole records by slot, by reference and by party. */
export class RecordReader {
  private readonly mirror: Mirror;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync, mirror: Mirror) {
    this.mirror = mirror;
    this.statements = prepare(db);
  }

  bySlot(slot: number): CatalogueRecord {
    return this.byDocid(this.mirror.columns.docid[slot]!);
  }

  byRef(ref: RecordRef): CatalogueRecord | null {
    const docid = this.docidOf(this.mirror.engineCodes.get(ref.engine), ref.id);
    return docid === null ? null : this.byDocid(docid);
  }

  /** -1 when there is no such record. */
  slotOf(ref: RecordRef): number {
    const docid = this.docidOf(this.mirror.engineCodes.get(ref.engine), ref.id);
    return docid === null ? -1 : this.mirror.columns.slotOf(docid);
  }

  /** Slots of the id in any of the engines, as typed or in upper case (most registries' ids are). */
  slotsById(id: string, engines: number[]): number[] {
    const docids = engines.flatMap((engine) => [this.docidOf(engine, id), this.docidOf(engine, id.toUpperCase())]);
    return [...new Set(docids.filter((docid) => docid !== null))].map((docid) => this.mirror.columns.slotOf(docid));
  }

  byParty({ names, exclude, limit }: PartyQuery): { record: CatalogueRecord; name: string }[] {
    const excluded = exclude ? this.docidOf(this.mirror.engineCodes.get(exclude.engine), exclude.id) : null;
    const nameOf = new Map<number, { name: string; date: number }>();
    for (const name of names) {
      for (const key of lookupNames(name)) {
        // One more than asked, for the one that may be excluded.
        for (const row of this.statements.byParty.all(key, limit + 1)) {
          const docid = Number(row['docid']);
          if (docid !== excluded && !nameOf.has(docid)) nameOf.set(docid, { name: key, date: Number(row['date']) });
        }
      }
    }
    return [...nameOf]
      .sort(([a, { date: dateA }], [b, { date: dateB }]) => dateB - dateA || a - b)
      .slice(0, limit)
      .map(([docid, { name }]) => {
        const record = this.byDocid(docid);
        return { record, name: nameIn(record, name) };
      });
  }

  private byDocid(docid: number): CatalogueRecord {
    return JSON.parse(String(this.statements.json.get(docid)?.['json']));
  }

  private docidOf(engine: number | undefined, id: string): number | null {
    if (engine === undefined) return null;
    const row = this.statements.find.get(engine, id);
    return row ? Number(row['docid']) : null;
  }
}

function prepare(db: DatabaseSync) {
  return {
    json: db.prepare('select json from records where docid = ?'),
    find: db.prepare('select docid from records where engine = ? and id = ?'),
    byParty: db.prepare('select docid, date from parties where name = ? order by date desc, docid limit ?'),
  };
}

/** The record's own spelling of a normalised name. */
function nameIn(record: CatalogueRecord, key: string): string {
  const organisation = record.organisations.find((party) =>
    partyNames({ organisations: [party], people: [] }).includes(key),
  );
  const person = record.people.find((party) => partyNames({ organisations: [], people: [party] }).includes(key));
  return organisation?.name ?? person?.name ?? key;
}
