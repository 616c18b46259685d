import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { ADMIN_TABS, USER_ROLES } from './addresses.ts';
import { adminParams, FIRST_STATE, readAdminState } from './admin-state.ts';

test('[ADM-01] the administration’s state stands in the address and is read from there again', () => {
  expect(adminParams(FIRST_STATE)).toEqual({});
  fc.assert(
    fc.property(
      fc.record({
        tab: fc.constantFrom(...ADMIN_TABS),
        page: fc.integer({ min: 1, max: 1_000 }),
        query: fc.string({ unit: 'grapheme' }).map((each) => each.toWellFormed()),
        role: fc.option(fc.constantFrom(...USER_ROLES)),
        sort: fc.constantFrom('name', 'email', 'createdAt'),
        from: fc.constantFrom('', '2026-11-21'),
      }),
      (part) => {
        const state = { ...FIRST_STATE, ...part } as typeof FIRST_STATE;
        expect(readAdminState(asked('admin', adminParams(state)))).toEqual(state);
      },
    ),
  );
});

test('[ADM-01] an address that nobody of us wrote falls back to what there is', () => {
  const params = { tab: 'moon', page: '-1', role: 'king', from: '2026-99-99', sort: ['x'], action: 'toString' };
  expect(readAdminState(asked('admin', params))).toEqual(FIRST_STATE);
});
