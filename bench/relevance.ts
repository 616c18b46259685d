import { ENGINES } from '@groundwork/contract/engines';
import { openEncoder } from '../apps/server/src/catalogue/encoder/open-encoder.ts';
import type { SentenceEncoder } from '../apps/server/src/catalogue/encoder/sentence-encoder.port.ts';
import { engineDeclaration, engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../apps/server/src/catalogue/index/index.port.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { openMatcher } from '../apps/server/src/catalogue/matching/matcher.ts';
import { within } from '../apps/server/src/catalogue/matching/matches.ts';
import { encoderEmbedding } from '../apps/server/src/catalogue/semantics/encoder/encoder-embedding.ts';
import { type Semantics, semanticsService } from '../apps/server/src/catalogue/semantics/semantics.service.ts';
import { searchReader } from '../apps/server/src/features/search/selection.ts';
import { readProjects } from '../apps/server/test/evaluation/relevance-labels.ts';
import { matchesBy, noAbout } from '../apps/server/test/subject.ts';
import { withFolder } from './catalogue.ts';
import { makeRecord } from './corpus.ts';
import { openLabelled } from './evaluation/relevance/data-folders.ts';
import { printTable, spread, timed, withLoopDelay } from './measure.ts';

const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 200_000);
const BATCH = 2_000;

/**
 * Making a project's list over all fourteen data sets; then counts and first pages of all of them by that list. Beside it fourteen hybrid
 * searches with the whole description, as one would do without a list.
 * Texts are the published files', over and over, each with another's end.
 */
export async function run(): Promise<void> {
  const texts = await publishedTexts();
  if (!texts) {
    console.log('The published files are not at hand: set FIXTURES_DIR.');
    return;
  }
  await withFolder(async (folder) => {
    const index = await openSqliteIndex({ file: `${folder}/catalogue.db`, engines: engineDeclarations, readers: 2 });
    const encoder = openEncoder();
    const provider = encoderEmbedding(encoder, console.error);
    const semantics = semanticsService({ index, provider, onError: console.error });
    try {
      await fillWith(index, texts);
      await semantics.keep();
      await measure(index, semantics, encoder);
    } finally {
      await encoder.close();
      await semantics.close();
      await index.close();
    }
  });
}

export async function publishedTexts(): Promise<{ title: string; text: string }[] | null> {
  const catalogue = await openLabelled('real', null);
  if (!catalogue) return null;
  const texts: { title: string; text: string }[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page = await catalogue.index.vectors.pending('none', from);
    texts.push(...page.texts.map(({ title, text }) => ({ title, text })));
    from = page.next;
  }
  await catalogue.close();
  return texts;
}

export async function fillWith(index: CatalogueIndex, texts: { title: string; text: string }[]): Promise<void> {
  const textOf = (at: number) => texts[at % texts.length]!;
  for (let at = 0; at < RECORDS; at += BATCH)
    await index.upsert(
      Array.from({ length: Math.min(BATCH, RECORDS - at) }, (_, n) => {
        const { title, text } = textOf(at + n);
        const other = textOf(at + n + 1 + Math.floor((at + n) / texts.length) * 7919).text;
        return {
          ...makeRecord(at + n),
          engine: ENGINES[(at + n) % ENGINES.length]!,
          title: `${title} ${at + n}`,
          text: `${text} ${other.slice(-200)}`,
        };
      }),
    );
}

async function measure(index: CatalogueIndex, semantics: Semantics, encoder: SentenceEncoder): Promise<void> {
  const matcher = openMatcher({ index, encoder, engines: engineDeclarations, onError: console.error });
  const projects = readProjects().filter(({ data }) => data === 'real');
  const read = searchReader({ semantics, catalogueOf: async () => index, about: noAbout });
  const times: Record<string, number[]> = { 'list made': [], 'read again': [], 'fourteen searches': [] };
  const page = { sort: 'relevance' as const, direction: 'desc' as const, offset: 0, limit: 10 };
  const shown = (list: Awaited<ReturnType<typeof matchesBy>>) =>
    Promise.all([
      index.aggregate({ engines: [...ENGINES], query: null, among: within(list), by: { type: 'engine' } }),
      ...ENGINES.map((engine) => index.search({ engines: [engine], query: null, among: within(list), ...page })),
    ]);
  const searched = async ({ title, description }: { title: string; description: string }) => {
    await Promise.all(
      ENGINES.map(async (engine) => {
        const asked = { query: `${title}. ${description}`, filters: {}, mode: 'hybrid' as const };
        const { selection } = await read(engineDeclaration(engine), asked);
        return index.search({ ...selection, ...page });
      }),
    );
  };
  // Readers load their arrays with the first question.
  await matchesBy(matcher, { title: 'Wooden toys', description: 'Toys carved from wood.' });
  const { p99, max } = await withLoopDelay(async () => {
    for (const project of projects) {
      times['fourteen searches']!.push((await timed(() => searched(project))).ms);
      const { value: list, ms } = await timed(() => matchesBy(matcher, project));
      times['list made']!.push(ms);
      times['read again']!.push((await timed(() => shown(list))).ms);
    }
  });
  await matcher.close();
  console.log(`${RECORDS} records, ${projects.length} projects, two readers\n`);
  printTable(
    ['over all data sets', 'p50 / p95 ms'],
    Object.entries(times).map(([name, values]) => [name, spread(values)]),
  );
  console.log(`\nevent loop p99 ${p99.toFixed(1)} ms, max ${max.toFixed(1)} ms`);
}
