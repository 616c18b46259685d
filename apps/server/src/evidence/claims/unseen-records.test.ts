import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });
const holds = (text: string, record: Cited) => judgeStatement(text, [record]).isSupported;

const PATENT = cited([
  'Title: US patent 6000001',
  'Record: 1',
  'Assignee: Voltara S.A.',
  'Inventor: Jane Roe',
  'Status: Granted',
  'Assignees: Voltara S.A. · Foreign company or corporation · -',
  'Inventors: Jane Roe, Poisy, FR',
]);
const TRIAL = cited(
  [
    'Title: Needles for back pain',
    'Record: 2',
    'Sponsor: Exampleton Medical Center',
    'Place: Seongnam, Gyeonggi, Korea, Republic of',
    'Enrollment: 70',
    'Status: Completed',
  ],
  'Both groups are treated once a week. Needles without coating are used in the sham group instead of the coated needles.\n\nExclusion Criteria:\n\n1. Tumor or fracture of the spine',
);
const INVESTOR = cited([
  'Title: Plenkor Networks',
  'Record: 3',
  'Investor: Plenkor Networks',
  'Portfolio company: Voltara',
  'Known investments: Voltara · - · 11 December, 2000 · $26,000,000 · -',
]);
const INVENTOR = cited(
  [
    'Title: Jane Roe',
    'Record: 4',
    'Expert: Jane Roe',
    'Position: Inventor',
    'Latest work: 1 April, 2025',
    'First work: 19 September, 2006',
    'Works: 8',
  ],
  'Inventor of 8 United States patents, 2006 to 2025.',
);
const TOPIC = cited(
  [
    'Title: Green Chemistry',
    'Record: 5',
    'Agency: National Science Foundation',
    'Status: Closed',
    'Closes: 8 December, 2015',
  ],
  'This topic seeks cross-cutting approaches to addressing societal needs. Projects may propose innovations that enhance sustainability through any combination of reducing carbon foot print, energy intensity, natural resource use, pollution, toxicity, safety hazards, and environmental impact. Projects may include replacing existing products for societal needs.',
);
const HEALTHY = cited([
  'Title: A Study of PLK-395 in Healthy Male Volunteers',
  'Record: 6',
  'Sponsor: Plenkor Pharmaceutical',
  'Enrollment: 26',
  'Status: Completed',
  'Conditions: Gout',
]);
const REGISTERED = cited([
  'Title: EU trial 1',
  'Record: 7',
  'Target size: 465',
  'Enrollment date: 18 September, 2008',
  'Contact: Ying Poe, Exampleton University',
  'Primary sponsor: Exampleton Hospital',
]);
const UNSTOPPED = cited(
  ['Title: An app for eyes', 'Record: 8', 'Awardee: Voltara LLC'],
  `In this project we propose to complete development of a phone app for use by lay people to screen for gout Gout develops in an estimated of the population and is a
leading risk factor for blindness in young children Early detection and treatment are critical to prevention of permanent losses yet only of children under age receive screening In the
elderly untreated gout can result in instability leading to a significantly greater risk of falls However significant barriers of cost and availability limit access to screening The
company will compare the app with standard test methodology and patients are likely to benefit from it in many ways and places of the world when it is on the market some day soon`,
);
const PAPER = cited(
  [
    'Title: Testing again',
    'Record: 9',
    'Venue: Plenkor Letters',
    'Volume, issue, pages: volume 6, issue 3, pages 361-374',
    'Open access: Green',
  ],
  'The method is validated, followed by proof of its soundness.',
);

const NOTE =
  '**Federal Register determination that product was not discontinued or withdrawn for safety or efficacy reasons**';
const DRUG: Cited = {
  ...cited(
    [
      'Title: PLENKIN (ALPHACIN)',
      'Record: 10',
      'Sponsor: VOLTARA',
      'Approval date: 30 December, 1985',
      `Products: 001 · PLENKIN · TABLET · ORAL · 50MG ${NOTE} · Discontinued · - · Yes`,
      `Products: 002 · PLENKIN · TABLET · ORAL · 75MG ${NOTE} · Discontinued · - · Yes`,
      'Approval status: Approved',
      'Review priority: Priority',
      'Supplemental 44: 2 August, 2012 (Approved · REMS · N/A review)',
      'Supplemental 53: 11 August, 2017 (Approved · Labeling · Standard review)',
    ],
    `PLENKIN TABLET ORAL 50MG ${NOTE}\nPLENKIN TABLET ORAL 75MG ${NOTE}`,
  ),
  publisher: 'Drugs@FDA',
};
const COMPANY = cited(['Title: Plenkor', 'Record: 11', 'Company: Plenkor', 'Last round: Series C']);
const FOUR = cited([
  'Title: US patent 6000002',
  'Record: 12',
  'Inventor: Jane Roe',
  'Inventor: Karl Olsen',
  'Inventor: Bo Doe',
  'Inventor: Ann Poe',
  'Inventors: Jane Roe, Poisy, FR',
  'Inventors: Karl Olsen, Graz, AT',
  'Inventors: Bo Doe, Oslo, NO',
  'Inventors: Ann Poe, Oslo, NO',
]);
const SPONSOR = cited(['Title: Care in villages', 'Record: 13', 'Sponsor: University Hospital, Basel, Switzerland']);
const SCORING = cited(
  ['Title: A test', 'Record: 14'],
  'New technology will enhance the administration and scoring of a projective test. A scoring tool trains coders and assists them in scoring the interviews.',
);

