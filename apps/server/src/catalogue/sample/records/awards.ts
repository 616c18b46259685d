import { type Award, awardRecord } from '../../engines/awards.ts';
import type { CatalogueRecord } from '../../record.ts';
import { agencies } from '../agencies.ts';
import type { Academic } from '../organisations.ts';
import { LAST_YEAR, type Project, type World } from '../project.ts';
import { type Random, random } from '../random.ts';
import { a, addMonths, capital, isoDay, list } from '../say.ts';
import {
  approachSentence,
  customerSentence,
  goalSentence,
  marketSentence,
  partnerSentence,
  problemSentence,
  resultSentence,
  riskSentence,
} from '../sentences.ts';
import { sampleStamp } from '../stamp.ts';

/** SBIR and STTR awards of each domestic project, and research grants of half the academics. */
export function* sampleAwards(world: World): Generator<CatalogueRecord<Award>> {
  for (const project of world.projects) {
    if (project.company.country !== 'United States') continue;
    const rng = random('award', project.key);
    yield businessAward(project, 'Phase I', rng);
    if (rng.chance(0.55) && project.year + 1 <= LAST_YEAR) yield businessAward(project, 'Phase II', rng);
  }
  for (const academic of world.academics) {
    const rng = random('grant', academic.index);
    if (rng.chance(0.5)) yield researchGrant(academic, rng);
  }
}

function businessAward(project: Project, phase: 'Phase I' | 'Phase II', rng: Random): CatalogueRecord<Award> {
  const { company, academic, agency, product, application } = project;
  const { theme } = company;
  const isSecond = phase === 'Phase II';
  const program = rng.chance(0.25) ? 'STTR' : 'SBIR';
  const year = project.year + (isSecond ? 1 : 0);
  const startDate = isoDay(year, rng.int(1, isSecond ? 8 : 9), rng.int(1, 28));
  const base = isSecond ? agency.phase2 : agency.phase1;
  const amount = Math.round(base * (0.86 + rng.next() * 0.14));
  const opening = isSecond
    ? [
        resultSentence(project, 0.45 + rng.next() * 0.25, rng),
        approachSentence(project, rng),
        problemSentence(project, rng),
      ]
    : [problemSentence(project, rng), approachSentence(project, rng)];
  const ending = isSecond
    ? [
        partnerSentence(project, rng),
        customerSentence(project, rng),
        riskSentence(project, rng),
        marketSentence(theme, year, rng),
      ]
    : [
        rng.chance(0.5) ? partnerSentence(project, rng) : customerSentence(project, rng),
        rng.chance(0.4) ? marketSentence(theme, year, rng) : riskSentence(project, rng),
      ];
  const number = `${agency.prefix}99${String(company.index).padStart(4, '0')}${isSecond ? 'B' : 'A'}${project.key.at(-1)}`;
  const award: Award = {
    title: awardTitle(project, rng),
    abstract: [...opening, goalSentence(project, rng), planSentence(isSecond, rng), ...ending].join(' '),
    agency: agency.agency,
    branch: agency.branch,
    program,
    phase,
    awardNumber: number,
    trackingNumber: `S-${year}-${String(company.index).padStart(5, '0')}`,
    solicitationNumber: `${program}-${year}-SAMPLE`,
    topicCode: `${theme.cpc[0]![0]}-${rng.int(1, 40)}`,
    assistanceListing: agency.listing.code,
    year,
    startDate,
    endDate: addMonths(startDate, isSecond ? 24 : rng.pick([6, 9, 12])),
    amount,
    awardee: company.legalName,
    uei: company.uei,
    website: company.website,
    city: company.city,
    state: company.state,
    country: company.country,
    employees: Math.max(2, Math.round(company.employees * 0.6)),
    ownership: rng.sample(
      ['HUBZone', 'Woman-owned', 'Socially and economically disadvantaged'],
      rng.chance(0.25) ? 1 : 0,
    ),
    contact: {
      name: company.contact.name,
      title: 'Director of operations',
      email: company.contact.email,
      phone: company.contact.phone,
    },
    principalInvestigator: {
      name: company.scientist.name,
      title: 'Chief scientist',
      email: company.scientist.email,
      phone: company.scientist.phone,
    },
    researchInstitution: program === 'STTR' ? academic.school.name : undefined,
    keywords: [theme.name, ...rng.sample(theme.terms, 3), product, application],
  };
  return awardRecord(award, sampleStamp(`award-${project.key}-${isSecond ? 2 : 1}`));
}

function awardTitle({ product, application, method, company: { theme } }: Project, rng: Random): string {
  return rng.pick([
    `${capital(product)} for ${application}`,
    `${capital(theme.name)} for ${application} using ${method}`,
    `Development of ${a(product)} based on ${method}`,
    `${capital(product)} with ${method}`,
  ]);
}

function planSentence(isSecond: boolean, rng: Random): string {
  if (!isSecond) {
    return rng.pick([
      'Phase I covers design, a bench prototype and a comparison with two commercial products.',
      'In six months the team will build three prototypes and decide by a written go/no-go criterion.',
      'Phase I ends with a demonstration witnessed by a prospective customer.',
    ]);
  }
  const pilots = rng.int(2, 5);
  return rng.pick([
    `Phase II builds a pilot line, runs ${pilots} field trials and prepares the first sales.`,
    `The 24-month plan covers scale-up, ${pilots} field deployments and an independent cost audit.`,
    `Phase II ends with ${pilots} units operating at customer sites for at least 1,000 hours.`,
  ]);
}

function researchGrant(academic: Academic, rng: Random): CatalogueRecord<Award> {
  const { theme, school } = academic;
  const agency = agencies[rng.pick(theme.agencies)]!;
  const year = rng.int(2013, LAST_YEAR);
  const startDate = isoDay(year, rng.int(1, 9), 1);
  const [problem] = rng.sample(theme.problems, 1);
  const [method, other] = rng.sample(theme.methods, 2);
  const students = rng.int(2, 5);
  const award: Award = {
    title: rng.pick([
      `Foundations of ${theme.name}: ${method}`,
      `Understanding the limits of ${method} in ${theme.name}`,
      `${capital(theme.name)}: mechanisms, models and measurement`,
    ]),
    abstract: [
      `${capital(problem!)}.`,
      `This project studies ${method} and compares it with ${other}, first in simulation and then in controlled experiments.`,
      `The questions concern ${list(rng.sample(theme.terms, 3))}.`,
      `${capital(school.name)} will train ${students} doctoral students, publish all data openly and share test protocols with industry.`,
      `Broader impacts reach ${list(rng.sample(theme.applications, 2))}.`,
    ].join(' '),
    agency: agency.agency,
    branch: agency.branch,
    program: 'Research grant',
    awardNumber: `${agency.prefix}98${String(academic.index).padStart(5, '0')}`,
    assistanceListing: agency.listing.code,
    year,
    startDate,
    endDate: addMonths(startDate, 36),
    amount: rng.int(28, 96) * 10_000 + rng.int(0, 9999),
    awardee: school.name,
    city: school.city,
    state: school.state,
    country: school.country,
    principalInvestigator: {
      name: academic.name,
      title: academic.position,
      email: academic.email,
      phone: academic.phone,
    },
    keywords: [theme.name, ...theme.terms.slice(0, 3)],
  };
  return awardRecord(award, sampleStamp(`grant-${academic.index}`));
}
