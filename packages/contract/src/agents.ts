import { z } from 'zod';
import { AGENT_KIND_LABELS, AGENT_TEXTS, PRECISION_LABELS, WATCHED_LABELS } from './agents.texts.ts';
import { Engine } from './engines.ts';
import type { ErrorCode } from './errors.ts';
import {
  AGENT_NAME_MAX,
  AGENT_PREVIEW_DAYS,
  COMPANY_NAME_MAX,
  COMPANY_URL_MAX,
  ELIGIBLE_APPLICANTS_MAX,
  SEARCH_QUERY_MAX,
  TRACKED_COMPANIES_MAX,
} from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { AgentKind } from './permissions.ts';
import { route } from './route.ts';
import { line, text } from './text.ts';

export { AGENT_KIND_LABELS, AGENT_TEXTS, AgentKind, PRECISION_LABELS, WATCHED_LABELS };

const OfAgent = z.object({ id: z.uuid(AGENT_TEXTS.idRequired) });
const OfProject = z.object({ projectId: z.uuid() });

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** Runs by the clock on the wall of the time zone, whatever daylight saving does. */
export const AgentSchedule = z.object({
  frequency: z.enum(['daily', 'weekly']),
  hour: z.number().int().min(0).max(23),
  /** 0 is Sunday; of a weekly one. */
  weekday: z.number().int().min(0).max(6),
  /** A name of the IANA list, such as 'Europe/Berlin'. */
  timeZone: z.string().min(1).max(60).refine(isTimeZone, AGENT_TEXTS.timeZone),
});
export type AgentSchedule = z.infer<typeof AgentSchedule>;

export const AGENT_SCHEDULE_DEFAULT: AgentSchedule = { frequency: 'daily', hour: 7, weekday: 1, timeZone: 'UTC' };

export const AgentName = line().min(1, AGENT_TEXTS.nameRequired).max(AGENT_NAME_MAX, AGENT_TEXTS.nameTooLong);

export const TrackedCompany = z.object({ id: z.string().min(1).max(300), name: line().max(2000) });
export type TrackedCompany = z.infer<typeof TrackedCompany>;

export const SelectedCompanies = z
  .array(TrackedCompany)
  .min(1, AGENT_TEXTS.companyRequired)
  .max(TRACKED_COMPANIES_MAX, AGENT_TEXTS.tooManyCompanies);

/** How sure it must be that an opportunity fits the project. */
export const Precision = z.enum(['precise', 'balanced', 'broad']);
export type Precision = z.infer<typeof Precision>;

/** Applicants by the records' own names; none for any. */
export const EligibleApplicants = z.array(z.string().min(1).max(300)).max(ELIGIBLE_APPLICANTS_MAX);

const Common = z.object({ agentName: AgentName, schedule: AgentSchedule.default(AGENT_SCHEDULE_DEFAULT) });
export const CompanyTrackerForm = Common.extend({ selectedCompanies: SelectedCompanies });
export type CompanyTrackerForm = z.infer<typeof CompanyTrackerForm>;
export const OpportunityTrackerForm = Common.extend({
  eligibleApplicants: EligibleApplicants.default([]),
  precision: Precision.default('balanced'),
});
export type OpportunityTrackerForm = z.infer<typeof OpportunityTrackerForm>;

/** The form calls its fields by these names when a company is missing. */
export const CompanyRequestForm = z.object({
  requestedCompanyName: line()
    .min(1, AGENT_TEXTS.companyNameRequired)
    .max(COMPANY_NAME_MAX, AGENT_TEXTS.companyNameTooLong),
  requestedCompanyUrl: text()
    .max(COMPANY_URL_MAX)
    .refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), AGENT_TEXTS.url),
});
export type CompanyRequestForm = z.infer<typeof CompanyRequestForm>;

export const WatchedChange = z.object({
  field: z.enum(['amount', 'closes', 'status', 'phase', 'lastRound']),
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
});
export type WatchedChange = z.infer<typeof WatchedChange>;

