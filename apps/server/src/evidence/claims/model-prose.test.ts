import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });

const BOUGHT = cited(
  [
    'Title: Voltara',
    'Company: Voltara',
    'Place: Manama, Bahrain',
    'Industries: Advertising',
    'Status: Acquired',
    'Partners: Plenkor',
  ],
  'Voltara was acquired by Plenkor on 2013-10-18.',
  'Advertising',
);
const INVENTOR = cited(
  [
    'Title: Jane T. Roe',
    'Expert: Jane T. Roe',
    'Place: Redmond, Washington, United States',
    'Position: Inventor',
    'Works: 13',
  ],
  'Inventor of 13 United States patents, 2011 to 2020.',
);
const TOPIC = cited(
  ['Title: Coatings without solvents', 'Office: United States Navy'],
  'Phase I: Selection of the most promising process. Phase II: Scale-up of the process. The contractor should work with an Aviation Depot during this phase.',
);
const ACTUATOR = cited(
  ['Title: Actuators', 'Awardee: Voltara'],
  'Solid-state actuators will be designed, built and tested in Phase I to demonstrate the feasibility of the concept.',
);
const VIALS = cited([
  'Title: PLENKOR (VOLTARINE)',
  'Sponsor: EXAMPLETON',
  'Products: 001 · PLENKOR · INJECTABLE · INJECTION · 500MG/VIAL · Prescription · AP · Yes',
  'Products: 002 · PLENKOR · INJECTABLE · INJECTION · 375MG/VIAL · Discontinued · - · No',
]);
const SITES = cited([
  'Title: A test of a test',
  'Place: Sandy Springs, Georgia, United States',
  'Sponsor: Exampleton',
  'Sites: Exampleton North, Sandy Springs, Georgia, United States',
  'Sites: Exampleton South, Chattanooga, Tennessee, United States',
]);
const LASER = cited(
  ['Title: Laser for back pain', 'Sponsor: Voltara Corporation', 'Enrollment: 30'],
  'This study aims to evaluate the safety of the laser added to a conventional treatment, to reduce back pain.',
);

const PARTNERS = cited(
  ['Title: A receiver', 'Awardee: Voltara Packaging, Inc.'],
  'Voltara Packaging, Inc. (VP) is developing an affordable open architecture receiver. VP has teamed with Exampleton for gate arrays.',
);
const BLOOD = cited(
  ['Title: A study of blood', 'Enrollment: 50', 'NCT ID: NCT00000001'],
  'The blood is stored at -80 C, and the aircraft flies at 600 kts.',
);
const OUTCOMES = cited([
  'Title: A gel for surgery',
  'Sponsor: Voltara',
  'Enrollment: 135',
  'Age: 22 Years to 70 Years',
  'NCT ID: NCT00000002',
  'Primary outcomes: Change in leg pain · 6 months · Subjects will complete a scale for their leg pain at each visit.',
  'Secondary outcomes: Change in back pain · 6 months · Subjects will complete a scale for their back pain at each visit.',
]);
const OVER = cited(
  ['Title: Gel for surgery', 'Sponsor: Voltara', 'Status: Completed', 'NCT ID: NCT00000003'],
  'The study is to assess the safety of a gel that is applied during surgery.',
);
const GROUPS = cited(
  ['Title: Plenkor Capsule/Granule in the treatment of coughs', 'Phase: Phase 4', 'Conditions: coughs'],
  'Plenkor Capsule/Granule in the treatment of coughs\n\nRoutine treatment + Plenkor Capsules/granules:4 capsules / time or 1 bag / time, 3 times a day\nConventional treatment:Treat as prescribed in the fourth edition of the plan',
);
const TABLET = cited([
  'Title: IBUPROFEN AND VOLTARINE',
  'Sponsor: EXAMPLETON',
  'Products: 001 · IBUPROFEN AND VOLTARINE · TABLET · ORAL · 200MG;30MG · Over-the-counter · - · No',
  'Active ingredients: IBUPROFEN; VOLTARINE',
]);
const CASE = cited([
  'Title: A drive',
  'Laboratory: Exampleton Research Center',
  'Application number: 13/900,452',
  'Case number: MFS-32830-1-CIP',
]);
const TO_COME = cited([
  'Title: Glucose monitoring',
  'Sponsor: Vastra Region',
  'Status: Not yet recruiting',
  'Phase: Phase 1',
  'NCT ID: NCT00000004',
]);
const LINKS = cited(
  ['Title: Fast devices', 'Office: United States Navy', 'Citations: 2'],
  'Modulators have theoretically attainable bandwidths of 100 GHz. In practice, the bandwidths are limited by the packaging.It will be necessary to develop protocols that switch on demand. Potential savings are $44M per day.',
);
const CALL = cited([
  'Title: Maker spaces',
  'Agency: National Science Foundation',
  'Opens: 8 November, 2015',
  'Closes: 8 December, 2015',
]);

