import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';

/** The calls that the product is specified to make, and what each is given. */
const CALLS: [call: string, parameters?: string[]][] = [
  ['POST /search/keyword', ['searchEngine', 'query', 'filters']],
  ['POST /search/semantic', ['searchEngine', 'query', 'filters']],
  ['POST /search/keyword-usa-spending', ['query', 'filters']],
  ['POST /search/filters', ['searchEngine', 'field', 'query', 'filters']],
  ['GET /search/tab-order', ['projectId']],
  ['GET /search/tab-order/default-engine', ['projectId']],
  ['POST /search/csv-data', ['searchEngine', 'query', 'filters']],
  ['GET /member-emails', ['entity_id', 'full_name', 'first_name', 'last_name', 'company_name', 'domain']],
  ['POST /pulse/market-trends', ['projectId']],
  ['POST /pulse/semantic-search-result', ['projectId']],
  ['POST /pulse/funding-trends-companies', ['query']],
  ['POST /pulse/agencies-pie-chart', ['projectDescription']],
  ['POST /pulse/biotech-check', ['projectDescription']],
  ['POST /pulse/opportunities/opportunity-assessment', ['projectId']],
  ['GET /library/files', ['folderId']],
  ['GET /library/files/paginated', ['folderId', 'page', 'pageSize', 'sortBy', 'query']],
  ['GET /library/files/names', ['folderId']],
  ['GET /library/logo'],
  ['GET /library/folders', ['sort']],
  ['GET /library/folders/{name}'],
  ['GET /library/templates', ['folderPath']],
  ['GET /library/templates/download', ['folderPath', 'recursive']],
  ['GET /projects'],
  ['PATCH /projects', ['id', 'title', 'description', 'persona', 'isFromPulseOpportunity']],
  ['DELETE /projects', ['id']],
  ['GET /projects/history', ['projectId', 'page', 'pageSize', 'sortValue']],
  ['GET /projects/saved-opportunities', ['projectId', 'page', 'pageSize', 'sortValue']],
  ['GET /settings/profile'],
  ['PATCH /settings/profile', ['firstName', 'lastName', 'phone']],
  ['PATCH /onboarding'],
  ['POST /innovation-feed', ['projectId']],
  ['GET /innovation-feed/all', ['projectId', 'page', 'pageLimit', 'filter', 'sort']],
  ['POST /insights', ['projectId']],
  ['GET /insights/all', ['projectId', 'page', 'pageLimit', 'filter', 'sort']],
  ['PATCH /insights/likes', ['insightId', 'likeValue']],
  ['GET /insights/likes', ['insightId']],
  ['GET /insights/custom/queries', ['projectId']],
  ['GET /insights/custom/count'],
  ['GET /insights/custom/pending'],
  ['GET /bookmarks', ['projectId', 'searchEngine', 'page', 'pageLimit']],
  ['POST /bookmarks', ['projectId']],
  ['DELETE /bookmarks', ['id']],
  ['GET /bookmarks/project-count', ['projectId']],
  ['GET /bookmarks/all', ['projectId', 'searchEngine']],
  ['GET /bookmarks/export/bookmark', ['itemId', 'searchEngine']],
  ['GET /bookmarks/export/bookmarks', ['projectId', 'searchEngine']],
  ['GET /bookmarks/export/all', ['projectId']],
  ['GET /reports', ['projectId']],
  ['POST /reports/custom'],
  ['GET /reports/custom/templates'],
  ['POST /reports/custom/templates'],
  ['PATCH /reports/custom/{id}/data'],
  ['POST /reports/custom/{id}/generate'],
  ['DELETE /reports/custom/{id}'],
  ['GET /reports/{reportType}/{reportId}/status'],
  ['POST /reports/{reportType}/{reportId}/regenerate'],
  ['POST /reports/commercialization', ['projectId']],
  ['POST /reports/funding'],
  ['GET /reports/funding', ['agency', 'program']],
  ['GET /agents/all', ['projectId']],
  ['GET /agents/company-tracker/{id}'],
  ['GET /agents/history/{id}'],
  ['GET /agents/funding-opportunity-tracker/agent/{id}'],
  ['GET /agents/funding-opportunity-tracker/previous-filters'],
  ['GET /permissions'],
  ['GET /permissions/agents'],
  ['GET /permissions/reports'],
  ['GET /trending-areas'],
  ['GET /notifications'],
  ['GET /notifications/stream'],
  ['GET /admin/app-alerts', ['page']],
  ['GET /feedback'],
];