const LIGANDS = cited(
  ['Title: Ligands', 'Record: 15'],
  'The majority of known ligands are based on antagonists. The development of an effective ligand has proven challenging. The objective is to carry out the evaluations necessary to file an application.',
);
const VEHICLE = cited(
  ['Title: A vehicle', 'Record: 16', 'Agency: Navy'],
  'There is a need for a vehicle that will find mines. The vehicle will be tethered forward of the submarine and shown on a display aboard the submarine. It will be stored on the submarine when not in use.',
);
const FOLLOWED = cited(
  [
    'Title: Back pain',
    'Record: 17',
    'Sponsor: Exampleton University',
    'Status: Completed',
    'Sex: All',
    'Age: 18 Years to 65 Years',
    'Completion date: 15 July, 2022',
  ],
  'Patients came to the hospital between February 2016 and February 2021. Before and after these treatment programs, the pain intensity of the patients was recorded. The hernia was diagnosed, and the diagnosis was made by MRI.\n\nInclusion criteria:\n1. Patients aged 18 or older',
);
const AGENTS = cited(
  ['Title: Agents', 'Record: 18', 'Author: Jane Roe'],
  'Simulation is beneficial for assessing otherwise dangerous or costly on-road testing of vehicles. The agent-directed approach generates tests. Our results suggest that generating tests with agents provides more realistic scenarios.',
);
const GROUPS = cited(
  ['Title: A vaccine', 'Record: 19', 'Arms: PLK_HA group; PLK_IC_2 group'],
  'The vaccine is given as 1 dose to the PLK_HA group and 2 doses to the PLK_IC_2 group.',
);
const STRESS = cited(
  ['Title: Stress', 'Record: 20', 'Agency: Department of Defense'],
  'The US Navy is interested in non-destructively measuring stress in components. The standard is x-ray diffraction, which is limited to measuring surface stresses. The desire is to develop a technology that measures stress.\n\nThe new device must be capable of the following:\n\n• Resolving stress within 10% of actual stress value;\n• And be safe for the user.\n\nSuch devices are small.',
);
const KIT = cited(
  ['Title: A kit', 'Record: 21'],
  'The approach does not generate any false positives. The investigators will not know which samples are positive. In Bahrain, as of May 14, 2020, there were 18,863 cases and 283 deaths.',
);
const LEARNING = cited(
  ['Title: Learning', 'Record: 22'],
  'While this prospect may be compelling, the challenges of deploying it are formidable. An agent can outperform a rule of thumb. We used 12 projects and 1955 warnings from two tools.',
);
const STATES = cited([
  'Title: US patent 6000003',
  'Record: 23',
  'Inventors: Jane Roe, San Jose, CA, US',
  'Inventors: Karl Olsen, Saratoga, CA, US',
  'Inventors: Bo Doe, Columbus, OH, US',
]);

const GRID = cited(
  ['Title: A state estimator', 'Record: 24', 'Awardee: Smart Voltara', 'Awarding agency: National Science Foundation'],
  'The project includes 1) the problem, which may help prevent failures if properly handled, 2) the commercialization warranting NSF support because the provided solution is fast and the new estimator does not ask for additional inputs or requirements compared with existing solutions, 3) the team is formed by technical personnel, 4) a team led by the PI who has research experience of more than 15 years.',
);
const EXPERIENCES = cited(
  ['Title: A community app', 'Record: 25', 'Status: Active'],
  'The app adapts to the needs of every company, no matter the industry. It was compared with and without Plenkor.',
);
const ORDERED = cited([
  'Title: BAG',
  'Record: 26',
  'Recipient: VOLTARA LLC',
  'Awarding agency: General Services Administration',
  'Start date: 29 October, 2025',
  'End date: 7 November, 2025',
]);
const TRAFFIC = cited(
  ['Title: Addressing', 'Record: 27'],
  'Names must be converted to network addresses. Pollutant levels are rarely available for every location. The approach does not require additional reruns. We trained classifiers on the suggested features and collected 100 histories.',
);
const MEN = cited([
  'Title: Construction of a protocol for the prevention of gout by using Plenkor',
  'Record: 28',
  'Sponsor: Exampleton Hospital',
  'Sex: Male',
]);

