import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { BiotechCheck } from '@groundwork/contract/pulse.panels';
import { isLifeScience } from '../../../evidence/gather/figures.ts';
import { groupsOf } from './groups.ts';
import { ofProject, type PanelInput } from './of-project.ts';

const CLINICAL: Engine[] = ['clinical-trials', 'international-trials', 'drugs', 'interventions'];
const TECHNICAL: Engine[] = ['patents', 'awards', 'publications'];

/** The clinical panels of a life-science topic; reports ask the same question of the same counts. */
export async function biotechCheck(input: PanelInput): Promise<BiotechCheck> {
  const rows = await input.index.aggregate(
    { ...ofProject(input.matches, ...ENGINES), by: { type: 'engine' } },
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
  const [phases, statuses, drugs, interventions] = await Promise.all([
    groupsOf(input, 'clinical-trials', 'phase'),
    groupsOf(input, 'clinical-trials', 'status'),
    groupsOf(input, 'drugs', 'activeIngredient'),
    groupsOf(input, 'interventions', 'type'),
  ]);
  return { phases, statuses, drugs, interventions };
}
