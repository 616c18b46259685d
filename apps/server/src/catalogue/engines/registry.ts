import type { Engine } from '@groundwork/contract/engines';
import type { EngineDeclaration } from '../engine.ts';
import { awards } from './awards.ts';
import { clinicalTrials } from './clinical-trials.ts';
import { companies } from './companies.ts';
import { drugs } from './drugs.ts';
import { federalLabTechnologies } from './federal-lab-technologies.ts';
import { fundingOpportunities } from './funding-opportunities.ts';
import { internationalTrials } from './international-trials.ts';
import { interventions } from './interventions.ts';
import { investors } from './investors.ts';
import { patents } from './patents.ts';
import { publications } from './publications.ts';
import { subjectMatterExperts } from './subject-matter-experts.ts';
import { universityTechnologies } from './university-technologies.ts';
import { usaSpending } from './usa-spending.ts';

/** In the default order of the search screen's tabs: industry, government, academia, special. */
export const engineDeclarations: EngineDeclaration[] = [
  companies,
  investors,
  patents,
  awards,
  fundingOpportunities,
  usaSpending,
  federalLabTechnologies,
  publications,
  subjectMatterExperts,
  universityTechnologies,
  clinicalTrials,
  interventions,
  drugs,
  internationalTrials,
];

const byId = new Map(engineDeclarations.map((declaration) => [declaration.id, declaration]));

export function engineDeclaration(id: Engine): EngineDeclaration {
  const declaration = byId.get(id);
  if (!declaration) throw new Error(`No declaration for engine ${id}`);
  return declaration;
}
