import type { PlacesOfWork } from '@groundwork/contract/pulse.panels';
import { groupsOf } from './groups.ts';
import type { PanelInput } from './of-project.ts';

export async function placesOfWork(input: PanelInput): Promise<PlacesOfWork> {
  const [awards, companies, trials] = await Promise.all([
    groupsOf(input, 'awards', 'state'),
    groupsOf(input, 'companies', 'country'),
    groupsOf(input, 'clinical-trials', 'country'),
  ]);
  return { asOf: input.asOf, awards, companies, trials };
}
