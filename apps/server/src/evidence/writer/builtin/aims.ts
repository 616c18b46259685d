import type { Engine } from '@groundwork/contract/engines';
import { type Evidence, type EvidenceRecord, findEvidence } from '../../evidence.ts';
import { LONG_AGO_YEARS } from '../../findings/statistics.ts';
import { asOf } from '../../statements/of-record.ts';
import { word, words } from '../../statements/template.ts';
import type { Cell, DraftBlock } from '../draft.ts';
import { readColumns } from './parts.ts';

type Columns = Extract<DraftBlock, { type: 'table' }>['columns'];

/** What the surest records of some data sets say that their work is for, each in its own words. Null where none says it. */
export function aimTable(
  evidence: Evidence,
  engines: readonly Engine[],
  options: {
    caption: string;
    columns: Columns;
    cells: (each: EvidenceRecord) => Cell[];
    /** Over the sentences. */
    words: string;
    /** Newest first, and nothing of long ago beside what is newer. */
    isOfItsTime?: boolean;
  },
): DraftBlock | null {
  const said = (evidence.aims ?? []).flatMap(({ key, quote }) => {
    const each = findEvidence(evidence, key);
    return each && !evidence.nearby?.includes(key) && engines.includes(each.record.engine as Engine)
      ? [{ each, quote }]
      : [];
  });
  const shown = options.isOfItsTime ? ofItsTime(said, evidence.asOf) : said;
  if (shown.length === 0) return null;
  const quotes = new Map(shown.map(({ each, quote }) => [each.key, quote && `“${quote}”`]));
  return {
    type: 'table',
    caption: options.caption,
    ...readColumns(
      [...options.columns, { label: options.words, unit: 'text' }],
      shown.map(({ each }) => each),
      (each) => [...options.cells(each), quotes.get(each.key) ?? null],
    ),
    note: words`${word(shown.some(({ quote }) => quote) ? 'Quoted word for word. ' : '')}As of ${asOf(evidence)}.`,
  };
}

function ofItsTime<Said extends { each: EvidenceRecord }>(said: readonly Said[], asOf: string): Said[] {
  const since = String(Number(asOf.slice(0, 4)) - LONG_AGO_YEARS);
  const dateOf = ({ each }: Said) => each.record.date ?? '';
  const recent = said.filter((each) => dateOf(each) >= since);
  return (recent.length > 0 ? recent : [...said]).toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
}
