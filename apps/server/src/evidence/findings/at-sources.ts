import { formatDate } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import type { SourceCount, SourceState } from '../evidence.ts';
import { name, words } from '../statements/statement.ts';
import { type Collected, nothing, queryOn } from './collect.ts';
import type { Observed } from './observed.ts';

const AT_SOURCES = 'at-sources';

const STATES: Record<SourceState, string> = {
  answered: 'answered',
  failed: 'did not answer',
  'left-out': 'was not asked',
  'no-key': 'needs a setting',
};
const ORDER = Object.keys(STATES) as SourceState[];

export type CountedSource = SourceCount & { total: number };
const isCounted = (count: SourceCount): count is CountedSource => count.total !== null;

/** Matches at each public source for the words that were sent, how many were read, and who has not answered, and why. */
export function atSources(observed: Observed): Collected {
  const found = nothing();
  const counts = observed.atSources.toSorted(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || (other.total ?? 0) - (one.total ?? 0),
  );
  // The note says which words were sent, by a source that has counted for them.
  const counted = counts.find(isCounted);
  if (!counted) return found;
  for (const count of counts)
    found.figures.push(...(isCounted(count) ? [totalAt(observed, count)] : []), askedAt(observed, count));
  const [{ at }, most] = [counted, totalAt(observed, counted)];
  found.tables.push({
    id: AT_SOURCES,
    caption: 'What the public sources hold for the words that were sent',
    columns: [
      { label: 'Source', unit: 'text' },
      { label: 'Found', unit: 'count' },
      { label: 'Read', unit: 'count' },
      { label: 'State', unit: 'text' },
    ],
    rows: counts.map(({ source, state, total, asked, at: { label } }) => ({
      cells: [label, total, state === 'answered' ? asked : null, STATES[state]],
      key: null,
      figures: [...(total === null ? [] : [`${AT_SOURCES}:${source}:total`]), `${AT_SOURCES}:${source}:read`],
    })),
    note: words`Source: the sources’ own counts for ${name(most, quoted(at.words))}, as of ${name(most, formatDate(at.asOf, 'en'))}. They read the words in different ways, and one work may be counted by several. Of each, what its own search puts first was read; where nothing stands under what was found, the source tells no total.`,
  });
  return found;
}

/** Everything that a source has for the words, as it counts. */
export const totalAt = (observed: Observed, { source, engine, total, at }: CountedSource): Figure => ({
  id: `${AT_SOURCES}:${source}:total`,
  label: `found at ${at.label} for ${quoted(at.words)} on ${formatDate(at.asOf, 'en')}`,
  value: total,
  unit: 'count',
  query: queryOn(observed, engine),
  at,
});

const askedAt = (observed: Observed, { source, engine, state, asked, at }: SourceCount): Figure => ({
  id: `${AT_SOURCES}:${source}:read`,
  label: `read of what was found at ${at.label}: ${STATES[state]}`,
  value: asked,
  unit: 'count',
  query: queryOn(observed, engine),
});

/** The source that counts most of a data set by year: what the catalogue holds of it was picked out of that. */
export const countedByYear = (
  { atSources: counts }: Observed,
  engine: SourceCount['engine'],
): CountedSource | undefined =>
  counts
    .filter(isCounted)
    .filter((count) => count.engine === engine && count.years.length > 0)
    .toSorted((one, other) => other.total - one.total)[0];

const quoted = (phrases: readonly string[]) => phrases.map((phrase) => `“${phrase}”`).join(', ');
