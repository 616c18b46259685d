import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });

const AWARD = cited(
  [
    'Title: A pump for bright foam',
    'Awardee: Voltara Inc',
    'Research institution: University of Manama',
    'Awarding agency: Department of Commerce',
    'Principal investigator: Jane Roe',
    'Business contact: Mr. John Doe, Chief Financial Officer',
    'Award amount: $599,401',
    'Start date: 7 May, 2024',
    'End date: 6 October, 2024',
  ],
  'Under this award Voltara will conduct a randomized trial of the pump. PumpSoft AI, developed by PumpSoft LTD, reads the sensors of pumps. Voltara plans to improve PumpSoft AI.',
);
const trialOf = (status: string) =>
  cited(
    [
      'Title: Plenkor treatment of people with asthma',
      `Status: ${status}`,
      'NCT ID: NCT00000001',
      'Primary purpose: Prevention',
      'Arms: Control group: No card to carry · No Intervention · The control group will receive no intervention.',
    ],
    'People are found by recruiting physicians. The dose will be administered slowly to whoever takes part. Both groups receive the same massage treatment on 20 points once weekly for 6 weeks.',
    'Plenkor (IV) in 1 part of saline will be given twice weekly for up to twelve weeks.',
    'Exclusion criteria:\nNot receiving plenkor treatment.',
  );
const TRIAL = trialOf('Completed');
const COMPANY = cited([
  'Title: VOLTARA CORP',
  'Company: VOLTARA CORP',
  'Place: Manama, California, United States',
  'Industries: Semiconductors',
  'Exchanges: Nasdaq',
  'State of incorporation: Delaware',
  'Founded: 1999',
]);
const INVESTOR = cited([
  'Title: Plenkor Venture',
  'Investor: Plenkor Venture',
  'Portfolio company: Fancred',
  'Number of investments: 430',
  'Known investments: Fancred · Seed · 16 October, 2013 · $1,500,000 · -',
  'Known investments: Fancred · Series A · 3 May, 2014 · - · -',
]);
const TECHNOLOGY = cited([
  'Title: Wire crimps',
  'Laboratory: Exampleton Flight Center',
  'Status: Application',
  'Application number: 12/840787',
]);
const PATENT = cited([
  'Title: US patent 7',
  'Record: US7',
  'Patent number: US 7,207,245',
  'CPC: A47K · -',
  'Inventor: Jane Roe',
]);
const DRUG = cited([
  'Title: PLENKOR',
  'Application number: NDA204093',
  'Sponsor: VOLTARA HLTHCARE LABS',
  'Products: 001 · PLENKOR · TABLET · ORAL · 1MG · Discontinued · - · No',
  'Products: 002 · PLENKOR · TABLET · ORAL · 2MG · Discontinued · - · No',
]);
const SITE = cited(
  [
    'Title: A study of plenkor',
    'Sponsor: Voltara',
    'Status: Completed',
    'Healthy volunteers: No',
    'Sex: All',
    'Enrollment: 40',
    'Registered retrospectively: Yes',
    'NCT ID: NCT00000003',
  ],
  'It follows a trial that was terminated and registered prospectively.',
);
const CALL = cited(
  ['Title: Pumps', 'Office: United States Navy', 'Status: Closed', 'Opens: 1 June, 1989', 'Closes: 1 July, 1989'],
  'Applications are still being accepted by hand.',
);
const PAPER = cited([
  'Title: Pumps',
  'Author: Jane Roe',
  'Authors: Jane Roe',
  'Number of authors: 1',
  'Funder: Plenkor Council',
  'Funders: Plenkor Council · 1',
  'Open access: Green',
]);
const TEAM = cited(['Title: Acme', 'Company: Acme', 'Employees: 11', 'Place: Manama, Bahrain']);
const ANAESTHESIA = cited(
  [
    'Title: Two ways of anaesthesia',
    'NCT ID: NCT00000002',
    'Arms: General anaesthesia · Active Comparator · General anaesthesia during surgery',
    'Arms: Regional anaesthesia · Experimental · Regional anaesthesia during surgery',
  ],
  'The nurses failed to detect pain in three groups.',
);
const TEXT = cited(
  ['Title: Signals at sea'],
  'The system transmits signals from the ship carrier to the ship for safe landing. Signals are heard at distances greater than 10,000 meters.',
  'The efficacy of the vaccine in preventing fever',
  'The present system uses analog circuits of the 1960s.',
);

