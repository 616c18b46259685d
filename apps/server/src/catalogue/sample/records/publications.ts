import { type Publication, publicationRecord } from '../../engines/publications.ts';
import type { CatalogueRecord } from '../../record.ts';
import { agencies } from '../agencies.ts';
import type { Academic } from '../organisations.ts';
import { LAST_YEAR, type Project, type World } from '../project.ts';
import { type Random, random } from '../random.ts';
import { capital, inSentence, isoDay, list, measure, plainCondition } from '../say.ts';
import { marketSentence, resultSentence } from '../sentences.ts';
import { sampleStamp } from '../stamp.ts';
import type { Area, Theme } from '../theme.ts';

const VENUES: Record<Area, string[]> = {
  energy: ['Annals of Energy Conversion', 'Journal of Storage and Power', 'Grid Science Letters'],
  devices: ['Journal of Bedside Technology', 'Annals of Medical Sensing', 'Rehabilitation Engineering Letters'],
  medicines: ['Translational Medicine Quarterly', 'Journal of Molecular Delivery', 'Annals of Trial Science'],
  materials: ['Materials in Practice', 'Surface and Process Letters', 'Journal of Circular Chemistry'],
  computing: ['Computing Systems Review', 'Journal of Applied Sensing', 'Transactions on Trustworthy Data'],
  agriculture: ['Field and Food Science', 'Journal of Applied Agronomy', 'Water Treatment Letters'],
  aerospace: ['Aerospace Systems Letters', 'Journal of Remote Observation', 'Ocean and Road Engineering'],
};

/** Papers of each academic, half of them with a company that works on the same theme. */
export function* samplePublications(world: World): Generator<CatalogueRecord<Publication>> {
  for (const academic of world.academics) {
    const rng = random('publication', academic.index);
    const partners = world.projects.filter((project) => project.company.theme === academic.theme);
    const count = rng.int(1, 3);
    for (let index = 0; index < count; index += 1) yield paper(academic, index, rng.pick(partners), world, rng);
  }
}

function paper(
  academic: Academic,
  index: number,
  project: Project,
  world: World,
  rng: Random,
): CatalogueRecord<Publication> {
  const { theme, school } = academic;
  const year = Math.min(LAST_YEAR, 2012 + Math.floor(Math.sqrt(rng.next()) * 15));
  const isJoint = rng.chance(0.5);
  const isReview = rng.chance(0.2);
  const colleague = rng.pick(world.academics.filter((other) => other.theme === theme));
  const author = (person: Academic) => ({ name: person.name, orcid: person.orcid, affiliations: [person.school.name] });
  const authors = [author(academic)];
  if (isJoint)
    authors.push({
      name: project.company.scientist.name,
      orcid: project.company.scientist.orcid,
      affiliations: [project.company.legalName],
    });
  if (colleague !== academic) authors.push(author(colleague));
  const agency = agencies[rng.pick(theme.agencies)]!;
  const number = academic.index * 10 + index;
  const access = rng.pick(['Gold', 'Green', 'Hybrid', 'Closed']);
  const data: Publication = {
    title: isReview ? reviewTitle(theme, rng) : paperTitle(project, rng),
    abstract: (isReview ? reviewAbstract(theme, year, rng) : paperAbstract(project, rng)).join(' '),
    doi: `10.5555/sample.${number}`,
    type: isReview ? 'Review' : rng.chance(0.12) ? 'Preprint' : 'Article',
    venue: rng.pick(VENUES[theme.area]),
    sourceType: rng.chance(0.85) ? 'Journal' : rng.pick(['Conference', 'Repository', 'Book series']),
    publisher: rng.pick(['Lanternhall Press', 'Society for Applied Records', 'Open Bench Publishing']),
    volume: String(year - 1990),
    issue: String(rng.int(1, 12)),
    pages: `${number % 900}-${(number % 900) + rng.int(6, 18)}`,
    publicationDate: isoDay(year, rng.int(1, year === LAST_YEAR ? 9 : 12), rng.int(1, 28)),
    authors,
    authorsCount: authors.length,
    countries: [...new Set([school.country, ...(isJoint ? [project.company.country] : [])])],
    keywords: [theme.name, ...theme.terms],
    topics: theme.industries,
    mesh: theme.medical?.mesh,
    citedByCount: Math.floor(rng.next() ** 3 * 34 * (LAST_YEAR + 1 - year)),
    referencesCount: rng.int(24, isReview ? 210 : 68),
    openAccess: access,
    license: access === 'Closed' ? undefined : 'CC BY 4.0',
    language: 'English',
    isRetracted: false,
    funders: rng.chance(0.75)
      ? [{ name: agency.agency, awardNumber: `${agency.prefix}98${String(academic.index).padStart(5, '0')}` }]
      : [],
  };
  return publicationRecord(data, sampleStamp(`publication-${number}`));
}

