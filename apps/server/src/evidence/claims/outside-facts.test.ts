import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });

const INVESTOR = cited([
  'Title: Plenkor Venture',
  'Record: 1',
  'Investor: Plenkor Venture',
  'Portfolio company: Fancred',
  'Portfolio company: Voltara',
  'Number of investments: 3',
  'Known investments: Fancred · Seed · 16 October, 2013 · $1,500,000 · -',
  'Known investments: Fancred · Series A · 3 May, 2014 · - · -',
  'Known investments: Voltara · Seed · 4 May, 2012 · $600,000 · -',
]);
const DRUG = cited(['Title: PLENKOR', 'Application number: ANDA084505', 'Application type: ANDA', 'Sponsor: VOLTARA']);
const TRIAL = cited(
  [
    'Title: Plenkor in gout',
    'Sponsor: Exampleton College',
    'Enrollment: 70',
    'Status: Recruiting',
    'Start date: 8 May, 2025',
    'Completion date: January, 2027',
    'Conditions: Gout',
    'Arms: Intervention group (IG) · Experimental · A total of 35 patients in IG got foot strengthening exercises for six weeks.',
    'Arms: Control group (CG) · Active Comparator · The other 34 patients were given Plenkor (5 mg) and Bactrin (10 mg) twice a day.',
  ],
  'Only 56% of all U.S. Veterans have been vaccinated. Participants come from Italy, Spain and Japan.',
  'Antibodies to residues 63,73 and 246 were raised.',
);
const REGISTRY = cited(['Title: Gout registry', 'Conditions: Gout'], 'Exclusion criteria: Those who refuse by opt-out');
const PAPER = cited(
  ['Title: Group testing', 'Authors: Jane Roe'],
  'Building on recent work by Poe (2003) and Doe (2008), we construct new classes of designs.',
);
const ORDER = cited(['Title: PAIL', 'Recipient: Voltara', 'Competition: Not available for competition']);

const EXPERT = cited([
  'Title: Jane Roe',
  'Expert: Jane Roe',
  'Position: Lecturer',
  'ORCID: 0000-0000-0000-0001',
  'Works: 21',
]);
const COMPANY = cited(['Title: VOLTARA CORP', 'Company: VOLTARA CORP', 'Status: Public', 'Tickers: VLT']);
const AWARD = cited(
  ['Title: A recorder', 'Awardee: Voltara Inc', 'Awarding agency: NASA', 'Principal investigator: ROE JANE A'],
  'The magnetic recorder developed by NASA stores 700 Gigabytes of data on one reel and writes 500 Mbyte/sec. It is commercially available at moderate cost but does not include error correction.',
  'Type 1 diabetes (T1D) results from destruction of islets and affects more than one million Americans.',
);
const STUDY = cited(
  [
    'Title: Hydrogen in fever',
    'Conditions: Fever',
    'Healthy volunteers: No',
    'Age: 20 Years to 70 Years',
    'Start date: March, 2024',
    'Completion date: October, 2025',
    'Status: Recruiting',
    'Primary outcomes: Fever index · 2 years · -',
    'Secondary outcomes: Cough index · 1 year · -',
  ],
  'Exclusion criteria:\nA woman who is pregnant or breastfeeding',
);

const GROWN_UP = cited(['Title: A trial', 'Minimum age: 18', 'Maximum age: Not applicable']);
const PLUS = cited(['Title: Voltara'], 'Voltara works with 3,000+ experts from many brands.');
const OPEN = cited(['Title: PAIL', 'Recipient: Voltara', 'Competition: Full and open competition']);

const PATENT = cited([
  'Title: A game',
  'Status: Issued',
  'Patent number: 8062129',
  'Patent expiration date: 22 May, 2030',
]);
const CALL = cited(['Title: A call', 'Opens: 13 March, 2015', 'Closes: 13 May, 2015', 'Status: Closed']);

