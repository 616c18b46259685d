import fc from 'fast-check';
import { expect, test } from 'vitest';
import { random } from '../../sample/random.ts';
import { ModelFileError, readModel, writeModel } from './model-file.ts';
import { dot } from './semantic-model.ts';
import { documentCounts } from './term-counts.ts';
import { weighTerms } from './term-matrix.ts';
import { dimensionFor, trainModel } from './train-model.ts';

const SUBJECTS = [
  ['battery', 'anode', 'lithium', 'electrolyte', 'charging', 'cathode'],
  ['tumor', 'oncology', 'chemotherapy', 'metastasis', 'lymphoma', 'biopsy'],
  ['wheat', 'harvest', 'irrigation', 'fertilizer', 'soil', 'drought'],
];

/** Documents of four words of one subject each. */
function documentsAbout(count: number) {
  const { sample } = random('documents');
  return Array.from({ length: count }, (_, i) => ({
    title: sample(SUBJECTS[i % SUBJECTS.length]!, 1).join(' '),
    text: sample(SUBJECTS[i % SUBJECTS.length]!, 3).join(' '),
  }));
}
const documents = documentsAbout(120);
const model = trainModel(documents);

test('[SRCH-02] words that are used alike lie close, even those that never stand together', () => {
  const apart = documents.filter(({ title, text }) => !/anode/.test(title + text) || !/lithium/.test(title + text));
  const trained = trainModel(apart, { dimension: 3 });
  const between = (a: string, b: string) => dot(trained.embedQuery(a), trained.embedQuery(b));
  expect(between('anode', 'lithium')).toBeGreaterThan(0.9);
  expect(between('anode', 'chemotherapy')).toBeLessThan(0.3);
});

test('[SRCH-02] a document folded in lands where training had it', () => {
  const { matrix } = weighTerms(documents.map(documentCounts));
  const { values, columns: size } = model.parts.basis;
  documents.forEach((document, row) => {
    const own = new Float32Array(size);
    for (let i = matrix.rowStart[row]!; i < matrix.rowStart[row + 1]!; i++)
      for (let k = 0; k < size; k++) own[k]! += matrix.value[i]! * values[matrix.column[i]! * size + k]!;
    expect(dot(own, model.embedDocument(document)) / Math.sqrt(dot(own, own))).toBeCloseTo(1, 4);
  });
});

test('[SRCH-02] the same documents and seed give the same model, another seed another basis of much the same space', () => {
  expect(writeModel(trainModel(documents))).toEqual(writeModel(model));
  const other = trainModel(documents, { seed: 2 });
  expect(other.id).not.toBe(model.id);
  const cosine = (of: typeof model) => dot(of.embedQuery('battery anode'), of.embedDocument(documents[0]!));
  expect(cosine(other)).toBeCloseTo(cosine(model), 1);
});

test('[SRCH-02] a model written and read gives the same vectors under the same id', () => {
  const bytes = writeModel(model);
  // Files are read into buffers that begin anywhere.
  const shifted = new Uint8Array(bytes.length + 1);
  shifted.set(bytes, 1);
  for (const read of [readModel(bytes), readModel(shifted.subarray(1))]) {
    expect([read.id, read.dimension]).toEqual([model.id, model.dimension]);
    expect(read.embedQuery('lithium harvest')).toEqual(model.embedQuery('lithium harvest'));
  }
});

test('[SRCH-02] a model that was cut short or damaged is refused', () => {
  const bytes = writeModel(model);
  const damaged = bytes.slice();
  damaged[bytes.length - 2]! ^= 1;
  for (const broken of [bytes.slice(0, -4), bytes.slice(0, 10), new Uint8Array(), Buffer.from('{"format":1}'), damaged])
    expect(() => readModel(broken)).toThrow(ModelFileError);
});

const words = fc.constantFrom('anode', 'the', 'of', 'Harvest', '19', '—', '');
const texts = fc.array(words, { maxLength: 6 }).map((parts) => parts.join(' '));

test('[SRCH-02] no documents, one, empty ones and ones of a single word train without failing', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ title: texts, text: texts }), { maxLength: 5 }), texts, (few, query) => {
      const trained = readModel(writeModel(trainModel(few)));
      for (const vector of [trained.embedQuery(query), ...few.map((document) => trained.embedDocument(document))]) {
        const length = Math.sqrt(dot(vector, vector));
        expect(length === 0 || Math.abs(length - 1) < 1e-4).toBe(true);
      }
    }),
  );
});

test('[SRCH-02] words that the model does not know give zeros', () => {
  expect(model.embedQuery('zeppelin').every((value) => value === 0)).toBe(true);
  expect(model.embedDocument({ title: '', text: '' }).every((value) => value === 0)).toBe(true);
});

test('[SRCH-02] progress rises to 1, and what it throws ends the training', () => {
  const shares: number[] = [];
  trainModel(documents, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(() =>
    trainModel(documents, {
      onProgress: () => {
        throw new Error('enough');
      },
    }),
  ).toThrow('enough');
});

test('[SRCH-02] dimensions grow with the collection up to a limit', () => {
  expect([0, 1, 1300, 20_000, 10_000_000].map(dimensionFor)).toEqual([1, 3, 96, 377, 384]);
});
