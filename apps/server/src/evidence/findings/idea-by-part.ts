import type { CatalogueRecord } from '../../catalogue/record.ts';
import { quotableSentences } from '../reading/quotable.ts';
import { num } from '../statements/part.ts';
import { words } from '../statements/template.ts';
import { type Collected, keyOf, nothing, workedOut } from './collect.ts';
import { type IdeaPart, saysPart } from './idea-parts.ts';
import { mostOf, type Observed } from './observed.ts';

export const BY_PART = 'by-part';

/** A part alone is what the field is about, and fewer records tell of chance. */
const PARTS_MIN = 2;
const RECORDS_MIN = 3;
const QUOTE_MAX = 280;

/**
 * The idea part by part: how many records of the field say it, and the nearest of these in its own words. Where a row has none the
 * idea stands apart, or others say it in other words.
 */
export function ideaByPart(observed: Observed): Collected {
  const found = nothing();
  const { surest, parts } = observed;
  if (parts.length < PARTS_MIN || surest.length < RECORDS_MIN) return found;
  const whole = workedOut(observed, {
    id: 'by-part:all',
    label: 'records in the field that were read',
    value: surest.length,
    how: 'count',
    engine: mostOf(observed),
    records: surest,
  });
  found.figures.push(whole);
  found.tables.push({
    id: BY_PART,
    caption: 'The idea, part by part',
    columns: [
      { label: 'Part of the idea', unit: 'text' },
      { label: 'Records that say it', unit: 'count' },
      { label: 'Nearest that says it', unit: 'text' },
      { label: 'In its own words', unit: 'text' },
    ],
    rows: parts.map((part) => {
      const saying = surest.filter((record) => saysPart(record, part));
      const count = workedOut(observed, {
        id: `by-part:${part.label}`,
        label: `records in the field that say something of ${part.label}`,
        value: saying.length,
        how: 'count',
        engine: saying[0]?.engine ?? mostOf(observed),
        records: saying,
      });
      found.figures.push(count);
      const told = saying.slice(0, LOOKED_AT).map((record) => ({ record, quote: sentenceOn(record, part) }));
      // One whose sentence says it is worth more than a nearer one whose words of it stand apart.
      const best = told.find(({ quote }) => quote !== null) ?? told[0];
      if (best) found.cited.push(best.record);
      return {
        cells: [part.label, count.value, best?.record.title ?? null, best?.quote ? `“${best.quote}”` : null],
        key: best ? keyOf(best.record) : null,
        figures: [count.id],
      };
    }),
    note: words`Counted over the ${num(whole)} records in the field that were read, by words: a part counts as said where a record has the words that tell most of it, and others may say it in other words. Quoted word for word.`,
  });
  return found;
}

const LOOKED_AT = 12;

const sentenceOn = (record: CatalogueRecord, part: IdeaPart): string | null =>
  quotableSentences(record.text).find(
    (sentence) => sentence.length <= QUOTE_MAX && saysPart({ title: '', text: sentence }, part),
  ) ?? null;
