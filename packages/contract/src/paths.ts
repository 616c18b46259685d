// The addresses of the web client, as paths under APP_URL: what mails, notifications, histories and exports lead to. A test
// looks that each is a page of the client, and that no other file writes one.
export const HOME = '/';
export const DASHBOARD = '/dashboard';
export const SEARCH = '/search';
export const LIBRARY = '/library';
export const REPORTS = '/reports';
export const FEED = '/feed';
export const INSIGHTS = '/insights';
export const PLANS_PAGE = '/plans';
export const SERVICE_ADMIN = '/service-admin';
export const IMPORT_PATH = '/service-admin/import';
export const SETTINGS = '/settings';
export const SIGN_IN = '/sign-in';
export const SIGN_UP = '/sign-up';
/** How the pages of projects begin; there is none of this address alone. */
export const PROJECTS = '/projects';
export const NEW_PROJECT = `${PROJECTS}/new`;
/** The popup of Google's sign-in comes back to this page. */
export const GOOGLE_RETURN = '/auth/google';
const INVITATIONS = '/invitations/';

const within = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values)}`;

export const recordPath = ({ engine, id }: { engine: string; id: string }) => `/${engine}/${encodeURIComponent(id)}`;
/** A search; `searchAddress` writes its parameters. */
export const searchPath = (params: URLSearchParams) => `${SEARCH}?${params}`;
export const reportPath = (type: string, reportId: string) => `${REPORTS}/${type}/${reportId}`;
/** The hash with which a report opens with its comments beside it. */
export const COMMENTS_HASH = 'comments';
export const reportCommentsPath = (type: string, reportId: string) => `${reportPath(type, reportId)}#${COMMENTS_HASH}`;
export const agentPath = ({ kind, id }: { kind: string; id: string }) => `/agents/${kind}/${id}`;
export const savedOpportunitiesPath = (projectId: string) => `${PROJECTS}/${projectId}/saved-opportunities`;
export const libraryFilePath = ({ folderId, id }: { folderId: string; id: string }) =>
  within(LIBRARY, { folder: folderId, file: id });
/** The bookmarks of one data set, or all. */
export const bookmarksPath = (of: { category: string; engine: string } | Record<string, never> = {}) =>
  within(LIBRARY, { tab: 'bookmarks', ...of });
/** Takes the token of the invitation's link, or, for somebody who is invited and signed in, its id. */
export const invitationPath = (token: string) => `${INVITATIONS}${token}`;
export const isInvitationPath = (path: string) => path.startsWith(INVITATIONS);
/** `redirect`: where the client goes on to. */
export const confirmEmailPath = (token: string, redirect?: string) =>
  within('/confirm-email', { token, ...(redirect && { redirect }) });
export const resetPasswordPath = (token: string) => within('/reset-password', { token });
export const alertOffPath = (token: string) => within('/alerts/off', { token });
export const afterCheckoutPath = () => within(PLANS_PAGE, { checkout: 'done' });
export const signInProblemPath = (problem: string) => within(SIGN_IN, { problem });
/** The public page of something shared, by what stands in its link. */
export const sharedPath = (kind: 'feed' | 'insights', token: string) =>
  `${kind === 'feed' ? FEED : INSIGHTS}/share/${token}`;
