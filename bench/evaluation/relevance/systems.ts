import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { engineDeclaration } from '../../../apps/server/src/catalogue/engines/registry.ts';
import type { Selection } from '../../../apps/server/src/catalogue/index/index.port.ts';
import { descriptionQuery } from '../../../apps/server/src/catalogue/query/description-query.ts';
import type { About } from '../../../apps/server/src/catalogue/relevance/about.ts';
import { searchReader } from '../../../apps/server/src/features/search/selection.ts';
import { aboutOf, noAbout } from '../../../apps/server/test/subject.ts';
import type { LabelledCatalogue } from './data-folders.ts';
import type { Project } from './read-labels.ts';
import { findTopic } from './topic-query.ts';

/** What a report cites of a data set at most, and what the dashboard's list leads to. */
export const CITED = 40;
export const LISTED = 100;

/** Keys `engine/id` per data set, best first: what would be cited, and what would be listed. */
export interface Found {
  cited: Record<Engine, string[]>;
  listed: Record<Engine, string[]>;
}
export type System = (project: Project) => Promise<Found>;

/** Each project's description as a subject; `embed` null for by words alone. */
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
        return { cited: await first(catalogue, selection, CITED), listed: await first(catalogue, selection, LISTED) };
      });
  return {
    'topic of rare words (before)': async (project) => {
      const { query } = await findTopic(index, project);
      return query === '' ? nothing() : asked('keyword', () => query)(project);
    },
    'keyword, whole description': async (project) => {
      const query = descriptionQuery(textOf(project));
      return perEngine(async (engine) => ({
        cited: await first(catalogue, { engines: [engine], query }, CITED),
        listed: await first(catalogue, { engines: [engine], query }, LISTED),
      }));
    },
    'semantic, whole description': asked('semantic', textOf),
    'hybrid, whole description': asked('hybrid', textOf),
    'judgement, by words alone': (project) => aboutOf(index, project).then((about) => judged(catalogue, about)),
    judgement: (project) => subjectOf(catalogue, project).then((about) => judged(catalogue, about)),
  };
}

/** As the product has it: cited is what is on topic, listed what is at least related. */
const judged = (catalogue: LabelledCatalogue, subject: About): Promise<Found> =>
  perEngine(async (engine) => {
    const among = (atLeast: 'on topic' | 'related') => ({
      engines: [engine],
      query: null,
      about: { subject, atLeast },
    });
    return {
      cited: await first(catalogue, among('on topic'), CITED),
      listed: await first(catalogue, among('related'), LISTED),
    };
  });

async function first({ index }: LabelledCatalogue, selection: Selection, limit: number): Promise<string[]> {
  const { refs } = await index.searchRefs({ ...selection, sort: 'relevance', direction: 'desc', limit });
  return refs.map(({ engine, id }) => `${engine}/${id}`);
}

async function perEngine(find: (engine: Engine) => Promise<{ cited: string[]; listed: string[] }>): Promise<Found> {
  const found = nothing();
  for (const engine of ENGINES) {
    const { cited, listed } = await find(engine);
    found.cited[engine] = cited;
    found.listed[engine] = listed;
  }
  return found;
}

export function nothing(): Found {
  const none = () => Object.fromEntries(ENGINES.map((engine) => [engine, [] as string[]])) as Record<Engine, string[]>;
  return { cited: none(), listed: none() };
}
