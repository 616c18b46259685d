import type { Figure } from '@groundwork/contract/report-document';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { isWithin, type ProjectMatches } from '../../catalogue/matching/matches.ts';
import { spread } from '../../catalogue/matching/spread.ts';
import { keyOf } from '../../catalogue/matching/subject.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { isUntitled } from './clean-record.ts';
import { evidenceKey, readPart } from './evidence-record.ts';
import { NEAR } from './near.ts';

/** A record near a project of which next to nothing is on record: which of the project's words it has, and which it lacks. */
export interface Neighbour {
  record: CatalogueRecord;
  shared: string[];
  lacking: string[];
  /** Near enough for advice to rest on it: the others are named, and no more. */
  isClose: boolean;
}

const NEARBY_MAX = 10;
const LOOKED_THROUGH = 60;
const SHARED_TOLD = 4;
const LACKING_TOLD = 3;
/** A word that makes up less of the subject tells little. */
const TELLING = 0.025;

/** What is nearest to a project and not looked at as a part of it: the field where only direct records are, else what is near. */
export async function neighboursOf({
  index,
  about,
  signal,
}: {
  index: Pick<CatalogueIndex, 'get'>;
  about: ProjectMatches;
  signal?: AbortSignal | undefined;
}): Promise<Neighbour[]> {
  const outside = about.matches.filter((match) => !isWithin(match, about.scope)).slice(0, LOOKED_THROUGH);
  const records = await index.get(
    outside.map(({ engine, id }) => ({ engine, id })),
    signal,
  );
  const telling = about.terms.filter(({ weight }) => weight >= TELLING);
  const near = outside.flatMap((match, at) => {
    const record = records[at];
    return record && !record.withdrawn && !isUntitled(record) ? [{ match, record }] : [];
  });
  return spread(near, NEARBY_MAX).map(({ match, record }) => {
    const shared = new Set(match.shared.map(keyOf));
    return {
      record: readPart(record),
      shared: match.shared.slice(0, SHARED_TOLD),
      lacking: telling
        .filter(({ stem }) => !shared.has(stem))
        .slice(0, LACKING_TOLD)
        .map(({ label }) => label),
      isClose: isWithin(match, 'field'),
    };
  });
}

export function figuresOfNearby(neighbours: readonly Neighbour[]): Figure[] {
  const worked = (id: string, label: string, value: number, of: readonly CatalogueRecord[]): Figure => ({
    id: `${NEAR}:${id}`,
    label,
    value,
    unit: 'count',
    query: { searchEngine: of[0]!.engine, query: '', filters: {} },
    basis: {
      how: 'count',
      figures: [],
      records: of.map(({ engine, id, title }) => ({ searchEngine: engine, id, title })),
      n: of.length,
    },
  });
  if (neighbours.length === 0) return [];
  const records = neighbours.map(({ record }) => record);
  const payers = Map.groupBy(
    records.filter((record) => payerOf(record) !== null),
    (record) => payerOf(record)!,
  );
  return [
    worked('all', 'records near the project', records.length, records),
    ...neighbours.flatMap(({ record, shared, lacking }) => {
      const key = evidenceKey(record);
      const words = (part: string, says: string, of: readonly string[]) =>
        of.length === 0
          ? []
          : [worked(`${key}:${part}`, `${says} “${record.title}”: ${of.join(', ')}`, of.length, [record])];
      return [
        ...words('shared', 'words shared with the project by', shared),
        ...words('lacking', 'the project’s own words beside', lacking),
      ];
    }),
    ...[...payers].map(([agency, of]) =>
      worked(
        `payer:${agency}`,
        `awards, contracts and calls among the records near the project, ${agency}`,
        of.length,
        of,
      ),
    ),
  ];
}

/** Whose money or need a record tells of. */
function payerOf({ engine, data }: CatalogueRecord): string | null {
  return engineDeclaration(engine).tellsWhoPays && typeof data['agency'] === 'string' ? data['agency'] : null;
}
