import { GOOGLE_RETURN } from '@groundwork/contract/paths';
import { openidProvider } from '../../platform/auth/openid.ts';
import { asFetch } from '../../platform/fetch/as-fetch.ts';
import { GuardedClient } from '../../platform/fetch/guarded-client.ts';
import type { Ports } from '../../ports.ts';

/** The services that people may sign in with besides, as far as they are set up. */
export function identityProviders({ config, appUrl, version }: Pick<Ports, 'config' | 'appUrl' | 'version'>) {
  const issuers = [config.GOOGLE_ISSUER, config.OIDC_ISSUER].filter((issuer) => issuer !== undefined);
  // Named by the operator, so they may stand in the own network.
  const allowPrivate = [...config.FETCH_ALLOW_HOSTS, ...issuers.map((issuer) => new URL(issuer).hostname)];
  const client = new GuardedClient({ userAgent: `Groundwork/${version} (+${appUrl})`, allowPrivate });
  const fetch = asFetch(client);
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = config;
  const { OIDC_SCOPE, OIDC_GROUPS, OIDC_GROUPS_CLAIM } = config;
  const google =
    GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? openidProvider({
          id: 'google',
          issuer: config.GOOGLE_ISSUER,
          clientId: GOOGLE_CLIENT_ID,
          clientSecret: GOOGLE_CLIENT_SECRET,
          redirectUri: appUrl + GOOGLE_RETURN,
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
          scope: OIDC_SCOPE,
          groupsClaim: OIDC_GROUPS && OIDC_GROUPS_CLAIM,
          fetch,
        })
      : null;
  return { google, openid: provider && OIDC_NAME ? { name: OIDC_NAME, provider } : null };
}
