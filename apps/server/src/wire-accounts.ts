import { EMAIL_CHANGES_PER_HOUR } from '@groundwork/contract/limits';
import { apiKeyData } from './features/api-keys/api-keys.personal-data.ts';
import { apiKeyRepository } from './features/api-keys/api-keys.repository.ts';
import { apiKeyService } from './features/api-keys/api-keys.service.ts';
import { auditData } from './features/audit/audit.personal-data.ts';
import type { AuditLog } from './features/audit/audit.service.ts';
import { accountLinks } from './features/auth/account-links.ts';
import { PURGE_EXPIRED_CRON, purgeExpiredJob, sendAuthMailJob } from './features/auth/auth.jobs.ts';
import { authRepository } from './features/auth/auth.repository.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { authService } from './features/auth/auth.service.ts';
import { checkPassword } from './features/auth/check-password.ts';
import { outsideSignInService } from './features/auth/outside-sign-in.service.ts';
import type { PurgeExpiredDependencies } from './features/auth/purge-expired.worker.ts';
import { recoveryService } from './features/auth/recovery.service.ts';
import type { SendAuthMailDependencies } from './features/auth/send-auth-mail.worker.ts';
import { signInAttemptRepository } from './features/auth/sign-in-attempts.repository.ts';
import { slowDownService } from './features/auth/slow-down.service.ts';
import { billingData } from './features/billing/billing.personal-data.ts';
import { billingRepository } from './features/billing/billing.repository.ts';
import { bookmarkData } from './features/bookmarks/bookmarks.personal-data.ts';
import { feedbackData } from './features/feedback/feedback.personal-data.ts';
import { identityData } from './features/identity/identity.personal-data.ts';
import { libraryData } from './features/library/library.personal-data.ts';
import { lockedFeatureData } from './features/locked-features/locked-features.personal-data.ts';
import { modelUsageData } from './features/model-usage/model-usage.personal-data.ts';
import { notificationData } from './features/notifications/notifications.personal-data.ts';
import { organisationData } from './features/organisations/organisations.personal-data.ts';
import { personalDataService } from './features/personal-data/personal-data.service.ts';
import { projectImportData } from './features/project-archive/project-imports.personal-data.ts';
import { collaborationData } from './features/projects/collaboration/collaboration.personal-data.ts';
import { projectData } from './features/projects/projects.personal-data.ts';
import { relevanceData } from './features/relevance/relevance.personal-data.ts';
import { reportData } from './features/reports/reports.personal-data.ts';
import { savedSearchData } from './features/saved-searches/saved-searches.personal-data.ts';
import { searchTabData } from './features/search-tabs/search-tabs.personal-data.ts';
import { deletionRepository } from './features/settings/deletion.repository.ts';
import { deletionService } from './features/settings/deletion.service.ts';
import type { RemoveAccountsDependencies } from './features/settings/remove-accounts.worker.ts';
import { sessionService } from './features/settings/sessions.service.ts';
import { REMOVE_ACCOUNTS_CRON, removeAccountsJob } from './features/settings/settings.jobs.ts';
import { settingsRepository } from './features/settings/settings.repository.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { settingsService } from './features/settings/settings.service.ts';
import { authData } from './platform/auth/auth.personal-data.ts';
import { createAuth } from './platform/auth/auth.ts';
import { openidProvider } from './platform/auth/openid.ts';
import { signedTokens } from './platform/auth/signed-tokens.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import type { PersonalData } from './platform/db/personal-data.ts';
import { asFetch } from './platform/fetch/as-fetch.ts';
import { GuardedClient } from './platform/fetch/guarded-client.ts';
import { sharedRateLimit } from './platform/http/rate-limit.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { Log } from './platform/log/log.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { VERSION } from './version.ts';

type Options = {
  forgetFilesOf: RemoveAccountsDependencies['forgetFilesOf'];
  config: Config;
  database: Database;
  jobs: JobQueue;
  mailer: Mailer | null;
  audit: AuditLog;
  clock: Clock;
  log: Log;
};

const HOUR_SECONDS = 3_600;

export type AccountJobDependencies = SendAuthMailDependencies & RemoveAccountsDependencies & PurgeExpiredDependencies;

/** What each feature holds of a person. A test looks that no table which points at a person is missing. */
export const personalDataOf = (database: Database): PersonalData[] =>
  [
    authData,
    apiKeyData,
    projectData,
    collaborationData,
    projectImportData,
    relevanceData,
    modelUsageData,
    searchTabData,
    bookmarkData,
    savedSearchData,
    reportData,
    notificationData,
    identityData,
    billingData,
    lockedFeatureData,
    organisationData,
    libraryData,
    auditData,
    feedbackData,
  ].flatMap((of) => of(database));

