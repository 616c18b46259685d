import { type InternationalTrial, internationalTrialRecord } from '../../engines/international-trials.ts';
import type { CatalogueRecord } from '../../record.ts';
import { abroad } from '../names.ts';
import { LAST_YEAR, type Project, type World } from '../project.ts';
import { type Random, random } from '../random.ts';
import { a, addMonths, capital, inSentence, isoDay, list, plainCondition, titleWords, withArticle } from '../say.ts';
import { sampleStamp } from '../stamp.ts';

const REGISTERS: Record<string, [register: string, id: (number: string) => string]> = {
  'United Kingdom': ['ISRCTN', (number) => `ISRCTN990${number}`],
  China: ['ChiCTR', (number) => `ChiCTR99000${number}`],
  Japan: ['jRCT', (number) => `jRCT9990${number}`],
  India: ['CTRI', (number) => `CTRI/2099/01/0${number}`],
  Australia: ['ANZCTR', (number) => `ACTRN126990000${number}`],
  Brazil: ['ReBEC', (number) => `RBR-9${number}`],
  'South Korea': ['CRIS', (number) => `KCT009${number}`],
};
const EUROPEAN: [string, (number: string) => string] = [
  'EU Clinical Trials Register',
  (number) => `EUCTR2099-0${number.slice(1)}-99`,
];

export function* sampleInternationalTrials(world: World): Generator<CatalogueRecord<InternationalTrial>> {
  const medical = world.projects.filter((project) => project.company.theme.medical);
  for (const [index, project] of medical.entries()) {
    yield internationalTrial(project, index * 2, random('international-trial', index, 0));
    yield internationalTrial(project, index * 2 + 1, random('international-trial', index, 1));
  }
}

function internationalTrial(project: Project, number: number, rng: Random): CatalogueRecord<InternationalTrial> {
  const { company, academic, product } = project;
  const medical = company.theme.medical!;
  const [city, country] = abroad[number % abroad.length]!;
  const [register, identify] = REGISTERS[country] ?? EUROPEAN;
  const trialId = identify(String(number).padStart(5, '0'));
  const heading = rng.pick(medical.conditions);
  const condition = plainCondition(heading);
  const year = Math.min(LAST_YEAR, Math.max(2012, project.year + rng.int(1, 4)));
  const registrationDate = isoDay(year, rng.int(1, 9), rng.int(1, 28));
  const targetSize = rng.int(24, 620);
  const [measureName, timeFrame] = rng.pick(medical.outcomes);
  const isDevice = ['Device', 'Diagnostic Test', 'Behavioral'].includes(medical.type);
  const data: InternationalTrial = {
    trialId,
    publicTitle: `${titleWords(product)} for people with ${inSentence(condition)} in ${withArticle(country)}`,
    scientificTitle: `A randomized, parallel-group trial of ${a(product)} against ${medical.comparator} in ${inSentence(condition)}`,
    summary: [
      `Hospitals in ${city} and nearby compare the ${product} with ${medical.comparator} in ${targetSize} people with ${inSentence(condition)}.`,
      `The question arose because ${project.problem}.`,
      `The primary outcome at ${timeFrame.toLowerCase()} is: ${measureName}.`,
    ].join(' '),
    register,
    sponsor: rng.chance(0.6) ? company.legalName : academic.school.name,
    secondaryIds: [`SAMPLE-${number}`],
    status: rng.pick(
      year >= 2025 ? ['Recruiting', 'Not recruiting'] : ['Completed', 'Not recruiting', 'Terminated', 'Completed'],
    ),
    studyType: 'Interventional',
    studyDesign: `Randomized, parallel groups, ${rng.pick(['double-blind', 'assessor-blind', 'open'])}`,
    phase: isDevice ? 'N/A' : rng.pick(['Phase 1', 'Phase 2', 'Phase 2/Phase 3', 'Phase 3']),
    countries: [...new Set([country, ...(rng.chance(0.3) ? [rng.pick(abroad)[1]] : [])])],
    conditions: [heading],
    interventions: [`Intervention: ${product}`, `Control: ${medical.comparator}`],
    primaryOutcome: `${measureName} (${timeFrame})`,
    secondaryOutcome: medical.outcomes
      .filter(([name]) => name !== measureName)
      .map(([name, frame]) => `${name} (${frame})`)
      .join('; '),
    inclusionCriteria: `Adults with ${inSentence(condition)}; ${list(medical.criteria)}.`,
    exclusionCriteria: 'Pregnancy; another trial within 30 days; inability to consent.',
    minimumAge: '18 Years',
    maximumAge: rng.pick(['70 Years', '80 Years', undefined]),
    sex: 'All',
    registrationDate,
    enrollmentDate: addMonths(registrationDate, 1),
    completionDate: addMonths(registrationDate, rng.int(14, 36)),
    targetSize,
    isRetrospective: rng.chance(0.1),
    contact: { name: academic.name, email: academic.email },
    contactAffiliation: academic.school.name,
  };
  return internationalTrialRecord({ ...data, site: `${capital(city)}, ${country}` }, sampleStamp(`trial-${number}`));
}
