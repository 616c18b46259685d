import { engineDeclaration } from '../../../apps/server/src/catalogue/engines/registry.ts';
import { descriptionQuery } from '../../../apps/server/src/catalogue/query/description-query.ts';
import type { About } from '../../../apps/server/src/catalogue/relevance/about.ts';
import { titleOf } from '../../../apps/server/src/features/projects/rewrite/title-of.ts';
import { searchReader } from '../../../apps/server/src/features/search/selection.ts';
import type { Project } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import {
  CITED,
  type Found,
  first,
  judgedIn,
  LISTED,
  nothing,
  perEngine,
} from '../../../apps/server/test/evaluation/relevance-measures.ts';
import { aboutOf, noAbout } from '../../../apps/server/test/subject.ts';
import type { LabelledCatalogue } from './data-folders.ts';
import { findTopic } from './topic-query.ts';

export type System = (project: Project) => Promise<Found>;

/** Each project's description as a subject, before records are compared by the sentence encoder. */
export const subjectOf = ({ index, semantics }: LabelledCatalogue, project: Project): Promise<About> =>
  aboutOf(index, project, (text) => semantics.embedQuery(text));

/** How records were and could be found, side by side: those that have no floor cite and list what comes first. */
export function systemsOf(catalogue: LabelledCatalogue): Record<string, System> {
  const { index, semantics } = catalogue;
  const read = searchReader({ semantics, index, about: noAbout });
  const textOf = ({ title, description }: Project) => `${title}. ${description}`;
  const asked =
    (mode: 'keyword' | 'semantic' | 'hybrid', query: (project: Project) => string): System =>
    async (project) =>
      perEngine(async (engine) => {
        const { selection } = await read(engineDeclaration(engine), { query: query(project), filters: {}, mode });
        return {
          cited: await first(catalogue.index, selection, CITED),
          listed: await first(catalogue.index, selection, LISTED),
        };
      });
  return {
    'topic of rare words (before)': async (project) => {
      const { query } = await findTopic(index, project);
      return query === '' ? nothing() : asked('keyword', () => query)(project);
    },
    'keyword, whole description': async (project) => {
      const query = descriptionQuery(textOf(project));
      return perEngine(async (engine) => ({
        cited: await first(catalogue.index, { engines: [engine], query }, CITED),
        listed: await first(catalogue.index, { engines: [engine], query }, LISTED),
      }));
    },
    'semantic, whole description': asked('semantic', textOf),
    'hybrid, whole description': asked('hybrid', textOf),
    'judgement, by words alone': (project) => aboutOf(index, project).then((about) => judgedIn(index, about)),
    'judgement, without the sentence encoder': (project) =>
      subjectOf(catalogue, project).then((about) => judgedIn(index, about)),
    judgement: (project) => catalogue.aboutOf(project).then((about) => judgedIn(index, about)),
    'judgement, as typed': ({ description }) =>
      catalogue.aboutOf({ title: titleOf(description), description }).then((about) => judgedIn(index, about)),
  };
}
