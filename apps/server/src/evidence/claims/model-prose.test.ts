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
