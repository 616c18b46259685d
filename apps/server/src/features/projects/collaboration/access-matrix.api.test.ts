import { api } from '@groundwork/contract/api';
import type { ProjectRole } from '@groundwork/contract/collaboration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AGENT_CALLS, type StoredAgents } from '../../../../test/agent-calls.ts';
import { type Answer, openTestApp, type TestApp, type Visitor } from '../../../../test/app.ts';
import { COLLABORATION_CALLS } from '../../../../test/collaboration-calls.ts';
import { askedFor, invite, joined } from '../../../../test/collaborators.ts';
import { CALLS_OF_FEEDS, FEEDS_OF_NO_PROJECT, storeInsightAndItem } from '../../../../test/feed-calls.ts';
import { IDEA_CALLS } from '../../../../test/idea-calls.ts';
import { askFor, LIVE_CALLS } from '../../../../test/live-calls.ts';
import { newProject } from '../../../../test/plan-people.ts';
import { sampleRecords } from '../../../../test/records.ts';
import { RELEVANCE_CALLS } from '../../../../test/relevance-calls.ts';
import { tried } from '../../../../test/tried.ts';

/** A project with something of everything in it. */
interface Filled extends StoredAgents {
  projectId: string;
  bookmarkId: string;
  reportId: string;
  draftId: string;
  invitationId: string;
  thirdId: string;
  insightId: string;
  itemId: string;
  askId: string;
}
type Call = (who: Visitor, filled: Filled) => Promise<Answer>;
type Reach = 'sees' | 'edits' | 'owns';

const search = { searchEngine: 'awards', query: 'lithium' };
const report = ({ reportId }: Filled, more = '') => `/reports/commercialization/${reportId}${more}`;

const PLACE = { sectionId: 'market-sizing', block: 0, item: null, at: 0 };
const UNKNOWN = '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11';

