/** Why a record is left out of searches, as bits: 0 for a listed one. What is owned, its owner's searches list all the same. */
export const HIDDEN = { deleted: 1, duplicate: 2, owned: 4 } as const;
