import { PULSE_POINTS_SHOWN } from '@groundwork/contract/limits';
import type { FieldMap } from '@groundwork/contract/pulse.panels';
import { isWithin, type Match, scoreOf } from '../../../catalogue/matching/matches.ts';
import { calm } from '../../../catalogue/normalise/calm.ts';
import type { PanelInput } from './of-project.ts';

type Compared = Match & { technology: number; use: number };

const isCompared = (match: Match): match is Compared => match.technology !== null && match.use !== null;

/** The surest of the field that could be compared by meaning, as points of two nearnesses. */
export async function fieldMap({
  index,
  matches: { matches, scope, own },
  asOf,
  signal,
}: PanelInput): Promise<FieldMap> {
  const field = matches.filter((match) => isWithin(match, scope));
  const surest = field
    .filter(isCompared)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, PULSE_POINTS_SHOWN);
  const records = await index.get(
    surest.map(({ engine, id }) => ({ engine, id })),
    signal,
  );
  return {
    asOf,
    scope,
    total: field.length,
    own: own ?? null,
    points: surest.flatMap(({ ring, technology, use }, at) => {
      const record = records[at];
      if (!record || record.withdrawn) return [];
      const { engine: searchEngine, id, title, date, organisations } = record;
      const organisation = organisations[0] ? calm(organisations[0].name) : null;
      return [{ searchEngine, id, title: calm(title), organisation, date, ring, technology, use }];
    }),
  };
}
