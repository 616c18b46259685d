import { type Agency, agencies } from './agencies.ts';
import type { Academic, Company, Organisations } from './organisations.ts';
import { type Random, random } from './random.ts';
import type { Metric } from './theme.ts';
import { themes } from './themes/all.ts';

/** One line of development of a company. All records about it draw their words and figures from here, so they agree. */
export interface Project {
  key: string;
  company: Company;
  academic: Academic;
  agency: Agency;
  product: string;
  method: string;
  secondMethod: string;
  problem: string;
  application: string;
  secondApplication: string;
  customers: string[];
  risk: string;
  rule: string;
  metric: Metric;
  secondMetric: Metric;
  /** When the idea was first funded. */
  year: number;
}

export interface World extends Organisations {
  projects: Project[];
}

export const LAST_YEAR = 2026;

export function createProjects(organisations: Organisations): Project[] {
  return organisations.companies.flatMap((company) => {
    const count = random('projects', company.index).chance(0.45) ? 2 : 1;
    return Array.from({ length: count }, (_, number) => createProject(company, number, organisations));
  });
}

function createProject(company: Company, number: number, { academics }: Organisations): Project {
  const rng = random('project', company.index, number);
  const { theme } = company;
  const peers = academics.filter((academic) => academic.theme === theme);
  const index = (company.index + Math.floor(company.index / themes.length) + number) % theme.products.length;
  const secondMethod = rng.pick(theme.methods.filter((_, other) => other !== index));
  const [application, secondApplication] = rng.sample(theme.applications, 2);
  const [metric, secondMetric] = rng.sample(theme.metrics, 2);
  return {
    key: `${company.index}-${number}`,
    company,
    academic: rng.pick(peers.length > 0 ? peers : academics),
    agency: agencies[rng.pick(theme.agencies)]!,
    product: theme.products[index]!,
    method: theme.methods[index]!,
    secondMethod,
    problem: rng.pick(theme.problems),
    application: application!,
    secondApplication: secondApplication!,
    customers: rng.sample(theme.customers, 2),
    risk: rng.pick(theme.risks),
    rule: rng.pick(theme.rules),
    metric: metric!,
    secondMetric: secondMetric!,
    year: firstYear(rng, company.founded),
  };
}

/** Later years are likelier, as research spending grew; the company must exist. */
function firstYear(rng: Random, founded: number): number {
  const earliest = Math.max(2012, founded);
  return Math.min(LAST_YEAR - 1, earliest + Math.floor(rng.next() ** 0.75 * (LAST_YEAR - 1 - earliest + 1)));
}
