import type { AuthOptions } from '@groundwork/contract/auth';
import { AUTH_TEXTS } from '@groundwork/contract/auth.texts';
import { PASSWORD_MIN } from '@groundwork/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { authOptions } from './auth-options.ts';
import { LIB_TEXTS } from './lib.texts.ts';

export const useAuthOptions = () => useQuery(authOptions).data;

/** The hint under the field of a new password. */
export const usePasswordHint = () => LIB_TEXTS.passwordHint(useAuthOptions()?.passwordMin ?? PASSWORD_MIN);

/** In words, where not everybody may have an account. */
export function whoMaySignUp({ mode, domains }: AuthOptions['signUp']): string | null {
  if (mode === 'open') return null;
  if (mode === 'closed') return AUTH_TEXTS.signUpClosed;
  return mode === 'domains' ? AUTH_TEXTS.signUpDomains(domains.join(', ')) : AUTH_TEXTS.signUpInvited;
}
