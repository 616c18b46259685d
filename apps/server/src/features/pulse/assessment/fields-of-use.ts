import type { Engine } from '@groundwork/contract/engines';
import type { Industry } from '@groundwork/contract/industries';
import { OPPORTUNITIES_MAX, PROJECT_DESCRIPTION_MAX, PROJECT_TITLE_MAX } from '@groundwork/contract/limits';
import type { FigureQuery } from '@groundwork/contract/report-document';
import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../../catalogue/matching/matches.ts';
import { subjectStems } from '../../../catalogue/semantics/analyse.ts';

/** Fields in which records say what something is used for, the plainest first. */
const NAMED_BY: { engine: Engine; field: string; industry?: Industry }[] = [
  { engine: 'companies', field: 'industry' },
  { engine: 'university-technologies', field: 'category' },
  { engine: 'federal-lab-technologies', field: 'category' },
  { engine: 'clinical-trials', field: 'condition', industry: 'healthcare' },
  { engine: 'usa-spending', field: 'naics' },
];
const LOOKED_AT = 200;
const RECORDS_MIN = 2;
/** So many times as often among the project's records as in the whole data set. */
const LIFT_MIN = 2;
/** Tags that say who buys, or nothing. */
const NO_INDUSTRY = new Set(
  `b2b,b2c,consumer,services,technology,information technology,other,products,unknown,software,saas,apps,internet,ai`.split(
    ',',
  ),
);

export interface FieldOfUse {
  label: string;
  engine: Engine;
  field: string;
  /** Where the data set is of one industry alone. */
  industry?: Industry;
  records: number;
  query: FigureQuery;
}

type Project = { id: string; title: string; description: string };

/** Industries and the like that records about the project name far more often than others do, and that its text does not. */
export async function fieldsOfUse(
  index: Pick<CatalogueIndex, 'aggregate'>,
  project: Project,
  matches: ProjectMatches,
): Promise<FieldOfUse[]> {
  const own = new Set(subjectStems(`${project.title} ${project.description}`));
  const taken = new Set<string>();
  const found: FieldOfUse[] = [];
  for (const { engine, field, ...of } of NAMED_BY) {
    for (const { key, count } of await telling(index, matches, engine, field)) {
      if (found.length === OPPORTUNITIES_MAX) return found;
      const stems = [...new Set(subjectStems(key))];
      const name = stems.toSorted().join(' ');
      // Mostly the project's own words: another name of the same thing, and no other use.
      const news = stems.filter((stem) => !own.has(stem)).length;
      if (stems.length === 0 || news * 2 < stems.length || NO_INDUSTRY.has(key.toLowerCase())) continue;
      if (taken.has(name)) continue;
      taken.add(name);
      const query = {
        searchEngine: engine,
        query: '',
        filters: { about: [project.id, matches.scope], [field]: [key] },
      };
      found.push({ label: key, engine, field, ...of, records: count, query });
    }
  }
  return found;
}

async function telling(
  index: Pick<CatalogueIndex, 'aggregate'>,
  matches: ProjectMatches,
  engine: Engine,
  field: string,
) {
  const all = { engines: [engine], query: null };
  const ofProject = { ...all, among: within(matches) };
  const [rows, [own], [ofAll]] = await Promise.all([
    index.aggregate({ ...ofProject, by: { type: 'facet', field }, limit: LOOKED_AT }),
    index.aggregate({ ...ofProject, by: { type: 'all' } }),
    index.aggregate({ ...all, by: { type: 'all' } }),
  ]);
  const named = rows.filter(({ count }) => count >= RECORDS_MIN);
  if (named.length === 0 || !own || !ofAll) return [];
  const facets = { [field]: named.map(({ key }) => key) };
  const everywhere = await index.aggregate({ ...all, facets, by: { type: 'facet', field }, limit: 10_000 });
  const inAll = new Map(everywhere.map(({ key, count }) => [key, count]));
  return named
    .map(({ key, count }) => ({
      key,
      count,
      lift: count / own.count / ((inAll.get(key) ?? count) / ofAll.count),
    }))
    .filter(({ lift }) => lift >= LIFT_MIN)
    .sort((a, b) => b.count * Math.log(b.lift) - a.count * Math.log(a.lift) || (a.key < b.key ? -1 : 1));
}

/** The project as it would read with this use. */
export function withUse({ title, description }: Omit<Project, 'id'>, label: string) {
  const longTitle = `${title} for ${label}`;
  const use = `Field of use: ${label}.`;
  return {
    title: longTitle.length <= PROJECT_TITLE_MAX ? longTitle : title,
    description: `${description.slice(0, PROJECT_DESCRIPTION_MAX - use.length - 2)}\n\n${use}`,
  };
}
