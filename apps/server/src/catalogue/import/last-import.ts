import type { LastImport } from '@groundwork/contract/data-sets';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../index/index.port.ts';
import type { ImportSummary, Source } from './source.port.ts';

const REJECTIONS_KEPT = 20;
const keyOf = (engine: Engine) => `last-import:${engine}`;

/** Notes with the records how an import of theirs ended, whether by command or by the server. */
export async function noteImport(
  index: Pick<CatalogueIndex, 'setCheckpoint'>,
  source: Pick<Source, 'label'>,
  /** Those that it was to feed; noted is it for those that it fed, or for all of them when there were none. */
  engines: Engine[],
  summary: ImportSummary,
  endedAt: Date,
): Promise<void> {
  const { read, added, changed, unchanged, rejected, withdrawn, rejections, file, failure, notice } = summary;
  const note: LastImport = {
    source: source.label,
    file,
    endedAt: endedAt.toISOString(),
    counts: { read, added, changed, unchanged, rejected },
    withdrawn,
    message: failure,
    notice,
    rejections: rejections.slice(0, REJECTIONS_KEPT),
  };
  const fed = engines.filter((engine) => summary.engines[engine]);
  for (const engine of fed.length > 0 ? fed : engines) await index.setCheckpoint(keyOf(engine), note);
}

/** The latest import of each data set; null where there was none. */
export async function lastImports(
  index: Pick<CatalogueIndex, 'getCheckpoint'>,
): Promise<Record<Engine, LastImport | null>> {
  const notes = await Promise.all(
    ENGINES.map(
      async (engine) => [engine, (await index.getCheckpoint<LastImport>(keyOf(engine)))?.value ?? null] as const,
    ),
  );
  return Object.fromEntries(notes) as Record<Engine, LastImport | null>;
}
