import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGoogleAnswer } from './google-popup.ts';

test('[AUTH-03] the ID token and the state are read from behind the #, whatever stands beside them', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), fc.string(), (idToken, state, other) => {
      const hash = `#${new URLSearchParams({ other, id_token: idToken, state })}`;
      expect(readGoogleAnswer(hash)).toEqual({ idToken, state });
    }),
  );
});

test.each(['', '#', '#error=access_denied&state=x', '#id_token=x', '#id_token=&state=x'])(
  '[AUTH-03] %s holds no ID token',
  (hash) => expect(readGoogleAnswer(hash)).toBeNull(),
);
