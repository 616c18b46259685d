import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripeForm } from './stripe-form.ts';
import { isSigned, signatureOf } from './stripe-signature.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const AT = NOW.getTime() / 1000;

test('[PLAN-02] what was signed is taken, anything else is not', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.integer({ min: -400, max: 400 }), (body, secret, age) => {
      const hex = signatureOf(body, AT - age, secret).toString('hex');
      const header = `t=${AT - age},v1=${'0'.repeat(64)},v1=${hex}`;
      expect(isSigned(body, header, secret, NOW)).toBe(Math.abs(age) <= 300);
      expect(isSigned(`${body}.`, header, secret, NOW)).toBe(false);
      expect(isSigned(body, header, `${secret}.`, NOW)).toBe(false);
      expect(isSigned(body, header.replaceAll('v1', 'v0'), secret, NOW)).toBe(false);
    }),
  );
});

test('[PLAN-02] [SEC-01] no header makes the check fail in another way than by saying no', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), (header) => {
      expect(isSigned('{}', header, 'secret', NOW)).toBe(false);
    }),
  );
  expect(isSigned('{}', `t=${AT},v1=zz`, 'secret', NOW)).toBe(false);
  expect(isSigned('{}', `t=${AT}`, 'secret', NOW)).toBe(false);
});

test('[PLAN-02] nested values are written as Stripe reads them', () => {
  const form = stripeForm({
    mode: 'subscription',
    line_items: [{ price: 'p', quantity: 1 }],
    metadata: { a: 'x & y' },
  });
  expect(decodeURIComponent(form.replaceAll('+', ' '))).toBe(
    'mode=subscription&line_items[0][price]=p&line_items[0][quantity]=1&metadata[a]=x & y',
  );
});
