import type { ReportDocument } from '@groundwork/contract/report-document';
import { toBibtex } from './bibtex.ts';
import { type CitedFields, type CslItem, cslItems } from './csl-item.ts';
import { toRis } from './ris.ts';

const written = (write: (items: CslItem[]) => string) => async (report: ReportDocument, fields: CitedFields) =>
  new TextEncoder().encode(write(cslItems(report, fields)));

/** The report's sources alone, for a reference manager. */
export const renderBibtex = written(toBibtex);
export const renderRis = written(toRis);
export const renderCsl = written((items) => `${JSON.stringify(items, null, 2)}\n`);
