import { PLAN_PERMISSIONS, type PlanPermissions } from '@groundwork/contract/plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';

type Who = { visitor: Visitor; projectId: string };

let app: TestApp;
let top: Who;
let bottom: Who;
beforeAll(async () => {
  // No worker: what is begun stays queued.
  app = await openTestApp({ records: sampleRecords(), env: { ROLE: 'web' } });
  const people = await planPeople(app);
  const on = async (plan: 'starter' | 'enterprise'): Promise<Who> => {
    const visitor = await people.on(plan);
    return { visitor, projectId: await newProject(visitor) };
  };
  [top, bottom] = [await on('enterprise'), await on('starter')];
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const search = { searchEngine: 'awards', query: 'battery' };
const report = ({ visitor, projectId }: Who) => visitor.post('/reports/commercialization', { projectId });

/** Things that a plan sells, by the call that gives them. A row that nobody has built has none, and doesn't compile without. */
const THINGS: Record<keyof PlanPermissions, (who: Who) => Promise<{ status: number }>> = {
  projects: ({ visitor }) => visitor.post('/projects', { areaOfInterest: 'A new battery separator' }),
  viewPulse: ({ visitor, projectId }) =>
    visitor.post('/pulse/semantic-search-result', { projectId, searchEngine: 'awards' }),
  viewLibrary: ({ visitor }) => visitor.get('/library/folders'),
  libraryBytes: ({ visitor }) => visitor.post('/library/uploads', { fileName: 'notes.txt', fileSize: 10 }),
  advancedSearch: ({ visitor }) => visitor.post('/search/keyword', search),
  viewReports: ({ visitor, projectId }) => visitor.get(`/reports?projectId=${projectId}`),
  reportsPerMonth: report,
  collaboration: ({ visitor, projectId }) =>
    visitor.post(`/projects/${projectId}/invitations`, { email: 'colleague@example.org', role: 'viewer' }),
  canBookmark: ({ visitor, projectId }) =>
    visitor.post('/bookmarks', { projectId, items: [{ searchEngine: 'awards', itemId: 'a-1' }] }),
  savedSearches: ({ visitor }) => visitor.post('/search/saved', { ...search, name: 'Batteries' }),
  exportRows: ({ visitor }) => visitor.post('/search/csv-data', search),
  customInsightsPerMonth: ({ visitor, projectId }) =>
    visitor.post('/insights/custom', { projectId, questions: ['Who funds solid electrolytes?'] }),
  activeAgents: ({ visitor }) =>
    visitor.post('/agents/company-requests', {
      requestedCompanyName: 'Missing Ltd',
      requestedCompanyUrl: 'https://example.org',
    }),
  expertCheck: async (who) => {
    const { body } = (await report(who)) as { body: { reportId?: string } };
    return who.visitor.post(`/reports/commercialization/${body.reportId}/expert-check`, { note: '' });
  },
};

const rows = Object.keys(THINGS) as (keyof PlanPermissions)[];
/** Only of a finished report, which none is here: its own tests ask for one, and are refused one. */
const OF_A_REPORT = 'expertCheck';

test.each(rows)('[PLAN-02] plans sell what is there: %s has a call that the top plan may make', async (permission) => {
  const { status } = await THINGS[permission](top);
  if (permission === OF_A_REPORT) expect(status).toBe(409);
  else expect(status).toBeLessThan(300);
});

const lacking = rows.filter((each) => !PLAN_PERMISSIONS.starter[each] && each !== OF_A_REPORT);

test.each(lacking)('[PLAN-02] what the smallest plan lacks is refused it: %s', async (permission) => {
  expect((await THINGS[permission](bottom)).status).toBe(403);
});
