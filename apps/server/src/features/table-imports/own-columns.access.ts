import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { ownField } from '@groundwork/contract/table-mapping';
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { isSeenBy } from '../organisations/organisations.access.ts';
import { tableImport } from './table-imports.table.ts';

/** A column that no field is for. */
export interface OwnColumn {
  engine: Engine;
  field: string;
  label: string;
  /** Its values can be filtered by. */
  isFilter: boolean;
}

/** Columns of the tables whose records somebody sees: everybody's, and those of their organization. */
export type OwnColumnsOf = (who: Pick<Actor, 'userId'> | null | undefined) => Promise<OwnColumn[]>;

/** Tables that were imported before these are filtered no longer by their own columns. */
const IMPORTS_READ = 100;
/** More would be a wall of filters. */
const COLUMNS_MAX = 20;

/** Another process may have imported a table meanwhile; what this one imports is seen at once. */
const KNOWN_FOR_MS = 10_000;

interface Known {
  until: number;
  everybodys: Promise<OwnColumn[]>;
  isAnyOwned: Promise<boolean>;
}
const known = new WeakMap<Database, Known>();

/** An import has ended, or was taken back. */
export const forgetOwnColumns = (database: Database): void => void known.delete(database);

/** Every search asks: what is everybody's is remembered, and where no organization has a table of its own nothing else is asked. */
export function ownColumns(database: Database): OwnColumnsOf {
  return async (who) => {
    let now = known.get(database);
    if (!now || now.until < performance.now()) {
      const until = performance.now() + KNOWN_FOR_MS;
      now = { until, everybodys: columnsSeenBy(database, null), isAnyOwned: isAnyOwned(database) };
      known.set(database, now);
      Promise.all([now.everybodys, now.isAnyOwned]).catch(() => known.delete(database));
    }
    return who && (await now.isAnyOwned) ? columnsSeenBy(database, who) : now.everybodys;
  };
}

async function isAnyOwned({ db }: Database): Promise<boolean> {
  const found = await db
    .select({ id: tableImport.id })
    .from(tableImport)
    .where(and(eq(tableImport.state, 'complete'), isNotNull(tableImport.mapping), isNotNull(tableImport.ownerId)))
    .limit(1);
  return found.length > 0;
}

async function columnsSeenBy({ db }: Database, who: Pick<Actor, 'userId'> | null): Promise<OwnColumn[]> {
  const isEverybodys = isNull(tableImport.ownerId);
  const recent = db
    .select({ mapping: tableImport.mapping })
    .from(tableImport)
    .where(
      and(
        eq(tableImport.state, 'complete'),
        isNotNull(tableImport.mapping),
        who ? or(isEverybodys, isSeenBy(who, sql`${tableImport.ownerId}::text`)) : isEverybodys,
      ),
    )
    .orderBy(desc(tableImport.createdAt))
    .limit(IMPORTS_READ)
    .as('recent');
  const rows = await db
    .selectDistinct({
      engine: sql<string>`${recent.mapping}->>'engine'`,
      label: sql<string>`one.value->>'column'`,
      isFilter: sql<boolean>`coalesce(one.value->>'isFilter', 'false') = 'true'`,
    })
    .from(sql`${recent}, jsonb_array_elements(${recent.mapping}->'columns') as one`)
    .where(sql`one.value->>'field' is null`)
    .orderBy(sql`3 desc, 2`);
  return ENGINES.flatMap((engine) => {
    const columns = new Map<string, OwnColumn>();
    for (const { label, isFilter } of rows.filter((row) => row.engine === engine)) {
      const field = ownField(label);
      if (!columns.has(field)) columns.set(field, { engine, field, label, isFilter });
    }
    return [...columns.values()].slice(0, COLUMNS_MAX);
  });
}
