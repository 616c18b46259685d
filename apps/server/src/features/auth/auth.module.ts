import { EMAIL_CHANGES_PER_HOUR } from '@groundwork/contract/limits';
import { authData } from '../../platform/auth/auth.personal-data.ts';
import { createAuth, type Passwords } from '../../platform/auth/auth.ts';
import { signedTokens } from '../../platform/auth/signed-tokens.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { accountLinks } from './account-links.ts';
import { purgeExpiredJob, sendAuthMailJob } from './auth.jobs.ts';
import { authRepository } from './auth.repository.ts';
import { authRoutes } from './auth.routes.ts';
import { authService } from './auth.service.ts';
import type { AuthMail } from './auth-mail.ts';
import { checkPassword } from './check-password.ts';
import { identityProviders } from './identity-providers.ts';
import { outsideSignInService } from './outside-sign-in.service.ts';
import { recoveryService } from './recovery.service.ts';
import { secondFactorRepository } from './second-factor/second-factor.repository.ts';
import { secondFactorService } from './second-factor/second-factor.service.ts';
import { signInAttemptRepository } from './sign-in-attempts.repository.ts';
import { signUpService } from './sign-up.service.ts';
import { pendingSignUps } from './sign-ups.repository.ts';
import { slowDownService } from './slow-down.service.ts';
import { whoMaySignUp } from './who-may-sign-up.ts';

type Needed = Pick<
  Ports,
  'config' | 'appUrl' | 'version' | 'database' | 'jobs' | 'mailer' | 'outbox' | 'clock' | 'log'
> & {
  audit: AuditLog;
  passwords?: Passwords | undefined;
  /** Whether an administrator has invited who has this address. */
  isInvited(email: string): Promise<boolean>;
  /** Ends the API keys of an account. */
  endKeys(userId: string, tx: Transaction): Promise<void>;
};

const HOUR_SECONDS = 3_600;

export function authModule(ports: Needed) {
  const { config, appUrl, database, jobs, mailer, outbox, audit, clock, log, passwords, endKeys, isInvited } = ports;
  const auth = createAuth(database, { appUrl: config.APP_URL, secret: config.AUTH_SECRET, passwords });
  const users = authRepository(database, endKeys);
  const mayHave = whoMaySignUp({ config, hasAccounts: users.hasAny, isInvited });
  const tokens = signedTokens(config.AUTH_SECRET);
  const links = accountLinks({ tokens, clock, appUrl });
  const sendMail = (mail: AuthMail) => jobs.enqueue(sendAuthMailJob, mail);
  const signUps = pendingSignUps(database);
  const slowDown = slowDownService({ attempts: signInAttemptRepository(database), clock });
  const checkLength = checkPassword(config.PASSWORD_MIN_LENGTH);
  const secondFactor = secondFactorService({
    config,
    factors: secondFactorRepository(database),
    users,
    slowDown,
    audit,
    clock,
  });
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
    sendMail: mailer && sendMail,
    removeSecondFactor: secondFactor.removeByLink,
  });
  const service = authService({
    auth,
    users,
    slowDown,
    audit,
    clock,
    defaultPlan: config.DEFAULT_PLAN,
    mayHave,
    checkPassword: checkLength,
    secondFactor,
    groupRules: config.OIDC_GROUPS,
  });
  const signUp = signUpService({
    auth,
    users,
    pending: signUps,
    links,
    slowDown,
    audit,
    clock,
    defaultPlan: config.DEFAULT_PLAN,
    checkPassword: checkLength,
    mayHave,
    takeSignUp: sharedRateLimit(database, 'sign-up', [{ turns: config.SIGN_UPS_PER_HOUR, perSeconds: HOUR_SECONDS }]),
    sendMail,
    reachesMailboxes: mailer !== null && outbox === null,
    askToVerify: recovery.askToVerify,
  });
  const outside = outsideSignInService({ auth: service, tokens, clock, log, appUrl, ...identityProviders(ports) });
  return {
    auth,
    service,
    recovery,
    slowDown,
    secondFactor,
    services: outside.options,
    routes: authRoutes({
      auth: service,
      signUp,
      recovery,
      outside,
      options: async () => ({
        ...outside.options,
        canMail: mailer !== null,
        passwordMin: config.PASSWORD_MIN_LENGTH,
        signUp: await mayHave.told(),
      }),
    }),
    jobs: [
      bindJob(sendAuthMailJob, { users, signUps, links, mailer, clock, appUrl }),
      bindJob(purgeExpiredJob, { users, clock }),
    ],
    personalData: authData(database),
  };
}
