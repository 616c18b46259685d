import { createHash } from 'node:crypto';
import { answersCue, quotableSentences } from '../../../apps/server/src/evidence/gather/passages.ts';
import { readPassages } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import { printTable } from '../../measure.ts';
import type { LabelledCatalogue } from './data-folders.ts';

const TEXT_MAX = 12_000;
const hashOf = (sentence: string) => createHash('sha256').update(sentence).digest('hex').slice(0, 16);

/** Of the judged sentences of a section: how many are picked, how many of these answer its question, of how many that do. */
export async function printPassages({ index }: LabelledCatalogue): Promise<void> {
  const sections = new Map<string, { picked: number; right: number; all: number }>();
  for (const { section, engine, id, sentenceHash, grade } of readPassages()) {
    const [record] = await index.get([{ engine, id }]);
    const sentence = quotableSentences(record?.text.slice(0, TEXT_MAX) ?? '').find(
      (each) => hashOf(each) === sentenceHash,
    );
    if (sentence === undefined) continue;
    const counts = sections.get(section) ?? { picked: 0, right: 0, all: 0 };
    const isPicked = answersCue(sentence, section);
    counts.all += grade;
    counts.picked += isPicked ? 1 : 0;
    counts.right += isPicked ? grade : 0;
    sections.set(section, counts);
  }
  console.log('\nPassages for their sections\n');
  const total = { picked: 0, right: 0, all: 0 };
  for (const { picked, right, all } of sections.values()) {
    total.picked += picked;
    total.right += right;
    total.all += all;
  }
  printTable(
    ['section', 'picked', 'right', 'share right', 'right among all judged'],
    [...sections, ['all', total] as const].map(([section, { picked, right, all }]) => [
      section,
      String(picked),
      String(right),
      picked === 0 ? '' : (right / picked).toFixed(2),
      String(all),
    ]),
  );
}
