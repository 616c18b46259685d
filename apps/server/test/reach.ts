import type { Plan } from '@groundwork/contract/plans';

/**
 * Whom each call of the contract answers. A call that stands nowhere, or at two places, fails the test: whoever adds one says
 * here whose it is.
 */
export const REACH = {
  /** Visitors as well: what is public, and what a link or a signature opens. */
  anyone: {
    appAlerts: 'ofPage',
    auth: 'options signUp signIn session requestReset resetOf reset confirmEmail googleStart signInGoogle openidStart openidCallback signOut',
    billing: 'offers',
    clientErrors: 'report',
    collaboration: 'invitation',
    feedAddresses: 'atom calendar',
    notifications: 'unsubscribe unsubscribeByMail unsubscribePage',
    savedSearches: 'off offByMail offPage',
    sharing: 'feedItem insight picture',
    system: 'health ready status',
  },
  /** Whoever has an account: what is everybody’s, and their own without an id of it. */
  signedIn: {
    secondFactor: 'get begin confirm renewCodes remove',
    agents: 'previousFilters companies requestCompany',
    auth: 'sendVerification',
    billing: 'subscription checkout portal',
    feedAddresses: 'list',
    feedback: 'eligibility submit postpone',
    insights: 'customCount customPending',
    library:
      'folders createFolder beginUpload register fileNames filesById search templates templatesDownload templatesZip',
    lockedFeatures: 'record',
    memberEmails: 'find',
    notifications: 'list readAll clear preferences updatePreferences stream',
    onboarding: 'get update',
    organisations: 'logo logoImage',
    permissions: 'get agents reports',
    projectArchive: 'imports beginImport',
    projects: 'list rewrite create',
    pulse: 'fundingTrends agencies biotechCheck trendingAreas',
    records: 'get similar',
    reports: 'list funding customTemplates saveTemplate',
    savedSearches: 'list create preview',
    search: 'engines keyword semantic keywordUsaSpending filters histogram',
    searchExport: 'csvData',
    searchOverview: 'all counts names',
    searchTabs: 'order',
    settings:
      'profile updateProfile setLanguage updateEmail updatePassword sessions endOtherSessions apiKeys createApiKey exportData deleteAccount keepAccount',
    webhooks: 'list create',
  },
  /** One’s own by its id: to others it is as unknown as what never was. */
  own: {
    feedAddresses: 'revoke',
    library:
      'folder renameFolder deleteFolder resumeUpload files filesPage updateFile deleteFile reprocess cancelProcessing download pages',
    notifications: 'read',
    projectArchive: 'resumeImport startImport getImport cancelImport',
    reports: 'deleteTemplate',
    savedSearches: 'update delete restore seen',
    settings: 'endSession revokeApiKey',
    webhooks: 'update delete rotate test deliveries resend',
  },
  /** Of a project, by those who are in it: who may what is held in access-matrix.api.test.ts. */
  project: {
    agents:
      'list companyTracker opportunityTracker history createCompanyTracker updateCompanyTracker createOpportunityTracker updateOpportunityTracker pause run delete previewCompanyTracker previewOpportunityTracker',
    bookmarks: 'list counts all marked add update remove restore exportOne exportEngine exportAll',
    collaboration: 'people changeRole remove invite revoke admit presence accept ask decline',
    expertChecks: 'ask get withdraw',
    feedAddresses: 'create',
    idea: 'chart correct mark',
    innovationFeed: 'generate list star updateNotes',
    insights: 'generate list rate rating bookmark ask customQueries',
    liveSearch: 'watch unwatch overview consent ask get cancel retry more wordsOfQuery',
    projectArchive: 'contents download',
    projects: 'get extract updateNotes history update delete',
    pulse: 'fieldMap matches keyFigures marketTrends opportunityAssessment places closingDates whatIsNew',
    relevance: 'profile correct setScope preview judgement mark',
    reportComments: 'list create reply resolve edit delete',
    reports:
      'createCommercialization createFunding createCustom customData updateCustomData generateCustom plan status get written cancel retry regenerate changes check edit versions version restore withheld delete document',
    savedOpportunities: 'list',
    savedSearches: 'suggested',
    searchTabs: 'arrange defaultEngine',
    sharing: 'link share change revoke email',
  },
  /** Admins in person. */
  admin: {
    secondFactor: 'reset',
    admin: 'users updateUser usage',
    agents: 'companyRequests closeCompanyRequest',
    appAlerts: 'all save delete',
    audit: 'list export',
    billing: 'setPlan setPlans',
    feedback: 'summary',
    identity: 'listSplits createSplit deleteSplit',
    lockedFeatures: 'counts',
    organisations: 'logoOf list create update delete setLogo setMember',
    signUpInvitations: 'list invite withdraw',
  },
  /** Members of the service. */
  service: {
    dataSets: 'list run runs cancel schedule deleteSample',
    expertChecks: 'queue take release report comment end',
    mailOutbox: 'list get',
    serviceJobs: 'overview retry',
    followedFiles: 'list change run delete',
    tableImports: 'list begin resume fetch look run cancel undo',
  },
} satisfies Record<string, Record<string, string>>;

export type Reach = keyof typeof REACH;

const namesIn = (calls: Record<string, string>): string[] =>
  Object.entries(calls).flatMap(([feature, names]) => names.split(' ').map((name) => `${feature}.${name}`));

export const callsOf = (reach: Reach): string[] => namesIn(REACH[reach]);

/** What a key does not do, whatever its scope: the account, others’ access, and administration. */
export const BY_PERSON = namesIn({
  secondFactor: 'get begin confirm renewCodes remove reset',
  admin: 'users updateUser usage',
  agents: 'companyRequests closeCompanyRequest',
  appAlerts: 'all save delete',
  audit: 'list export',
  auth: 'sendVerification',
  billing: 'checkout portal',
  collaboration: 'changeRole remove invite revoke admit accept ask decline',
  dataSets: 'deleteSample',
  expertChecks: 'take release report comment end',
  feedAddresses: 'create revoke',
  mailOutbox: 'list get',
  onboarding: 'update',
  serviceJobs: 'retry',
  settings:
    'updateProfile setLanguage updateEmail updatePassword sessions endSession endOtherSessions apiKeys createApiKey revokeApiKey exportData deleteAccount keepAccount',
  signUpInvitations: 'list invite withdraw',
  webhooks: 'list create update delete rotate test deliveries resend',
});

/** Changes nothing although it is no GET: a key that only reads may call it. */
export const READING = namesIn({
  bookmarks: 'marked',
  liveSearch: 'wordsOfQuery',
  reports: 'plan',
  savedSearches: 'preview',
  search: 'keyword semantic keywordUsaSpending filters histogram',
  searchOverview: 'all counts names',
});

const OF_PRO = {
  bookmarks: 'add update restore exportOne exportEngine exportAll',
  savedSearches: 'create preview',
  searchExport: 'csvData',
};

/** What a plan lacks, whatever it is asked about. */
export const LOCKED: Record<Plan, string[]> = {
  starter: namesIn({
    ...OF_PRO,
    agents:
      'createCompanyTracker createOpportunityTracker previewCompanyTracker previewOpportunityTracker companies requestCompany',
    reports: 'list createCommercialization saveTemplate',
    search: 'keyword semantic keywordUsaSpending filters histogram',
    searchOverview: 'all counts names',
    searchTabs: 'order arrange defaultEngine',
  }),
  plus: namesIn(OF_PRO),
  pro: [],
  enterprise: [],
};
