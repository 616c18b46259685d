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

test.each([
  ['market', 'Drone makers and inspection firms would buy it for 500 dollars.'],
  ['market', 'Prime contractors for missile warning would buy it.'],
  ['market', 'Transplant centers would give it twice a year.'],
  ['market', 'We will sell to the Army and to demining organizations at $80,000 a unit.'],
  ['market', 'Schools license it per student.'],
  ['feasibility', 'Our 640 by 512 array has been measured at a noise of 25 mK.'],
  ['feasibility', 'A panel of 256 elements was tested in an anechoic chamber.'],
  ['feasibility', 'In hamsters a single dose lowered viral load by three logs.'],
  ['objectives', 'We will make a stable cell line and complete toxicology for an IND filing with the FDA.'],
  ['problem', 'Vaccines protect them poorly, and earlier antibodies no longer bind.'],
])('[RPT-03] of %s: %s', (topic, quote) => {
  expect(describedBy(quote)).toEqual([{ topic, quote }]);
});