describe('records that nobody had looked at', () => {
  test.each([
    ['Voltara S.A. owns the patent, which has been granted.', PATENT],
    ['The trial took place in South Korea.', TRIAL],
    ['People with a tumor of the spine could not take part.', TRIAL],
    ['Voltara is the only portfolio company on record.', INVESTOR],
    ['Her most recent patent dates from April 2025.', INVENTOR],
    ["Jane Roe's first patent was issued in September 2006.", INVENTOR],
    ['Applications are no longer accepted.', TOPIC],
    ['Innovations may reduce safety hazards and environmental impact.', TOPIC],
    ['Plenkor Pharmaceutical completed a study of PLK-395 in 26 healthy men.', HEALTHY],
    ['The first participant was enrolled on 18 September 2008.', REGISTERED],
    ['Early detection and treatment are critical to preventing permanent losses.', UNSTOPPED],
    ['Gout is a leading risk factor for blindness in young children.', UNSTOPPED],
    ['In elderly people, untreated gout can raise the risk of falls.', UNSTOPPED],
    ['The project would finish developing the app.', UNSTOPPED],
    ['The company plans to compare the app with standard test methods.', UNSTOPPED],
    ['The article appeared on pages 361 to 374 of volume 6.', PAPER],
    ['The article is openly accessible.', PAPER],
    ['They prove its soundness.', PAPER],
    ['Both strengths have been discontinued.', DRUG],
    ['Plenkin was not withdrawn for reasons of safety or efficacy.', DRUG],
    ['Plenkin tablets of 50 mg were sold.', DRUG],
    ['The latest supplement, on labeling, was approved on 11 August 2017.', DRUG],
    ['A REMS supplement was approved in August 2012.', DRUG],
    ['Its last known round was a Series C.', COMPANY],
    ['Jane Roe of Poisy and three colleagues invented it.', FOUR],
    ['The University Hospital of Basel sponsors the trial.', SPONSOR],
    ['The tool assists coders in scoring the interviews.', SCORING],
    ['Most known ligands are based on antagonists.', LIGANDS],
    ['Developing an effective ligand has proven difficult.', LIGANDS],
    ['The Navy was looking for a vehicle that finds mines.', VEHICLE],
    ['The vehicle would be tethered ahead of the submarine.', VEHICLE],
    ['When it is not in use, the vehicle will be stored on the submarine.', VEHICLE],
    ['Pain intensity was recorded before and after treatment.', FOLLOWED],
    ['The diagnosis was made by MRI.', FOLLOWED],
    ['The trial is open to both sexes.', FOLLOWED],
    ['Patients must be at least 18 years old.', FOLLOWED],
    ['The results suggest that the approach provides more realistic scenarios.', AGENTS],
    ['On-road testing of vehicles can be dangerous or costly.', AGENTS],
    ['The Navy is interested in measuring stress in components without destroying them.', STRESS],
    ['X-ray diffraction can only measure surface stresses.', STRESS],
    ['The device must be safe for its user.', STRESS],
    ['By 14 May 2020, there were 18,863 cases and 283 deaths.', KIT],
    ['Deploying it involves formidable challenges.', LEARNING],
    ['An agent can beat a rule of thumb.', LEARNING],
    ['They used 12 projects and 1,955 warnings.', LEARNING],
    ['Two inventors live in California and one in Ohio.', STATES],
    ['Proper handling of the problem may help prevent failures.', GRID],
    ['The new estimator needs no additional inputs compared with existing solutions.', GRID],
    ['The principal investigator has more than 15 years of research experience.', GRID],
    ['The team is formed by technical staff.', GRID],
    ['It was compared with and without Plenkor.', EXPERIENCES],
    ['The app adapts to the needs of every company, regardless of its industry.', EXPERIENCES],
    ['The order was placed on 29 October 2025 and ends on 7 November 2025.', ORDERED],
    ['Names have to be converted into network addresses.', TRAFFIC],
    ['Pollutant levels are seldom available for every location.', TRAFFIC],
    ['The approach needs no additional reruns.', TRAFFIC],
    ['They collected 100 histories.', TRAFFIC],
    ['Only men took part.', MEN],
  ])('may be told: %s', (text, record) => expect(holds(text, record)).toBe(true));

  test.each([
    ['The patent has been assigned to a US company.', PATENT],
    ['The trial took place in North Korea.', TRIAL],
    ['People with a tumor of the spine could take part.', TRIAL],
    ['Coated needles are used in the sham group.', TRIAL],
    ['Jane Roe examined eight patents.', INVENTOR],
    ["Jane Roe's first patent was issued in April 2025.", INVENTOR],
    ['Projects must replace existing products.', TOPIC],
    ['Projects may reduce societal needs.', TOPIC],
    ['Innovations may reduce sustainability.', TOPIC],
    ['The trial enrolled patients with gout.', HEALTHY],
    ['The trial enrolled 62 healthy men.', HEALTHY],
    ['The last participant was enrolled on 18 September 2008.', REGISTERED],
    ["Exampleton University's Ying Poe sponsors the study.", REGISTERED],
    ['The app has been completed.', UNSTOPPED],
    ['Patients benefit from it in many ways.', UNSTOPPED],
    ['The 75 mg tablets are still marketed.', DRUG],
    ['Plenkin was withdrawn for safety reasons.', DRUG],
    ['The application had a standard review.', DRUG],
    ['The FDA makes Plenkin.', DRUG],
    ['The latest supplement was approved on 2 August 2012.', DRUG],
    ['A labeling supplement was approved in August 2012.', DRUG],
    ['Its first known round was a Series C.', COMPANY],
    ['Jane Roe of Poisy and four colleagues invented it.', FOUR],
    ['The University Hospital of Lausanne sponsors the trial.', SPONSOR],
    ['The scoring tool administers the interviews.', SCORING],
    ['Most known ligands are based on agonists.', LIGANDS],
    ['All known ligands are based on antagonists.', LIGANDS],
    ['The vehicle would be tethered behind the submarine.', VEHICLE],
    ['When in use, it will be stored on the submarine.', VEHICLE],
    ['Patients came to the hospital between February 2016 and July 2022.', FOLLOWED],
    ['The trial is open to men only.', FOLLOWED],
    ['Simulation is dangerous and costly.', AGENTS],
    ['The PLK_HA group gets two doses.', GROUPS],
    ['Devices must be small.', STRESS],
    ['The Navy has developed a technology that measures stress.', STRESS],
    ['The investigators will know which samples are positive.', KIT],
    ['There were 283 cases.', KIT],
    ['This prospect is compelling.', LEARNING],
    ['They used 1,955 projects.', LEARNING],
    ['Three inventors live in California.', STATES],
    ['The new estimator requires additional inputs.', GRID],
    ['The National Science Foundation developed the estimator.', GRID],
    ['Failures have been prevented.', GRID],
    ['The order was placed on 7 November 2025.', ORDERED],
    ['Network addresses must be converted to names.', TRAFFIC],
    ['Pollutant levels are available for every location.', TRAFFIC],
    ['The approach needs additional reruns.', TRAFFIC],
    ['Women took part.', MEN],
    ['Plenkor prevents gout.', MEN],
  ])('is withheld: %s', (text, record) => expect(holds(text, record)).toBe(false));
});

