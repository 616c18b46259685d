import { engineDeclaration } from '../../../apps/server/src/catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../../../apps/server/src/catalogue/record.ts';
import { screeningRequest } from '../../../apps/server/src/features/relevance/model/screen-record.ts';
import { gradesByProject, readProjects } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import type { Metered } from './metered-model.ts';
import { share, someOf } from './some-of.ts';

const NAMES = ['not', 'related', 'on topic'];

/** Of judged pairs, as many of each grade: which of those that it calls related or nearer are, and which of those it finds. */
export async function judgeGrades(
  model: Metered,
  records: ReadonlyMap<string, CatalogueRecord>,
  of: number,
): Promise<string[][]> {
  const projects = new Map(readProjects().map((project) => [project.id, project]));
  const pairs = [...gradesByProject()].flatMap(([id, grades]) =>
    [...grades].flatMap(([key, grade]) => {
      const record = records.get(key);
      return record ? [{ project: projects.get(id)!, record, grade }] : [];
    }),
  );
  const chosen = NAMES.flatMap((_, grade) =>
    someOf(
      pairs.filter((pair) => pair.grade === grade),
      Math.ceil(of / NAMES.length),
    ),
  );
  let [right, told, found, due] = [0, 0, 0, 0];
  for (const { project, record, grade } of chosen) {
    const profile = { title: project.title, description: project.description, terms: [], not: [] };
    const answer = await model.ask(screeningRequest(profile, record, engineDeclaration(record.engine).label));
    if (!answer) continue;
    const isTold = answer.grade !== 'not';
    if (answer.grade === NAMES[grade]) right += 1;
    if (grade > 0) due += 1;
    if (isTold) told += 1;
    if (isTold && grade > 0) found += 1;
  }
  return [
    ['grade', 'graded as judged', share(right, chosen.length)],
    ['grade', 'precision of related or nearer', share(found, told)],
    ['grade', 'recall of related or nearer', share(found, due)],
  ];
}
