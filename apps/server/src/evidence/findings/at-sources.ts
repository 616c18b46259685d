import { formatDate } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import type { SourceCount } from '../evidence.ts';
import { name } from '../statements/part.ts';
import { words } from '../statements/template.ts';
import { type Collected, nothing, queryOn } from './collect.ts';
import type { Observed } from './observed.ts';

const AT_SOURCES = 'at-sources';

/** What each public source that was asked has for the words that were sent, and how much of it was read. */
export function atSources(observed: Observed): Collected {
  const found = nothing();
  const counts = observed.atSources.toSorted((one, other) => other.total - one.total);
  if (counts.length === 0) return found;
  for (const count of counts) found.figures.push(totalAt(observed, count), askedAt(observed, count));
  const [{ at }, most] = [counts[0]!, totalAt(observed, counts[0]!)];
  found.tables.push({
    id: AT_SOURCES,
    caption: 'What the public sources hold for the words that were sent',
    columns: [
      { label: 'Source', unit: 'text' },
      { label: 'Found', unit: 'count' },
      { label: 'Read', unit: 'count' },
    ],
    rows: counts.map(({ source, total, asked, at: { label } }) => ({
      cells: [label, total, asked],
      key: null,
      figures: [`${AT_SOURCES}:${source}:total`, `${AT_SOURCES}:${source}:read`],
    })),
    note: words`Source: the sources’ own counts for ${name(most, quoted(at.words))}, as of ${name(most, formatDate(at.asOf, 'en'))}. They read the words in different ways, and one work may be counted by several. Of each, what its own search puts first was read.`,
  });
  return found;
}

/** Everything that a source has for the words, as it counts. */
export const totalAt = (observed: Observed, { source, engine, total, at }: SourceCount): Figure => ({
  id: `${AT_SOURCES}:${source}:total`,
  label: `found at ${at.label} for ${quoted(at.words)} on ${formatDate(at.asOf, 'en')}`,
  value: total,
  unit: 'count',
  query: queryOn(observed, engine),
  at,
});

const askedAt = (observed: Observed, { source, engine, asked, at }: SourceCount): Figure => ({
  id: `${AT_SOURCES}:${source}:read`,
  label: `read of what was found at ${at.label}`,
  value: asked,
  unit: 'count',
  query: queryOn(observed, engine),
});

/** The source that counts most of a data set by year: what the catalogue holds of it was picked out of that. */
export const countedByYear = (
  { atSources: counts }: Observed,
  engine: SourceCount['engine'],
): SourceCount | undefined =>
  counts
    .filter((count) => count.engine === engine && count.years.length > 0)
    .toSorted((one, other) => other.total - one.total)[0];

const quoted = (phrases: readonly string[]) => phrases.map((phrase) => `“${phrase}”`).join(', ');
