import type { CatalogueRecord } from '../record.ts';
import { createOrganisations } from './organisations.ts';
import { createProjects, type World } from './project.ts';
import { sampleAwards } from './records/awards.ts';
import { sampleTrials } from './records/clinical-trials.ts';
import { sampleCompanies } from './records/companies.ts';
import { sampleDrugs } from './records/drugs.ts';
import { sampleLabTechnologies } from './records/federal-lab-technologies.ts';
import { sampleOpportunities } from './records/funding-opportunities.ts';
import { sampleInternationalTrials } from './records/international-trials.ts';
import { sampleInterventions } from './records/interventions.ts';
import { sampleInvestors } from './records/investors.ts';
import { samplePatents } from './records/patents.ts';
import { samplePublications } from './records/publications.ts';
import { sampleExperts } from './records/subject-matter-experts.ts';
import { sampleUniversityTechnologies } from './records/university-technologies.ts';
import { sampleSpending } from './records/usa-spending.ts';
import { createFinancings, createInvestors } from './rounds.ts';

/**
 * The demonstration records: one invented world of companies, schools, people and projects, told by the fourteen data
 * sets. The same on every machine and every run.
 */
export function* generateSample(): Generator<CatalogueRecord> {
  const organisations = createOrganisations();
  const world: World = { ...organisations, projects: createProjects(organisations) };
  const investors = createInvestors();
  const financings = createFinancings(world.companies, investors);
  const awards = [...sampleAwards(world)];
  const publications = [...samplePublications(world)];
  const trials = [...sampleTrials(world)];
  yield* sampleCompanies(world, financings);
  yield* sampleInvestors(investors, financings);
  yield* samplePatents(world);
  yield* awards;
  yield* sampleOpportunities(awards);
  yield* sampleSpending(world);
  yield* sampleLabTechnologies(world);
  yield* publications;
  yield* sampleExperts(world, publications, awards);
  yield* sampleUniversityTechnologies(world);
  yield* trials;
  yield* sampleInterventions(trials);
  yield* sampleDrugs(world);
  yield* sampleInternationalTrials(world);
}
