import { expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const judge = (text: string, passage: string) => {
  const cited: Cited = { key: 'clinical-trials/X', fields: ['Sponsor: Exampleton Ltd'], passages: [passage] };
  return judgeStatement(text, [cited]).isSupported;
};

const ADD_ON = 'Voltarin was studied as add-on treatment to metformin in adults.';

test('[GRD-08] what is hung on the one is not hung on the other', () => {
  expect(judge('In adults, Voltarin was studied as add-on treatment to metformin.', ADD_ON)).toBe(true);
  expect(judge('In adults, metformin was studied as add-on treatment to Voltarin.', ADD_ON)).toBe(false);
  const motors = 'Induction motors allow for performance improvements over DC motors at low speed.';
  expect(judge('At low speed, induction motors allow for performance improvements over DC motors.', motors)).toBe(true);
  expect(judge('At low speed, DC motors allow for performance improvements over induction motors.', motors)).toBe(
    false,
  );
});

test('a sentence that says it both ways says it either way', () => {
  const both = `${ADD_ON.slice(0, -1)}, and metformin as add-on treatment to Voltarin.`;
  expect(judge('Metformin was studied as add-on treatment to Voltarin.', both)).toBe(true);
});