/** Accounts: signing in, settings, and all that belongs to a person. */
export function wireAccounts({ forgetFilesOf, config, database, jobs, mailer, audit, clock, log }: Options) {
  const appUrl = config.APP_URL.replace(/\/$/, '');
  const auth = createAuth(database, { appUrl: config.APP_URL, secret: config.AUTH_SECRET });
  const users = authRepository(database);
  const tokens = signedTokens(config.AUTH_SECRET);
  const links = accountLinks({ tokens, clock, appUrl });
  const slowDown = slowDownService({ attempts: signInAttemptRepository(database), clock });
  const checkLength = checkPassword(config.PASSWORD_MIN_LENGTH);
  const recovery = recoveryService({
    checkPassword: checkLength,
    takeEmailChange: sharedRateLimit(database, 'email-change', [
      { turns: EMAIL_CHANGES_PER_HOUR, perSeconds: HOUR_SECONDS },
    ]),
    auth,
    users,
    links,
    slowDown,
    clock,
    sendMail: mailer && ((mail) => jobs.enqueue(sendAuthMailJob, mail)),
  });
  const accounts = authService({
    auth,
    users,
    slowDown,
    audit,
    clock,
    defaultPlan: config.DEFAULT_PLAN,
    checkPassword: checkLength,
    takeSignUp: sharedRateLimit(database, 'sign-up', [{ turns: config.SIGN_UPS_PER_HOUR, perSeconds: HOUR_SECONDS }]),
    askToVerify: recovery.askToVerify,
  });
  const outside = outsideSignInService({
    auth: accounts,
    tokens,
    clock,
    log,
    appUrl,
    ...identityServices(config, appUrl),
  });
  const apiKeys = apiKeyService({ keys: apiKeyRepository(database), audit, clock });
  const settings = settingsRepository(database);
  const deletions = deletionRepository(database);
  const sessions = sessionService({ settings, auth, clock });

  return {
    routes: {
      auth: authRoutes({
        auth: accounts,
        recovery,
        outside,
        options: { ...outside.options, canMail: mailer !== null, passwordMin: config.PASSWORD_MIN_LENGTH },
      }),
      settings: settingsRoutes({
        settings: settingsService({ settings, deletions, auth: accounts, recovery, clock }),
        sessions,
        apiKeys,
        personalData: personalDataService({ sources: personalDataOf(database), audit, clock, version: VERSION }),
        deletion: deletionService({
          deletions,
          auth: accounts,
          sessions,
          hasSubscription: (actor) => billingRepository(database).hasSubscription(actor),
          audit,
          clock,
        }),
      }),
    },
    /** An API key counts before a cookie: who sends one means it. */
    resolveActor: (headers: Headers) => {
      const key = headers.get('x-api-key');
      return key === null ? accounts.resolveActor(headers) : apiKeys.resolveActor(key);
    },
    jobs: [sendAuthMailJob, removeAccountsJob, purgeExpiredJob],
    jobDependencies: {
      users,
      links,
      mailer,
      clock,
      appUrl,
      deletions,
      forgetFilesOf,
      slowDown,
      log,
    } satisfies AccountJobDependencies,
    schedule: async () => {
      await jobs.schedule(removeAccountsJob, REMOVE_ACCOUNTS_CRON, {});
      await jobs.schedule(purgeExpiredJob, PURGE_EXPIRED_CRON, {});
    },
  };
}

/** The services that people may sign in with besides, as far as they are set up. */
function identityServices(config: Config, appUrl: string) {
  const issuers = [config.GOOGLE_ISSUER, config.OIDC_ISSUER].filter((issuer) => issuer !== undefined);
  // Named by the operator, so they may stand in the own network.
  const allowPrivate = [...config.FETCH_ALLOW_HOSTS, ...issuers.map((issuer) => new URL(issuer).hostname)];
  const client = new GuardedClient({ userAgent: `Groundwork/${VERSION} (+${appUrl})`, allowPrivate });
  const fetch = asFetch(client);
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = config;
  const google =
    GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? openidProvider({
          id: 'google',
          issuer: config.GOOGLE_ISSUER,
          clientId: GOOGLE_CLIENT_ID,
          clientSecret: GOOGLE_CLIENT_SECRET,
          redirectUri: `${appUrl}/auth/google`,
          fetch,
        })
      : null;
  const provider =
    OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
      ? openidProvider({
          id: 'openid',
          issuer: OIDC_ISSUER,
          clientId: OIDC_CLIENT_ID,
          clientSecret: OIDC_CLIENT_SECRET,
          redirectUri: `${appUrl}/api/auth/openid/callback`,
          fetch,
        })
      : null;
  return { google, openid: provider && OIDC_NAME ? { name: OIDC_NAME, provider } : null };
}
