import { type Company, companyRecord } from '../../engines/companies.ts';
import type { CatalogueRecord } from '../../record.ts';
import type { Project, World } from '../project.ts';
import { type Random, random } from '../random.ts';
import type { Financing } from '../rounds.ts';
import { a, capital, dollars, list } from '../say.ts';
import {
  customerSentence,
  marketSentence,
  partnerSentence,
  problemSentence,
  resultSentence,
  riskSentence,
  ruleSentence,
} from '../sentences.ts';
import { sampleStamp } from '../stamp.ts';

export function* sampleCompanies(world: World, financings: Financing[]): Generator<CatalogueRecord<Company>> {
  for (const { company, rounds } of financings) {
    const rng = random('company-record', company.index);
    const projects = world.projects.filter((project) => project.company === company);
    const project = projects[0]!;
    const { theme } = company;
    const totalFunding = rounds.reduce((sum, round) => sum + (round.amount ?? 0), 0);
    const last = rounds.at(-1);
    const data: Company = {
      name: company.name,
      legalName: company.legalName,
      aliases: [company.name.split(' ')[0]!],
      oneLiner: rng.pick([
        `${capital(project.product)} for ${project.application}`,
        `Makes ${a(project.product)} for ${list(project.customers)}`,
        `${capital(theme.name)} for ${project.application} and ${project.secondApplication}`,
      ]),
      description: description(project, projects, last ? { totalFunding, last } : null, rng).join(' '),
      type: rng.chance(0.95) ? 'For Profit' : 'Nonprofit',
      status: rng.chance(0.86) ? 'Active' : rng.pick(['Acquired', 'Closed', 'Public']),
      foundingYear: company.founded,
      employees: company.employees,
      industryTags: theme.industries,
      markets: [theme.market[0]],
      city: company.city,
      state: company.state,
      country: company.country,
      email: `info@${company.website.slice(8)}`,
      phone: company.contact.phone,
      websites: [company.website],
      linkedinUrl: `${company.website}/linkedin`,
      totalFunding: totalFunding || undefined,
      lastRound: last?.name,
      fundingRounds: rounds,
      customers: project.customers.map(capital),
      partners: [...new Set(projects.map(({ academic }) => academic.school.name))],
      leaders: [
        { name: company.leader.name, role: 'Chief executive officer' },
        { name: company.scientist.name, role: 'Chief scientist' },
      ],
      uei: company.country === 'United States' ? company.uei : undefined,
    };
    yield companyRecord(data, sampleStamp(`company-${company.index}`));
  }
}

function description(
  project: Project,
  projects: Project[],
  money: { totalFunding: number; last: Financing['rounds'][number] } | null,
  rng: Random,
): string[] {
  const { company } = project;
  const second = projects[1];
  const raised =
    money &&
    rng.pick([
      `Since ${company.founded} it has raised ${dollars(money.totalFunding)}, most recently in a ${money.last.name} round in ${money.last.date?.slice(0, 4)}.`,
      `The company has raised ${dollars(money.totalFunding)} to date; its latest round (${money.last.name}) closed in ${money.last.date?.slice(0, 4)}.`,
    ]);
  return [
    rng.pick([
      `${company.name} of ${company.city} makes ${a(project.product)} for ${project.application}.`,
      `Founded in ${company.founded} in ${company.city}, ${company.name} works on ${company.theme.name}.`,
      `${company.name} was founded in ${company.founded} by ${company.leader.name} and ${company.scientist.name} to bring ${company.theme.name} to ${project.application}.`,
    ]),
    problemSentence(project, rng),
    `Its ${project.product} is based on ${project.method}.`,
    resultSentence(project, 0.6 + rng.next() * 0.35, rng),
    customerSentence(project, rng),
    second
      ? `A second line of work concerns the ${second.product} for ${second.application}.`
      : partnerSentence(project, rng),
    raised ?? 'The company has been financed by its founders, sales and public awards.',
    rng.chance(0.45) ? marketSentence(company.theme, rng.int(2021, 2025), rng) : ruleSentence(project, rng),
    riskSentence(project, rng),
  ];
}
