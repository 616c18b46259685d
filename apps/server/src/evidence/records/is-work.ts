import type { SourceKind } from '@groundwork/contract/report-document';

/** Parties that ask, pay or advise build nothing that competes, and a thing under test stands in its trial. */
const NO_WORK: ReadonlySet<SourceKind> = new Set([
  'project',
  'library',
  'funding-opportunities',
  'usa-spending',
  'investors',
  'subject-matter-experts',
  'interventions',
]);

/** Whether a record tells of something that somebody builds or has built. */
export const isWork = ({ engine }: { engine: SourceKind }): boolean => !NO_WORK.has(engine);
