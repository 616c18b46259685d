import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Scope } from '@groundwork/contract/relevance';
import { RINGS } from '@groundwork/contract/relevance.names';
import type { Figure } from '@groundwork/contract/report-document';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { isWithin, type ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { YearsCovered } from '../../catalogue/years/years-covered.ts';
import { RELATIONS, ringFigureId } from '../records/rings.ts';

/** Figures of what was compared with the project: by data set, in all, and how much of it is related. */
export const LOOKED = 'looked';

type Compared = {
  scope: Scope;
  engineOf(engine: Engine): EngineDeclaration;
  projectId: string;
  /** Years that each data set has records of. */
  years: Record<Engine, Pick<YearsCovered, 'from' | 'to' | 'byYear'>>;
  /** Records that each data set holds, and those of them that are related to the project. */
  lookedAt: Record<Engine, number>;
  related: Record<Engine, number>;
  /** Records on topic in all data sets. */
  onTopic: number;
};

/** How many records of which data sets were compared with the project, and how many are of its field, if that. */
export function lookedThrough({ scope, engineOf, projectId, years, lookedAt, related, onTopic }: Compared): Figure[] {
  const ofData = (part: string, words: string, counts: Record<Engine, number>, filters: Figure['query']['filters']) => {
    const figures = ENGINES.map(
      (engine): Figure => ({
        id: `${LOOKED}:${part}:${engine}`,
        label: `${engineOf(engine).label}, ${words}`,
        value: counts[engine],
        unit: 'count',
        query: { searchEngine: engine, query: '', filters },
      }),
    );
    const told = figures.filter(({ value }) => value > 0);
    const [most] = told.toSorted((one, other) => other.value - one.value);
    const value = told.reduce((sum, figure) => sum + figure.value, 0);
    const query = { searchEngine: most?.query.searchEngine ?? ENGINES[0], query: '', filters };
    const basis = { how: 'count' as const, figures: [], records: [], n: value };
    const all: Figure = {
      id: `${LOOKED}:${part}`,
      label: `records of all data sets, ${words}`,
      value,
      unit: 'count',
      query,
      basis,
    };
    return { figures, all, sets: told.length };
  };
  const compared = ofData('compared', 'compared with the project', lookedAt, {});
  const near = ofData('related', 'related to the project', related, { about: [projectId, 'wide'] });
  const sets: Figure = {
    ...compared.all,
    id: `${LOOKED}:data-sets`,
    label: 'data sets with records that were compared with the project',
    value: compared.sets,
  };
  const covered = ENGINES.flatMap((engine) => {
    const { from, to } = years[engine];
    const query = { searchEngine: engine, query: '', filters: {} };
    const year = (part: string, words: string, value: number | null) =>
      value === null
        ? []
        : [
            {
              id: `${LOOKED}:${part}:${engine}`,
              label: `${engineOf(engine).label}, ${words}`,
              value,
              unit: 'year' as const,
              query,
            },
          ];
    // Those are dated by when somebody began, which says nothing of the years that were looked through.
    const isOfFounding = engineOf(engine).isKnownByName;
    if (lookedAt[engine] === 0 || isOfFounding) return [];
    const after = [...years[engine].byYear].reduce((sum, [of, count]) => sum + (to !== null && of > to ? count : 0), 0);
    const counted = (part: string, words: string, value: number): Figure => ({
      id: `${LOOKED}:${part}:${engine}`,
      label: `${engineOf(engine).label}, ${words}`,
      value,
      unit: 'count',
      query,
    });
    const few = yearsOfMost(years[engine].byYear);
    const ofFew = few.reduce((sum, of) => sum + years[engine].byYear.get(of)!, 0);
    return [
      ...year('earliest', 'earliest year of the records', from),
      ...year('latest', 'latest year of the records', to),
      counted('after', 'records after the latest year that the data set covers', after),
      ...few.flatMap((of) => year(`held-${of}`, 'one of the few years of nearly all records', of)),
      ...(few.length > 0 ? [counted('held', 'records of the few years of nearly all', ofFew)] : []),
    ];
  });
  const about: Figure = {
    ...compared.all,
    id: `${LOOKED}:about`,
    label: 'records of all data sets that are about the project',
    value: onTopic,
    query: { ...compared.all.query, filters: { about: [projectId, scope] } },
  };
  return [...compared.figures, ...near.figures, ...covered, compared.all, near.all, sets, about];
}

/** A data set holds just so few years if they have such a share of the records; a small one, or one of few years, tells nothing. */
const MOST = 0.95;
const YEARS_MAX = 4;
const SPAN_MIN = 8;
const RECORDS_MIN = 50;

/** The few years that nearly all records are of, ascending; none where they are spread. */
function yearsOfMost(byYear: YearsCovered['byYear']): number[] {
  const all = [...byYear.values()].reduce((sum, count) => sum + count, 0);
  const years = [...byYear].toSorted(([, one], [, other]) => other - one).slice(0, YEARS_MAX);
  const found: number[] = [];
  let sum = 0;
  for (const [year, count] of years) {
    if (sum >= all * MOST) break;
    found.push(year);
    sum += count;
  }
  const isTold = all >= RECORDS_MIN && sum >= all * MOST && Math.max(...found) - Math.min(...found) >= SPAN_MIN;
  return isTold ? found.toSorted((one, other) => one - other) : [];
}

/** How many records of the field belong to the project in which way, over all data sets. */
export function ringFigures(
  { scope, matches }: Pick<ProjectMatches, 'scope' | 'matches'>,
  projectId: string,
): Figure[] {
  const inScope = matches.filter((match) => isWithin(match, scope));
  return RINGS.flatMap((ring): Figure[] => {
    const own = inScope.filter((match) => match.ring === ring);
    if (own.length === 0) return [];
    return [
      {
        id: ringFigureId(ring),
        label: `records of all data sets, ${RELATIONS[ring]}`,
        value: own.length,
        unit: 'count',
        query: { searchEngine: own[0]!.engine, query: '', filters: { about: [projectId, scope] } },
        basis: { how: 'count', figures: [], records: [], n: own.length },
      },
    ];
  });
}