function paperTitle(
  { product, method, secondMethod, application, company: { theme }, metric }: Project,
  rng: Random,
): string {
  return rng.pick([
    `${capital(method)}: a route to better ${metric[0]} in ${theme.name}`,
    `A field study of the ${product} in ${application}`,
    `${capital(method)} compared with ${secondMethod} in ${theme.name}`,
    `How far can ${metric[0]} be improved in ${theme.name}? Evidence from ${rng.int(3, 9)} sites`,
  ]);
}

function paperAbstract(project: Project, rng: Random): string[] {
  const { problem, method, secondMethod, product, application, secondMetric, risk, company } = project;
  const [name, unit, baseline] = secondMetric;
  return [
    rng.pick([
      `It is well known that ${problem}.`,
      `${capital(problem)}.`,
      `A recurring difficulty in ${company.theme.name} is that ${problem}.`,
    ]),
    rng.pick([
      `Here we compare ${method} with ${secondMethod}.`,
      `We report ${method}, tested in the ${product}.`,
      `We asked whether ${method} could serve ${application}.`,
    ]),
    resultSentence(project, 0.3 + rng.next() * 0.6, rng),
    rng.pick([
      `The second outcome, ${name}, did not differ from the reference value of ${measure(baseline, unit)} (p = 0.${rng.int(11, 62)}).`,
      `The gain held over ${rng.int(3, 18)} months (95% confidence interval excluding no effect, p < 0.01).`,
    ]),
    rng.pick([
      `A limitation is that ${risk}.`,
      `Our conclusions are limited because the study ran at ${rng.int(2, 6)} sites; moreover, ${risk}.`,
    ]),
    `We discuss what the results mean for ${list(project.customers)}.`,
  ];
}

function reviewTitle(theme: Theme, rng: Random): string {
  return rng.pick([
    `${capital(theme.name)}: state of the art, costs and open questions`,
    `From laboratory to market: a review of ${theme.name}`,
  ]);
}

function reviewAbstract(theme: Theme, year: number, rng: Random): string[] {
  const studies = rng.int(62, 240);
  const [name, unit, baseline, target] = rng.pick(theme.metrics);
  const condition = theme.medical
    ? ` Clinical evidence is strongest in ${inSentence(plainCondition(theme.medical.conditions[0]!))}.`
    : '';
  return [
    `We reviewed ${studies} studies on ${theme.name} published since ${year - 10}.${condition}`,
    `Reported ${name} ranges from ${measure(baseline, unit)} in products on sale to ${measure(target, unit)} in the best laboratory work.`,
    `Three lines of work stand out: ${list(theme.methods)}.`,
    marketSentence(theme, Math.max(2019, year - 1), rng),
    `Barriers remain: ${theme.risks.join('; ')}.`,
    `As for regulation, ${theme.rules[0]}.`,
    `We close with recommendations for ${list(theme.customers)}.`,
  ];
}
