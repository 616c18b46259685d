import { RESET_LINK_HOURS } from '@groundwork/contract/limits';
import { accountLinks } from '../features/auth/account-links.ts';
import { signedTokens } from '../platform/auth/signed-tokens.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';

const WITHOUT_FACTOR = '--remove-second-factor';

/** Prints a link that sets a new password, for operators without mail. It is signed, not stored, so the server may be running. */
export function resetLink(args: string[], env: NodeJS.ProcessEnv, out: (text: string) => void): number {
  const removesSecondFactor = args.includes(WITHOUT_FACTOR);
  const [email, ...more] = args.filter((argument) => argument !== WITHOUT_FACTOR);
  if (!email?.includes('@') || more.length > 0) {
    out(`Usage: npm run reset-link -- EMAIL [${WITHOUT_FACTOR}]`);
    return 2;
  }
  const { APP_URL, AUTH_SECRET } = readConfig(env);
  const links = accountLinks({
    tokens: signedTokens(AUTH_SECRET),
    clock: systemClock,
    appUrl: APP_URL.replace(/\/$/, ''),
  });
  out(`${links.reset(email, { byMail: false, removesSecondFactor })}\n`);
  out(
    `Whoever opens it sets the password of ${email}${removesSecondFactor ? ' and removes the second factor' : ''}, once, within ${RESET_LINK_HOURS} hour. Hand it to nobody else.`,
  );
  return 0;
}

if (import.meta.main) {
  try {
    process.exitCode = resetLink(process.argv.slice(2), process.env, console.log);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
