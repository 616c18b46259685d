import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import { engineDeclarations } from '../../../apps/server/src/catalogue/engines/registry.ts';
import type { CatalogueIndex, Selection } from '../../../apps/server/src/catalogue/index/index.port.ts';
import { openCatalogue } from '../../../apps/server/src/catalogue/open-catalogue.ts';
import { descriptionQuery } from '../../../apps/server/src/catalogue/query/description-query.ts';
import type { CatalogueRecord } from '../../../apps/server/src/catalogue/record.ts';
import type { About } from '../../../apps/server/src/catalogue/relevance/about.ts';
import { comparer } from '../../../apps/server/src/catalogue/relevance/compare.ts';
import { embeddingProvider } from '../../../apps/server/src/catalogue/semantics/embedding-provider.ts';
import { type Semantics, semanticsService } from '../../../apps/server/src/catalogue/semantics/semantics.service.ts';
import { searchReader } from '../../../apps/server/src/features/search/selection.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { type Project, readJudgements, readProjects } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import { aboutOf, noAbout } from '../../../apps/server/test/subject.ts';
import { findTopic } from './topic-query.ts';

const DEPTH = 6;

export interface Pooled {
  index: CatalogueIndex;
  semantics: Semantics;
  /** What a project is about, as the server reads it that nobody has configured. */
  aboutOf(told: { title: string; description: string }): Promise<About>;
}

/** A catalogue whose records have their vectors. */
export async function openPooled(dataDir: string): Promise<Pooled & { close(): Promise<void> }> {
  const index = await openCatalogue(dataDir, { readers: 1 });
  const scratch = mkdtempSync(join(tmpdir(), 'groundwork-pool-'));
  const config = readConfig({ ...process.env, DATA_DIR: scratch });
  const encoder = openEncoder();
  const provider = embeddingProvider(config, { encoder, onError: console.error });
  const semantics = semanticsService({ index, provider, onError: console.error });
  await semantics.keep();
  const compare = comparer({ index, encoder }, (error) => {
    throw error;
  });
  return {
    index,
    semantics,
    aboutOf: (told) => aboutOf(index, told, (text) => semantics.embedQuery(text), compare),
    close: async () => {
      await encoder.close();
      await semantics.close();
      await index.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** The best of every system in every engine, each record once, in an order that says nothing of which system found it. */
async function poolOf({ index, semantics }: Pooled, project: Project, depth = DEPTH): Promise<CatalogueRecord[]> {
  const read = searchReader({ semantics, index, about: noAbout });
  const text = `${project.title}. ${project.description}`;
  const topic = await findTopic(index, project);
  const described = descriptionQuery(text);
  const found = new Map<string, CatalogueRecord>();
  for (const engine of engineDeclarations) {
    const ask = async (query: string, mode: 'keyword' | 'semantic' | 'hybrid') =>
      (await read(engine, { query, filters: {}, mode })).selection;
    const selections: Selection[] = [
      ...(topic.query ? [await ask(topic.query, 'keyword')] : []),
      ...(described ? [{ engines: [engine.id], query: described }] : []),
      await ask(text, 'semantic'),
      await ask(text, 'hybrid'),
    ];
    for (const query of project.queries) selections.push(await ask(query, 'keyword'));
    for (const selection of selections) {
      const { hits } = await index.search({
        ...selection,
        sort: 'relevance',
        direction: 'desc',
        offset: 0,
        limit: depth,
      });
      for (const { record } of hits) found.set(`${record.engine} ${record.id}`, record);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
}

if (import.meta.main) await main(process.argv[2], process.argv[3]);

/** Prints what no one has judged yet of a project. */
async function main(dataDir: string | undefined, id: string | undefined): Promise<void> {
  const project = readProjects().find((one) => one.id === id);
  if (!dataDir || !project) throw new Error('Usage: node pool.ts <data folder> <project>');
  const judged = new Set(
    readJudgements()
      .filter((one) => one.project === id)
      .map((one) => `${one.engine} ${one.id}`),
  );
  const pooled = await openPooled(dataDir);
  try {
    for (const record of await poolOf(pooled, project)) {
      if (judged.has(`${record.engine} ${record.id}`)) continue;
      const line = [record.engine, record.id, record.title, record.text.slice(0, 220)];
      console.log(line.map((part) => part.replace(/\s+/g, ' ')).join('\t'));
    }
  } finally {
    await pooled.close();
  }
}
