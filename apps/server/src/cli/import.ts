import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import type { ImportIndex } from '../catalogue/import/batch-writer.ts';
import { ImportFileError } from '../catalogue/import/import-file.ts';
import { type ImportFilesResult, importFiles } from '../catalogue/import/import-files.ts';
import { type ImportLiveOptions, importLive } from '../catalogue/import/import-live.ts';
import { liveSettings } from '../catalogue/import/live-settings.ts';
import { CatalogueStorageError } from '../catalogue/index/errors.ts';
import type { CatalogueIndex } from '../catalogue/index/index.port.ts';
import { readConfig } from '../platform/config.ts';
import { FetchError } from '../platform/fetch/fetch-error.ts';
import type { GuardedClient } from '../platform/fetch/guarded-client.ts';
import { openClient, openGuardedClient } from '../platform/fetch/open-client.ts';
import { StartError } from '../platform/start-error.ts';
import { VERSION } from '../version.ts';
import { withFetchedFiles } from './fetched-files.ts';
import { ArgumentError, type ImportArguments, parseImportArguments } from './import-arguments.ts';
import { importProgress, importTable } from './import-report.ts';
import { propose, readMapping } from './propose.ts';

type Index = ImportIndex & Pick<CatalogueIndex, 'close'>;

/** The catalogue that the settings name. A command only writes: one reader is enough. */
async function openDefaultIndex(): Promise<Index> {
  const { openCatalogue, openConfiguredCatalogue } = await import('../catalogue/open-catalogue.ts');
  if (process.env['SEARCH_URL'])
    return openConfiguredCatalogue(readConfig(process.env), { onError: (error) => console.error(error.message) });
  return openCatalogue(resolve(process.env['DATA_DIR'] ?? './data'), { readers: 1 });
}

export type LiveAccess = Pick<ImportLiveOptions, 'client' | 'settings'>;

/** The network, under the settings of the environment. */
function openDefaultAccess(): LiveAccess {
  const config = readConfig(process.env);
  return { client: openClient(config, VERSION), settings: liveSettings(config) };
}

/** Answers the exit code: 0 when every file or source was imported, 1 when one was not, 2 for a command not understood. */
export async function main(
  argv: string[],
  openIndex: () => Promise<Index> = openDefaultIndex,
  out: (text: string) => void = console.log,
  openAccess: () => LiveAccess = openDefaultAccess,
  openGuarded: () => Pick<GuardedClient, 'request'> = () => openGuardedClient(readConfig(process.env), VERSION),
): Promise<number> {
  let args: ImportArguments;
  try {
    args = parseImportArguments(argv);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    return 2;
  }
  let mapping: TableMapping | null;
  try {
    if (args.isProposal) {
      out(await propose(args.files[0]!, args.engine, new AbortController().signal, console.error));
      return 0;
    }
    mapping = args.mapping ? await readMapping(args.mapping) : null;
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    console.error(error.message);
    return 1;
  }
  const index = args.isDryRun ? null : await openIndex();
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const progress = importProgress(process.stderr);
  try {
    const { engine, source } = args;
    const common = { index, engine, signal: controller.signal, onProgress: progress.update };
    const result: ImportFilesResult =
      args.files.length > 0
        ? await withFetchedFiles(args.files, openGuarded, controller.signal, (locations) =>
            importFiles({ ...common, locations, source, mapping, isComplete: args.isComplete }),
          )
        : await importLive({ ...common, ...openAccess(), sourceName: source, since: args.since });
    progress.stop();
    out(args.isJson ? JSON.stringify(result, null, 2) : importTable(result));
    const isWhole = result.failures.length === 0 && result.summaries.every((summary) => summary.failure === null);
    return isWhole ? 0 : 1;
  } catch (error) {
    progress.stop();
    if (error instanceof FetchError) {
      console.error(error.message);
      return 1;
    }
    if (!controller.signal.aborted) throw error;
    console.error('Stopped. The same command goes on from here.');
    return 130;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await index?.close();
  }
}

const isCommand = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isCommand) {
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof CatalogueStorageError || error instanceof StartError ? error.message : error);
    return 1;
  });
}
