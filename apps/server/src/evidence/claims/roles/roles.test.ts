import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from '../judge-statement.ts';

/** Two fields of one kind; the sentence gives the value of the first its part, and then that of the second the same part. */
const PARTS: [first: string, second: string, said: (value: string) => string][] = [
  // Organisations and people
  ['Inventors: Ann Roe', 'Examiner: Bo Doe', (it) => `${it} invented it.`],
  ['Examiner: Bo Doe', 'Inventors: Ann Roe', (it) => `The examiner was ${it}.`],
  ['Attorney or agent: Doe & Poe LLP', 'Assignee: Plenkor Inc.', (it) => `The attorney is ${it}.`],
  ['Assignee: Plenkor Inc.', 'Attorney or agent: Doe & Poe LLP', (it) => `The assignee is ${it}.`],
  ['Awardee: Plenkor Inc.', 'Awarding agency: Exampleton Agency', (it) => `${it} received the award.`],
  ['Recipient: Plenkor Inc.', 'Funding agency: Exampleton Agency', (it) => `The recipient is ${it}.`],
  ['Awarding agency: Exampleton Agency', 'Awardee: Plenkor Inc.', (it) => `The award was made by ${it}.`],
  ['Sponsor: Exampleton Hospital', 'Collaborator: Plenkor Inc.', (it) => `The trial is sponsored by ${it}.`],
  ['Primary sponsor: Exampleton Hospital', 'Contact: Ann Roe', (it) => `The primary sponsor is ${it}.`],
  ['Collaborator: Plenkor Inc.', 'Sponsor: Exampleton Hospital', (it) => `${it} is a collaborator.`],
  ['Principal investigator: Ann Roe', 'Contact: Bo Doe', (it) => `The principal investigator is ${it}.`],
  ['Study Chair: Ann Roe', 'Contact: Bo Doe', (it) => `The study chair is ${it}.`],
  ['Study Director: Ann Roe', 'Contact: Bo Doe', (it) => `The study director is ${it}.`],
  ['Contact: Bo Doe', 'Principal investigator: Ann Roe', (it) => `The contact is ${it}.`],
  ['Brand names: ALPHACIN', 'Active ingredients: BETACIN', (it) => `The brand name is ${it}.`],
  ['Active ingredients: BETACIN', 'Brand names: ALPHACIN', (it) => `The active ingredient is ${it}.`],
  ['Investors: Plenkor Fund', 'Portfolio company: Voltara', (it) => `The investor is ${it}.`],
  ['Portfolio company: Voltara', 'Investor: Plenkor Fund', (it) => `The portfolio includes ${it}.`],
  ['Authors: Ann Roe', 'Funders: Exampleton Fund', (it) => `The author is ${it}.`],
  ['Director: Ann Roe', 'Executive Officer: Bo Doe', (it) => `The director is ${it}.`],
  ['Executive Officer: Bo Doe', 'Director: Ann Roe', (it) => `The executive officer is ${it}.`],
  ['Former names: Voltara', 'Partners: Plenkor', (it) => `It was formerly called ${it}.`],
  // Sums
  ['Obligated amount: $200,000', 'Outlayed amount: $50,000', (it) => `${it} was obligated.`],
  ['Outlayed amount: $50,000', 'Obligated amount: $200,000', (it) => `Outlays amount to ${it}.`],
  ['Potential amount: $900,000', 'Obligated amount: $200,000', (it) => `The potential value is ${it}.`],
  ['Award ceiling: $900,000', 'Award floor: $20,000', (it) => `The ceiling is ${it}.`],
  ['Award floor: $20,000', 'Award ceiling: $900,000', (it) => `The floor is ${it}.`],
  ['Fund size: $900,000', 'Award floor: $20,000', (it) => `The fund size is ${it}.`],
  ['Total funding: $900,000', 'Award floor: $20,000', (it) => `It raised ${it}.`],
  // Days
  ['Start date: 3 May, 2019', 'End date: 9 August, 2021', (it) => `It started on ${it}.`],
  ['End date: 9 August, 2021', 'Start date: 3 May, 2019', (it) => `It ended on ${it}.`],
  ['Completion date: 9 August, 2021', 'Start date: 3 May, 2019', (it) => `It finished on ${it}.`],
  ['Primary completion date: 9 August, 2021', 'Start date: 3 May, 2019', (it) => `Primary completion was on ${it}.`],
  ['First posted: 3 May, 2019', 'Last update: 9 August, 2021', (it) => `It was first posted on ${it}.`],
  ['Last update: 9 August, 2021', 'First posted: 3 May, 2019', (it) => `It was last updated on ${it}.`],
  ['Closes: 9 August, 2021', 'Opens: 3 May, 2019', (it) => `It closes on ${it}.`],
  ['Registration date: 3 May, 2019', 'Completion date: 9 August, 2021', (it) => `It was registered on ${it}.`],
  ['Filing date: 3 May, 2019', 'Grant date: 9 August, 2021', (it) => `It was filed on ${it}.`],
  ['Grant date: 9 August, 2021', 'Filing date: 3 May, 2019', (it) => `It was granted on ${it}.`],
  ['Publication date: 9 August, 2021', 'Filing date: 3 May, 2019', (it) => `It was published on ${it}.`],
  ['Priority date: 3 May, 2019', 'Filing date: 9 August, 2021', (it) => `The priority date is ${it}.`],
  ['Approval date: 3 May, 2019', 'Start date: 9 August, 2021', (it) => `It was approved on ${it}.`],
  ['Patent expiration date: 3 May, 2019', 'Filing date: 9 August, 2001', (it) => `The patent expires on ${it}.`],
  ['Founded: 3 May, 2019', 'Last update: 9 August, 2021', (it) => `It was founded on ${it}.`],
  ['First work: 1981', 'Latest work: 1988', (it) => `The first patent is of ${it}.`],
  ['Latest work: 1988', 'First work: 1981', (it) => `The latest patent is of ${it}.`],
  // Counts
  ['Enrollment: 202', 'Number of sites: 31', (it) => `It enrolled ${it} people.`],
  ['Target size: 202', 'Number of sites: 31', (it) => `The target size is ${it}.`],
  ['Employees: 30', 'Number of investments: 12', (it) => `It has ${it} employees.`],
  ['Offers received: 22', 'Employees: 30', (it) => `It received ${it} offers.`],
  ['Number of sites: 31', 'Enrollment: 202', (it) => `It runs at ${it} sites.`],
  ['Number of claims: 20', 'Documents cited: 31', (it) => `It has ${it} claims.`],
  ['Number of countries: 12', 'Number of sites: 31', (it) => `It runs in ${it} countries.`],
  ['Citations: 18', 'References: 117', (it) => `It has been cited ${it} times.`],
  ['References: 117', 'Citations: 18', (it) => `It cites ${it} works.`],
  ['Works: 73', 'Citations: 18', (it) => `The person has ${it} publications.`],
  ['h-index: 12', 'Works: 73', (it) => `The h-index is ${it}.`],
  ['Number of authors: 9', 'Citations: 18', (it) => `It has ${it} authors.`],
  ['Submissions: 44', 'Number of sites: 31', (it) => `There were ${it} submissions.`],
  ['Number of investments: 1,158', 'Employees: 30', (it) => `It made ${it} investments.`],
  // Places and numbers of documents
  ['Place of performance: Ohio', 'Place: Utah', (it) => `The work is performed in ${it}.`],
  ['Place: Utah', 'Place of performance: Ohio', (it) => `It is based in ${it}.`],
  ['Patent number: 5,694,939', 'Application number: 08/543,093', (it) => `The patent number is ${it}.`],
  ['Application number: 08/543,093', 'Patent number: 5,694,939', (it) => `The application number is ${it}.`],
];

const fieldValue = (line: string) => line.slice(line.indexOf(': ') + 2);
/** Days stand in prose without the comma. */
const asSaid = (value: string) => value.replace(/(?<=[a-z]), (?=\d{4}$)/, ' ');

describe('[GRD-09] values play the part of their field', () => {
  test.each(PARTS)('%s, not %s', (first, second, said) => {
    const record: Cited = { key: 'records/1', fields: ['Title: Untitled', first, second], passages: [] };
    expect(judgeStatement(said(asSaid(fieldValue(first))), [record]).reasons).toEqual([]);
    expect(judgeStatement(said(asSaid(fieldValue(second))), [record]).isSupported).toBe(false);
  });
});
