import type { AuthOptions } from '@groundwork/contract/auth';
import type { Message } from '@groundwork/contract/texts';
import type { Config } from '../../platform/config.ts';
import { MESSAGES } from '../../platform/messages.ts';

type Dependencies = {
  config: Pick<Config, 'SIGN_UP' | 'SIGN_UP_DOMAINS'>;
  hasAccounts(): Promise<boolean>;
  /** Invited by an administrator. */
  isInvited(email: string): Promise<boolean>;
};

/** The operator's rule on who may have an account. The first one can always be made: it is the administrator's. */
export function whoMaySignUp({ config, hasAccounts, isInvited }: Dependencies) {
  const { SIGN_UP: mode, SIGN_UP_DOMAINS: domains } = config;
  const hasDomain = (email: string) => domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

  return {
    /** For the screens. */
    async told(): Promise<AuthOptions['signUp']> {
      if (mode !== 'open' && !(await hasAccounts())) return { mode: 'open', domains: [] };
      return { mode, domains: mode === 'domains' ? domains : [] };
    },

    /** Why this address gets no account; null when it may have one. Whose it is, is proven by whoever asks. */
    async refusal(email: string): Promise<Message | null> {
      if (mode === 'open' || !(await hasAccounts())) return null;
      if (mode === 'closed') return MESSAGES.auth.signUpClosed;
      if (mode === 'domains' && hasDomain(email)) return null;
      if (await isInvited(email)) return null;
      return mode === 'domains' ? MESSAGES.auth.signUpDomains(domains.join(', ')) : MESSAGES.auth.signUpInvited;
    },
  };
}

export type WhoMaySignUp = ReturnType<typeof whoMaySignUp>;
