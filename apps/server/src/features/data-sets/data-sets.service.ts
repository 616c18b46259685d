import type { DataSet, DataSource, ImportRun, ImportState, SemanticsStatus } from '@groundwork/contract/data-sets';
import { type LiveCapableSource, liveSource, liveSources, missingKey } from '../../catalogue/import/import-live.ts';
import { lastImports } from '../../catalogue/import/last-import.ts';
import { removeSample } from '../../catalogue/import/load-sample.ts';
import type { LiveRunOptions } from '../../catalogue/import/run-live.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { RecordRef } from '../../catalogue/record.ts';
import type { Semantics } from '../../catalogue/semantics/semantics.service.ts';
import type { Clock } from '../../platform/clock.ts';
import { isCron, nextCron } from '../../platform/cron.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireService } from '../../platform/http/require-role.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { inEnglish, MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { importSourceJob } from './data-sets.jobs.ts';
import type { DataSetRepository, ImportRunRow, ImportScheduleRow } from './data-sets.repository.ts';

type Dependencies = {
  dataSets: DataSetRepository;
  index: Pick<CatalogueIndex, 'stats' | 'deleteSample' | 'getCheckpoint' | 'setCheckpoint'>;
  semantics: Pick<Semantics, 'status'>;
  jobs: Pick<JobQueue, 'enqueue' | 'cancel'>;
  settings: LiveRunOptions['settings'];
  /** A cron expression, or 'off'. */
  defaultSchedule: string;
  clock: Clock;
  audit: AuditLog;
  /** Records that reports and bookmarks cite. */
  cited(): Promise<RecordRef[]>;
};

const NOTHING = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };

