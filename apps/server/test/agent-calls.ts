import { agent, agentHit, agentRun } from '../src/features/agents/agents.table.ts';
import type { Answer, TestApp, Visitor } from './app.ts';

export interface StoredAgents {
  companyTrackerId: string;
  opportunityTrackerId: string;
}

type Filled = StoredAgents & { projectId: string };

/** Ids of none. */
const none = (): StoredAgents => ({
  companyTrackerId: crypto.randomUUID(),
  opportunityTrackerId: crypto.randomUUID(),
});

const NAME = { agentName: 'A' };
const COMPANIES = { selectedCompanies: [{ id: 'voltara', name: 'Voltara Energy' }] };

/** For the table of rights: the calls of agents, with who may make them. */
const calls: Record<string, [reach: 'sees' | 'edits', call: (who: Visitor, filled: Filled) => Promise<Answer>]> = {
  'agents.list': ['sees', (who, { projectId }) => who.get(`/agents/all?projectId=${projectId}`)],
  'agents.companyTracker': ['sees', (who, of) => who.get(`/agents/company-tracker/${of.companyTrackerId}`)],
  'agents.opportunityTracker': [
    'sees',
    (who, of) => who.get(`/agents/funding-opportunity-tracker/agent/${of.opportunityTrackerId}`),
  ],
  'agents.history': ['sees', (who, of) => who.get(`/agents/history/${of.companyTrackerId}`)],
  'agents.createCompanyTracker': [
    'edits',
    (who, { projectId }) => who.post('/agents/company-tracker', { projectId, ...NAME, ...COMPANIES }),
  ],
  'agents.updateCompanyTracker': [
    'edits',
    (who, of) => who.patch(`/agents/company-tracker/${of.companyTrackerId}`, { ...NAME, ...COMPANIES }),
  ],
  'agents.createOpportunityTracker': [
    'edits',
    (who, { projectId }) => who.post('/agents/funding-opportunity-tracker', { projectId, ...NAME }),
  ],
  'agents.updateOpportunityTracker': [
    'edits',
    (who, of) => who.patch(`/agents/funding-opportunity-tracker/agent/${of.opportunityTrackerId}`, NAME),
  ],
  'agents.pause': ['edits', (who, of) => who.patch(`/agents/${of.companyTrackerId}/paused`, { isPaused: false })],
  'agents.run': ['edits', (who, of) => who.post(`/agents/${of.companyTrackerId}/run`)],
  // One for each who deletes: there is nothing left of one for the next.
  'agents.delete': [
    'edits',
    async (who, { projectId }) => {
      const { body } = await who.get(`/agents/all?projectId=${projectId}`);
      const spare = body.items?.find(({ agentName }: { agentName: string }) => agentName === 'Spare');
      return who.delete(`/agents/${spare?.id ?? '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11'}`);
    },
  ],
  'agents.previewCompanyTracker': [
    'edits',
    (who, { projectId }) => who.post('/agents/company-tracker/preview', { projectId, ...COMPANIES }),
  ],
  'agents.previewOpportunityTracker': [
    'edits',
    (who, { projectId }) => who.post('/agents/funding-opportunity-tracker/preview', { projectId, precision: 'broad' }),
  ],
};

/** Calls of theirs that are about no project. */
const ofNoProject = [
  'agents.previousFilters', // of one's own trackers
  'agents.companies',
  'agents.requestCompany',
  'agents.companyRequests', // for admins
  'agents.closeCompanyRequest',
];

const SPARES = 8;

async function store({ database: { db } }: Pick<TestApp, 'database'>, projectId: string, createdBy: string) {
  const now = new Date();
  const values = {
    projectId,
    createdBy,
    name: 'Spare',
    companies: [],
    eligibleApplicants: [],
    precision: 'broad' as const,
    schedule: { frequency: 'daily' as const, hour: 7, weekday: 1, timeZone: 'UTC' },
    since: now,
    createdAt: now,
    nextRunAt: new Date(now.getTime() + 86_400_000),
  };
  const add = async (kind: 'company-tracker' | 'funding-opportunity-tracker', more: object = {}) => {
    const [row] = await db
      .insert(agent)
      .values({ ...values, kind, ...more })
      .returning({ id: agent.id });
    return row!.id;
  };
  const companyTrackerId = await add('company-tracker', { name: 'Companies' });
  const opportunityTrackerId = await add('funding-opportunity-tracker', { name: 'Calls' });
  for (let at = 0; at < SPARES; at++) await add('company-tracker', { isPaused: true });
  return { companyTrackerId, opportunityTrackerId };
}

/** A run of a tracker that told of one record and of one change. Answers the run's id. */
export async function storeTold({ database: { db } }: Pick<TestApp, 'database'>, agentId: string): Promise<string> {
  const at = new Date();
  const [run] = await db.insert(agentRun).values({ agentId, at, isManual: false, lookedAt: [] }).returning();
  const content = {
    kind: 'new' as const,
    searchEngine: 'awards' as const,
    recordId: 'a-1',
    title: 'Cells <b>& more</b>',
    date: null,
    amount: 1_500_000,
    closes: null,
    source: 'Test',
    reasons: ['Awardee: Voltara Energy (same name).'],
    changes: [],
  };
  const changed = { ...content, kind: 'changed' as const, recordId: 'a-2', title: 'A larger award' };
  const changes = [{ field: 'amount' as const, before: 1_000_000, after: 1_500_000 }];
  await db.insert(agentHit).values([
    { agentId, runId: run!.id, key: 'new/awards/a-1', content, foundAt: at },
    { agentId, runId: run!.id, key: 'changed/awards/a-2', content: { ...changed, changes }, foundAt: at },
    { agentId, key: 'new/awards/a-3', content: { ...content, recordId: 'a-3', title: 'Not told yet' }, foundAt: at },
  ]);
  return run!.id;
}

export const AGENT_CALLS = { calls, ofNoProject, store, none };
