import { z } from 'zod';
import { Engine } from './engines.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export const ImportState = z.enum(['queued', 'running', 'complete', 'failed', 'cancelled']);
export type ImportState = z.infer<typeof ImportState>;

/** Records; `read` = added + changed + unchanged + rejected once a run has ended. */
export const ImportCounts = z.object({
  read: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** One fetch of a source by the server. */
export const ImportRun = z
  .object({
    runId: z.uuid(),
    source: z.string(),
    state: ImportState,
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    /** The first day that was asked for; null: all days. */
    since: z.string().nullable(),
    counts: ImportCounts,
    /** Records that the source announced; null when it doesn't say. */
    total: z.number().int().nullable(),
    /** Why it failed; null otherwise. */
    message: z.string().nullable(),
    /** The first rejected records with their place and reason. */
    rejections: z.array(z.object({ at: z.string(), reason: z.string() })),
  })
  .meta({ id: 'ImportRun' });
export type ImportRun = z.infer<typeof ImportRun>;

export const DataSource = z
  .object({
    source: z.string(),
    label: z.string(),
    url: z.string(),
    licence: z.string(),
    engines: z.array(Engine),
    /** The setting that is missing before it can be fetched; null if none is. */
    missing: z.string().nullable(),
    /** Five cron fields in UTC; null: only when somebody asks. */
    schedule: z.string().nullable(),
    nextRunAt: z.iso.datetime().nullable(),
    lastRun: ImportRun.nullable(),
  })
  .meta({ id: 'DataSource' });
export type DataSource = z.infer<typeof DataSource>;

/** How the latest import of a data set went, from files or over the network. */
export const LastImport = z
  .object({
    /** In words: 'NSF Award Search'. */
    source: z.string(),
    /** The file's name, or the host that was asked. */
    file: z.string(),
    endedAt: z.iso.datetime(),
    counts: ImportCounts,
    /** Records marked because the source does not have them any more. */
    withdrawn: z.number().int(),
    /** Why it could not be read to its end; null when all of it was. */
    message: z.string().nullable(),
    /** Things that an operator should know although the import went well. */
    notice: z.string().nullable(),
    rejections: z.array(z.object({ at: z.string(), reason: z.string() })),
  })
  .meta({ id: 'LastImport' });
export type LastImport = z.infer<typeof LastImport>;

export const DataSet = z
  .object({
    engine: Engine,
    recordCount: z.number().int(),
    /** Set aside once there are real records (`isSampleAside`), of whatever data set; `recordCount` is then without them. */
    sampleCount: z.number().int(),
    isSampleAside: z.boolean(),
    /** Newest date among the records. */
    newest: z.string().nullable(),
    /** Sources that can be fetched for it. */
    sources: z.array(z.string()),
    lastImport: LastImport.nullable(),
    nextRunAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DataSet' });
export type DataSet = z.infer<typeof DataSet>;

/** How far the search by meaning is. */
export const SemanticsStatus = z
  .object({
    /** The source of vectors of new models. */
    provider: z.enum(['encoder', 'builtin', 'transformers', 'openai-compatible']),
    /** The model by whose vectors searches find; null until there is one. */
    serving: z
      .object({
        model: z.string(),
        dimension: z.number().int(),
        /** Records that searches list, and how many of them have a vector of this model. */
        listed: z.number().int(),
        embedded: z.number().int(),
      })
      .nullable(),
    /** The work under way for a model; the share of records done is null while it is being made ready. */
    work: z.object({ model: z.string().nullable(), share: z.number().min(0).max(1).nullable() }).nullable(),
    /** The last problem, until the work succeeds again. */
    failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  })
  .meta({ id: 'SemanticsStatus' });
export type SemanticsStatus = z.infer<typeof SemanticsStatus>;

const SourceRef = z.object({ source: z.string() });

/** For the operators of an installation (role 'service'); to everyone else these calls do not exist. */
export const dataSets = {
  list: route({
    method: 'GET',
    path: '/admin/data-sets',
    summary: 'What each data set holds, where it comes from, and how its last import went',
    tags: ['Data sets'],
    errors: ['NOT_FOUND'],
  }).output(z.object({ dataSets: z.array(DataSet), sources: z.array(DataSource), semantics: SemanticsStatus })),
  run: route({
    method: 'POST',
    path: '/admin/data-sets/{source}/run',
    summary: 'Fetch what is new from a source; answers the run that goes on, if one does',
    tags: ['Data sets'],
    successStatus: 202,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(SourceRef)
    .output(ImportRun),
  runs: route({
    method: 'GET',
    path: '/admin/data-sets/{source}/runs',
    summary: 'The latest fetches of a source, the newest first',
    tags: ['Data sets'],
    errors: ['NOT_FOUND'],
  })
    .input(SourceRef)
    .output(z.object({ items: z.array(ImportRun) })),
  cancel: route({
    method: 'POST',
    path: '/admin/data-sets/{source}/cancel',
    summary: 'Stop the run of a source; the next one goes on behind what was stored',
    tags: ['Data sets'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(SourceRef)
    .output(ImportRun),
  schedule: route({
    method: 'PUT',
    path: '/admin/data-sets/{source}/schedule',
    summary: 'When a source is fetched by itself',
    tags: ['Data sets'],
    errors: ['NOT_FOUND'],
  })
    .input(SourceRef.extend({ schedule: text().max(100, FIELD_TEXTS.scheduleTooLong).nullable() }))
    .output(DataSource),
  deleteSample: route({
    method: 'DELETE',
    path: '/admin/sample-data',
    summary: 'Remove the sample data for good',
    tags: ['Data sets'],
    errors: ['NOT_FOUND'],
  }).output(z.object({ deleted: z.number().int() })),
};
