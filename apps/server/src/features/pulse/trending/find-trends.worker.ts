import { TRENDING_AREAS_SHOWN } from '@groundwork/contract/limits';
import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { PanelRepository } from '../panels.repository.ts';
import { type Area, areasOf, ENGINES_TOLD, pickAreas } from './areas.ts';
import { TRENDS_KEPT_MS, TRENDS_KEY } from './trends.ts';

export interface FindTrendsDependencies {
  index: Pick<CatalogueIndex, 'searchRefs' | 'get' | 'aggregate' | 'version'>;
  panels: PanelRepository;
  clock: Clock;
}

export async function run(
  _input: unknown,
  { signal }: Pick<JobContext, 'signal'>,
  { index, panels, clock }: FindTrendsDependencies,
): Promise<void> {
  const { version, changedAt } = await index.version();
  const found: Area[] = [];
  for (const engine of ENGINES_TOLD) found.push(...(await areasOf(index, engine, changedAt, signal)));
  const areas = pickAreas(found, TRENDING_AREAS_SHOWN);
  const now = clock.now();
  await panels.save(
    { key: TRENDS_KEY, projectId: null },
    {
      state: `${version}`,
      answer: { computedAt: now.toISOString(), areas },
      computedAt: now,
      expiresAt: new Date(now.getTime() + TRENDS_KEPT_MS),
    },
  );
}
