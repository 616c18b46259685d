import { type ClinicalTrial, clinicalTrialRecord } from '../../engines/clinical-trials.ts';
import type { CatalogueRecord } from '../../record.ts';
import { abroad, usCities } from '../names.ts';
import { LAST_YEAR, type Project, type World } from '../project.ts';
import { type Random, random } from '../random.ts';
import { a, addMonths, capital, inSentence, isoDay, list, measure, plainCondition, titleWords } from '../say.ts';
import { sampleStamp } from '../stamp.ts';

/** Registered numbers are far below this one. */
const FIRST_NCT = 99_000_001;
const DRUG_PHASES: [phase: string, low: number, high: number, arms: number][] = [
  ['Early Phase 1', 8, 20, 1],
  ['Phase 1', 18, 60, 1],
  ['Phase 1/Phase 2', 40, 110, 2],
  ['Phase 2', 80, 260, 2],
  ['Phase 3', 240, 1400, 2],
  ['Phase 4', 150, 900, 2],
];

export function* sampleTrials(world: World): Generator<CatalogueRecord<ClinicalTrial>> {
  let number = FIRST_NCT;
  for (const project of world.projects) {
    if (!project.company.theme.medical) continue;
    const rng = random('trial', project.key);
    const count = rng.int(2, 3);
    for (let index = 0; index < count; index += 1) {
      yield trial(project, `NCT${number}`, index, random('trial', project.key, index));
      number += rng.int(1, 400);
    }
  }
}

