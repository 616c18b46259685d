export const TRENDS_KEY = 'trending-areas';
/** Longer than the week after which they are found anew, so that they stay while a run is missed. */
export const TRENDS_KEPT_MS = 21 * 86_400_000;
