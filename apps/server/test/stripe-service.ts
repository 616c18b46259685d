import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const STRIPE_KEY = 'sk_test_stand_in';
const STRIPE_WEBHOOK_SECRET = 'whsec_stand_in';
const PRICES: Record<string, { unit_amount: number; plan: string }> = {
  price_plus: { unit_amount: 2_900, plan: 'plus' },
  price_pro: { unit_amount: 9_900, plan: 'pro' },
};

type Subscription = { id: string; customer: string; status: string; price: string; cancel_at_period_end: boolean };
type Call = { method: string; path: string; form: URLSearchParams };

/** Answers in the place of api.stripe.com: documented calls, form bodies, errors and event signatures. */
export async function openStripe() {
  const customers = new Map<string, { id: string; email: string; userId: string }>();
  const byKey = new Map<string, object>();
  const service = {
    url: '',
    calls: [] as Call[],
    subscriptions: [] as Subscription[],
    periodEnd: 1_798_761_600,
    /** Answered in place of the next calls. */
    failures: [] as { status: number; body: string }[],
    /** Resolves when subscriptions may be answered; what is answered was read before. */
    gate: Promise.resolve(),
    /** Settings of a server that is to pay here. */
    env: () => ({
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_PRICE_PLUS: 'price_plus',
      STRIPE_PRICE_PRO: 'price_pro',
      STRIPE_API_URL: service.url,
      FETCH_ALLOW_HOSTS: '127.0.0.1',
    }),
    customerOf: (userId: string) => [...customers.values()].find((each) => each.userId === userId)?.id ?? '',
    subscribe(customer: string, plan: 'plus' | 'pro', status = 'active'): Subscription {
      const made = { id: `sub_${randomUUID()}`, customer, status, price: `price_${plan}`, cancel_at_period_end: false };
      service.subscriptions.push(made);
      return made;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, { method, path, form }: Call): Promise<object | null> {
    const [, resource, id] = path.match(/^\/v1\/([a-z_/]+?)(?:\/(price_[a-z]+))?$/) ?? [];
    if (method === 'POST' && resource === 'customers') {
      const key = String(request.headers['idempotency-key']);
      const id = `cus_${randomUUID()}`;
      const known = byKey.get(key) ?? { id, object: 'customer', email: form.get('email') };
      if (!byKey.has(key)) customers.set(id, { id, email: form.get('email')!, userId: form.get('metadata[user_id]')! });
      byKey.set(key, known);
      return known;
    }
    if (method === 'POST' && resource === 'checkout/sessions') {
      const isWhole = form.get('mode') === 'subscription' && form.get('line_items[0][price]')! in PRICES;
      return isWhole && customers.has(form.get('customer')!)
        ? {
            id: `cs_${randomUUID()}`,
            object: 'checkout.session',
            url: `${service.url}/pay?to=${form.get('success_url')}`,
          }
        : null;
    }
    if (method === 'POST' && resource === 'billing_portal/sessions')
      return { id: `bps_${randomUUID()}`, object: 'billing_portal.session', url: `${service.url}/portal` };
    if (method === 'GET' && resource === 'subscriptions') {
      const data = service.subscriptions
        .filter(({ customer }) => customer === form.get('customer'))
        .map((each) => ({
          ...each,
          object: 'subscription',
          items: { object: 'list', data: [{ price: { id: each.price }, current_period_end: service.periodEnd }] },
        }));
      await service.gate;
      return { object: 'list', has_more: false, data };
    }
    const price = resource === 'prices' && id ? PRICES[id] : undefined;
    if (!price) return null;
    return { id, object: 'price', currency: 'usd', ...price, recurring: { interval: 'month', interval_count: 1 } };
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url!, 'http://stripe');
    const form = request.method === 'POST' ? new URLSearchParams(Buffer.concat(chunks).toString()) : url.searchParams;
    const call = { method: request.method!, path: url.pathname, form };
    service.calls.push(call);
    const failure = service.failures.shift();
    const isAllowed = request.headers.authorization === `Bearer ${STRIPE_KEY}` && request.headers['stripe-version'];
    const error = (message: string) => ({ error: { type: 'invalid_request_error', message } });
    const body = isAllowed ? ((await answer(request, call)) ?? error('No such thing')) : error('Invalid API Key');
    const status = !isAllowed ? 401 : 'error' in body ? 404 : 200;
    response.writeHead(failure?.status ?? status, { 'content-type': 'application/json' });
    response.end(failure?.body ?? JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** An event as Stripe sends it: the object as it was then, signed over the bytes. */
export function stripeEvent(
  type: string,
  object: { customer: string; [field: string]: unknown },
  { id = `evt_${randomUUID()}`, secret = STRIPE_WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000) } = {},
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2025-03-31.basil',
    created: at,
    type,
    data: { object },
  });
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return {
    body,
    headers: { 'stripe-signature': `t=${at},v1=${v1},v0=00`, 'content-type': 'application/json; charset=utf-8' },
  };
}
