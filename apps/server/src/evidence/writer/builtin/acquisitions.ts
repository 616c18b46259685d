import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import type { DraftBlock } from '../draft.ts';
import { noteOf } from './parts.ts';

/** "Acme was acquired by Bolt on 2015-10-28 for $9,000,000." */
const BOUGHT = /^.*\bwas acquired by (.+?)(?: on \d{4}-\d{2}-\d{2})?(?: for [^.]*)?\.$/m;
const LISTED = 8;

interface Acquisition {
  each: EvidenceRecord;
  buyer: string;
  quote: string;
}

function acquisitionsOf({ records }: Evidence): Acquisition[] {
  return records.companies.flatMap((each) => {
    const [quote, buyer] = BOUGHT.exec(each.record.text) ?? [];
    return quote && buyer ? [{ each, buyer, quote }] : [];
  });
}

/** Firms of the field that were bought, by whom and when. */
export function acquisitions(evidence: Evidence): DraftBlock[] {
  const bought = acquisitionsOf(evidence);
  if (bought.length === 0) return [];
  const shown = bought.slice(0, LISTED);
  return [
    {
      type: 'table',
      caption: 'Companies in the field that were bought',
      columns: [
        { label: 'Company', unit: 'text' },
        { label: 'Bought by', unit: 'text' },
        { label: 'In the words of the record', unit: 'text' },
      ],
      rows: shown.map(({ each, buyer, quote }) => ({
        cells: [each.record.title, buyer, `“${quote}”`],
        key: each.key,
      })),
      note: noteOf(evidence, 'companies', shown.length),
    },
  ];
}
