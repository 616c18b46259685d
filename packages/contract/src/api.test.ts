import { expect, test } from 'vitest';
import { api } from './api.ts';
import { ERRORS } from './errors.ts';

type Procedure = {
  '~orpc': { route: { method: string; path: string; summary: string; tags: string[] }; errorMap: object };
};

const isProcedure = (value: object): value is Procedure => '~orpc' in value;

function procedures(router: object): Procedure[] {
  return Object.values(router).flatMap((value) => (isProcedure(value) ? [value] : procedures(value)));
}

test('[OPS-07] every call has a method and path of its own, says what it does, and promises known errors only', () => {
  const all = procedures(api);
  expect(all.length).toBeGreaterThan(20);
  const places = all.map((each) => `${each['~orpc'].route.method} ${each['~orpc'].route.path}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { '~orpc': definition } of all) {
    expect(definition.route.path).toMatch(/^\/[a-z]/);
    expect(definition.route.summary).toMatch(/^[A-Z]/);
    expect(definition.route.tags).toHaveLength(1);
    for (const code of Object.keys(definition.errorMap)) expect(ERRORS).toHaveProperty(code);
  }
});
