import { GOOGLE_RETURN } from '@groundwork/contract/paths';
import type { Context } from 'hono';

/**
 * Inline styles are needed by the component library; scripts come from our own files alone. That holds with Google, too: its
 * popup is a page of its own and hands over an ID token by its address, so nothing of Google's runs in our pages.
 */
const contentSecurityPolicy = (storageOrigin: string | null) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    ["connect-src 'self'", storageOrigin].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Pages of the popup itself: they must stay in touch with the page that opened them, or the popup cannot close. */
const POPUP_PAGES = ['/api/auth/google/start', GOOGLE_RETURN];

interface Settings {
  appUrl: string;
  hasPopup: boolean;
  /** Where browsers send files to, when it is not here. */
  storageOrigin?: string | null;
}

/** Built files that are never a page: what protects pages would be a third of what a small chunk weighs on the wire. */
const PART_OF_A_PAGE = /^\/assets\/[^/]+\.(?:js|css|woff2)$/;

export function securityHeaders(c: Context, { appUrl, hasPopup, storageOrigin = null }: Settings) {
  c.header('x-content-type-options', 'nosniff');
  if (PART_OF_A_PAGE.test(c.req.path)) return;
  c.header('content-security-policy', contentSecurityPolicy(storageOrigin));
  c.header('referrer-policy', 'strict-origin-when-cross-origin');
  const isPopup = hasPopup && POPUP_PAGES.includes(c.req.path);
  const openers = hasPopup ? 'same-origin-allow-popups' : 'same-origin';
  c.header('cross-origin-opener-policy', isPopup ? 'unsafe-none' : openers);
  if (appUrl.startsWith('https:')) c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * A request for a name that is not ours. A page of another site may have its own name lead to this server (DNS rebinding);
 * the browser then takes both for one site, and only the name tells. Proxies of the operator's choose names themselves.
 */
export function isForeignHost(request: Request, { appUrl, proxies }: { appUrl: string; proxies: number }): boolean {
  const host = hostOf(request);
  return proxies === 0 && host !== new URL(appUrl).host && !LOOPBACK.test(host);
}

/**
 * A change asked for by another site's page. Browsers say the origin of every such request; it must be APP_URL or, on the
 * machine itself, the address the server was called at. Programs (no Origin header) are told apart by their credentials.
 */
export function isForeignOrigin(request: Request, appUrl: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = request.headers.get('origin');
  if (origin === null || origin === new URL(appUrl).origin) return false;
  const host = hostOf(request);
  return !LOOPBACK.test(host) || origin !== `http://${host}`;
}

const hostOf = (request: Request) => (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();
