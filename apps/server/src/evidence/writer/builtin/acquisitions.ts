import type { DraftBlock } from '../../draft.ts';
import type { Evidence } from '../../evidence.ts';
import { recordTable } from './parts.ts';
import { closestOf } from './works.ts';

/** "Acme was acquired by Bolt on 2015-10-28 for $9,000,000." */
const BOUGHT = /^.*\bwas acquired by (.+?)(?: on \d{4}-\d{2}-\d{2})?(?: for [^.]*)?\.$/m;
const LISTED = 8;

/** Firms of the field that were bought, by whom and when. */
export function acquisitions(evidence: Evidence): DraftBlock[] {
  const table = recordTable(evidence, 'companies', {
    caption: 'Companies in the field that were bought',
    columns: [
      { label: 'Company', unit: 'text' },
      { label: 'Bought by', unit: 'text' },
      { label: 'In the words of the record', unit: 'text' },
    ],
    cells: ({ record }) => {
      const [quote = '', buyer = ''] = BOUGHT.exec(record.text) ?? [];
      return [record.title, buyer, `“${quote}”`];
    },
    records: closestOf(evidence, 'companies').filter(({ record }) => BOUGHT.test(record.text)),
    isClosest: true,
    limit: LISTED,
  });
  return table ? [table] : [];
}
