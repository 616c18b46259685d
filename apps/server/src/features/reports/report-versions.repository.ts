import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { RecordRef } from '../../catalogue/record.ts';
import type { SourceSnapshot } from '../../evidence/report/assemble.ts';
import type { StoredDocument } from '../../evidence/report/in-language.ts';
import { isRecordKind } from '../../evidence/report/source-changes.ts';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { isEditableBy, isVisibleTo } from '../projects/projects.access.ts';
import { isReport, type ReportRef, type ReportRow, UNDER_WAY } from './report-row.ts';
import { type KeptClaim, report, reportSource, reportVersion } from './reports.table.ts';

/** The document that a report has goes among its earlier versions. */
export async function keepVersion(row: ReportRow, tx: Transaction): Promise<void> {
  const { id: reportId, document, version, versionKind: kind, versionBy: byId, writtenVersion, withheld } = row;
  if (!document) return;
  const at = row.versionAt ?? row.completedAt ?? row.createdAt;
  await tx.insert(reportVersion).values({ reportId, version, kind, byId, at, writtenVersion, withheld, document });
}

/** A document that takes the place of the one that there is. */
export interface NextVersion {
  document: StoredDocument;
  kind: 'edited' | 'restored';
  /** Set where it differs from the version before: which written one it goes back to, and what was held back then. */
  written?: { writtenVersion: number; withheld: KeptClaim[] | null };
}

/** Versions of reports and the records that they cite; every method is limited to what the actor may see or change. */
export function reportVersionRepository({ db }: Database) {
  return {
    /** Newest first; the current one is the first. */
    async list(actor: Actor, ref: ReportRef) {
      const name = sql<string | null>`nullif(trim(${user.name}), '')`;
      const current = await db
        .select({
          version: report.version,
          kind: report.versionKind,
          by: name,
          at: sql<Date>`coalesce(${report.versionAt}, ${report.completedAt}, ${report.createdAt})`.mapWith(
            report.createdAt,
          ),
        })
        .from(report)
        .leftJoin(user, eq(user.id, report.versionBy))
        .where(and(isReport(ref), isVisibleTo(actor, report.projectId), isNotNull(report.document)));
      const earlier = await db
        .select({ version: reportVersion.version, kind: reportVersion.kind, by: name, at: reportVersion.at })
        .from(reportVersion)
        .innerJoin(report, eq(report.id, reportVersion.reportId))
        .leftJoin(user, eq(user.id, reportVersion.byId))
        .where(and(isReport(ref), isVisibleTo(actor, report.projectId)))
        .orderBy(desc(reportVersion.version));
      return [...current, ...earlier];
    },

    /** An earlier version; null where there is none. */
    async find(actor: Actor, ref: ReportRef, version: number) {
      const [row] = await db
        .select({
          document: reportVersion.document,
          writtenVersion: reportVersion.writtenVersion,
          withheld: reportVersion.withheld,
        })
        .from(reportVersion)
        .innerJoin(report, eq(report.id, reportVersion.reportId))
        .where(and(isReport(ref), isVisibleTo(actor, report.projectId), eq(reportVersion.version, version)));
      return row ?? null;
    },

    async withheld(actor: Actor, ref: ReportRef): Promise<KeptClaim[]> {
      const [row] = await db
        .select({ withheld: report.withheld })
        .from(report)
        .where(and(isReport(ref), isVisibleTo(actor, report.projectId)));
      return row?.withheld ?? [];
    },

    /** Null when the report's version is another one by now, or the actor may not change it. */
    async replace(
      actor: Actor,
      ref: ReportRef,
      current: number,
      { document, kind, written }: NextVersion,
      now: Date,
      tx: Transaction,
    ): Promise<StoredDocument | null> {
      const mine = and(isReport(ref), isEditableBy(actor, report.projectId));
      const [row] = await tx.select().from(report).where(mine).for('update');
      if (!row?.document || UNDER_WAY.includes(row.status) || row.version !== current) return null;
      await keepVersion(row, tx);
      const version = current + 1;
      const next = { ...document, version };
      await tx
        .update(report)
        .set({ document: next, version, versionKind: kind, versionBy: actor.userId, versionAt: now, ...written })
        .where(eq(report.id, row.id));
      return next;
    },

    /** The records that a written version cites, as they were. For reports that the actor was let see. */
    async sources(reportId: string, writtenVersion: number): Promise<SourceSnapshot[]> {
      const rows = await db
        .select()
        .from(reportSource)
        .where(and(eq(reportSource.reportId, reportId), eq(reportSource.version, writtenVersion)));
      return rows.map(({ engine, recordId: id, hash, title, fields, text }) => ({
        engine,
        id,
        hash,
        title,
        fields,
        text,
      }));
    },

    /** Fingerprints of the records that each report's document cites in its written version, by report. */
    async sourceHashes(reportIds: string[]) {
      const hashes = new Map<string, Pick<SourceSnapshot, 'engine' | 'id' | 'hash'>[]>();
      if (reportIds.length === 0) return hashes;
      const { reportId, engine, recordId: id, hash, version } = reportSource;
      const rows = await db
        .select({ reportId, engine, id, hash })
        .from(reportSource)
        .innerJoin(report, and(eq(report.id, reportId), eq(report.writtenVersion, version)))
        .where(inArray(reportId, reportIds));
      for (const { reportId: of, ...source } of rows) hashes.set(of, [...(hashes.get(of) ?? []), source]);
      return hashes;
    },

    /** The records that anybody's reports cite, in whatever version; for work on the catalogue alone. */
    async cited(): Promise<RecordRef[]> {
      const kept = await db
        .selectDistinct({ engine: reportSource.engine, id: reportSource.recordId })
        .from(reportSource);
      return kept.flatMap(({ engine, id }) => (isRecordKind(engine) ? { engine, id } : []));
    },

    /** For reports that the actor was let see. */
    async document(reportId: string): Promise<StoredDocument | null> {
      const [row] = await db.select({ document: report.document }).from(report).where(eq(report.id, reportId));
      return row?.document ?? null;
    },
  };
}

export type ReportVersionRepository = ReturnType<typeof reportVersionRepository>;
