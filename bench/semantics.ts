import { readModel } from '../apps/server/src/catalogue/semantics/model/model-file.ts';
import { TRAINING_DOCUMENTS_MAX } from '../apps/server/src/catalogue/semantics/model/train-model.ts';
import { rankHybrid } from '../apps/server/src/catalogue/semantics/ranking/rank-hybrid.ts';
import { trainInProcess } from '../apps/server/src/catalogue/semantics/train-in-process.ts';
import { ByteVectors } from '../apps/server/src/catalogue/semantics/vectors.ts';
import { makeRecord } from './corpus.ts';
import { printTable, round, spread, timed, withLoopDelay } from './measure.ts';

const DOCUMENTS = Number(process.env['BENCH_RECORDS'] ?? TRAINING_DOCUMENTS_MAX);
const RUNS = 3;
/** As many texts are handed on at once as the server does. */
const PAGE = 500;
const QUERIES = 200;

/** Training in its process, folding documents in, and asking, on generated records of about 120 words. */
export async function run(): Promise<void> {
  const documents = Array.from({ length: DOCUMENTS }, (_, i) => {
    const { title, text } = makeRecord(i);
    return { title, text };
  });
  const before = process.memoryUsage.rss();
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 100);
  const trainings: number[] = [];
  const loop = await withLoopDelay(async () => {
    let bytes: Uint8Array = new Uint8Array();
    for (let i = 0; i < RUNS; i++) {
      const training = await timed(() => trainInProcess(pagesOf(documents)));
      trainings.push(training.ms / 1000);
      bytes = training.value;
    }
    return bytes;
  });
  clearInterval(watching);
  const reading = await timed(() => readModel(loop.value));
  const model = reading.value;
  const vectors: Float32Array[] = [];
  const embedding = await timed(() => {
    for (const document of documents) vectors.push(model.embedDocument(document));
  });
  const set = new ByteVectors(vectors, model.dimension);
  const questions = documents.slice(0, QUERIES).map(({ text }, i) =>
    text
      .split(' ')
      .slice(0, i % 2 ? 4 : 60)
      .join(' '),
  );
  const projected: number[] = [];
  const nearest: number[] = [];
  const ranked: number[] = [];
  for (const question of questions) {
    const query = await timed(() => model.embedQuery(question));
    projected.push(query.ms);
    const near = await timed(() => set.nearest(query.value, 100));
    nearest.push(near.ms);
    const keyword = near.value.map(({ id, score }) => ({ id: (id * 7) % DOCUMENTS, score }));
    const byWords = [...new Map(keyword.map((scored) => [scored.id, scored])).values()];
    const found = near.value;
    ranked.push(
      (
        await timed(() =>
          rankHybrid({
            keyword: byWords,
            query: query.value,
            vectors: { nearest: () => found, get: (id) => set.get(id), copy: (ids, into) => set.copy(ids, into) },
          }),
        )
      ).ms,
    );
  }
  printTable(
    ['what', 'measured'],
    [
      ['documents, terms, dimension', `${DOCUMENTS}, ${model.parts.terms.length}, ${model.dimension}`],
      [`training in its thread, s, ${RUNS} runs`, trainings.map(round).join(', ')],
      ['memory above the start while training, MB', round((peak - before) / 1e6)],
      ['event loop meanwhile, p99 / max, ms', `${round(loop.p99)} / ${round(loop.max)}`],
      ['model file, MB; reading it, ms', `${round(loop.value.length / 1e6)}; ${round(reading.ms)}`],
      ['folding a document in, ms', (embedding.ms / DOCUMENTS).toFixed(3)],
      ['projecting a query, p50 / p95, ms', spread(projected)],
      ['comparing it with all vectors (exact, one thread), p50 / p95, ms', spread(nearest)],
      ['fusion, feedback and neighbours without looking for near ones, p50 / p95, ms', spread(ranked)],
    ],
  );
}

async function* pagesOf<Item>(items: Item[]): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += PAGE) yield items.slice(from, from + PAGE);
}
