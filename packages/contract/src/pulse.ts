import { z } from 'zod';
import { Engine } from './engines.ts';
import { PROJECT_DESCRIPTION_MAX, PULSE_MATCHES, SEARCH_QUERY_MAX } from './limits.ts';
import { OpportunityAssessment } from './pulse.assessment.ts';
import {
  AgenciesAnswer,
  BiotechCheck,
  ClosingDates,
  FieldMap,
  FundingTrends,
  KeyFigures,
  MarketTrends,
  PlacesOfWork,
  TrendingAreas,
  WhatIsNew,
} from './pulse.panels.ts';
import { Scope } from './relevance.ts';
import { route } from './route.ts';
import { SearchResult } from './search.ts';
import { text } from './text.ts';

export const PulseMatches = z
  .object({
    /** Records of the project in the scope that it looks at, the surest first, one of near-duplicates. Each says why it is here. */
    results: z.array(SearchResult).max(PULSE_MATCHES),
    scope: Scope,
    /** Records in that scope, direct ones among them, and all that the data set has. */
    total: z.number().int(),
    direct: z.number().int(),
    lookedAt: z.number().int(),
  })
  .meta({ id: 'PulseMatches' });
export type PulseMatches = z.infer<typeof PulseMatches>;

const OfProject = z.object({ projectId: z.uuid() });
/** With a project it is judged by that project's profile, as people have corrected it, and numbers can be searched. */
const Described = z.object({
  projectDescription: text().min(1).max(PROJECT_DESCRIPTION_MAX),
  projectId: z.uuid().optional(),
});

const tags: [string] = ['Pulse'];

export const pulse = {
  matches: route({
    method: 'POST',
    path: '/pulse/semantic-search-result',
    summary: 'The best records of one data set on a project’s topic',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId: z.uuid(), searchEngine: Engine }))
    .output(PulseMatches),
  keyFigures: route({
    method: 'POST',
    path: '/pulse/key-figures',
    summary: 'How many records of each data set are on a project’s topic, and what they add up to',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OfProject)
    .output(KeyFigures),
  marketTrends: route({
    method: 'POST',
    path: '/pulse/market-trends',
    summary: 'Publications, patents, awards, trials and funding rounds on a project’s topic, by year',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OfProject)
    .output(MarketTrends),
  fundingTrends: route({
    method: 'POST',
    path: '/pulse/funding-trends-companies',
    summary: 'Funding rounds of companies on a topic, by year and type',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(z.object({ query: text().min(1).max(SEARCH_QUERY_MAX), projectId: z.uuid().optional() }))
    .output(FundingTrends),
  agencies: route({
    method: 'POST',
    path: '/pulse/agencies-pie-chart',
    summary: 'Award money on a topic by agency',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(Described)
    .output(AgenciesAnswer),
  biotechCheck: route({
    method: 'POST',
    path: '/pulse/biotech-check',
    summary: 'Whether a description is one of the life sciences, and its trials, drugs and interventions',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(Described)
    .output(BiotechCheck),
  opportunityAssessment: route({
    method: 'POST',
    path: '/pulse/opportunities/opportunity-assessment',
    summary: 'Where a project could be used, and how each use compares with other topics of the catalog',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OfProject)
    .output(OpportunityAssessment),
  places: route({
    method: 'POST',
    path: '/pulse/places',
    summary: 'States and countries of awards, companies and trials on a project’s topic',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OfProject)
    .output(PlacesOfWork),
  fieldMap: route({
    method: 'POST',
    path: '/pulse/field-map',
    summary: 'The surest records of a project’s field, by how near they lie to its technology and to its use',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OfProject)
    .output(FieldMap),
  closingDates: route({
    method: 'POST',
    path: '/pulse/closing-dates',
    summary: 'Open calls on a project’s topic, what closes next first',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OfProject)
    .output(ClosingDates),
  whatIsNew: route({
    method: 'POST',
    path: '/pulse/what-is-new',
    summary: 'Records on a project’s topic that came since the visit before this one; counts this visit',
    tags,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OfProject)
    .output(WhatIsNew),
  trendingAreas: route({
    method: 'GET',
    path: '/trending-areas',
    summary: 'What more records speak of than two years before, over all data sets',
    tags,
  }).output(TrendingAreas),
};
