import type { SearchSchemaInput } from '@tanstack/react-router';
import type { UrlParams } from './url-search.ts';

/** Reads the values of a parameter; undefined where we understand nothing of them. */
type Parameter<Value> = (values: string[]) => Value | undefined;

type Given<Names extends PropertyKey> = { [Name in Names]?: string | string[] } & SearchSchemaInput;

/** None where the parameter is missing or empty. The router hands in what it has read once more: numbers, then. */
const valuesOf = (given: unknown) =>
  [given]
    .flat()
    .map((each) => String(each ?? ''))
    .filter(Boolean);

/**
 * The parameters of a screen, for its route's `validateSearch`. Anyone may have written an address: what is not understood
 * is as if it were not there, and the router takes it out of the address. The defaults are the screen's own.
 * @param openPrefix names that begin with it are taken as well, as lists
 */
export const address =
  <Declared extends Record<string, (values: string[]) => unknown>>(declared: Declared, openPrefix?: string) =>
  (given: Given<keyof Declared>) =>
    Object.fromEntries(
      [...Object.keys(declared), ...Object.keys(given).filter((name) => openPrefix && name.startsWith(openPrefix))].map(
        (name) => [name, (declared[name] ?? list())(valuesOf((given as UrlParams)[name]))],
      ),
    ) as { [Name in keyof Declared]: ReturnType<Declared[Name]> };

export const text =
  (max?: number): Parameter<string> =>
  ([first]) =>
    first?.slice(0, max);

/** Each once. */
export const list = (max?: number) => (values: string[]) => [...new Set(values)].slice(0, max);

export const oneOf =
  <const Value extends string>(allowed: readonly Value[]): Parameter<Value> =>
  ([first]) =>
    allowed.find((each) => each === first);

export const like =
  (pattern: RegExp): Parameter<string> =>
  ([first = '']) =>
    pattern.test(first) ? first : undefined;

/** A whole number from 1 on, as of a page. */
export const count =
  (max: number): Parameter<number> =>
  ([first]) => {
    const number = Number(first);
    return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
  };

/** '2026-11-21' */
export const day: Parameter<string> = ([first = '']) =>
  /^\d{4}-\d\d-\d\d$/.test(first) && Date.parse(first) ? first : undefined;

/** 'min..max', of which one may be missing; a bound that is none is left out. */
export const range =
  (bound: RegExp): Parameter<string> =>
  ([first = '']) =>
    writeRange(...endsOf(first).map((each) => (bound.test(each) ? each : '')));

const BETWEEN = '..';

export const writeRange = (min = '', max = ''): string | undefined => (min || max ? min + BETWEEN + max : undefined);

export function endsOf(range: string): string[] {
  const at = range.indexOf(BETWEEN);
  return at < 0 ? [] : [range.slice(0, at), range.slice(at + BETWEEN.length)];
}
