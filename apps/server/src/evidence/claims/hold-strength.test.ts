import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });
const reasonsFor = (text: string, record: Cited) => judgeStatement(text, [record]).reasons;

const AWARD = ['Title: Coil coatings', 'Awardee: Voltara Coatings', 'Awarding agency: Department of Agriculture'];
const TRIAL = [
  'Title: Taping after surgery',
  'NCT ID: NCT00000001',
  'Sponsor: Northern Clinic',
  'Conditions: Sciatica',
];
const award = (...passages: string[]) => cited(AWARD, ...passages);
const trial = (...passages: string[]) => cited(TRIAL, ...passages);

/** Each record says the first as firmly as it stands there; the second says more, or what is only looked for. */
const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'a step of a protocol, and what it brings about',
    trial('The needle will be advanced under fluoroscopic guidance.'),
    'The needle is advanced under fluoroscopic guidance.',
    'The needle was advanced under fluoroscopic guidance.',
  ],
  [
    'a step of a protocol, and what is no trial',
    trial('The samples will be stored in a freezer.'),
    'The samples are stored in a freezer.',
    'The samples have been stored in a freezer.',
  ],
  [
    'whom a trial leaves out, and what it does with them',
    trial('The cohort will be composed of inpatients. Exclusion criteria: Patients under mechanical ventilation.'),
    'Patients who are mechanically ventilated are excluded.',
    'Patients under mechanical ventilation are included.',
  ],
  [
    'what must be there is needed, and it may not be there',
    award('The offeror must have experience with torpedo acoustics.'),
    'Offerors need experience with torpedo acoustics.',
    'The offeror has experience with torpedo acoustics.',
  ],
  [
    'what brackets explain is so, whatever is planned',
    trial('The trial will test linkage to care (eg, health insurance, medical appointments) in two arms.'),
    'Linkage to care comprises health insurance and medical appointments.',
    'Linkage to care was tested in two arms.',
  ],
  [
    'who the people are',
    trial('The study will evaluate symptoms in patients hospitalized with the infection.'),
    'The study evaluates symptoms in people hospitalized with the infection.',
    'The study evaluates symptoms in people vaccinated against the infection.',
  ],
  [
    'a trial that is being run',
    trial('This randomized trial will test kinesio taping among church-affiliated adults.'),
    'Northern Clinic is running a randomized trial of kinesio taping among church-affiliated adults.',
    'Northern Clinic tested kinesio taping among church-affiliated adults.',
  ],
  [
    'an effect that is looked for',
    trial('The purpose is to evaluate pain reduction by the tape.'),
    'The study evaluates pain reduction by the tape.',
    'The tape reduced pain.',
  ],
  [
    'an effect that is meant',
    trial('The tape is designed to improve gait after surgery.'),
    'The tape is designed to improve gait after surgery.',
    'The tape improved gait after surgery.',
  ],
  [
    'an effect that is there',
    award('The coating improved adhesion on wet steel.'),
    'The coating improved adhesion on wet steel.',
    'The coating has been proven to improve adhesion on wet steel.',
  ],
  [
    'what a company looks to become',
    award('Voltara is looking to own the layer between painters and shippers.'),
    'Voltara is looking to own the layer between painters and shippers.',
    'Voltara already owns the layer between painters and shippers.',
  ],
  [
    'what may be',
    award('The coating may reduce corrosion in salt water.'),
    'The coating may reduce corrosion in salt water.',
    'The coating reduces corrosion in salt water.',
  ],
  [
    'what can be, and what will be',
    award('The coating can reduce corrosion in salt water.'),
    'The coating can reduce corrosion in salt water.',
    'The coating will reduce corrosion in salt water.',
  ],
  [
    'what holds on a condition',
    award('If the steel is dry, the coating bonds within minutes.'),
    'If the steel is dry, the coating bonds within minutes.',
    'The coating bonds within minutes.',
  ],
  [
    'what is told as so, and what may be so',
    award('The coating bonds within minutes on dry steel.'),
    'The coating bonds within minutes on dry steel.',
    'The coating might bond within minutes on dry steel.',
  ],
  [
    'what is planned, and what is done',
    award('The company plans to build a pilot line for coil coatings.'),
    'The company plans to build a pilot line for coil coatings.',
    'The company has built a pilot line for coil coatings.',
  ],
  [
    'what is provided, and what is to be',
    award('The project aims to provide a primer for wet steel.'),
    'The project aims to provide a primer for wet steel.',
    'The project has provided a primer for wet steel.',
  ],
  [
    'interest is a wish',
    award('Such primers are desired by both naval and commercial shipyards.'),
    'Naval and commercial shipyards want such primers.',
    'Both naval and commercial shipyards have bought such primers.',
  ],
  [
    'what there is none of',
    award('No data on wear in harbors are currently available.'),
    'No data on wear in harbors are available.',
    'Data on wear in harbors are available.',
  ],
  [
    'what only another phase is for',
    award('Phase I will survey primers for wet steel.', 'Phase II will simulate the pilot line for wet steel.'),
    'The pilot line is to be simulated in Phase II.',
    'Primers for wet steel are to be simulated in Phase I.',
  ],
  [
    'what holds in one case only',
    award('The coating bonds within minutes only if the steel is dry.'),
    'The coating bonds within minutes only if the steel is dry.',
    'The coating bonds within minutes.',
  ],
  [
    'what another method does, and what this one does',
    award('In contrast to traditional heating where copper wires are used, a thin film heats the blade.'),
    'A thin film heats the blade.',
    'The thin film heats the blade with copper wires.',
  ],
];

describe('[GRD-08] nothing is said more firmly than the record says it', () => {
  test.each(PAIRS)('%s', (_what, record, said, not) => {
    expect(reasonsFor(said, record)).toEqual([]);
    expect(reasonsFor(not, record)).not.toEqual([]);
  });

  test('a plan of an award is not told as a step of a protocol', () => {
    const plan = 'The primer will be mixed under infrared lamps.';
    expect(reasonsFor('The primer is mixed under infrared lamps.', award(plan))).not.toEqual([]);
    expect(reasonsFor('The primer is mixed under infrared lamps.', trial(plan))).toEqual([]);
  });

  test('a step that may be left out is none', () => {
    const maybe = trial('If needed, the needle will be advanced under fluoroscopic guidance.');
    expect(reasonsFor('The needle is advanced under fluoroscopic guidance.', maybe)).not.toEqual([]);
  });
});
