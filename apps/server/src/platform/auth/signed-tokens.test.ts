import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { signedTokens } from './signed-tokens.ts';

const tokens = signedTokens('a secret for tests that is long enough');
const Claims = z.object({ email: z.string() });
const now = new Date('2026-11-21T12:00:00Z');
const later = new Date(now.getTime() + 1000);

test('[AUTH-08] a token says what it was made with, for its purpose and until its time', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (email, purpose) => {
      const token = tokens.make(purpose, { email }, later);
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
      expect(tokens.read(purpose, Claims, token, now)).toEqual({ email });
      expect(tokens.read(purpose, Claims, token, later)).toBeNull();
      expect(tokens.read(`${purpose}x`, Claims, token, now)).toBeNull();
      expect(tokens.read(purpose, z.object({ userId: z.string() }), token, now)).toBeNull();
      expect(signedTokens('another secret, as long as the first').read(purpose, Claims, token, now)).toBeNull();
    }),
  );
});

test('[AUTH-08] no other text is a token, however near it comes', () => {
  const token = tokens.make('reset', { email: 'ada@example.org' }, later);
  const changed = fc
    .tuple(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
    .map(([at, sign]) => token.slice(0, at) + sign + token.slice(at + 1));
  const other = fc.oneof(fc.string(), changed).filter((text) => text !== token);
  fc.assert(
    fc.property(other, (text) => {
      expect(tokens.read('reset', Claims, text, now)).toBeNull();
    }),
  );
});
