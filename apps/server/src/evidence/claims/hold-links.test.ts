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

test('[GRD-08] names side by side keep what follows each of them', () => {
  const partners =
    'Exampleton has teamed with Voltara, Inc. for gate arrays; and with Plenkor Devices for digital converters.';
  expect(judge('Exampleton has teamed with Voltara for gate arrays.', partners)).toBe(true);
  expect(judge('Exampleton has teamed with Voltara for digital converters.', partners)).toBe(false);
  expect(judge('Exampleton has teamed with Plenkor Devices for digital converters.', partners)).toBe(true);
});

test('[GRD-08] where, when and how is not taken from another sentence', () => {
  const hairs =
    'Old hairs become permeable and absorb salt when mature. Fluid affects the way hairs secrete slime at a young stage.';
  expect(judge('Hairs become permeable and absorb salt when mature.', hairs)).toBe(true);
  expect(judge('Hairs become permeable and absorb salt at a young stage.', hairs)).toBe(false);
  expect(judge('Hairs secrete slime at a young stage.', hairs)).toBe(true);
});

test('[GRD-09] a cause is not what it causes', () => {
  const heat =
    'High temperature application processes are limited due to the temperature sensitivity of the materials being applied.';
  expect(judge('High temperature application is limited due to the sensitivity of the materials.', heat)).toBe(true);
  expect(judge('The materials are sensitive to temperature due to high temperature application processes.', heat)).toBe(
    false,
  );
});

test('[GRD-08] who is at it is who the record says does it', () => {
  const receiver = 'Exampleton is developing a receiver. It works with Voltara as the integrator of the receiver.';
  expect(judge('Exampleton is developing a receiver, with Voltara as the integrator.', receiver)).toBe(true);
  expect(judge('Voltara is developing a receiver, with Exampleton as the integrator.', receiver)).toBe(false);
});
