import type { Engine } from '@groundwork/contract/engines';
import { loadSource, sourceNames } from '../../sources/registry.ts';
import type { ImportFilesResult } from './import-files.ts';
import { type LiveRunOptions, runLive } from './run-live.ts';
import type { LiveSource, Source } from './source.port.ts';

export type LiveCapableSource = Source & { live: LiveSource };

export interface ImportLiveOptions extends Omit<LiveRunOptions, 'source'> {
  /** Null: every source of the engine that can be fetched. */
  sourceName: string | null;
}

/** Sources that can be fetched, of an engine or of all, in the registry's order. */
export async function liveSources(engine: Engine | null = null): Promise<LiveCapableSource[]> {
  const sources = await Promise.all(sourceNames.map((name) => loadSource(name, engine)));
  return sources.filter(
    (source): source is LiveCapableSource =>
      source?.live !== undefined && (engine === null || (source.live.engines ?? source.engines).includes(engine)),
  );
}

/** The source of that name if it can be fetched; null otherwise. */
export async function liveSource(name: string): Promise<LiveCapableSource | null> {
  return (await liveSources()).find((source) => source.name === name) ?? null;
}

/** Why a source cannot be fetched under these settings; null when it can. */
export function missingKey({ live: { key } }: LiveCapableSource, settings: LiveRunOptions['settings']): string | null {
  return key && !settings[key] ? `needs a key of its own: set ${key}` : null;
}

/** Fetches each source in turn. One that cannot be reached is reported, and the rest goes on. */
export async function importLive({ sourceName, ...options }: ImportLiveOptions): Promise<ImportFilesResult> {
  const result: ImportFilesResult = { summaries: [], skipped: [], failures: [] };
  const all = await liveSources(options.engine);
  const wanted = all.filter(({ name }) => sourceName === null || name === sourceName);
  if (wanted.length === 0) {
    const known = (await liveSources()).map(({ name }) => name).join(', ');
    const reason = `is not fetched over the network; name a file with --file. Fetched are: ${known}`;
    result.failures.push({ location: sourceName ?? options.engine ?? 'all', reason });
  }
  for (const source of wanted) {
    options.signal.throwIfAborted();
    const reason = missingKey(source, options.settings);
    if (reason === null) result.summaries.push(await runLive({ ...options, source }));
    else if (sourceName) result.failures.push({ location: source.name, reason });
    else result.skipped.push(`${source.name} (${reason})`);
  }
  return result;
}
