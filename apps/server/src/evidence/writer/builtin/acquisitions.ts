import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { ofRecord } from '../../statements/part.ts';
import { listed, word, words } from '../../statements/template.ts';
import { type DraftBlock, type DraftSentence, fact, inference } from '../draft.ts';
import { noteOf, paragraph } from './parts.ts';

/** "Acme was acquired by Bolt on 2015-10-28 for $9,000,000." */
const BOUGHT = /^.*\bwas acquired by (.+?)(?: on \d{4}-\d{2}-\d{2})?(?: for [^.]*)?\.$/m;
const LISTED = 8;
const NAMED = 3;

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

/** Firms on the topic that were bought, by whom and when: who has bought one may buy another. */
export function acquisitions(evidence: Evidence): (DraftBlock | null)[] {
  const bought = acquisitionsOf(evidence);
  if (bought.length === 0) return [];
  const shown = bought.slice(0, LISTED);
  return [
    paragraph(laterBuyers(bought)),
    {
      type: 'table',
      caption: 'Companies on the topic that were bought',
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

/** The sentence that tells of a sale, for a record that says nothing else. */
export const saleOf = (text: string): string | null => BOUGHT.exec(text)?.[0] ?? null;

/** The nearest firm that was bought: what an owner may hope for. */
export function nearestSale(evidence: Evidence): DraftSentence[] | null {
  const [first] = acquisitionsOf(evidence);
  if (!first) return null;
  const grounds = [{ key: first.each.key, quote: first.quote }];
  return [
    fact(words`${ofRecord(first.each.key, first.quote, first.quote, 'quotation')}`, grounds),
    inference(
      words`Ask whether ${ofRecord(first.each.key, first.quote, first.buyer)} may buy more of the kind: it knows the field.`,
      [],
      grounds,
    ),
  ];
}

function laterBuyers(bought: readonly Acquisition[]): DraftSentence {
  const first = bought
    .filter(({ buyer }, at) => bought.findIndex((other) => other.buyer === buyer) === at)
    .slice(0, NAMED);
  const has = word(first.length === 1 ? 'it has' : 'they have');
  return inference(
    words`Consider ${listed(first.map(({ each, buyer, quote }) => ofRecord(each.key, quote, buyer)))} among those who may buy the company one day: ${has} bought others on the topic.`,
    [],
    first.map(({ each: { key }, quote }) => ({ key, quote })),
  );
}
