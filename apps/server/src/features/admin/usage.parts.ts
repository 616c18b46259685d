import type { SQL } from 'drizzle-orm';

/** A part of a statement about a person: `userId` is the column or value that says who. */
type OfPerson = (userId: SQL) => SQL;

/** Each feature's part in a person's use. The parts stand beside the features' tables, in `*.usage.ts`. */
export interface UsageParts {
  projects: { bytes: OfPerson };
  reports: { bytes: OfPerson; countSince(userId: SQL, since: Date): SQL };
  savedSearches: { bytes: OfPerson; count: OfPerson };
  bookmarks: { bytes: OfPerson; count: OfPerson };
  files: { bytes: OfPerson };
}
