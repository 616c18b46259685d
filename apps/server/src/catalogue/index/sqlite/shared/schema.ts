import type { DatabaseSync } from 'node:sqlite';
import { CLOSED, OPEN } from '../../../closing.ts';
import { CatalogueStorageError } from '../../errors.ts';
import { TEXT_COLUMNS, TOKENIZER } from '../../text/text-columns.ts';

const SCHEMA_VERSION = 10;

/**
 * Keys of parties (`identityKeys`), and of the record itself: after 'n:' numbers that make it the same thing as another one, after 'x:'
 * those by which people find it. Newest first within a key.
 */
const IDENTITIES = `
  create table identities (
    key text not null,
    engine integer not null,
    date integer not null,
    docid integer not null,
    primary key (key, engine, date, docid)
  ) without rowid;
`;

/**
 * Vectors of records, a model's that serves and perhaps those of the next. Like docs they are only appended to: seq is
 * the order in which they came, for readers to catch up by. bits: the numbers' signs, which readers record columns; bytes: the
 * numbers, a byte each. data: a model trained here, null for one from elsewhere; documents: how many there were then.
 */
const VECTORS = `
  create table models (
    code integer primary key autoincrement,
    id text not null unique,
    dimension integer not null,
    documents integer not null,
    is_serving integer not null default 0,
    data blob
  );
  create table vector_bits (
    seq integer primary key autoincrement,
    docid integer not null,
    model integer not null,
    bits blob not null
  );
  create unique index vector_bits_by_doc on vector_bits (docid, model);
  create table vectors (seq integer primary key, bytes blob not null);
`;

/** Columns of docs that readers mirror, packed (`doc-block.ts`), and a bit for each docid whose record has left since. */
const DOC_BLOCKS = `
  create table doc_blocks (block integer primary key, data blob not null);
  create table doc_blocks_gone (block integer primary key, bits blob not null);
`;

/**
 * Values of records before they were changed, of the fields that `watchedValues` lists. docid: the one that the record got by the change,
 * replaces: the one that it had; as docids only grow they tell when it was. at: seconds since 1970, for what is too old to be told.
 */
const EARLIER_VALUES = `
  create table earlier_values (
    engine integer not null,
    id text not null,
    docid integer not null,
    replaces integer not null,
    at integer not null,
    fields text not null,
    primary key (engine, id, docid)
  ) without rowid;
  create index earlier_values_by_time on earlier_values (at);
`;

/** Records that belong to a collection: hidden from all but those who may see it. Nobody sees one without its row here. */
const COLLECTIONS = `
  create table if not exists collections (code integer primary key autoincrement, name text not null unique);
  create table if not exists owned (docid integer primary key, collection integer not null);
`;

/**
 * Docids only grow: a changed record leaves its docid and comes back under a new one, so that whatever readers keep in
 * memory by docid is only ever appended to or marked dead. `docs` holds, narrow and quick to scan, what readers record columns
 * in memory; `records` holds the wide rest.
 */
const SCHEMA = `
  create table state (
    id integer primary key check (id = 1),
    version integer not null,
    changed_at text not null
  );
  insert into state values (1, 0, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

  -- version: the state's, by which records of the engine last changed.
  create table engines (code integer primary key, name text not null unique, version integer not null default 0);

  create table facet_values (
    code integer primary key,
    engine integer not null,
    field text not null,
    value text not null,
    unique (engine, field, value)
  );

  -- seen: when the record was first stored, in seconds since 1970. hidden: see Hidden. date: yyyymmdd with zeros where the source is less precise, 0 for none. closes: minutes since 1970, 0 for none. facets: codes, 32 bits each.
  create table docs (
    docid integer primary key autoincrement,
    engine integer not null,
    is_sample integer not null,
    hidden integer not null default 0,
    date integer not null,
    amount real,
    facets blob not null,
    seen integer not null default 0,
    closes integer not null default 0
  );

  create table records (
    docid integer primary key,
    engine integer not null,
    id text not null,
    hash text not null,
    json text not null
  );
  create unique index records_by_ref on records (engine, id);

  ${IDENTITIES}
  ${VECTORS}
  ${DOC_BLOCKS}
  ${EARLIER_VALUES}
  ${COLLECTIONS}

  -- Docids that left, in order, for readers to catch up. Trimmed: a reader too far behind reloads everything.
  create table deletions (seq integer primary key autoincrement, docid integer not null);

  create table checkpoints (
    key text primary key,
    value text not null,
    added integer not null default 0,
    changed integer not null default 0,
    unchanged integer not null default 0
  ) without rowid;

  create virtual table fts using fts5(
    ${Object.keys(TEXT_COLUMNS).join(', ')},
    content='', contentless_delete=1, tokenize='${TOKENIZER}'
  );
  insert into fts (fts, rank) values ('rank', 'bm25(${Object.values(TEXT_COLUMNS).join(', ')})');

  pragma user_version = ${SCHEMA_VERSION};
`;

