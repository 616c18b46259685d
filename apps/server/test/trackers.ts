import type { CatalogueRecord } from '../src/catalogue/record.ts';
import { announceClosingJob, runAgentsJob } from '../src/features/agents/agents.jobs.ts';
import { dependenciesOf } from '../src/platform/jobs/job.ts';
import { openTestApp } from './app.ts';
import { nextSecond } from './next-second.ts';
import { newProject, planPeople } from './plan-people.ts';
import { aRecord, sampleRecords } from './records.ts';

const HOUR_MS = 3_600_000;

/** Of the sample records. */
export const VOLTARA = { id: 'voltara', name: 'Voltara Energy' };
export const SCHEDULE = { frequency: 'daily', hour: 7, weekday: 1, timeZone: 'UTC' };

export type Hit = {
  recordId: string;
  searchEngine: string;
  title: string;
  kind: string;
  reasons: string[];
  changes: unknown[];
};

/** An app with somebody whose plan has trackers, a project, and a clock whose days go by as a test says. */
export async function openTrackers(env = {}) {
  const clock = { at: new Date(), now: () => new Date(clock.at) };
  const app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro', ...env }, clock });
  const people = await planPeople(app);
  const owner = await app.signedUp();
  const projectId = await newProject(owner);

  async function runJob(job: typeof runAgentsJob | typeof announceClosingJob, replaced = {}) {
    const { run } = await job.load();
    const context = { signal: new AbortController().signal, isLastAttempt: true, jobId: '', attempt: 1 };
    await run({}, context, { ...dependenciesOf(app.server.jobs, job as typeof runAgentsJob), ...replaced } as never);
  }
  async function made(path: string, body: unknown): Promise<string> {
    const { body: answer } = await owner.post(path, body);
    if (typeof answer.id !== 'string') throw new Error(`agent: ${JSON.stringify(answer)}`);
    return answer.id;
  }
  const form = (more = {}) => ({
    projectId,
    agentName: 'Voltara',
    selectedCompanies: [VOLTARA],
    schedule: SCHEDULE,
    ...more,
  });
  const hitsOf = async (id: string, who = owner): Promise<Hit[]> => {
    const { status, body } = await who.get(`/agents/history/${id}`);
    if (status !== 200) throw new Error(`history: ${JSON.stringify(body)}`);
    return (body.items as { hits: Hit[] }[]).flatMap(({ hits }) => hits);
  };
  return {
    app,
    clock,
    people,
    owner,
    projectId,
    form,
    look: () => runJob(runAgentsJob),
    announce: () => runJob(announceClosingJob),
    /** A day goes by, and the schedule's hour strikes. */
    async nextDay(replaced = {}) {
      clock.at = new Date(clock.at.getTime() + 25 * HOUR_MS);
      await runJob(runAgentsJob, replaced);
    },
    companyTracker: (more = {}) => made('/agents/company-tracker', form(more)),
    opportunityTracker: (more = {}) =>
      made('/agents/funding-opportunity-tracker', {
        projectId,
        agentName: 'Calls',
        precision: 'broad',
        schedule: SCHEDULE,
        ...more,
      }),
    hitsOf,
    ids: async (id: string) => (await hitsOf(id)).map(({ recordId }) => recordId).sort(),
    told: async (who = owner) =>
      ((await who.get('/notifications')).body.items as { title: string; forwardUrl: string; message: string }[]).filter(
        ({ title }) => title.includes(' hit'),
      ),
    /** The catalogue has its own clock, to the second: an agent is made in the present, and its days lie ahead. */
    async withoutAgents() {
      await nextSecond();
      clock.at = new Date();
      for (const { id } of (await owner.get(`/agents/all?projectId=${projectId}`)).body.items)
        await owner.delete(`/agents/${id}`);
      await owner.delete('/notifications?filter=all');
    },
    award: (id: string, more: Partial<CatalogueRecord> = {}) =>
      aRecord('awards', id, {
        title: `Award ${id}`,
        date: clock.at.toISOString().slice(0, 10),
        organisations: [{ name: 'Voltara Energy, Inc.', role: 'Awardee' }],
        facets: { phase: ['Phase I'] },
        amount: 100_000,
        ...more,
      }),
    call: (id: string, more: Partial<CatalogueRecord> = {}) =>
      aRecord('funding-opportunities', id, {
        title: 'Solid electrolytes for lithium metal batteries',
        text: 'Projects on solid electrolyte separators for lithium metal batteries in electric aircraft.',
        date: clock.at.toISOString().slice(0, 10),
        closes: '2099-12-01',
        amount: 500_000,
        facets: { status: ['Open'], eligibleApplicants: ['Small businesses'] },
        ...more,
      }),
  };
}

export type Trackers = Awaited<ReturnType<typeof openTrackers>>;
