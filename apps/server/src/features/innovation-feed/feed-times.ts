/** A record gets its moment when it is written and is found when its batch is through: a look ends this long ago. */
export const SETTLING_MS = 60_000;
