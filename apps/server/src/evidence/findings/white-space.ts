import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { name, num } from '../statements/part.ts';
import { word, words } from '../statements/template.ts';
import { type Collected, nothing, partSeen, periodOf, say, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';
import { isSaidIn, saidIn } from './said-in.ts';

/** With fewer records that a part or a pair is rare says nothing. */
const RECORDS_MIN = 20;
const PART_MIN = 5;

const WORKS = [
  { engine: 'patents', many: 'patents' },
  { engine: 'awards', many: 'awards' },
] as const satisfies { engine: Engine; many: string }[];

/**
 * Parts of the project that are each well known in the field and hardly ever stand together in one record: where the
 * project may be alone, as far as titles and abstracts tell.
 */
export function whiteSpace(observed: Observed): Collected {
  const found = nothing();
  for (const work of WORKS) pairs(observed, work, found);
  return found;
}

function pairs(observed: Observed, { engine, many }: (typeof WORKS)[number], found: Collected): void {
  const all = observed.records[engine];
  if (all.length < RECORDS_MIN) return;
  const parts = observed.parts
    .map(({ label, variants }) => ({ label, records: all.filter(holding([label, ...variants])) }))
    .filter(({ records }) => records.length >= PART_MIN && records.length < all.length * 0.9);
  const open = parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .map((other) => ({ one, other, both: one.records.filter((record) => other.records.includes(record)) })),
  );
  const rarest = open.toSorted((a, b) => a.both.length - b.both.length)[0];
  // By chance alone so many would hold both.
  if (!rarest) return;
  const expected = (rarest.one.records.length * rarest.other.records.length) / all.length;
  if (rarest.both.length > 1 || expected < 3) return;
  const counted = (id: string, label: string, records: CatalogueRecord[]) =>
    workedOut(observed, {
      id: `white-space:${engine}:${id}`,
      label,
      value: records.length,
      how: 'count',
      engine,
      records,
    });
  const whole = counted('all', `${many} in the field`, all);
  const both = counted(
    'both',
    `${many} in the field that name both ${rarest.one.label} and ${rarest.other.label}`,
    rarest.both,
  );
  const one = counted('one', `${many} in the field that name ${rarest.one.label}`, rarest.one.records);
  const other = counted('other', `${many} in the field that name ${rarest.other.label}`, rarest.other.records);
  found.figures.push(whole, both, one, other);
  found.findings.push({
    id: `white-space:${engine}`,
    family: 'white-space',
    n: all.length,
    period: periodOf(all),
    missing: partSeen(observed, engine),
    importance: 64,
    headline: say(
      words`${num(one)} ${word<typeof many>(many)} in the field name ${name(one, rarest.one.label)} and ${num(other)} name ${name(other, rarest.other.label)}, but ${num(both)} ${word(both.value === 1 ? 'names' : 'name')} both.`,
      [one, other, both],
    ),
    statements: [
      say(
        words`Of the ${num(whole)} ${word<typeof many>(many)} in the field, ${num(one)} name ${name(one, rarest.one.label)}, ${num(other)} name ${name(other, rarest.other.label)}, and ${num(both)} ${word(both.value === 1 ? 'names' : 'name')} both.`,
        [whole, one, other, both],
      ),
    ],
  });
}

const holding = (words: readonly string[]) => (record: CatalogueRecord) => isSaidIn(saidIn(record), words);