/** Every call that is about a project or something in one, with who may make it. */
const CALLS: Record<string, [reach: Reach, call: Call]> = {
  'projects.get': ['sees', (who, { projectId }) => who.get(`/projects/${projectId}`)],
  'pulse.keyFigures': ['sees', (who, { projectId }) => who.post('/pulse/key-figures', { projectId })],
  'pulse.marketTrends': ['sees', (who, { projectId }) => who.post('/pulse/market-trends', { projectId })],
  'pulse.fundingTrends': [
    'sees',
    (who, { projectId }) => who.post('/pulse/funding-trends-companies', { query: 'lithium', projectId }),
  ],
  'pulse.agencies': [
    'sees',
    (who, { projectId }) => who.post('/pulse/agencies-pie-chart', { projectDescription: 'lithium', projectId }),
  ],
  'pulse.biotechCheck': [
    'sees',
    (who, { projectId }) => who.post('/pulse/biotech-check', { projectDescription: 'lithium', projectId }),
  ],
  'pulse.opportunityAssessment': [
    'sees',
    (who, { projectId }) => who.post('/pulse/opportunities/opportunity-assessment', { projectId }),
  ],
  'pulse.fieldMap': ['sees', (who, { projectId }) => who.post('/pulse/field-map', { projectId })],
  'pulse.places': ['sees', (who, { projectId }) => who.post('/pulse/places', { projectId })],
  'pulse.closingDates': ['sees', (who, { projectId }) => who.post('/pulse/closing-dates', { projectId })],
  'pulse.whatIsNew': ['sees', (who, { projectId }) => who.post('/pulse/what-is-new', { projectId })],
  ...LIVE_CALLS,
  ...IDEA_CALLS,
  ...RELEVANCE_CALLS,
  'projects.history': ['sees', (who, { projectId }) => who.get(`/projects/history?projectId=${projectId}`)],
  'savedOpportunities.list': [
    'sees',
    (who, { projectId }) => who.get(`/projects/saved-opportunities?projectId=${projectId}`),
  ],
  'projects.update': [
    'edits',
    (who, { projectId }) => who.patch('/projects', { id: projectId, title: 'Title', description: 'Text' }),
  ],
  'projects.updateNotes': [
    'edits',
    (who, { projectId }) => who.patch('/projects/notes', { projectId, text: crypto.randomUUID() }),
  ],
  'projectArchive.contents': ['sees', (who, { projectId }) => who.get(`/projects/${projectId}/archive/contents`)],
  'projectArchive.download': ['sees', (who, { projectId }) => who.get(`/projects/${projectId}/archive`)],
  'projects.delete': ['owns', (who, { projectId }) => who.delete('/projects', { id: projectId })],
  'bookmarks.list': ['sees', (who, { projectId }) => who.get(`/bookmarks?projectId=${projectId}&searchEngine=awards`)],
  'bookmarks.counts': ['sees', (who, { projectId }) => who.get(`/bookmarks/project-count?projectId=${projectId}`)],
  'bookmarks.all': ['sees', (who, { projectId }) => who.get(`/bookmarks/all?projectId=${projectId}`)],
  'bookmarks.marked': [
    'sees',
    (who, { projectId }) => who.post('/bookmarks/marked', { projectId, searchEngine: 'awards', itemIds: ['a-1'] }),
  ],
  'bookmarks.add': [
    'edits',
    (who, { projectId }) => who.post('/bookmarks', { projectId, items: [{ searchEngine: 'awards', itemId: 'a-1' }] }),
  ],
  'bookmarks.update': ['edits', (who, { bookmarkId: id }) => who.patch('/bookmarks', { id, note: 'Read this' })],
  'bookmarks.remove': ['edits', (who, { bookmarkId: id }) => who.delete(`/bookmarks?id=${id}`)],
  'bookmarks.restore': ['edits', (who, { bookmarkId: id }) => who.post('/bookmarks/restore', { ids: [id] })],
  'bookmarks.exportOne': [
    'sees',
    (who, { projectId }) => who.get(`/bookmarks/export/bookmark?searchEngine=awards&itemId=a-1&projectId=${projectId}`),
  ],
  'bookmarks.exportEngine': [
    'sees',
    (who, { projectId }) => who.get(`/bookmarks/export/bookmarks?searchEngine=awards&projectId=${projectId}`),
  ],
  'bookmarks.exportAll': ['sees', (who, { projectId }) => who.get(`/bookmarks/export/all?projectId=${projectId}`)],
  'reports.list': ['sees', (who, { projectId }) => who.get(`/reports?projectId=${projectId}`)],
  'reports.createCommercialization': [
    'edits',
    (who, { projectId }) => who.post('/reports/commercialization', { projectId }),
  ],
  'reports.createFunding': [
    'edits',
    (who, { projectId }) =>
      who.post('/reports/funding', {
        projectId,
        agency: 'NSF',
        program: 'phase_1_project_pitch',
        topic: 'Electrolyte',
      }),
  ],
  'reports.createCustom': ['edits', (who, { projectId }) => who.post('/reports/custom', { projectId })],
  'reports.plan': [
    'edits',
    (who, { projectId }) => who.post('/reports/plan', { projectId, reportType: 'commercialization' }),
  ],
  'reports.saveTemplate': [
    'edits',
    (who, { projectId }) =>
      who.post('/reports/custom/templates', {
        name: 'Ours',
        prompts: [{ title: 'Risks', prompt: 'What are the risks?' }],
        scope: 'records',
        searchEngines: [],
        projectId,
      }),
  ],
  'reports.customData': ['edits', (who, { draftId }) => who.get(`/reports/custom/${draftId}/data`)],
  'reports.updateCustomData': [
    'edits',
    (who, { draftId }) =>
      who.patch(`/reports/custom/${draftId}/data`, { prompts: [{ title: 'Risks', prompt: 'What are the risks?' }] }),
  ],
  'reports.generateCustom': ['edits', (who, { draftId }) => who.post(`/reports/custom/${draftId}/generate`, {})],
  'reports.written': ['sees', (who, filled) => who.get(report(filled, '/written'))],
  'reports.status': ['sees', (who, filled) => who.get(report(filled, '/status'))],
  'reports.get': ['sees', (who, filled) => who.get(report(filled))],
  'reports.document': ['sees', (who, filled) => who.get(report(filled, '/document?format=md'))],
  'reports.cancel': ['edits', (who, filled) => who.post(report(filled, '/cancel'))],
  'reports.retry': ['edits', (who, filled) => who.post(report(filled, '/retry'))],
  'reports.regenerate': ['edits', (who, filled) => who.post(report(filled, '/regenerate'))],
  'reports.changes': ['sees', (who, filled) => who.get(report(filled, '/changes'))],
  'reports.check': [
    'edits',
    (who, filled) =>
      who.post(report(filled, '/check'), {
        version: 1,
        place: { sectionId: 'market-sizing', block: 0, item: null },
        statements: [{ text: 'It is so.', was: null, sources: [], figures: [] }],
      }),
  ],
  'reports.edit': [
    'edits',
    (who, filled) =>
      who.patch(report(filled), { version: 1, headings: [{ sectionId: 'market-sizing', title: 'Market' }] }),
  ],
  'reports.versions': ['sees', (who, filled) => who.get(report(filled, '/versions'))],
  'reports.version': ['sees', (who, filled) => who.get(report(filled, '/versions/1'))],
  'reports.restore': ['edits', (who, filled) => who.post(report(filled, '/versions/1/restore'), { current: 1 })],
  'reports.withheld': ['sees', (who, filled) => who.get(report(filled, '/withheld'))],
  // In these a report in the making stands: that it can't be commented on or checked yet is said to who may.
  'reportComments.list': ['sees', (who, filled) => who.get(report(filled, '/comments'))],
  'reportComments.create': [
    'sees',
    (who, filled) => who.post(report(filled, '/comments'), { version: 1, place: PLACE, text: 'Is it so?' }),
  ],
  'reportComments.reply': [
    'sees',
    (who, filled) => who.post(report(filled, `/comments/${UNKNOWN}`), { text: 'It is.' }),
  ],
  'reportComments.resolve': [
    'sees',
    (who, filled) => who.patch(report(filled, `/comments/${UNKNOWN}`), { isResolved: true }),
  ],
  'reportComments.edit': [
    'sees',
    (who, filled) => who.patch(report(filled, `/comments/${UNKNOWN}/${UNKNOWN}`), { text: 'It is not.' }),
  ],
  'reportComments.delete': ['sees', (who, filled) => who.delete(report(filled, `/comments/${UNKNOWN}/${UNKNOWN}`))],
  'expertChecks.get': ['sees', (who, filled) => who.get(report(filled, '/expert-check'))],
  'expertChecks.ask': ['edits', (who, filled) => who.post(report(filled, '/expert-check'), {})],
  'expertChecks.withdraw': ['edits', (who, filled) => who.delete(report(filled, '/expert-check'))],
  'reports.delete': ['owns', (who, filled) => who.delete(report(filled))],
  'pulse.matches': [
    'sees',
    (who, { projectId }) => who.post('/pulse/semantic-search-result', { projectId, searchEngine: 'awards' }),
  ],
  'searchTabs.order': ['sees', (who, { projectId }) => who.get(`/search/tab-order?projectId=${projectId}`)],
  'searchTabs.arrange': [
    'edits',
    (who, { projectId }) =>
      who.put('/search/tab-order', { projectId, mainTab: 'industry', engines: ['patents', 'companies', 'investors'] }),
  ],
  'searchTabs.defaultEngine': [
    'sees',
    (who, { projectId }) => who.get(`/search/tab-order/default-engine?projectId=${projectId}`),
  ],
  'search.keyword': ['sees', (who, { projectId }) => who.post('/search/keyword', { ...search, projectId })],
  'search.semantic': ['sees', (who, { projectId }) => who.post('/search/semantic', { ...search, projectId })],
  'search.keywordUsaSpending': [
    'sees',
    (who, { projectId }) =>
      who.post('/search/keyword-usa-spending', { ...search, searchEngine: 'usa-spending', projectId }),
  ],
  'searchOverview.all': ['sees', (who, { projectId }) => who.post('/search/all', { query: 'x', projectId })],
  ...{ ...CALLS_OF_FEEDS, ...AGENT_CALLS.calls },
  // One's own searches: the project is only named in them.
  'savedSearches.suggested': [
    'sees',
    (who, { projectId }) => who.get(`/search/saved/suggested?projectId=${projectId}`),
  ],
  'savedSearches.create': [
    'sees',
    (who, { projectId }) => who.post('/search/saved', { ...search, name: crypto.randomUUID(), projectId }),
  ],
  ...COLLABORATION_CALLS,
};