/** A record that an agent found, and why it fits. Plain text. */
export const AgentFind = z.object({
  kind: z.enum(['new', 'changed']),
  searchEngine: Engine,
  recordId: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  amount: z.number().nullable(),
  closes: z.string().nullable(),
  source: z.string(),
  /** Sentences: what it shares with the project, or by what it is the company's. */
  reasons: z.array(z.string()),
  /** Which texts those are; null for one that has no key. */
  reasonsSaid: z.array(MessageRef.nullable()).optional(),
  /** Filled for a changed record. */
  changes: z.array(WatchedChange),
});
export type AgentFind = z.infer<typeof AgentFind>;

export const AgentHit = AgentFind.extend({ id: z.uuid(), foundAt: z.iso.datetime() }).meta({ id: 'AgentHit' });
export type AgentHit = z.infer<typeof AgentHit>;

export const AgentRun = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    isManual: z.boolean(),
    /** Records that were added or changed since the run before, by data set. */
    lookedAt: z.array(z.object({ searchEngine: Engine, count: z.number().int() })),
    /** The newest of its hits first; at most as many as one page of a list shows. */
    hits: z.array(AgentHit),
    total: z.number().int(),
  })
  .meta({ id: 'AgentRun' });
export type AgentRun = z.infer<typeof AgentRun>;

const AgentBase = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  agentName: z.string(),
  schedule: AgentSchedule,
  isPaused: z.boolean(),
  /** The plan of who made it allows fewer agents by now: it waits, and is kept. */
  isOverLimit: z.boolean(),
  isRunning: z.boolean(),
  createdAt: z.iso.datetime(),
  lastRunAt: z.iso.datetime().nullable(),
  nextRunAt: z.iso.datetime().nullable(),
  /** In all its runs. */
  hits: z.number().int(),
  mayEdit: z.boolean(),
});
export const CompanyTracker = AgentBase.extend({
  kind: z.literal('company-tracker'),
  selectedCompanies: z.array(TrackedCompany),
}).meta({ id: 'CompanyTracker' });
export type CompanyTracker = z.infer<typeof CompanyTracker>;
export const OpportunityTracker = AgentBase.extend({
  kind: z.literal('funding-opportunity-tracker'),
  eligibleApplicants: z.array(z.string()),
  precision: Precision,
}).meta({ id: 'OpportunityTracker' });
export type OpportunityTracker = z.infer<typeof OpportunityTracker>;
export const Agent = z.discriminatedUnion('kind', [CompanyTracker, OpportunityTracker]);
export type Agent = z.infer<typeof Agent>;

/** Records that an agent would have found, before it is saved. */
export const AgentPreview = z.object({
  days: z.literal(AGENT_PREVIEW_DAYS),
  /** seen: by when records were first stored here. dated: by the records' own dates. */
  basis: z.enum(['seen', 'dated']),
  total: z.number().int(),
  finds: z.array(AgentFind),
  /** Only for a funding-opportunity tracker: how many each setting would have brought. */
  byPrecision: z.record(Precision, z.number().int()).nullable(),
});
export type AgentPreview = z.infer<typeof AgentPreview>;

export const CompanyRequest = z
  .object({ id: z.uuid(), name: z.string(), url: z.string(), createdAt: z.iso.datetime(), by: z.string().nullable() })
  .meta({ id: 'CompanyRequest' });
export type CompanyRequest = z.infer<typeof CompanyRequest>;

const Done = z.object({ success: z.literal(true) });
const TAGS: [string] = ['Agents'];
const CHANGES: ErrorCode[] = ['NOT_FOUND', 'CONFLICT'];

