import type { Project } from './project.ts';
import type { Random } from './random.ts';
import { a, billions, capital, list, measure, metricValue } from './say.ts';
import type { Metric, Theme } from './theme.ts';

/** Whole sentences about a project. Each kind has several wordings; figures come from the project's metrics. */

export function problemSentence({ problem, company: { theme } }: Project, rng: Random): string {
  return rng.pick([
    `${capital(problem)}.`,
    `In ${theme.name}, one obstacle stands out: ${problem}.`,
    `Progress in ${theme.name} is held back because ${problem}.`,
    `Users of today's technology face a plain fact: ${problem}.`,
  ]);
}

export function approachSentence(
  { company, product, method, secondMethod, application }: Project,
  rng: Random,
): string {
  return rng.pick([
    `${company.name} is developing ${a(product)} that relies on ${method}.`,
    `The proposed ${product} combines ${method} with ${secondMethod}.`,
    `With ${method}, the ${product} is built for ${application}.`,
    `The team replaces the conventional design with ${a(product)} based on ${method}.`,
  ]);
}

export function goalSentence({ metric, secondMetric }: Project, rng: Random): string {
  const first = change(metric);
  const second = change(secondMetric);
  return rng.pick([
    `The goal is to improve ${first}.`,
    `The work will be judged by two figures: ${first}, and ${second}.`,
    `At the end of the project, the prototype must move ${first}.`,
    `Targets are to improve ${first} and to bring ${second}.`,
  ]);
}

export function resultSentence(
  {
    metric: [name, unit, baseline, target],
    company: {
      theme: { area },
    },
  }: Project,
  progress: number,
  rng: Random,
): string {
  const reached = measure(metricValue([name, unit, baseline, target], progress), unit);
  const before = measure(baseline, unit);
  const samples = rng.int(6, 48);
  const [things, units] = area === 'medicines' ? ['experiments', 'preparations'] : ['prototypes', 'units'];
  return rng.pick([
    `Across ${samples} ${things}, ${name} averaged ${reached}, compared with ${before} for the reference design.`,
    `Measured ${name} reached ${reached} (n = ${samples}), against ${before} for the state of the art.`,
    `In ${samples} independent runs the mean ${name} was ${reached}; the control stayed at ${before}.`,
    `Testing of ${samples} ${units} gave a median ${name} of ${reached}, where the control gave ${before}.`,
  ]);
}

export function marketSentence(theme: Theme, year: number, rng: Random): string {
  const [segment, , growth] = theme.market;
  const now = billions(marketSize(theme, year));
  const later = year + rng.pick([5, 6, 7]);
  const then = billions(marketSize(theme, later));
  return rng.pick([
    `The market for ${segment} was estimated at ${now} in ${year} and is projected to reach ${then} by ${later}, a compound annual growth rate of ${growth}%.`,
    `Sales of ${segment} were about ${now} in ${year}; at ${growth}% a year they would come to ${then} in ${later}.`,
    `Analysts put the market for ${segment} at ${now} in ${year}, growing at a CAGR of ${growth}% to ${then} by ${later}.`,
  ]);
}

export function customerSentence({ customers, application, secondApplication, company }: Project, rng: Random): string {
  const signed = rng.int(2, 7);
  return rng.pick([
    `The first customers are ${list(customers)}, beginning with ${application}.`,
    `${capital(customers[0]!)} have signed ${signed} letters of intent, mainly for ${application}.`,
    `${company.name} sells to ${list(customers)}; ${signed} pilots are running in ${application} and ${secondApplication}.`,
    `Interviews with ${rng.int(24, 110)} ${customers[0]} showed the strongest demand in ${application}.`,
  ]);
}

export function partnerSentence({ academic, company }: Project, rng: Random): string {
  return rng.pick([
    `Testing is done at ${academic.school.name}, where ${academic.name} leads the measurements.`,
    `${academic.school.name} is the research partner and contributes its facilities in ${academic.school.city}.`,
    `${company.name} licensed part of the underlying work from ${academic.school.name}.`,
  ]);
}

export function riskSentence({ risk }: Project, rng: Random): string {
  return rng.pick([
    `The main risk is that ${risk}.`,
    `A limitation remains: ${risk}.`,
    `The team names one open risk: ${risk}.`,
  ]);
}

export function ruleSentence({ rule }: Project, rng: Random): string {
  return rng.pick([
    `On the regulatory side, ${rule}.`,
    `For market entry, ${rule}.`,
    `Regulation matters here: ${rule}.`,
  ]);
}

/** Billions of US dollars in that year, compounding from the theme's estimate for 2023. */
function marketSize({ market: [, base, growth] }: Theme, year: number): number {
  return base * (1 + growth / 100) ** (year - 2023);
}

function change([name, unit, baseline, target]: Metric): string {
  return `${name} from ${measure(baseline, unit)} to ${measure(target, unit)}`;
}