/** They name a project or something like one, and are about nothing that is somebody's. */
const NOT_OF_A_PROJECT = [
  'projects.list', // one's own and those shared; tested below
  'projects.rewrite',
  'projects.create',
  'projects.extract', // of a file of one's own library
  // Imports are somebody's own until each has made a project.
  'projectArchive.beginImport',
  'projectArchive.imports',
  'projectArchive.resumeImport',
  'projectArchive.startImport',
  'projectArchive.getImport',
  'projectArchive.cancelImport',
  ...FEEDS_OF_NO_PROJECT,
  ...AGENT_CALLS.ofNoProject,
  'reports.funding', // what agencies publish
  'reports.customTemplates', // lists what one may use, whatever the project
  'reports.deleteTemplate', // of one's own
  'searchExport.csvData', // takes a search as it is, and looks at the records alone
];

let app: TestApp;
let owner: Visitor;
const people = {} as Record<ProjectRole | 'stranger', Visitor>;
let filled: Filled;
beforeAll(async () => {
  // No worker: a report that is asked for stays queued.
  app = await openTestApp({ records: sampleRecords(), env: { ROLE: 'web', DEFAULT_PLAN: 'enterprise' } });
  owner = await app.signedUp();
  const projectId = await newProject(owner);
  const [editor, viewer] = [
    await joined(app, owner, projectId, 'editor'),
    await joined(app, owner, projectId, 'viewer'),
  ];
  Object.assign(people, {
    owner,
    editor: editor.visitor,
    viewer: viewer.visitor,
    stranger: await app.signedUp(),
  });
  const items = [{ searchEngine: 'awards', itemId: 'a-1' }];
  filled = {
    projectId,
    bookmarkId: (await owner.post('/bookmarks', { projectId, items })).body.items[0].id,
    reportId: (await owner.post('/reports/commercialization', { projectId })).body.reportId,
    draftId: (await owner.post('/reports/custom', { projectId })).body.reportId,
    invitationId: (await invite(owner, projectId, 'waiting@example.org', 'viewer')).body.id,
    thirdId: (await joined(app, owner, projectId, 'viewer')).userId,
    askId: (await askFor(owner, projectId)).body.askId,
    ...(await storeInsightAndItem(app, projectId)),
    ...(await AGENT_CALLS.store(app, projectId, (await owner.get('/auth/session')).body.user.id)),
  };
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

interface Procedure {
  '~orpc': { route: { path: string; tags: string[] }; inputSchema?: z.ZodType };
}

/** Every call of the contract that takes the id of a project, or of a bookmark or a report. */
function callsOfProjects(): string[] {
  const found: string[] = [];
  for (const [feature, router] of Object.entries(api))
    for (const [name, procedure] of Object.entries(router as unknown as Record<string, Procedure>)) {
      const { route, inputSchema } = procedure['~orpc'];
      const input = inputSchema
        ? JSON.stringify(z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }))
        : '';
      const isOfProject =
        /"(projectId|reportId|bookmarkId|insightId)"/.test(input) ||
        /^\/(projects|bookmarks|reports|pulse|insights|innovation-feed|sharing)\b/.test(route.path) ||
        route.path.startsWith('/projects');
      if (isOfProject) found.push(`${feature}.${name}`);
    }
  return found;
}

