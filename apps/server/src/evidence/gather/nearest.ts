import type { Figure } from '@groundwork/contract/report-document';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { Match, ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { Axis } from '../../catalogue/matching/read-axes.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { Evidence } from '../evidence.ts';
import { derivedFigure } from '../findings/collect.ts';
import { mostOf, type Observed } from '../findings/observed.ts';
import { SURELY_CLOSE_FROM } from '../idea/closeness.ts';
import { nearnessOnAxis } from '../idea/nearest-by-axis.ts';
import { evidenceKey, isUntitled, readPart } from '../records/evidence-record.ts';
import { isWork } from '../records/is-work.ts';

/** How many works are surely close to the idea. */
export const SURELY_CLOSE = 'surely-close';
const AXES: readonly Axis[] = ['technology', 'use'];
/** Texts are read of so many of those whose cosine on an axis is greatest. */
const LOOKED_AT = 60;

interface Options {
  index: Pick<CatalogueIndex, 'get'>;
  about: Pick<ProjectMatches, 'terms' | 'matches'>;
  observed: Observed;
  /** Those that are told one by one, the closest first. */
  closest: readonly CatalogueRecord[];
  closenessTo(record: CatalogueRecord): number;
  isTold(record: RecordRef): boolean;
}

interface Nearest extends Required<Pick<Evidence, 'closeness' | 'nearestByAxis'>> {
  figure: Figure;
  /** The works nearest by axis. */
  cited: CatalogueRecord[];
}

/** How close the closest come, how many works come surely close, and which come nearest in technology and in use. */
export async function nearestOf({ index, about, observed, closest, closenessTo, isTold }: Options): Promise<Nearest> {
  const closeness = Object.fromEntries(closest.map((record) => [evidenceKey(record), closenessTo(record)]));
  const titles = new Set<string>();
  const close = closest.filter((record) => {
    const title = record.title.toLowerCase();
    if (!isWork(record) || closeness[evidenceKey(record)]! < SURELY_CLOSE_FROM || titles.has(title)) return false;
    titles.add(title);
    return true;
  });
  const byAxis = await Promise.all(AXES.map((axis) => nearestOnAxis(axis, index, about, isTold)));
  return {
    closeness,
    nearestByAxis: Object.fromEntries(
      AXES.map((axis, at) => [axis, byAxis[at] ? evidenceKey(byAxis[at]) : null]),
    ) as Record<Axis, string | null>,
    figure: derivedFigure(observed, {
      id: SURELY_CLOSE,
      label: 'works that come close to the idea, by estimate',
      value: close.length,
      how: 'estimate',
      engine: close[0]?.engine ?? mostOf(observed),
      records: close,
    }),
    cited: byAxis.filter((record) => record !== null),
  };
}

/** The work that lies nearest on an axis; null where none is near. */
async function nearestOnAxis(
  axis: Axis,
  index: Options['index'],
  { terms, matches }: Options['about'],
  isTold: Options['isTold'],
): Promise<CatalogueRecord | null> {
  const cosineOf = (match: Match) => match[axis] ?? 0;
  const likely = matches
    // A name alone is a word that may mean anything.
    .filter((match) => isWork(match) && !engineDeclaration(match.engine).isKnownByName && isTold(match))
    .toSorted((one, other) => cosineOf(other) - cosineOf(one))
    .slice(0, LOOKED_AT);
  const records = await index.get(likely.map(({ engine, id }) => ({ engine, id })));
  let best: { record: CatalogueRecord; nearness: number } | null = null;
  for (const [at, found] of records.entries()) {
    if (!found || found.withdrawn || isUntitled(found)) continue;
    const record = readPart(found);
    const nearness = nearnessOnAxis(axis, record, likely[at]!, terms);
    if (nearness !== null && nearness > (best?.nearness ?? 0)) best = { record, nearness };
  }
  return best?.record ?? null;
}