export const agents = {
  list: route({
    method: 'GET',
    path: '/agents/all',
    summary: 'A project’s agents, newest first',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfProject)
    .output(z.object({ items: z.array(Agent), active: z.number().int(), limit: z.number().int().nullable() })),
  companyTracker: route({
    method: 'GET',
    path: '/agents/company-tracker/{id}',
    summary: 'One company tracker',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfAgent)
    .output(CompanyTracker),
  opportunityTracker: route({
    method: 'GET',
    path: '/agents/funding-opportunity-tracker/agent/{id}',
    summary: 'One funding-opportunity tracker',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfAgent)
    .output(OpportunityTracker),
  previousFilters: route({
    method: 'GET',
    path: '/agents/funding-opportunity-tracker/previous-filters',
    summary:
      'Eligible applicants and precision of the person’s earlier trackers, the latest first, and what can be chosen',
    tags: TAGS,
  }).output(
    z.object({
      items: z.array(
        z.object({ eligibleApplicants: z.array(z.string()), precision: Precision, agentName: z.string() }),
      ),
      eligibleApplicants: z.array(z.object({ value: z.string(), count: z.number().int() })),
    }),
  ),
  history: route({
    method: 'GET',
    path: '/agents/history/{id}',
    summary: 'Runs of an agent, newest first: what was looked at, and each hit with its reasons',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfAgent.extend({ page: Page.default(1), pageLimit: PageLimit.default(10) }))
    .output(pageOf(AgentRun)),
  createCompanyTracker: route({
    method: 'POST',
    path: '/agents/company-tracker',
    summary: 'Begin to follow companies',
    tags: TAGS,
    successStatus: 201,
    errors: CHANGES,
  })
    .input(OfProject.extend(CompanyTrackerForm.shape))
    .output(CompanyTracker),
  updateCompanyTracker: route({
    method: 'PATCH',
    path: '/agents/company-tracker/{id}',
    summary: 'Change a company tracker',
    tags: TAGS,
    errors: CHANGES,
  })
    .input(OfAgent.extend(CompanyTrackerForm.shape))
    .output(CompanyTracker),
  createOpportunityTracker: route({
    method: 'POST',
    path: '/agents/funding-opportunity-tracker',
    summary: 'Begin to look for funding opportunities that fit a project',
    tags: TAGS,
    successStatus: 201,
    errors: CHANGES,
  })
    .input(OfProject.extend(OpportunityTrackerForm.shape))
    .output(OpportunityTracker),
  updateOpportunityTracker: route({
    method: 'PATCH',
    path: '/agents/funding-opportunity-tracker/agent/{id}',
    summary: 'Change a funding-opportunity tracker',
    tags: TAGS,
    errors: CHANGES,
  })
    .input(OfAgent.extend(OpportunityTrackerForm.shape))
    .output(OpportunityTracker),
  pause: route({
    method: 'PATCH',
    path: '/agents/{id}/paused',
    summary: 'Pause an agent or let it go on; what came meanwhile is not told afterwards',
    tags: TAGS,
    errors: CHANGES,
  })
    .input(OfAgent.extend({ isPaused: z.boolean() }))
    .output(Agent),
  run: route({
    method: 'POST',
    path: '/agents/{id}/run',
    summary: 'Run an agent now',
    tags: TAGS,
    successStatus: 202,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(OfAgent)
    .output(Agent),
  delete: route({
    method: 'DELETE',
    path: '/agents/{id}',
    summary: 'Delete an agent and its history',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfAgent)
    .output(Done),
  previewCompanyTracker: route({
    method: 'POST',
    path: '/agents/company-tracker/preview',
    summary: 'What a company tracker would have found in the last 30 days',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfProject.extend({ selectedCompanies: SelectedCompanies }))
    .output(AgentPreview),
  previewOpportunityTracker: route({
    method: 'POST',
    path: '/agents/funding-opportunity-tracker/preview',
    summary: 'What a funding-opportunity tracker would have found in the last 30 days, by each precision',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfProject.extend({ eligibleApplicants: EligibleApplicants.default([]), precision: Precision }))
    .output(AgentPreview),
  companies: route({
    method: 'GET',
    path: '/agents/companies',
    summary: 'Companies whose names have what was typed',
    tags: TAGS,
  })
    .input(z.object({ query: text().min(1).max(SEARCH_QUERY_MAX) }))
    .output(z.object({ items: z.array(TrackedCompany.extend({ place: z.string().nullable(), source: z.string() })) })),
  requestCompany: route({
    method: 'POST',
    path: '/agents/company-requests',
    summary: 'Ask for a company that the catalog has not',
    tags: TAGS,
    successStatus: 201,
    errors: ['CONFLICT'],
  })
    .input(CompanyRequestForm)
    .output(Done),
  companyRequests: route({
    method: 'GET',
    path: '/admin/company-requests',
    summary: 'For admins: companies that people have asked for, oldest first',
    tags: ['Administration'],
    errors: ['NOT_FOUND'],
  }).output(z.object({ items: z.array(CompanyRequest) })),
  closeCompanyRequest: route({
    method: 'DELETE',
    path: '/admin/company-requests/{id}',
    summary: 'For admins: take a company off the queue',
    tags: ['Administration'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(Done),
};