/** Each specified action, and the call that performs it. */
const ACTIONS: [action: string, call: string, parameters?: string[]][] = [
  ['create a project from an area of interest', 'POST /projects', ['areaOfInterest', 'persona']],
  ['rewrite a description', 'POST /projects/rewrite', ['interest', 'persona']],
  ['extract a description from a file', 'POST /projects/extract'],
  ['bookmark an item of the feed', 'PATCH /innovation-feed/star', ['itemId', 'isStarred']],
  ['bookmark an insight', 'PATCH /insights/bookmark', ['insightId', 'isBookmarked']],
  ['update notes', 'PATCH /projects/notes', ['projectId', 'text']],
  ['send an item of the feed or an insight by mail', 'POST /sharing/email', ['email', 'name', 'itemId']],
  ['reprocess a file', 'POST /library/files/{id}/reprocess'],
  ['save and process files', 'POST /library/files'],
  ['update the email address', 'POST /settings/email'],
  ['change the password', 'POST /settings/password'],
  ['submit a score', 'POST /feedback', ['score']],
  ['postpone feedback', 'POST /feedback/postpone'],
  ['tell of an error', 'POST /errors', ['message', 'stack']],
  ['mark a notification as read', 'POST /notifications/{id}/read'],
  ['mark all notifications as read', 'POST /notifications/read-all'],
  ['clear notifications', 'DELETE /notifications', ['filter']],
];

/** What is asked by an action, and where the answer has it. */
const ANSWERS: [asked: string, call: string, answer: string][] = [
  ['whether a score is asked for', 'GET /feedback', 'shouldShowFeedback'],
  ['how somebody signs in', 'GET /settings/profile', 'hasPassword'],
  ['an area to begin with', 'GET /trending-areas', 'areas'],
];

/** Specified, and not in the contract yet. Whoever adds one takes it out of here. */
const NOT_YET: string[] = [];

interface Procedure {
  '~orpc': { route: { method: string; path: string }; inputSchema?: z.ZodType; outputSchema?: z.ZodType };
}

const procedures = Object.values(api).flatMap((router) =>
  Object.values(router as unknown as Record<string, Procedure>),
);

/** The call of the contract at this address. One for all kinds of report stands for each of them. */
function find(call: string): Procedure | undefined {
  const [method, path] = call.split(' ') as [string, string];
  const asked = path.split('/');
  return procedures.find(({ '~orpc': { route } }) => {
    const has = route.path.split('/');
    return (
      route.method === method &&
      has.length === asked.length &&
      has.every((part, at) =>
        part.startsWith('{') ? asked[at]!.startsWith('{') || part === '{reportType}' : part === asked[at],
      )
    );
  });
}

/** Names of everything that the call takes, in its address or its body. */
const parametersOf = ({ '~orpc': { route, inputSchema } }: Procedure): string[] => [
  ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  ...namesIn(inputSchema),
];

function namesIn(whole: z.ZodType | undefined): string[] {
  const names = new Set<string>();
  const collect = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties = {}, ...rest } = schema as { properties?: Record<string, unknown> };
    for (const [name, inner] of Object.entries(properties)) {
      names.add(name);
      collect(inner);
    }
    for (const inner of Object.values(rest)) collect(inner);
  };
  if (whole) collect(z.toJSONSchema(whole, { io: 'input', unrepresentable: 'any' }));
  return [...names];
}

const ALL = [...CALLS, ...ACTIONS.map(([, call, parameters]): (typeof CALLS)[0] => [call, parameters])];

describe('[OPS-10] the specified calls', () => {
  test.each(ALL.filter(([call]) => !NOT_YET.includes(call)))('%s is in the contract', (call, parameters = []) => {
    const found = find(call);
    expect(found, call).toBeDefined();
    expect(parametersOf(found!)).toEqual(expect.arrayContaining(parameters));
  });

  test.each(ANSWERS)('%s is answered by %s as %s', (_asked, call, answer) => {
    expect(namesIn(find(call)?.['~orpc'].outputSchema)).toContain(answer);
  });

  test('what is listed as not there yet is specified, and is not there', () => {
    const specified = ALL.map(([call]) => call);
    expect(NOT_YET.filter((call) => !specified.includes(call))).toEqual([]);
    expect(NOT_YET.filter((call) => find(call))).toEqual([]);
  });
});