test('[PRJ-19] every call about a project is in this table', () => {
  const known = [...Object.keys(CALLS), ...NOT_OF_A_PROJECT];
  expect(callsOfProjects().filter((call) => !known.includes(call))).toEqual([]);
});

const MAY: Record<Reach, ProjectRole[]> = {
  sees: ['owner', 'editor', 'viewer'],
  edits: ['owner', 'editor'],
  owns: ['owner'],
};
const ROLES = ['stranger', 'viewer', 'editor', 'owner'] as const;

// Calls that end access or the project come last, by its owner, on a project of its own each time.
describe.each(Object.entries(CALLS))('[PRJ-19] %s', (_name, [reach, call]) => {
  test.each(ROLES.filter((role) => role !== 'owner'))('by a %s', async (role) => {
    const { status, body } = await call(people[role], filled);
    tried('call by caller', status);
    if (role === 'stranger') expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    else if (!MAY[reach].includes(role)) expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    // A report in the making cannot be read or tried again yet: that is said to who may.
    else expect([200, 201, 202, 409]).toContain(status);
  });
});

test.each(Object.entries(CALLS).filter(([, [reach]]) => reach === 'owns'))(
  '[PRJ-19] %s is the owner’s',
  async (_name, [, call]) => {
    const projectId = await newProject(owner);
    const { userId } = await joined(app, owner, projectId, 'viewer');
    const own = {
      ...filled,
      projectId,
      reportId: (await owner.post('/reports/commercialization', { projectId })).body.reportId,
      invitationId: await askedFor(app, owner, projectId),
      thirdId: userId,
    };
    expect((await call(owner, own)).status).toBeLessThan(300);
  },
);