/** Each record says the first in words of its own, and not the second. */
const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'where somebody is, before the name',
    BOUGHT,
    'Plenkor acquired Manama-based Voltara.',
    'Manama-based Plenkor acquired Voltara.',
  ],
  [
    'where somebody is, before what it is',
    BOUGHT,
    'Plenkor acquired Voltara, a Manama-based advertising company.',
    'Plenkor acquired Voltara, a Tokyo-based advertising company.',
  ],
  [
    'a name with an initial, its town and its state',
    INVENTOR,
    'Jane T. Roe of Redmond, Washington, is an inventor on 13 US patents.',
    'Jane T. Roe of Redmond, Washington, is an inventor on 31 US patents.',
  ],
  [
    'a phase that the text goes on about',
    TOPIC,
    'In Phase II, the contractor should work with an Aviation Depot.',
    'In Phase I, the contractor should work with an Aviation Depot.',
  ],
  [
    'a way, and nobody who does it',
    ACTUATOR,
    'Feasibility of the concept is to be demonstrated by designing solid-state actuators.',
    'Feasibility of the concept was demonstrated by designing solid-state actuators.',
  ],
  [
    'one of two strengths',
    VIALS,
    'The 375 mg vial has been discontinued.',
    'The 375 mg vial is available on prescription.',
  ],
  ['all of them', VIALS, 'Both strengths are injectable.', 'Both strengths have been discontinued.'],
  ['where a site is', SITES, 'Exampleton South is in Chattanooga.', 'Exampleton South is in Sandy Springs.'],
  [
    'a short form behind a full stop',
    PARTNERS,
    'Voltara Packaging is developing a low-cost receiver with an open architecture.',
    'Voltara Packaging is developing a high-cost receiver with an open architecture.',
  ],
  [
    'partners',
    PARTNERS,
    'VP has partnered with Exampleton on gate arrays.',
    'VP has partnered with Plenkor on gate arrays.',
  ],
  ['below zero', BLOOD, 'The blood is stored at minus 80 degrees.', 'The blood is stored at 80 degrees.'],
  [
    'pain in the back and elsewhere',
    OUTCOMES,
    'The secondary outcome is the change in back pain.',
    'The primary outcome is the change in back pain.',
  ],
  [
    'who may take part',
    OUTCOMES,
    'Patients between 22 and 70 years of age were eligible.',
    'Patients between 20 and 70 years of age were eligible.',
  ],
  [
    'in theory',
    LINKS,
    'Modulators could in theory attain bandwidths of 100 GHz.',
    'Modulators attain bandwidths of 100 GHz.',
  ],
  ['a passive', LINKS, 'The packaging limits the bandwidths.', 'The bandwidths limit the packaging.'],
  [
    'what is necessary, behind a lost space',
    LINKS,
    'Protocols must switch on demand.',
    'All protocols switch on demand.',
  ],
  [
    'a sum that only the text tells',
    LINKS,
    'Potential savings amount to $44 million a day.',
    'The award amounts to $44 million.',
  ],
  [
    'what a trial that is over was for',
    OVER,
    'Voltara studied the safety of a gel that is applied during surgery.',
    'Voltara proved the safety of a gel that is applied during surgery.',
  ],
  [
    'the head of a line',
    GROUPS,
    'Conventional treatment is as prescribed in the plan.',
    'Conventional treatment consists of 4 capsules, 3 times a day.',
  ],
  [
    'each of one strength',
    TABLET,
    'Each tablet contains 200 mg of ibuprofen and 30 mg of voltarine.',
    'All tablets contain 200 mg of ibuprofen and 30 mg of codeine.',
  ],
  ['a number with letters', CASE, 'The case number is MFS-32830-1-CIP.', 'The application number is MFS-32830-1-CIP.'],
  ['what has not begun', TO_COME, 'Recruitment has not started yet.', 'Recruitment has started.'],
  [
    'what a sponsor does',
    TO_COME,
    'Vastra Region conducts a trial of glucose monitoring.',
    'Exampleton conducts a trial of glucose monitoring.',
  ],
  ['once and twice', LINKS, 'It has been cited twice.', 'It has been cited once.'],
  ['knots', BLOOD, 'The aircraft flies at 600 knots.', 'The aircraft flies at 60 knots.'],
  [
    'what could be done while a call was open',
    CALL,
    'Proposals could be submitted between 8 November and 8 December 2015.',
    'Proposals could be submitted between 8 October and 8 December 2015.',
  ],
  [
    'what a study is of',
    LASER,
    'Voltara Corporation sponsored a study of the laser added to a conventional treatment.',
    'Voltara Corporation sponsored a study of the laser, which reduced back pain.',
  ],
];

describe('[GRD-08] as a careful model puts it', () => {
  test.each(PAIRS)('%s', (_, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});
