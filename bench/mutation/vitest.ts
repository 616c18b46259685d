import assert from 'node:assert/strict';

/** As much of Vitest as the tests of the gate use, in this process: a runner's own threads and loaders would cost more than the tests do. */
export interface Test {
  /** Its name, its cases and its code. */
  text: string;
  run: () => unknown;
}

type Run = (...args: never[]) => unknown;
type Matchers = Record<string, (...args: never[]) => void>;

let tests: Test[] = [];
let before: (() => void)[] = [];

/** The tests that a file declares while it is loaded. */
export function collectTests(load: () => void): Test[] {
  tests = [];
  before = [];
  load();
  const hooks = before;
  return tests.map(({ text, run }) => ({
    text,
    run: () => {
      for (const hook of hooks.splice(0)) hook();
      return run();
    },
  }));
}

const test = Object.assign(
  (name: string, run: Run) => void tests.push({ text: `${name} ${run}`, run: run as () => unknown }),
  {
    each: (cases: readonly unknown[]) => (name: string, run: (...args: unknown[]) => unknown) => {
      for (const each of cases)
        tests.push({
          text: `${name} ${JSON.stringify(each)} ${run}`,
          run: () => (Array.isArray(each) ? run(...each) : run(each)),
        });
    },
  },
);
const describe = Object.assign((_name: string, declare: () => void) => declare(), {
  each:
    <Case extends unknown[]>(cases: readonly Case[]) =>
    (_name: string, declare: (...args: Case) => void) => {
      for (const each of cases) declare(...each);
    },
  skipIf: (isSkipped: unknown) => (_name: string, declare: () => void) => isSkipped || declare(),
});

/** Undefined fields don't count, as with Vitest's `toEqual`. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object' || value.constructor !== Object) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([key, field]) => [key, plain(field)]));
}
const equals = (actual: unknown, expected: unknown) => assert.deepEqual(plain(actual), plain(expected));

function matches(actual: unknown, expected: unknown): void {
  if (expected instanceof Pattern) assert.match(String(actual), expected.source);
  else if (expected === null || typeof expected !== 'object') assert.equal(actual, expected);
  else {
    assert.ok(actual !== null && typeof actual === 'object');
    if (Array.isArray(expected)) assert.equal((actual as unknown[]).length, expected.length);
    for (const [key, field] of Object.entries(expected)) matches(actual[key as keyof typeof actual], field);
  }
}

class Pattern {
  readonly source: RegExp;
  constructor(source: RegExp) {
    this.source = source;
  }
}

const matchers = (actual: unknown): Matchers => {
  const told: Record<string, (expected: never, digits?: never) => void> = {
    toBe: (expected) => assert.ok(Object.is(actual, expected)),
    toEqual: (expected) => equals(actual, expected),
    toMatchObject: (expected) => matches(actual, expected),
    toBeNull: () => assert.equal(actual, null),
    toBeUndefined: () => assert.equal(actual, undefined),
    toContain: (expected) => assert.ok((actual as unknown[]).includes(expected)),
    toContainEqual: (expected) => assert.ok((actual as unknown[]).some((each) => passes(() => equals(each, expected)))),
    toHaveLength: (expected) => assert.equal((actual as unknown[]).length, expected),
    toBeGreaterThan: (expected) => assert.ok((actual as number) > expected),
    toBeLessThan: (expected) => assert.ok((actual as number) < expected),
    toBeCloseTo: (expected, digits = 2 as never) =>
      assert.ok(Math.abs((actual as number) - expected) < 10 ** -digits / 2),
    toThrow: () => assert.throws(actual as () => unknown),
  };
  return told;
};

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function expect(actual: unknown) {
  const told = matchers(actual);
  const not = Object.entries(told).map(([name, check]) => [
    name,
    (...args: never[]) => assert.ok(!passes(() => check(...args))),
  ]);
  return { ...told, not: Object.fromEntries(not) };
}

export const vitest = {
  test,
  it: test,
  describe,
  beforeAll: (hook: () => void) => void before.push(hook),
  expect: Object.assign(expect, { stringMatching: (source: RegExp) => new Pattern(source) }),
};
