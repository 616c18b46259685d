import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '../../../apps/server/src/catalogue/import/import-files.ts';
import { loadSample } from '../../../apps/server/src/catalogue/import/load-sample.ts';
import { openCatalogue } from '../../../apps/server/src/catalogue/open-catalogue.ts';
import type { Project } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import { fixturesDir } from '../../../apps/server/test/fixtures-dir.ts';
import { openPooled } from './pool.ts';

export type LabelledData = Project['data'];
export type LabelledCatalogue = Awaited<ReturnType<typeof openPooled>>;

/**
 * A catalogue of the published files, or of the sample, with vectors. In `folder` it is kept and used again; else it is made
 * anew and removed. Null where the published files are not at hand.
 */
export async function openLabelled(data: LabelledData, folder: string | null): Promise<LabelledCatalogue | null> {
  const kept = folder && join(folder, data);
  const place = kept ?? mkdtempSync(join(tmpdir(), 'groundwork-relevance-'));
  if (!existsSync(join(place, 'catalogue')) && !(await fill(data, place))) return null;
  const opened = await openPooled(place);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      if (!kept) rmSync(place, { recursive: true, force: true });
    },
  };
}

async function fill(data: LabelledData, place: string): Promise<boolean> {
  if (data === 'real' && !fixturesDir) return false;
  const index = await openCatalogue(place, { readers: 1 });
  try {
    if (data === 'sample') await loadSample(index);
    else {
      const { signal } = new AbortController();
      await importFiles({ index, locations: [join(fixturesDir!, 'data')], engine: null, source: null, signal });
    }
  } finally {
    await index.close();
  }
  return true;
}