/** Of each pair the record says the first; the second differs from it in one relation or value. */
const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'an agency by the short form of its name gives',
    AWARD,
    'The Commerce Department gave Voltara $599,401.',
    'The Energy Department gave Voltara $599,401.',
  ],
  [
    'a research institution is not who gets the award',
    AWARD,
    'Voltara received the award.',
    'The University of Manama received the award.',
  ],
  [
    'how long an award runs',
    AWARD,
    'The project lasts five months, from May to October 2024.',
    'The project lasts six months, from May to October 2024.',
  ],
  [
    'how long, before the noun',
    AWARD,
    'It is a five-month project of Voltara.',
    'It is a six-month project of Voltara.',
  ],
  [
    'a form of address ahead of a name',
    AWARD,
    'The principal investigator is Jane Roe.',
    'The principal investigator is Mr. John Doe.',
  ],
  [
    'a trial that an award pays for is yet to be conducted',
    AWARD,
    'Voltara will conduct a randomized trial of the pump.',
    'Voltara conducted a randomized trial of the pump.',
  ],
  [
    'an agent that the text names with “by”',
    AWARD,
    'PumpSoft LTD developed PumpSoft AI.',
    'Voltara developed PumpSoft AI.',
  ],
  ['what was set out to be done', AWARD, 'Voltara set out to improve PumpSoft AI.', 'Voltara improved PumpSoft AI.'],
  ['how often it is given', TRIAL, 'Plenkor is given twice a week.', 'Plenkor is given once a week.'],
  [
    'what has been done in a trial that is over',
    TRIAL,
    'The dose was administered slowly.',
    'The dose was administered quickly.',
  ],
  [
    'what one cell of a row denies',
    TRIAL,
    'The control group receives no intervention.',
    'The control group carries a card.',
  ],
  [
    'who is excluded for what was not done',
    TRIAL,
    'People who did not receive plenkor treatment were excluded.',
    'People who received plenkor treatment were excluded.',
  ],
  [
    'how often, and not how many treatments',
    TRIAL,
    'Massage once a week is part of the treatment in both groups.',
    'Massage twice a week is part of the treatment in both groups.',
  ],
  ['a trial that is over recruits nobody', TRIAL, 'The trial is completed.', 'The trial is currently recruiting.'],
  [
    'a trial that recruits',
    trialOf('Recruiting'),
    'The trial is recruiting participants.',
    'The trial is not yet recruiting participants.',
  ],
  [
    'a trial that has not begun',
    trialOf('Not yet recruiting'),
    'Recruitment for the trial had not yet begun.',
    'The trial is recruiting participants.',
  ],
  [
    'where a company is incorporated',
    COMPANY,
    'Voltara is incorporated in Delaware.',
    'Voltara is incorporated in California.',
  ],
  [
    'where its shares are listed',
    COMPANY,
    'Voltara is a Nasdaq-listed company.',
    'Voltara is a Euronext-listed company.',
  ],
  ['what it is active in', COMPANY, 'Voltara is active in semiconductors.', 'Voltara is active in software.'],
  [
    'a name that looks like a verb',
    INVESTOR,
    'Plenkor Venture invested in Fancred.',
    'Fancred invested in Plenkor Venture.',
  ],
  ['an application is filed', TECHNOLOGY, 'A patent application has been filed.', 'A patent has been issued.'],
  [
    'who developed it, and where',
    TECHNOLOGY,
    'The technology was developed at Exampleton Flight Center.',
    'The technology was developed at Exampleton Launch Center.',
  ],
  ['what protects it', PATENT, 'It is protected by US patent 7,207,245.', 'It is protected by US patent 7,207,246.'],
  ['a class that is no temperature', PATENT, 'It is classified under A47K.', 'It is classified under A47L.'],
  [
    'who holds an application',
    DRUG,
    'The application NDA204093 is held by Voltara Healthcare Laboratories.',
    'The application NDA204093 is held by Plenkor Healthcare Laboratories.',
  ],
  ['a name that a source shortens', DRUG, 'The sponsor is Voltara Healthcare.', 'The sponsor is Voltara Holdings.'],
  [
    'all rows of a table',
    DRUG,
    'All of the plenkor tablets have been discontinued.',
    'All of the plenkor tablets have been discontinued but one.',
  ],
  [
    'which arm is the experimental one',
    ANAESTHESIA,
    'Regional anaesthesia is the experimental arm.',
    'General anaesthesia is the experimental arm.',
  ],
  [
    'what has failed',
    ANAESTHESIA,
    'The nurses did not detect pain in three groups.',
    'The nurses detected pain in three groups.',
  ],
  [
    'how often an investor invested',
    INVESTOR,
    'Plenkor Venture invested two times in Fancred.',
    'Plenkor Venture invested three times in Fancred.',
  ],
  [
    'from what has one word more than what it goes to',
    TEXT,
    'The system transmits signals from ship carrier to ship.',
    'The system transmits signals from ship to ship carrier.',
  ],
  ['beyond a distance', TEXT, 'Signals are heard beyond 10,000 meters.', 'Signals are heard below 10,000 meters.'],
  [
    'an effect that a title looks for',
    TEXT,
    'The efficacy of the vaccine in preventing fever',
    'The vaccine prevents fever.',
  ],
  [
    'a light verb beside words that all stand there',
    TEXT,
    'The system depends on analog circuits of the 1960s.',
    'The system replaces analog circuits of the 1960s.',
  ],
  ['who conducts a study', SITE, 'Voltara is conducting the study.', 'Plenkor is conducting the study.'],
  ['how large a sample is', SITE, 'The estimated enrollment is 40.', 'The estimated enrollment is 41.'],
  ['who may join', SITE, 'Both men and women are eligible.', 'Only women are eligible.'],
  ['who may not', SITE, 'Healthy volunteers are not accepted.', 'Healthy volunteers are accepted.'],
  ['how a study ended', SITE, 'The study has been completed.', 'The study was terminated.'],
  [
    'when it was registered',
    SITE,
    'The study was registered retrospectively.',
    'The study was registered prospectively.',
  ],
  ['who issued a call', CALL, 'The topic was issued by the Navy.', 'The topic was issued by the Army.'],
  ['a call that is closed', CALL, 'The call is closed.', 'Applications are still being accepted.'],
  ['who alone wrote it', PAPER, 'Jane Roe is the sole author.', 'Jane Roe is the sole editor.'],
  ['who alone invented it', PATENT, 'The sole inventor is Jane Roe.', 'The sole inventor is John Doe.'],
  [
    'who is not alone',
    cited(['Title: US patent 8', 'Inventor: Jane Roe', 'Inventor: John Doe']),
    'Jane Roe is an inventor.',
    'Jane Roe is the sole inventor.',
  ],
  ['who supported it', PAPER, 'The Plenkor Council supported the research.', 'Jane Roe supported the research.'],
  ['a paper that all may read', PAPER, 'The paper is open access.', 'The paper is closed access.'],
  ['how many a team has', TEAM, 'The team has 11 people.', 'The team has 12 people.'],
  [
    'who led a round',
    cited(['Title: Voltara Fund', 'Investor: Voltara Fund', 'Known investments: Acme · Seed · 2013 · - · Lead']),
    'Voltara Fund led the Seed round of Acme.',
    'Voltara Fund led the Series B round of Acme.',
  ],
  [
    'who only took part in it',
    INVESTOR,
    'Plenkor Venture took part in the Seed round of Fancred.',
    'Plenkor Venture led the Seed round of Fancred.',
  ],
];

describe('[GRD-02] short facts on one record', () => {
  test.each(PAIRS)('%s', (_, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});
