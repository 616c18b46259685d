import { RESET_LINK_HOURS } from '@groundwork/contract/limits';
import { accountLinks } from '../features/auth/account-links.ts';
import { signedTokens } from '../platform/auth/signed-tokens.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';

/** Prints a link that sets a new password, for operators without mail. It is signed, not stored, so the server may be running. */
export function resetLink(args: string[], env: NodeJS.ProcessEnv, out: (text: string) => void): number {
  const [email, ...more] = args;
  if (!email?.includes('@') || more.length > 0) {
    out('Usage: npm run reset-link -- EMAIL');
    return 2;
  }
  const { APP_URL, AUTH_SECRET } = readConfig(env);
  const links = accountLinks({
    tokens: signedTokens(AUTH_SECRET),
    clock: systemClock,
    appUrl: APP_URL.replace(/\/$/, ''),
  });
  out(`${links.reset(email, { byMail: false })}\n`);
  out(`Whoever opens it sets the password of ${email}, once, within ${RESET_LINK_HOURS} hour. Hand it to nobody else.`);
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
