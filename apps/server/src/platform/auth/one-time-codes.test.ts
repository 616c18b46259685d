import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { codeAddress, digestOf, newRecoveryCodes, newSecret, pictureOf, sealing, stepOf } from './one-time-codes.ts';

/** The secret of RFC 6238's own examples; apps show the last six of their eight digits. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code of RFC 6238 is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOf(RFC_SECRET, code, at(seconds))).toBe(step);
  // A clock that is half a minute off is forgiven, one that is a minute off is not.
  expect(stepOf(RFC_SECRET, code, at((step - 1) * 30))).toBe(step);
  expect(stepOf(RFC_SECRET, code, at((step + 1) * 30))).toBe(step);
  expect(stepOf(RFC_SECRET, code, at((step + 2) * 30))).toBeNull();
  expect(stepOf(RFC_SECRET, code, at((step - 2) * 30))).toBeNull();
});

test('an app is told the secret, for whom it is and what asks', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(codeAddress(secret, 'ada@example.org'));
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(decodeURIComponent(address.pathname)).toBe('/Groundwork:ada@example.org');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(pictureOf(address.href)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

test('recovery codes are each their own, and good however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  expect(digestOf(codes[0]!.toUpperCase().replaceAll('-', ' '))).toBe(digestOf(codes[0]!));
});

test('a stored secret is opened by what sealed it alone, and only as it was', () => {
  const { seal, open } = sealing('a secret for tests that is long enough');
  const sealed = seal('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(open(sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealing('another secret that is long enough too').open(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(open(changed.toString('base64url'))).toBeNull();
  }
  for (const length of [0, 12, 16, 28]) expect(open(bytes.subarray(0, length).toString('base64url'))).toBeNull();
});
