import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { planPeople } from '../../../test/plan-people.ts';
import { openStripe, stripeEvent } from '../../../test/stripe-service.ts';

let app: TestApp;
let stripe: Awaited<ReturnType<typeof openStripe>>;
let people: Awaited<ReturnType<typeof planPeople>>;
beforeAll(async () => {
  stripe = await openStripe();
  app = await openTestApp({ env: { ...stripe.env(), ROLE: 'web' } });
  people = await planPeople(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
  expect(app.faults).toEqual([]);
});

const planOf = async (who: Visitor) => (await who.get('/permissions')).body.plan;

async function send({ body, headers }: ReturnType<typeof stripeEvent>) {
  const response = await app.visitor().request('/billing/webhook', { method: 'POST', body, headers });
  return response.status;
}

/** Somebody who has been to the payment page. */
async function customer() {
  const visitor = await app.signedUp();
  const answer = await visitor.post('/billing/checkout', { plan: 'plus' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const id = stripe.customerOf(await people.idOf(visitor));
  return { visitor, id, url: answer.body.url as string };
}

const changed = (object: { customer: string }) => stripeEvent('customer.subscription.updated', object);

test('[PLAN-02] the checkout is for the person and the price of the plan; paying raises the plan at once', async () => {
  const { visitor, id, url } = await customer();
  expect(url).toMatch(/\/pay\?/);
  const order = stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions')!.form;
  expect(Object.fromEntries(order)).toMatchObject({
    mode: 'subscription',
    customer: id,
    client_reference_id: await people.idOf(visitor),
    'line_items[0][price]': 'price_plus',
    'line_items[0][quantity]': '1',
    success_url: 'http://groundwork.test/plans?checkout=done',
  });
  expect(await planOf(visitor)).toBe('starter');
  const subscription = stripe.subscribe(id, 'plus');
  expect(await send(stripeEvent('checkout.session.completed', { customer: id }))).toBe(200);
  expect(await planOf(visitor)).toBe('plus');
  expect((await visitor.get('/billing')).body).toEqual({
    plan: 'plus',
    paidUntil: new Date(stripe.periodEnd * 1000).toISOString(),
    isEnding: false,
  });
  expect((await visitor.post('/billing/checkout', { plan: 'pro' })).status).toBe(409);
  expect((await visitor.post('/billing/portal')).body.url).toMatch(/\/portal$/);

  subscription.price = 'price_pro';
  subscription.cancel_at_period_end = true;
  await send(changed(subscription));
  expect(await planOf(visitor)).toBe('pro');
  expect((await visitor.get('/billing')).body.isEnding).toBe(true);
  subscription.status = 'past_due';
  await send(changed(subscription));
  expect(await planOf(visitor)).toBe('pro');
  subscription.status = 'canceled';
  await send(stripeEvent('customer.subscription.deleted', subscription));
  expect(await planOf(visitor)).toBe('starter');
});

test('[PLAN-02] an event counts once, and events in the wrong order end in the same plan', async () => {
  const { visitor, id } = await customer();
  const subscription = stripe.subscribe(id, 'plus');
  const early = stripeEvent('customer.subscription.created', subscription, { id: 'evt_early' });
  subscription.status = 'canceled';
  const late = stripeEvent('customer.subscription.deleted', subscription);
  expect([await send(late), await send(early)]).toEqual([200, 200]);
  expect(await planOf(visitor)).toBe('starter');

  const calls = stripe.calls.length;
  expect(await send(early)).toBe(200);
  expect(stripe.calls.length).toBe(calls);
});

test('[PLAN-02] of two events at once the state that was read last is kept', async () => {
  const { visitor, id } = await customer();
  const subscription = stripe.subscribe(id, 'plus');
  const gate = Promise.withResolvers<void>();
  stripe.gate = gate.promise;
  const before = stripe.calls.length;
  const slow = send(changed(subscription));
  await expect.poll(() => stripe.calls.length).toBe(before + 1);
  stripe.gate = Promise.resolve();
  subscription.status = 'canceled';
  await send(changed(subscription));
  gate.resolve();
  expect(await slow).toBe(200);
  expect(await planOf(visitor)).toBe('starter');
});

test('[PLAN-02] [SEC-01] an event with a wrong, an old or no signature changes nothing', async () => {
  const { visitor, id } = await customer();
  stripe.subscribe(id, 'pro');
  const object = { customer: id };
  const old = Math.floor(Date.now() / 1000) - 301;
  expect(await send(stripeEvent('customer.subscription.created', object, { secret: 'whsec_other' }))).toBe(400);
  expect(await send(stripeEvent('customer.subscription.created', object, { at: old }))).toBe(400);
  const real = stripeEvent('customer.subscription.created', object);
  expect(await send({ ...real, body: `${real.body} ` })).toBe(400);
  expect(await send({ ...real, headers: {} })).toBe(400);
  expect(await planOf(visitor)).toBe('starter');
});

test('[PLAN-02] when the provider fails, the person is told, and an event is taken when it comes again', async () => {
  const visitor = await app.signedUp();
  stripe.failures.push({ status: 500, body: '<html>down</html>' });
  const failed = await visitor.post('/billing/checkout', { plan: 'plus' });
  expect(failed.body).toMatchObject({
    code: 'EXTERNAL_SERVICE',
    message: expect.stringMatching(/Nothing was charged/),
  });

  const { visitor: payer, id } = await customer();
  const event = changed(stripe.subscribe(id, 'plus'));
  stripe.failures.push({ status: 429, body: '{"error":{"message":"Too many requests"}}' });
  expect(await send(event)).toBe(502);
  expect(await planOf(payer)).toBe('starter');
  expect(await send(event)).toBe(200);
  expect(await planOf(payer)).toBe('plus');
});

test('[PLAN-02] a plan that an admin gave stays when what was paid for is renewed or ends', async () => {
  const { visitor, id } = await customer();
  const subscription = stripe.subscribe(id, 'plus');
  await send(changed(subscription));
  await people.setPlan(visitor, 'enterprise');
  await send(changed(subscription));
  expect(await planOf(visitor)).toBe('enterprise');
  subscription.status = 'canceled';
  await send(changed(subscription));
  expect(await planOf(visitor)).toBe('enterprise');
});

test('[PLAN-02] two checkouts at once are one customer; events of strangers and of other kinds are left alone', async () => {
  const visitor = await app.signedUp();
  await Promise.all([1, 2].map(() => visitor.post('/billing/checkout', { plan: 'plus' })));
  const orders = stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions').slice(-2);
  expect(orders[0]?.form.get('customer')).toBe(orders[1]?.form.get('customer'));
  expect(await send(changed({ customer: 'cus_unknown' }))).toBe(200);
  expect(await send(stripeEvent('invoice.created', { customer: 'cus_unknown' }))).toBe(200);
});

test('[PLAN-02] anyone sees the plans’ prices; they are asked for once an hour', async () => {
  const { body } = await app.visitor().get('/plans');
  const price = { currency: 'USD', interval: 'month', intervalCount: 1 };
  expect(body).toEqual({
    canPay: true,
    prices: { plus: { amount: 2_900, ...price }, pro: { amount: 9_900, ...price } },
    priceTexts: { plus: null, pro: null },
    email: null,
    pricingUrl: null,
    enterpriseCallUrl: null,
  });
  const calls = stripe.calls.length;
  await app.visitor().get('/plans');
  expect(stripe.calls.length).toBe(calls);
});

test('[PLAN-02] without a payment provider plans lead to a contact', async () => {
  const env = {
    PRICING_URL: 'https://example.org/pricing',
    ENTERPRISE_CALL_URL: 'https://example.org/call',
    PLUS_PRICE: '$49 a month',
    PLANS_EMAIL: 'plans@example.org',
    ROLE: 'web',
  };
  const plain = await openTestApp({ env });
  expect((await plain.visitor().get('/plans')).body).toEqual({
    canPay: false,
    prices: { plus: null, pro: null },
    priceTexts: { plus: '$49 a month', pro: null },
    email: 'plans@example.org',
    pricingUrl: 'https://example.org/pricing',
    enterpriseCallUrl: 'https://example.org/call',
  });
  const visitor = await plain.signedUp();
  expect((await visitor.post('/billing/checkout', { plan: 'plus' })).status).toBe(409);
  expect((await visitor.post('/billing/portal')).status).toBe(409);
  expect((await visitor.get('/billing')).body.plan).toBeNull();
  await plain.close();
});
