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
    'for whom it is meant, and that they have it',
    award('We are developing a coil based on research tools that can be used in the high school classroom.'),
    'The firm is developing a coil for high school classrooms.',
    'The coil is used in high school classrooms.',
  ],
  [
    'what each sentence says, and the deed of one with the thing of the other',
    award('Wax was criticised for its side effects of rust. To prevent such damage, a new family of coils was made.'),
    'Wax was criticised for rust.',
    'Wax prevents rust.',
  ],
  [
    'what is so beside what can be',
    award('We have shown that the coil can warn crews and that farmers are able to read the panel within minutes.'),
    'Farmers are able to read the panel within minutes.',
    'The coil warns crews.',
  ],
  [
    'what is so in a clause of its own, and what may be',
    award('The coil may rust in rain, and the panels are sealed with wax.'),
    'The panels are sealed with wax.',
    'The coil rusts in rain.',
  ],
  [
    'what is thought is thought of both',
    award('We believe that the coil can warn crews and that farmers are able to read the panel within minutes.'),
    'Farmers may be able to read the panel within minutes.',
    'Farmers are able to read the panel within minutes.',
  ],
  [
    'what is aimed at behind “-based”, too',
    award(
      'The aims are to collect a library of home-based exercises and to improve the safety of the coil in a field test.',
    ),
    'The work aims to improve the safety of the coil in a field test.',
    'The safety of the coil was improved in a field test.',
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
  [
    'what may be there is not needed',
    award('The offeror may have experience with torpedo acoustics.'),
    'The offeror may have experience with torpedo acoustics.',
    'The offeror needs experience with torpedo acoustics.',
  ],
  [
    'whom a trial is to take, and whom it took',
    trial('Patients will be included after lumbar surgery.'),
    'Patients will be included after lumbar surgery.',
    'Patients were included after lumbar surgery.',
  ],
  [
    'what is so once, and may be so elsewhere',
    award('The coating dries fast and bonds fast, and may dry and bond fast on glass.'),
    'The coating dries fast and bonds fast.',
    'The coating bonds fast on glass.',
  ],
  [
    'what is likely, and what is barely possible',
    award('The coating is expected to reduce corrosion and may be sold in drums.'),
    'The coating will reduce corrosion.',
    'The coating reduces corrosion.',
  ],
  [
    'what money is raised for',
    award('The company raised $2 million to build a pilot line for coil coatings.'),
    'The company raised $2 million to build a pilot line for coil coatings.',
    'The company built a pilot line for coil coatings.',
  ],
  [
    'what a company is founded for',
    award('The company was founded to shorten drying times of coil coatings.'),
    'The company was founded to shorten drying times of coil coatings.',
    'The company shortens drying times of coil coatings.',
  ],
  [
    'what a ship leaves port for',
    award('The crew went to sea to show that the primer cures under water.'),
    'The crew went to sea to show that the primer cures under water.',
    'The crew showed that the primer cures under water.',
  ],
  [
    'what helps to do it does it',
    award('The tape helps to improve gait.'),
    'The tape improves gait.',
    'The tape has improved gait.',
  ],
  [
    'what is done again and again, and what has been done',
    award('The project provides a primer for wet steel.'),
    'The project provides a primer for wet steel.',
    'The project has already provided a primer for wet steel.',
  ],
  [
    'what has been found, and what finds',
    award('The method finds leaks in the wet primer.'),
    'The method finds leaks in the wet primer.',
    'The method found leaks in the wet primer.',
  ],
  [
    'a plan for the second of two things',
    award('The crew plans to test primers. The primers improved adhesion.'),
    'The primers improved adhesion.',
    'The crew tested primers.',
  ],
  [
    'a condition before and behind',
    award('If the steel is dry, the coating bonds within minutes.'),
    'The coating bonds within minutes if the steel is dry.',
    'The coating bonds within minutes.',
  ],
  [
    'a condition of the second part only',
    award('The coating bonds on glass; if the steel is dry, it resists salt.'),
    'The coating bonds on glass.',
    'The coating resists salt.',
  ],
  [
    'an approval is no step of a protocol',
    trial('The protocol will be approved by the ethics board.'),
    'The protocol will be approved by the ethics board.',
    'The protocol is approved by the ethics board.',
  ],
  [
    'what a surgeon plans is no step of a protocol',
    trial('The surgeon plans to advance the needle under fluoroscopic guidance.'),
    'The surgeon plans to advance the needle under fluoroscopic guidance.',
    'The needle is advanced under fluoroscopic guidance.',
  ],
  [
    'what is sought by those who know, and what is done with them',
    trial('The study will look at symptoms of patients referred by family doctors.'),
    'The study looks at symptoms of patients referred by family doctors.',
    'Northern Clinic referred the patients to family doctors.',
  ],
  [
    'a plan that is told as one, and its purpose',
    award('The authors spoke with editors to learn how policies are enforced.'),
    'The authors spoke with editors to learn how policies are enforced.',
    'Editors enforced the policies.',
  ],
  [
    'a step with an adverb',
    trial('The needle will be slowly advanced under fluoroscopic guidance.'),
    'The needle is slowly advanced under fluoroscopic guidance.',
    'The needle has been slowly advanced under fluoroscopic guidance.',
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

  test.each([
    ['A trial of another register', ['Title: Taping after surgery', 'Trial ID: ISRCTN00000001']],
    ['A trial of ClinicalTrials.gov', TRIAL],
  ])('%s: a step of its protocol is told in the present', (_what, fields) => {
    const record = cited(fields, 'The needle will be advanced under fluoroscopic guidance.');
    expect(reasonsFor('The needle is advanced under fluoroscopic guidance.', record)).toEqual([]);
  });

  test.each([
    ['The crew tested primers.', 'The crew plans to test primers.', 'a hedge of its source'],
    ['The coating will resist salt.', 'The coating can resist salt.', 'a weaker hedge of its source'],
    ['The tape improves gait.', 'The tape is designed to improve gait.', '“improves”, which its source only means to'],
    ['The lab has provided primers.', 'The lab provides primers.', "“provided”, which its source doesn't say is done"],
    ['The method found leaks.', 'The method finds leaks.', "“found”, which its source doesn't say is done"],
    ['The coating bonds.', 'If the steel is dry, the coating bonds.', 'a condition of its source'],
    ['The coating bonds fast.', 'The coating bonds fast only if the steel is dry.', 'a condition of its source'],
    ['The coating might bond on steel.', 'The coating bonds on steel.', 'a hedge that its source lacks'],
  ])('“%s” lacks what “%s” says: %s', (said, passage, reason) => {
    expect(reasonsFor(said, award(passage))).toContain(reason);
  });
});
