import { expect, test } from 'vitest';
import { describedBy } from './applicant.ts';

test('[RPT-03] each sentence of a description goes to the part that asks for it, and stays as it is', () => {
  const said = {
    innovation: 'We press sulfide electrolyte sheets that stop dendrites in lithium cells.',
    market: 'Our first customers are makers of electric aircraft.',
    team: 'We are Voltfoil Inc., seven people in Ohio; Ada Walk leads research.',
    objectives: 'In Phase I we will show 300 cycles at 4 mA/cm2.',
    feasibility: 'A prototype of ten layers ran for a month.',
    problem: 'Today packs are too heavy for regional flights.',
  };
  const described = describedBy(Object.values(said).join(' '));
  expect(Object.fromEntries(described.map(({ topic, quote }) => [topic, quote]))).toEqual(said);
});
