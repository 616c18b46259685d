import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { PULSE_GROUPS_SHOWN } from '@groundwork/contract/limits';
import type { BiotechCheck, Grouped } from '@groundwork/contract/pulse.panels';
import { isLifeScience } from '../../../evidence/gather/figures.ts';
import { grouped, onTopic, type PanelInput, searchIn, totalOf } from './on-topic.ts';

const CLINICAL: Engine[] = ['clinical-trials', 'international-trials', 'drugs', 'interventions'];
const TECHNICAL: Engine[] = ['patents', 'awards', 'publications'];

/** The clinical panels of a life-science topic; reports ask the same question of the same counts. */
export async function biotechCheck(input: PanelInput): Promise<BiotechCheck> {
  const rows = await input.index.aggregate(
    { ...onTopic(input.about, ...ENGINES), by: { type: 'engine' } },
    input.signal,
  );
  const count = (engine: Engine) => rows.find(({ key }) => key === engine)?.count ?? 0;
  const sum = (engines: Engine[]) => engines.reduce((all, engine) => all + count(engine), 0);
  const isOne = isLifeScience(
    Object.fromEntries(ENGINES.map((engine) => [engine, count(engine)])) as Record<Engine, number>,
  );
  return {
    asOf: input.asOf,
    isLifeScience: isOne,
    clinical: sum(CLINICAL),
    technical: sum(TECHNICAL),
    panels: isOne ? await clinicalPanels(input) : null,
  };
}

async function clinicalPanels(input: PanelInput) {
  const groups = async (engine: Engine, field: string): Promise<Grouped> => {
    const [rows, { count }] = await Promise.all([
      grouped(input, engine, { type: 'facet', field }, PULSE_GROUPS_SHOWN),
      totalOf(input, engine),
    ]);
    return {
      total: count,
      query: searchIn(input, engine),
      groups: rows.map(({ key, count: n }) => ({
        key,
        count: n,
        query: searchIn(input, engine, { [field]: [key] }),
      })),
    };
  };
  const [phases, statuses, drugs, interventions] = await Promise.all([
    groups('clinical-trials', 'phase'),
    groups('clinical-trials', 'status'),
    groups('drugs', 'activeIngredient'),
    groups('interventions', 'type'),
  ]);
  return { phases, statuses, drugs, interventions };
}
