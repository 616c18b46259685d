import type { Patent } from '../../engines/patents.ts';
import type { Project } from '../project.ts';
import { a, capital } from '../say.ts';

/** Two independent claims, a product and how it is made, each narrowed by further ones until there are `count`. */
export function patentClaims(project: Project, count: number, value: string): Partial<Patent> {
  const { product, method, secondMethod, application, secondApplication, company } = project;
  const [name] = project.metric;
  const what = (at: number) => `The ${product} of claim ${at}`;
  const how = (at: number) => `The process of claim ${at}`;
  const half = Math.ceil(count / 2);
  const materials = company.theme.methods.filter((other) => other !== method && other !== secondMethod);
  const firstClaim = `1. ${a(product).replace(/^a/, 'A')} comprising a housing, a working element formed with ${method}, and a controller configured to hold ${name} at or beyond ${value} during operation.`;
  const narrower = (first: number, of: (at: number) => string) => [
    `${of(first)}, wherein the working element is further formed with ${secondMethod}.`,
    `${of(first + 1)}, wherein ${secondMethod} is applied after ${method}.`,
    `${of(first)}, arranged for ${application}.`,
    `${of(first)}, arranged for ${secondApplication}.`,
    ...materials.map((other) => `${of(first)}, wherein ${other} is used in place of ${method}.`),
  ];
  const claims = [
    firstClaim.slice(3),
    ...fill(narrower(1, what), half - 1, (at) => `${what(1)}, comprising ${at + 1} of the working elements.`),
    `A process of making the ${product} of claim 1, comprising: providing the housing; forming the working element with ${method}; and testing ${name} before use.`,
    ...fill(
      narrower(half + 1, how),
      count - half - 1,
      (at) => `${how(half + 1)}, wherein forming is repeated ${at + 1} times.`,
    ),
  ];
  return { claimsCount: count, firstClaim, claims: claims.map((text, at) => `${at + 1}. ${capital(text)}`) };
}

/** Fills up to as many as asked for, the rest made by number. */
function fill(texts: string[], count: number, make: (at: number) => string): string[] {
  return Array.from({ length: count }, (_, at) => texts[at] ?? make(at));
}