/** A version's changes to a file of the version before it; `rebuild` fills what is computed from the records. */
const UPGRADE_FROM_1 = `
  alter table docs add column hidden integer not null default 0;
  drop table parties;
  ${IDENTITIES}
`;

const UPGRADE_FROM_2 = `
  alter table engines add column version integer not null default 0;
  alter table checkpoints add column added integer not null default 0;
  alter table checkpoints add column changed integer not null default 0;
  alter table checkpoints add column unchanged integer not null default 0;
`;

/** Earlier records count as first seen when they were last fetched. */
const UPGRADE_FROM_3 = `
  ${VECTORS}
  alter table docs add column seen integer not null default 0;
  update docs set seen = coalesce((
    select cast(strftime('%s', json ->> '$.source.retrievedAt') as integer) from records where records.docid = docs.docid
  ), 0);
`;

/** Closing dates of funding opportunities; in other records nothing closes. */
const UPGRADE_FROM_4 = `
  alter table docs add column closes integer not null default 0;
  update docs set closes = coalesce((
    select cast(substr(replace(json ->> '$.data.closeDate', '-', '') || '0000', 1, 8) as integer)
    from records where records.docid = docs.docid and json ->> '$.engine' = 'funding-opportunities'
  ), 0);
  ${DOC_BLOCKS}
`;

/** Earlier changes are not known. */
const UPGRADE_FROM_5 = `
  ${EARLIER_VALUES}
`;

/**
 * Closing dates become the minute in which they end; a call that is over counts as closed; agencies have one name; texts are written by `indexText`. What
 * readers record columns is packed anew by the next change.
 */
const UPGRADE_FROM_7 = `
  update docs set closes = min(2147483647, cast(strftime('%s', case
    when closes % 10000 = 0 then date(printf('%04d-01-01', closes / 10000), '+1 year')
    when closes % 100 = 0 then date(printf('%04d-%02d-01', closes / 10000, closes / 100 % 100), '+1 month')
    else date(printf('%04d-%02d-%02d', closes / 10000, closes / 100 % 100, closes % 100), '+1 day') end) as integer) / 60 - 1)
  where closes > 0;
  insert or ignore into facet_values (engine, field, value)
    select engine, field, '${CLOSED}' from facet_values where field = 'status' and value = '${OPEN}';
  delete from doc_blocks;
  delete from doc_blocks_gone;
`;

/** All that was stored before is everybody's. */
const UPGRADE_FROM_8 = `
  ${COLLECTIONS}
`;

/** Numbers have more spellings. */
const UPGRADE_FROM_9 = `
  delete from identities;
  pragma user_version = ${SCHEMA_VERSION};
`;

/** Fills tables from the records after an upgrade, in the same transaction. */
interface Fill {
  rebuildIdentities(db: DatabaseSync): void;
  rewriteTexts(db: DatabaseSync): void;
}
const NOTHING: Fill = {
  rebuildIdentities: () => undefined,
  rewriteTexts: () => undefined,
};

/**
 * Creates the tables in an empty file and brings those of an older version up to date; refuses a file whose layout this
 * version does not know. `fill` runs after an upgrade, in the same transaction.
 */
export function ensureSchema(db: DatabaseSync, fill: Fill = NOTHING): void {
  db.exec('begin immediate');
  try {
    const version = Number(db.prepare('pragma user_version').get()?.['user_version']);
    if (version === 0) db.exec(SCHEMA);
    else if (version < SCHEMA_VERSION) {
      if (version === 1) db.exec(UPGRADE_FROM_1);
      if (version <= 2) db.exec(UPGRADE_FROM_2);
      if (version <= 3) db.exec(UPGRADE_FROM_3);
      if (version <= 4) db.exec(UPGRADE_FROM_4);
      if (version <= 5) db.exec(UPGRADE_FROM_5);
      if (version <= 7) db.exec(UPGRADE_FROM_7);
      if (version <= 8) db.exec(UPGRADE_FROM_8);
      db.exec(UPGRADE_FROM_9);
      // Filling the tables wants all of them.
      fill.rebuildIdentities(db);
      if (version <= 7) fill.rewriteTexts(db);
    } else if (version !== SCHEMA_VERSION) {
      throw new CatalogueStorageError(
        `The catalog file has layout ${version}; this version of Groundwork reads layout ${SCHEMA_VERSION}. ` +
          'Update Groundwork, or move the file away and import again.',
      );
    }
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}
