import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { ownField } from '@groundwork/contract/table-mapping';
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { isSeenBy } from '../organisations/organisations.access.ts';
import { tableImport } from './table-imports.table.ts';

/** A column that no field is for and whose values can be filtered by. */
export interface OwnColumn {
  engine: Engine;
  field: string;
  label: string;
}

/** Columns of the tables whose records somebody sees: everybody's, and those of their organization. */
export type OwnColumnsOf = (who: Pick<Actor, 'userId'> | null | undefined) => Promise<OwnColumn[]>;

/** Tables that were imported before these are filtered no longer by their own columns. */
const IMPORTS_READ = 100;
/** More would be a wall of filters. */
const COLUMNS_MAX = 20;

export function ownColumns({ db }: Database): OwnColumnsOf {
  return async (who) => {
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
      })
      .from(sql`${recent}, jsonb_array_elements(${recent.mapping}->'columns') as one`)
      .where(sql`one.value->>'field' is null and one.value->>'isFilter' = 'true'`)
      .orderBy(sql`one.value->>'column'`);
    return ENGINES.flatMap((engine) => {
      const labels = new Map(
        rows.filter((row) => row.engine === engine).map(({ label }) => [ownField(label), label] as const),
      );
      return [...labels].slice(0, COLUMNS_MAX).map(([field, label]) => ({ engine, field, label }));
    });
  };
}
