import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import type { SentenceEncoder } from '../../../apps/server/src/catalogue/encoder/sentence-encoder.port.ts';
import { engineDeclarations } from '../../../apps/server/src/catalogue/engines/registry.ts';
import { importFiles } from '../../../apps/server/src/catalogue/import/import-files.ts';
import { loadSample } from '../../../apps/server/src/catalogue/import/load-sample.ts';
import type { CatalogueIndex } from '../../../apps/server/src/catalogue/index/index.port.ts';
import { type Matcher, openMatcher } from '../../../apps/server/src/catalogue/matching/matcher.ts';
import type { ProjectMatches } from '../../../apps/server/src/catalogue/matching/matches.ts';
import { openCatalogue } from '../../../apps/server/src/catalogue/open-catalogue.ts';
import { embeddingProvider } from '../../../apps/server/src/catalogue/semantics/embedding-provider.ts';
import { type Semantics, semanticsService } from '../../../apps/server/src/catalogue/semantics/semantics.service.ts';
import type { ReadNotes } from '../../../apps/server/src/evidence/gather/notes-of.ts';
import { openReader, type Reader } from '../../../apps/server/src/evidence/reading/open-reader.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import type { Project } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import { fixturesDir } from '../../../apps/server/test/fixtures-dir.ts';
import { notesBy } from '../../../apps/server/test/notes-by.ts';
import { matchesBy } from '../../../apps/server/test/subject.ts';

export type LabelledData = Project['data'];

/** A catalogue whose records have their vectors, and what a project gets of it, as the server does that nobody has configured. */
export interface LabelledCatalogue {
  index: CatalogueIndex;
  encoder: SentenceEncoder;
  semantics: Semantics;
  matcher: Matcher;
  readNotes: ReadNotes;
  reader: Reader;
  aboutOf(told: { title: string; description: string }): Promise<ProjectMatches>;
  close(): Promise<void>;
}

/**
 * A catalogue of the published files, or of the sample, with vectors. In `folder` it is kept and used again; else it is made
 * anew and removed. Null where the published files are not at hand.
 */
export async function openLabelled(data: LabelledData, folder: string | null): Promise<LabelledCatalogue | null> {
  const kept = folder && join(folder, data);
  const place = kept ?? mkdtempSync(join(tmpdir(), 'groundwork-relevance-'));
  if (!existsSync(join(place, 'catalogue')) && !(await fill(data, place))) return null;
  const index = await openCatalogue(place, { readers: 1 });
  const scratch = mkdtempSync(join(tmpdir(), 'groundwork-labelled-'));
  const encoder = openEncoder();
  const reader = openReader(encoder);
  const provider = embeddingProvider(readConfig({ ...process.env, DATA_DIR: scratch }), {
    encoder,
    onError: console.error,
  });
  const semantics = semanticsService({ index, provider, onError: console.error });
  await semantics.keep();
  const matcher = openMatcher({ index, encoder, engines: engineDeclarations, onError: console.error });
  return {
    index,
    encoder,
    semantics,
    matcher,
    readNotes: notesBy(reader),
    reader,
    aboutOf: (told) => matchesBy(matcher, told),
    close: async () => {
      await matcher.close();
      await reader.close();
      await encoder.close();
      await semantics.close();
      await index.close();
      rmSync(scratch, { recursive: true, force: true });
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
