import { loadSource, sourceNames } from '../../sources/registry.ts';
import type { AskSource, LiveContext, Source } from './source.port.ts';

export type AskableSource = Source & { ask: AskSource };

/** Sources that can be asked by words, in the registry's order. */
export async function askableSources(): Promise<AskableSource[]> {
  const sources = await Promise.all(sourceNames.map((name) => loadSource(name, null)));
  return sources.filter((source): source is AskableSource => source?.ask !== undefined);
}

/** Why a source cannot be asked under these settings; null when it can. */
export function missingToAsk({ ask: { key } }: AskableSource, settings: LiveContext['settings']): string | null {
  return key && !settings[key] ? key : null;
}
