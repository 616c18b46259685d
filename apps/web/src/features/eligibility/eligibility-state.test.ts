import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, continueToB, FIRST_STATE, isPassed, shownCount } from './eligibility-state.ts';

const Given = fc.constantFrom('yes' as const, 'no' as const, '' as const);
const Step = fc.tuple(fc.nat(3), Given);

test('[ELIG-01] a question is shown only after all before it were answered with Yes, whatever was answered when', () => {
  fc.assert(
    fc.property(fc.array(Step), (steps) => {
      let state = FIRST_STATE;
      for (const [at, given] of steps) state = answer(state, at, given);
      const shown = shownCount(state);
      expect(shown).toBeGreaterThanOrEqual(1);
      expect(state.answers.slice(0, shown - 1).every((given) => given === 'yes')).toBe(true);
      if (shown < 4) expect(state.answers[shown - 1]).not.toBe('yes');
    }),
  );
});

test('[ELIG-02] four Yes pass a part; only a passed Part A leads to Part B, which begins blank', () => {
  fc.assert(
    fc.property(fc.array(Given, { minLength: 4, maxLength: 4 }), (answers) => {
      const state = { part: 'A' as const, answers };
      const passed = answers.every((given) => given === 'yes');
      expect(isPassed(state)).toBe(passed);
      expect(continueToB(state)).toEqual(passed ? { part: 'B', answers: ['', '', '', ''] } : state);
    }),
  );
  const done = { part: 'B' as const, answers: ['yes' as const, 'yes' as const, 'yes' as const, 'yes' as const] };
  expect(continueToB(done)).toBe(done);
});
