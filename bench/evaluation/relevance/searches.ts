import { ENGINES } from '@groundwork/contract/engines';
import { engineDeclaration } from '../../../apps/server/src/catalogue/engines/registry.ts';
import type { Selection } from '../../../apps/server/src/catalogue/index/index.port.ts';
import { readDescription } from '../../../apps/server/src/catalogue/relevance/read-description.ts';
import { searchReader } from '../../../apps/server/src/features/search/selection.ts';
import type { Project } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import type { Grades } from '../../../apps/server/test/evaluation/relevance-measures.ts';
import { noAbout } from '../../../apps/server/test/subject.ts';
import { printTable } from '../../measure.ts';
import type { LabelledCatalogue } from './data-folders.ts';

/** As many records of a data set as are read of each answer: more than any floor leaves, as a rule. */
const READ = 400;

/** What of a project is typed. */
const TYPED: Record<string, (project: Project) => string | null> = {
  'one word': (project) => phraseOf(project)?.at(-1) ?? null,
  'its first phrase': (project) => phraseOf(project)?.join(' ') ?? null,
  'its title': ({ title }) => title,
  'title and description': ({ title, description }) => `${title}. ${description}`,
};

/**
 * What hybrid searches find beyond the records that match word for word, without a floor and with it. A record counts as
 * right when it is related to the project that the words were taken from, so that short queries look worse than they are.
 */
export async function printSearches(
  { index, semantics }: LabelledCatalogue,
  projects: Project[],
  gradesOf: (project: Project) => Grades,
): Promise<void> {
  const read = searchReader({ semantics, index, about: noAbout });
  const rows: string[][] = [];
  for (const [name, typed] of Object.entries(TYPED)) {
    for (const hasFloor of [false, true]) {
      const tally = { queries: 0, words: 0, close: 0, judged: 0, right: 0, allRight: 0, foundRight: 0 };
      for (const project of projects) {
        const query = typed(project);
        if (query === null) continue;
        tally.queries++;
        const grades = gradesOf(project);
        tally.allRight += [...grades.values()].filter((grade) => grade >= 1).length;
        for (const engine of ENGINES) {
          const { selection } = await read(engineDeclaration(engine), { query, filters: {}, mode: 'hybrid' });
          const asked: Selection = hasFloor
            ? selection
            : { ...selection, ...(selection.meaning && { meaning: { ...selection.meaning, floor: null } }) };
          const page = { sort: 'relevance' as const, direction: 'desc' as const, offset: 0, limit: READ };
          const { hits, total, withWords } = await index.search({ ...asked, ...page });
          const { refs: worded } = await index.searchRefs({ engines: [engine], query: selection.query, ...page });
          const isWorded = new Set(withWords ? worded.map(({ id }) => id) : []);
          tally.words += withWords ?? 0;
          tally.close += total - (withWords ?? 0);
          for (const { record } of hits) {
            const grade = grades.get(`${engine}/${record.id}`);
            if (grade === undefined) continue;
            if (grade >= 1) tally.foundRight++;
            if (isWorded.has(record.id)) continue;
            tally.judged++;
            if (grade >= 1) tally.right++;
          }
        }
      }
      const per = (count: number) => (count / tally.queries).toFixed(1);
      rows.push([
        name,
        hasFloor ? 'yes' : 'no',
        per(tally.words),
        per(tally.close),
        `${(tally.right / tally.judged).toFixed(2)} of ${tally.judged}`,
        (tally.foundRight / tally.allRight).toFixed(2),
      ]);
    }
  }
  console.log('\nHybrid searches, over all fourteen data sets\n');
  printTable(
    ['typed', 'floor', 'with the words', 'close in meaning', 'of these related', 'of all related found'],
    rows,
  );
}

/** The first words of the title that stand side by side. */
const phraseOf = ({ title }: Project): string[] | undefined =>
  readDescription({ title, description: '' }).find(({ words }) => words.length >= 2)?.words;
