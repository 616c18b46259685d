import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface OpenidPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
  groups?: string[];
}

type Claims = Record<string, unknown>;
type Grant = { challenge: string; nonce: string; redirectUri: string };

/**
 * An identity service as OpenID Connect describes it: discovery, keys, the code flow with PKCE, and ID tokens in the address
 * as popups get them. It signs in `person` without asking.
 */
export async function startOpenidServer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const state = {
    person: {
      sub: 'p-1',
      email: 'grace@example.org',
      email_verified: true,
      given_name: 'Grace',
      family_name: 'Hopper',
    } as OpenidPerson,
    /** Changes what is signed, to prove that it is checked. */
    forge: {} as Claims,
    isRefusing: false,
  };
  const client = { id: 'groundwork', secret: 'a client secret' };
  let issuer = '';

  function idToken(nonce: string): Promise<string> {
    return new SignJWT({ ...state.person, nonce, ...state.forge })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(String(state.forge['iss'] ?? issuer))
      .setAudience(String(state.forge['aud'] ?? client.id))
      .setSubject(state.person.sub)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
  }

  async function authorize(url: URL, response: ServerResponse) {
    const asked = (name: string) => url.searchParams.get(name) ?? '';
    const back = new URL(asked('redirect_uri'));
    const answer = new URLSearchParams({ state: asked('state') });
    if (state.isRefusing) answer.set('error', 'access_denied');
    else if (asked('response_type') === 'id_token') answer.set('id_token', await idToken(asked('nonce')));
    else {
      const code = crypto.randomUUID();
      grants.set(code, { challenge: asked('code_challenge'), nonce: asked('nonce'), redirectUri: back.href });
      answer.set('code', code);
    }
    if (asked('response_type') === 'id_token') back.hash = answer.toString();
    else back.search = answer.toString();
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    let body = '';
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = form.get('client_secret') === client.secret && form.get('client_id') === client.id;
    if (!grant || !isClient || proof !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)
      return json(response, { error: 'invalid_grant' }, 400);
    return json(response, { access_token: 'at', token_type: 'Bearer', id_token: await idToken(grant.nonce) });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url!, issuer);
    const routes: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () =>
        json(response, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code', 'id_token'],
          id_token_signing_alg_values_supported: ['RS256'],
          subject_types_supported: ['public'],
        }),
      '/keys': () => json(response, { keys: [jwk] }),
      '/authorize': () => authorize(url, response),
      '/token': () => token(request, response),
      '/userinfo': () => json(response, state.person),
    };
    void (routes[url.pathname] ?? (() => response.writeHead(404).end()))();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    state,
    issuer,
    env: {
      google: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret },
      openid: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, OIDC_NAME: 'Acme' },
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

export type OpenidServer = Awaited<ReturnType<typeof startOpenidServer>>;

function json(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