test('[PRJ-19] what is shared with somebody is as unknown to others as what never was', async () => {
  const unknown: Filled = {
    projectId: crypto.randomUUID(),
    bookmarkId: crypto.randomUUID(),
    reportId: crypto.randomUUID(),
    draftId: crypto.randomUUID(),
    invitationId: crypto.randomUUID(),
    thirdId: crypto.randomUUID(),
    insightId: crypto.randomUUID(),
    itemId: crypto.randomUUID(),
    askId: crypto.randomUUID(),
    ...AGENT_CALLS.none(),
  };
  for (const [name, [, call]] of Object.entries(CALLS)) {
    const [theirs, none] = [await call(people.stranger, filled), await call(people.stranger, unknown)];
    for (const { status } of [theirs, none]) tried('call by caller', status);
    expect(theirs.body, name).toEqual(none.body);
  }
});

test('[PRJ-19] a shared project stands after one’s own in the list, with whose it is and what one may', async () => {
  const own = await newProject(people.viewer);
  const { items } = (await people.viewer.get('/projects')).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([own, filled.projectId]);
  expect(items[0]).toMatchObject({ role: 'owner', sharedBy: null, collaborators: 0 });
  expect(items[1]).toMatchObject({ role: 'viewer', sharedBy: 'Ada Example', collaborators: 3 });
  expect((await people.editor.get(`/projects/${filled.projectId}`)).body.role).toBe('editor');
  expect((await people.stranger.get('/projects')).body.items).toEqual([]);
});

test('[PRJ-19] [PRJ-16] a viewer’s searches leave no trace in the history, an editor’s do', async () => {
  const { projectId } = filled;
  const texts = async () =>
    (await owner.get(`/projects/history?projectId=${projectId}&pageSize=100`)).body.items.map(
      ({ text }: { text: string }) => text,
    );
  await people.viewer.post('/search/keyword', { searchEngine: 'awards', query: 'by the viewer', projectId });
  await people.editor.post('/search/keyword', { searchEngine: 'awards', query: 'by the editor', projectId });
  expect(await texts()).toContain('Awards: by the editor');
  expect(await texts()).not.toContain('Awards: by the viewer');
});
