import type { UrlParams } from './url-search.ts';

type Maybe<State> = { [Name in keyof State]?: State[Name] | undefined };

/** A state with its defaults where the address says nothing. */
export const withDefaults = <State extends object>(defaults: State, said: Maybe<State>): State => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
});

/** The part of a state that is written into its address, always in the same order. */
export const differing = <State extends object>(state: Maybe<State>, defaults: State): UrlParams =>
  Object.fromEntries(
    (Object.keys(defaults) as (keyof State)[])
      .filter((name) => state[name] != null && state[name] !== defaults[name])
      .map((name) => [name, String(state[name])]),
  );
