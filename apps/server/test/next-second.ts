/** When a record was stored is known to the second: what comes after this counts as later. */
export const nextSecond = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 1_000 - (Date.now() % 1_000) + MARGIN_MS));

/** A timer may strike a moment early. */
const MARGIN_MS = 20;