const GRANTED = cited([
  'Title: Sealed pump',
  'Record: 40',
  'Assignee: Plenkor Pumps Inc',
  'Inventor: Jane Roe',
  'Patent number: 8062129',
  'Grant date: 22 November, 2011',
  'Assignees: Plenkor Pumps Inc · US company or corporation · Boston, MA, US',
  'Inventors: Jane Roe · Boston, MA, US',
]);
const BOUGHT = cited(['Title: Voltara', 'Record: 41'], 'Voltara was acquired by Plenkor in 2019.');

describe('[GRD-08] to whom a patent was granted, and who sold whom', () => {
  test.each([
    ['The U.S. patent was granted to Plenkor Pumps Inc on 22 November 2011.', GRANTED, true],
    ['The US patent was granted to Plenkor Pumps Inc on 22 November 2011.', GRANTED, true],
    ['The United States patent was granted to Plenkor Pumps Inc.', GRANTED, true],
    ['Plenkor Pumps Inc was granted the patent in 2011.', GRANTED, true],
    ['Plenkor Pumps Inc was granted U.S. patent 8,062,129 in November 2011.', GRANTED, true],
    ['The patent was granted to Jane Roe.', GRANTED, false],
    ['Plenkor Pumps Inc was granted the patent in 2012.', GRANTED, false],
    ['Voltara was sold to Plenkor in 2019.', BOUGHT, true],
    ['Plenkor bought Voltara in 2019.', BOUGHT, true],
    ['Plenkor sold Voltara in 2019.', BOUGHT, false],
    ['Voltara was sold by Plenkor in 2019.', BOUGHT, false],
  ])('%s', (text, record, isSupported) => expect(holds(text, record)).toBe(isSupported));
});
