import type { UrlParams } from './url-search.ts';

type Maybe<State> = { [Name in keyof State]?: State[Name] | undefined };

/** A state with its defaults where the address says nothing. */
export const withDefaults = <State extends object>(defaults: State, said: Maybe<State>): State => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
});

/** What of a state is written into its address. */
export const differing = <State extends object>(state: Maybe<State>, defaults: State): UrlParams =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([name, value]) => value != null && value !== defaults[name as keyof State])
      .map(([name, value]) => [name, String(value)]),
  );
