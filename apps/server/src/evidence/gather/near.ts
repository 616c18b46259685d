/** Figures of what lies near a project begin so, and those that say who among it pays. */
export const NEAR = 'near';
export const NEAR_PAYER = `${NEAR}:payer:`;
