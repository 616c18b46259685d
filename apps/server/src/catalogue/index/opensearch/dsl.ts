/** A query in the search service's language. */
export type Dsl = Record<string, unknown>;

export const NOTHING: Dsl = { match_none: {} };
export const EVERYTHING: Dsl = { match_all: {} };

/** Matches what all of these match, and adds nothing to a score. */
export const filtered = (...filter: Dsl[]): Dsl => ({ bool: { filter } });
export const allOf = (query: Dsl, ...filter: Dsl[]): Dsl => ({ bool: { must: [query], filter } });
export const anyOf = (...should: Dsl[]): Dsl => ({ bool: { should, minimum_should_match: 1 } });
export const noneOf = (...must_not: Dsl[]): Dsl => ({ bool: { must_not } });
/** The same score for each of these. */
export const scoring = (boost: number, filter: Dsl): Dsl => ({ constant_score: { filter, boost } });

/** Terms that one query may have. */
export const TERMS_MAX = 65_536;
/** Hits that the service counts off; what lies deeper is scrolled to. */
export const WINDOW_MAX = 10_000;

export const atPlaces = (places: readonly number[]): Dsl => ({ terms: { place: places } });
