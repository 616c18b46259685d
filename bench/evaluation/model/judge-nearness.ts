import { engineDeclaration } from '../../../apps/server/src/catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../../../apps/server/src/catalogue/record.ts';
import { nearFound, nearRequest } from '../../../apps/server/src/evidence/idea/judge-near.ts';
import { type LabelledPair, labelledPairs } from '../relevance/labelled-pairs.ts';
import type { Metered } from './metered-model.ts';
import { share, someOf } from './some-of.ts';

/** Of labelled pairs of a statement and a record, as many that are near as others: which of those that it calls near are, and which it finds. */
export async function judgeNearness(
  model: Metered,
  records: ReadonlyMap<string, CatalogueRecord>,
  of: number,
): Promise<string[][]> {
  const pairs = labelledPairs().filter(({ key }) => records.has(key));
  const half = (isNear: boolean): LabelledPair[] =>
    someOf(
      pairs.filter((pair) => pair.isNear === isNear),
      Math.ceil(of / 2),
    );
  let [told, found, words, due] = [0, 0, 0, 0];
  for (const { project, statement, key, isNear } of [...half(true), ...half(false)]) {
    const record = records.get(key)!;
    const asked = { title: project.title, statements: [statement] };
    const answer = await model.ask(nearRequest(asked, record, engineDeclaration(record.engine).label));
    if (!answer) continue;
    words += answer.near.length;
    const isTold = nearFound(answer, 1, record).length > 0;
    if (isNear) due += 1;
    if (isTold) told += 1;
    if (isTold && isNear) found += 1;
  }
  return [
    ['grade', 'near to a statement: precision', share(found, told)],
    ['grade', 'near to a statement: recall', share(found, due)],
    ['grade', 'near to a statement: words that stand in the record', share(told, words)],
  ];
}