function trial(project: Project, nctId: string, index: number, rng: Random): CatalogueRecord<ClinicalTrial> {
  const { company, academic, product, metric, rule, risk } = project;
  const medical = company.theme.medical!;
  const heading = medical.conditions[(company.index + index) % medical.conditions.length]!;
  const condition = plainCondition(heading);
  const isDevice = ['Device', 'Diagnostic Test', 'Behavioral'].includes(medical.type);
  const [phase, low, high, armsCount] = isDevice ? (['N/A', 30, 480, 2] as const) : rng.pick(DRUG_PHASES);
  const enrollment = rng.int(low, high);
  const startDate = isoDay(Math.min(LAST_YEAR, project.year + 1 + index), rng.int(1, 9), rng.int(1, 28));
  const primaryCompletionDate = addMonths(startDate, rng.int(12, 40));
  const isFinished = primaryCompletionDate < '2026-09-01';
  const status = isFinished
    ? rng.pick(['Completed', 'Completed', 'Completed', 'Terminated'])
    : startDate > '2026-06-01'
      ? 'Not yet recruiting'
      : rng.pick(['Recruiting', 'Recruiting', 'Active, not recruiting']);
  const sitesCount = Math.max(1, Math.round(enrollment / 22));
  const [measureName, timeFrame] = medical.outcomes[index % medical.outcomes.length]!;
  const isControlled = armsCount === 2;
  const isAcademic = rng.chance(0.25);
  const name = titleWords(product);
  const comparator = titleWords(medical.comparator.replace(/^an? /, ''));
  const data: ClinicalTrial = {
    nctId,
    briefTitle: rng.pick([
      `${name} in Adults With ${titleWords(condition)}`,
      `${name} for ${titleWords(condition)}`,
      isControlled
        ? `${name} Compared With ${comparator} in ${titleWords(condition)}`
        : `Safety of the ${name} in ${titleWords(condition)}`,
    ]),
    officialTitle: `A ${isControlled ? 'Randomized, Controlled' : 'Single-Arm, Open-Label'} Study of the ${name} in Participants With ${titleWords(condition)}`,
    acronym: undefined,
    briefSummary: [
      `This study tests whether the ${product} of ${company.name} helps people with ${inSentence(condition)}.`,
      isControlled
        ? `Participants are assigned by chance to the ${product} or to ${medical.comparator}.`
        : `All participants receive the ${product}.`,
      `The study plans to enroll ${enrollment} participants at ${sitesCount} ${sitesCount === 1 ? 'site' : 'sites'}; the primary outcome is ${lowerFirst(measureName)} at ${timeFrame.toLowerCase()}.`,
    ].join(' '),
    detailedDescription: [
      `Background: ${project.problem}.`,
      `The ${product} relies on ${project.method}. Earlier work aimed to move ${metric[0]} from ${measure(metric[2], metric[1])} to ${measure(metric[3], metric[1])}.`,
      `A data monitoring committee reviews safety after ${Math.round(enrollment / 2)} participants. ${capital(rule)}.`,
      `Known limitation: ${risk}.`,
    ].join('\n\n'),
    status,
    whyStopped:
      status === 'Terminated'
        ? rng.pick(['Slow enrollment', 'Sponsor decision for lack of funds', 'Interim analysis showed no benefit'])
        : undefined,
    phase,
    studyType: 'Interventional',
    conditions: [heading],
    keywords: [...company.theme.terms, company.theme.name],
    mesh: medical.mesh,
    interventions: [
      {
        type: medical.type,
        name,
        description: `${capital(a(product))} based on ${project.method}, used according to the protocol for ${timeFrame.toLowerCase()}.`,
      },
      ...(isControlled
        ? [
            {
              type: medical.comparator === 'placebo' ? medical.type : 'Other',
              name: capital(comparator),
              description: `Control: ${medical.comparator}.`,
            },
          ]
        : []),
    ],
    arms: [
      { label: name, type: 'Experimental', description: `Treatment with the ${product}` },
      ...(isControlled
        ? [
            {
              label: capital(comparator),
              type: medical.comparator === 'placebo' ? 'Placebo Comparator' : 'Active Comparator',
              description: capital(medical.comparator),
            },
          ]
        : []),
    ],
    sponsor: isAcademic ? academic.school.name : company.legalName,
    sponsorClass: isAcademic ? 'Other' : 'Industry',
    collaborators: isAcademic ? [company.legalName] : rng.chance(0.6) ? [academic.school.name] : [],
    investigators: [{ name: academic.name, role: 'Principal investigator', affiliation: academic.school.name }],
    startDate,
    primaryCompletionDate,
    completionDate: addMonths(primaryCompletionDate, rng.int(2, 9)),
    firstPostedDate: addMonths(startDate, -2),
    lastUpdateDate: isFinished ? addMonths(primaryCompletionDate, 1) : '2026-09-15',
    enrollment,
    isEnrollmentActual: isFinished,
    allocation: isControlled ? 'Randomized' : 'N/A',
    interventionModel: isControlled ? 'Parallel Assignment' : 'Single Group Assignment',
    masking: isControlled
      ? rng.pick(['Double', 'Single (Outcomes Assessor)', 'None (Open Label)'])
      : 'None (Open Label)',
    primaryPurpose: medical.type === 'Diagnostic Test' ? 'Diagnostic' : 'Treatment',
    eligibilityCriteria: `Inclusion criteria: adults with ${inSentence(condition)}; ${list(medical.criteria)}.\n\nExclusion criteria: pregnancy; participation in another trial within 30 days; any condition that makes follow-up unlikely.`,
    sex: condition.includes('Gestational') || condition.includes('Uterine') ? 'Female' : 'All',
    minimumAge: '18 Years',
    maximumAge: rng.pick(['75 Years', '80 Years', undefined]),
    acceptsHealthyVolunteers: false,
    primaryOutcomes: [{ measure: measureName, timeFrame }],
    secondaryOutcomes: medical.outcomes
      .filter(([other]) => other !== measureName)
      .map(([other, frame]) => ({ measure: other, timeFrame: frame })),
    sites: sites(sitesCount, rng),
    sitesCount,
    hasResults: status === 'Completed' && rng.chance(0.45),
    isFdaRegulatedDrug: !isDevice,
    isFdaRegulatedDevice: isDevice,
  };
  return clinicalTrialRecord(data, sampleStamp(nctId));
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** At most seven are kept; the count says how many there are. A third of the larger trials have a site abroad. */
function sites(count: number, rng: Random): ClinicalTrial['sites'] {
  const domestic = rng
    .sample(usCities, Math.min(count, 6))
    .map(([city, state]) => ({ city, state, country: 'United States' }));
  const foreign =
    count > 6 && rng.chance(0.33) ? rng.sample(abroad, 1).map(([city, country]) => ({ city, country })) : [];
  return [...domestic, ...foreign].map((site) => ({ facility: `${site.city} Clinical Research Unit`, ...site }));
}