export function dataSetService(deps: Dependencies) {
  const { dataSets, index, semantics, jobs, settings, defaultSchedule, clock, audit, cited } = deps;

  async function present(): Promise<DataSource[]> {
    const [sources, schedules, runs] = await Promise.all([liveSources(), dataSets.schedules(), dataSets.lastRuns()]);
    return sources.map((source) => {
      const schedule = schedules.find((one) => one.source === source.name);
      const run = runs.find((one) => one.source === source.name);
      return presentSource(source, schedule, run, missingKey(source, settings));
    });
  }

  /** Null when a run of the source waits or goes on. `actor` is null where the schedule starts it. */
  async function start(source: string, actor: Actor | null): Promise<ImportRunRow | null> {
    return dataSets.transaction(async (tx) => {
      const row = await dataSets.create(source, clock.now(), tx);
      if (!row) return null;
      await audit.record(actor, 'source.import', source, actor ? {} : { by: 'schedule' }, tx);
      await dataSets.setJob(row.id, await jobs.enqueue(importSourceJob, { runId: row.id }, { tx }), tx);
      return row;
    });
  }

  return {
    async list(actor: Actor): Promise<{ dataSets: DataSet[]; sources: DataSource[]; semantics: SemanticsStatus }> {
      requireService(actor);
      const [stats, sources, imports, meaning] = await Promise.all([
        index.stats(),
        present(),
        lastImports(index),
        semantics.status(),
      ]);
      const sets = stats.map(({ engine, count, sampleCount, isSampleAside, newest }): DataSet => {
        const own = sources.filter(({ engines }) => engines.includes(engine));
        return {
          engine,
          recordCount: count,
          sampleCount,
          isSampleAside,
          newest,
          sources: own.map(({ source }) => source),
          lastImport: imports[engine],
          nextRunAt: own.flatMap(({ nextRunAt }) => nextRunAt ?? []).sort()[0] ?? null,
        };
      });
      return { dataSets: sets, sources, semantics: meaning };
    },

    async run(actor: Actor, name: string): Promise<ImportRun> {
      requireService(actor);
      const source = await found(name);
      const missing = missingKey(source, settings);
      if (missing) throw new AppError('CONFLICT', inEnglish(`${source.label} ${missing}.`));
      const row = (await start(name, actor)) ?? (await dataSets.findActive(name));
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.runEnding);
      return presentRun(row);
    },

    async runs(actor: Actor, name: string): Promise<{ items: ImportRun[] }> {
      requireService(actor);
      await found(name);
      return { items: (await dataSets.runs(name)).map(presentRun) };
    },

    async cancel(actor: Actor, name: string): Promise<ImportRun> {
      requireService(actor);
      await found(name);
      const active = await dataSets.findActive(name);
      const row = active && (await dataSets.change(active.id, { state: 'cancelled', endedAt: clock.now() }));
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.notFetched);
      if (row.jobId) await jobs.cancel(importSourceJob, row.jobId);
      await audit.record(actor, 'source.cancel', name);
      return presentRun(row);
    },

    async schedule(actor: Actor, name: string, cron: string | null): Promise<DataSource> {
      requireService(actor);
      await found(name);
      const nextRunAt = cron === null || !isCron(cron) ? null : nextCron(cron, clock.now());
      if (cron !== null && nextRunAt === null) throw AppError.validation({ schedule: [MESSAGES.words.refusals.cron] });
      const before = (await dataSets.schedules()).find(({ source }) => source === name);
      await dataSets.setSchedule({ source: name, cron, isDefault: false, nextRunAt });
      await audit.record(actor, 'source.schedule', name, { from: before?.cron ?? 'never', to: cron ?? 'never' });
      return (await present()).find(({ source }) => source === name)!;
    },

    async deleteSample(actor: Actor): Promise<{ deleted: number }> {
      requireService(actor);
      const deleted = await removeSample(index, await cited());
      await audit.record(actor, 'sample.delete', null, { records: String(deleted) });
      return { deleted };
    },

    /** Gives sources that have no schedule of their own the one of the configuration; called at start. */
    async applyDefaultSchedule(): Promise<void> {
      const cron = defaultSchedule === 'off' ? null : defaultSchedule;
      const known = new Map((await dataSets.schedules()).map((one) => [one.source, one]));
      for (const source of await liveSources()) {
        const before = known.get(source.name);
        const wanted = missingKey(source, settings) ? null : cron;
        if (before ? !before.isDefault || before.cron === wanted : wanted === null) continue;
        const nextRunAt = wanted === null ? null : nextCron(wanted, clock.now());
        await dataSets.setSchedule({ source: source.name, cron: wanted, isDefault: true, nextRunAt });
      }
    },

    /** Starts what is due, once, in whichever process asks first. */
    async startDue(): Promise<void> {
      const now = clock.now();
      for (const row of await dataSets.due(now)) {
        const next = row.cron === null ? null : nextCron(row.cron, now);
        if (await dataSets.advance(row, next)) await start(row.source, null);
      }
    },
  };
}

export type DataSetService = ReturnType<typeof dataSetService>;

async function found(name: string): Promise<LiveCapableSource> {
  const source = await liveSource(name);
  if (!source) throw new AppError('NOT_FOUND', MESSAGES.words.refusals.noSource);
  return source;
}

function presentSource(
  { name, label, url, licence, engines }: LiveCapableSource,
  schedule: ImportScheduleRow | undefined,
  run: ImportRunRow | undefined,
  missing: string | null,
): DataSource {
  return {
    source: name,
    label,
    url,
    licence,
    engines,
    missing,
    schedule: schedule?.cron ?? null,
    nextRunAt: schedule?.nextRunAt?.toISOString() ?? null,
    lastRun: run ? presentRun(run) : null,
  };
}

function presentRun(row: ImportRunRow): ImportRun {
  return {
    runId: row.id,
    source: row.source,
    state: row.state as ImportState,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    since: row.since,
    counts: row.counts ?? NOTHING,
    total: row.total,
    message: row.message,
    rejections: row.rejections ?? [],
  };
}
