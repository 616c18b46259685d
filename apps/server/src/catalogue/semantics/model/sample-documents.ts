import { random } from '../../sample/random.ts';

/** Up to `size` documents of a stream, each with the same chance (reservoir sampling); the same ones for the same seed. */
export async function sampleDocuments<Document>(
  documents: AsyncIterable<Document> | Iterable<Document>,
  size: number,
  seed = 1,
): Promise<Document[]> {
  const { int } = random('training sample', seed);
  const kept: Document[] = [];
  let seen = 0;
  for await (const document of documents) {
    const place = seen < size ? seen : int(0, seen);
    if (place < size) kept[place] = document;
    seen++;
  }
  return kept;
}
