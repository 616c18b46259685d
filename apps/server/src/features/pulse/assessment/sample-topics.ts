import { createHash } from 'node:crypto';
import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import type { CatalogueRecord, RecordRef } from '../../../catalogue/record.ts';

/** Data sets whose records describe a piece of work, as a project does. */
const DESCRIBING: Engine[] = [
  'awards',
  'patents',
  'publications',
  'federal-lab-technologies',
  'university-technologies',
  'clinical-trials',
];
/** Number of each data set's newest records to draw from. */
const DRAWN_FROM = 5_000;
const DESCRIPTION_MAX = 800;
const DESCRIPTION_MIN = 120;

export interface SampledTopic {
  ref: RecordRef;
  title: string;
  description: string;
}

/**
 * Records that stand for other topics of the catalogue, drawn by a digest of their names: in no order that means anything,
 * and the same each time. The data sets take turns.
 */
export async function* sampleTopics(
  index: Pick<CatalogueIndex, 'searchRefs' | 'get'>,
  signal?: AbortSignal,
): AsyncGenerator<SampledTopic> {
  const drawn: RecordRef[][] = [];
  for (const engine of DESCRIBING) {
    const { refs } = await index.searchRefs(
      { engines: [engine], query: null, sort: 'date', direction: 'desc', limit: DRAWN_FROM },
      signal,
    );
    drawn.push(
      refs
        .map((ref) => ({ ref, digest: digestOf(ref) }))
        .sort(byDigest)
        .map(({ ref }) => ref),
    );
  }
  const longest = Math.max(0, ...drawn.map(({ length }) => length));
  for (let at = 0; at < longest; at++) {
    for (const refs of drawn) {
      const ref = refs[at];
      const [record] = ref ? await index.get([ref]) : [];
      if (record && record.text.length >= DESCRIPTION_MIN) yield topicOf(record);
    }
  }
}

const digestOf = ({ engine, id }: RecordRef): string => createHash('sha256').update(`${engine}/${id}`).digest('hex');

const byDigest = (one: { digest: string }, other: { digest: string }): number => (one.digest < other.digest ? -1 : 1);

const topicOf = ({ engine, id, title, text }: CatalogueRecord): SampledTopic => ({
  ref: { engine, id },
  title,
  description: text.slice(0, DESCRIPTION_MAX),
});
