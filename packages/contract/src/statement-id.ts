import type { StatementPlace } from './report-changes.ts';

/** The id of the statement on the report's page. */
export const statementId = ({ sectionId, block, item, at }: StatementPlace): string =>
  `statement-${sectionId}-${block}-${item === null ? '' : `${item}-`}${at}`;