describe('[GRD-08] facts as somebody from outside states them', () => {
  test.each([
    ['rounds of an investor, counted behind the company', 'Plenkor invested in Fancred two times.', INVESTOR],
    [
      'a round that an investor joined',
      'Fancred raised $1.5 million in October 2013 in a round that Plenkor joined.',
      INVESTOR,
    ],
    ['the number of an application, written apart', 'Voltara holds ANDA 084505.', DRUG],
    ['when a trial is to finish', 'The study should finish in January 2027.', TRIAL],
    ['whom a trial leaves out', 'Patients who opt out are excluded.', REGISTRY],
    ['people of a country', 'Just 56 % of American veterans have been vaccinated.', TRIAL],
    ['what the statement counts, and lists', 'Participants come from three countries: Italy, Spain and Japan.', TRIAL],
    ['a list that the source writes without spaces', 'Antibodies were raised to residues 63, 73 and 246.', TRIAL],
    ['whose work it builds on', 'The paper builds on earlier work by Poe and Doe.', PAPER],
    ['a person whose last name stands first in the record', 'Jane A. Roe was the principal investigator.', AWARD],
    [
      'what does not include something, which leaves nobody out',
      'The recorder is available at a moderate price.',
      AWARD,
    ],
    [
      'what a thing holds, which it does not own',
      'The magnetic recorder holds 700 gigabytes of data on one reel.',
      AWARD,
    ],
    ['a rate in words', 'The magnetic recorder writes 500 Mbyte per second.', AWARD],
    ['a million, behind its bound', 'Type 1 diabetes affects more than a million Americans.', AWARD],
    ['what a type’s number does not count', 'More than one million Americans have type 1 diabetes.', AWARD],
    [
      'when something was due, which is no cause',
      'The trial began in March 2024 and was due to end in October 2025.',
      STUDY,
    ],
    ['volunteers who cannot', 'Healthy volunteers cannot.', STUDY],
    ['who cannot join', 'Pregnant women cannot join the trial.', STUDY],
    ['the main outcome', 'The main outcome was the fever index.', STUDY],
    ['a symbol', 'Voltara is publicly traded under the symbol VLT.', COMPANY],
    ['a profile', 'Jane Roe is a lecturer whose ORCID profile lists 21 works.', EXPERT],
    ['companies and their rounds', 'Plenkor backed two companies in three investments.', INVESTOR],
    ['ages between two bounds', 'Participants are at least 20 years old and at most 70 years old.', STUDY],
    ['a least age', 'Participants are at least 18 years old.', GROWN_UP],
    ['more than a number with a plus', 'Voltara works with more than 3,000 experts.', PLUS],
    ['a patent by its number alone', 'The patent, US 8,062,129, runs until May 2030.', PATENT],
    ['until when a call was open', 'Applications were accepted until May 13, 2015.', CALL],
    ['an order without competition', 'The contract was not open to competition.', ORDER],
  ])('%s', (_, text, source) => {
    expect(judgeStatement(text, [source]).reasons).toEqual([]);
  });

  test.each([
    ['more rounds than there were', 'Plenkor invested in Voltara two times.', INVESTOR],
    ['a list of another length', 'Participants come from four countries: Italy, Spain and Japan.', TRIAL],
    ['an application of another number', 'Voltara holds ANDA 084506.', DRUG],
    ['all who were enrolled, said of a group', '70 patients were in the control group.', TRIAL],
    ['the number of one group, said of each', '35 patients were assigned to each group.', TRIAL],
    ['the drugs of another arm', 'The exercise group got Plenkor and Bactrin twice a day.', TRIAL],
    ['another first name before the last', 'John A. Roe was the principal investigator.', AWARD],
    ['fewer than the record’s bound', 'Type 1 diabetes affects less than a million Americans.', AWARD],
    ['a cause', 'The trial ended due to fever.', STUDY],
    ['volunteers, let in', 'Healthy volunteers can take part.', STUDY],
    ['whom criteria leave out, let in', 'Pregnant women can join the trial.', STUDY],
    ['another outcome as the main one', 'The main outcome was the cough index.', STUDY],
    ['the greater age as the least', 'Participants are at least 70 years old.', STUDY],
    ['the least age as the greatest', 'Participants are at most 18 years old.', GROWN_UP],
    ['the least age as the greatest, behind it', 'Participants are 18 years or younger.', GROWN_UP],
    ['less than a number with a plus', 'Voltara works with less than 3,000 experts.', PLUS],
    ['a denial of how it was done', 'The contract was not placed after full and open competition.', OPEN],
    ['until its first day', 'Applications were accepted until March 13, 2015.', CALL],
    ['an order with competition', 'The contract was open to competition.', ORDER],
    [
      'the Navy, which is nobody of a country',
      'The Navy was the awardee.',
      cited(['Title: A', 'Awardee: Voltara', 'Branch: Navy']),
    ],
  ])('withheld: %s', (_, text, source) => {
    expect(judgeStatement(text, [source]).isSupported).toBe(false);
  });
});
