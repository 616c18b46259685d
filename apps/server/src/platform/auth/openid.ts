import * as openid from 'openid-client';
import type { Identity } from './sign-in-identity.ts';

export interface OpenidOptions {
  /** Names the provider in stored accounts. */
  id: string;
  /** Address whose /.well-known/openid-configuration describes the service. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where it sends people back to; registered there. */
  redirectUri: string;
  scope?: string;
  /** The claim that names a person's groups; left out where they are of no interest. */
  groupsClaim?: string | undefined;
  fetch: openid.CustomFetch;
}

/** The values that are agreed on at the start and checked at the end; the browser keeps them in a signed cookie. */
export interface RedirectChecks {
  state: string;
  nonce: string;
  verifier: string;
}

const SCOPE = 'openid email profile';

/** The service answers an address without a name, or none at all. */
export class IdentityRefused extends Error {}

/** A service that people sign in with by OpenID Connect. It is described by itself, once it is needed. */
export function openidProvider(options: OpenidOptions) {
  const { issuer, clientId, clientSecret, redirectUri, groupsClaim, scope = SCOPE, fetch } = options;
  let known: Promise<openid.Configuration> | undefined;

  /** Asked again after a failure: the service may have been away. */
  function configuration(): Promise<openid.Configuration> {
    known ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        [openid.customFetch]: fetch,
        execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  }

  /** The same service, asked for an ID token at once, as popups get it. */
  async function popupConfiguration(): Promise<openid.Configuration> {
    const described = (await configuration()).serverMetadata();
    const config = new openid.Configuration(described, clientId, clientSecret);
    config[openid.customFetch] = fetch;
    if (issuer.startsWith('http:')) openid.allowInsecureRequests(config);
    openid.useIdTokenResponseType(config);
    return config;
  }

  return {
    /** Code flow with PKCE, state and nonce. */
    async startRedirect(): Promise<{ url: URL; checks: RedirectChecks }> {
      const verifier = openid.randomPKCECodeVerifier();
      const checks = { state: openid.randomState(), nonce: openid.randomNonce(), verifier };
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url, checks };
    },

    /** `query` is what the service sent back. Rejects when anything does not fit. */
    async finishRedirect(query: URLSearchParams, checks: RedirectChecks): Promise<Identity> {
      const url = new URL(redirectUri);
      url.search = query.toString();
      const config = await configuration();
      const tokens = await openid.authorizationCodeGrant(config, url, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      // Many services keep the address, or the groups, out of the ID token.
      const isWhole = claims['email'] && (!groupsClaim || groupsClaim in claims);
      const more = isWhole ? {} : await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
      return identityOf(options.id, { ...claims, ...more }, groupsClaim);
    },

    async startPopup(): Promise<{ url: URL; state: string; nonce: string }> {
      const [state, nonce] = [openid.randomState(), openid.randomNonce()];
      const url = openid.buildAuthorizationUrl(await popupConfiguration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        prompt: 'select_account',
      });
      return { url, state, nonce };
    },

    /** Checks signature, issuer, audience, times and nonce of an ID token. */
    async finishPopup(idToken: string, nonce: string): Promise<Identity> {
      const url = new URL(redirectUri);
      url.hash = new URLSearchParams({ id_token: idToken }).toString();
      const config = await popupConfiguration();
      return identityOf(options.id, await openid.implicitAuthentication(config, url, nonce));
    },
  };
}

export type OpenidProvider = ReturnType<typeof openidProvider>;

function identityOf(
  providerId: string,
  claims: { sub: string; [claim: string]: unknown },
  groupsClaim?: string,
): Identity {
  const groups = groupsClaim === undefined ? undefined : claims[groupsClaim];
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '');
  const email = text('email');
  if (!email) throw new IdentityRefused('The identity service told no email address.');
  const [first = '', ...rest] = (text('name') || email.split('@')[0]!).split(/\s+/);
  return {
    providerId,
    accountId: claims.sub,
    email,
    isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: text('given_name') || first,
    lastName: text('family_name') || rest.join(' '),
    groups: groups === undefined ? null : [groups].flat().filter((group) => typeof group === 'string'),
  };
}
