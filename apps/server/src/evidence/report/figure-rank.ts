import type { Figure } from '@groundwork/contract/report-document';
import type { Evidence } from '../evidence.ts';

/** A figure's place in its series, largest first, and the share of the series that it makes up with those before it. */
export function rankOf(id: string, evidence: Evidence): Figure['rank'] {
  for (const series of evidence.series) {
    const measure = id.endsWith(':sum') ? 'amount' : 'count';
    const rows = series.rows.toSorted((a, b) => b[measure] - a[measure]);
    const at = rows.findIndex(({ key }) => id.startsWith(`${series.id}:${key}:`));
    const total = rows.reduce((sum, row) => sum + row[measure], 0);
    if (at < 0 || total === 0) continue;
    // Rows of the same size share their place.
    const place = rows.filter((row) => row[measure] > rows[at]![measure]).length + 1;
    const upTo = rows.slice(0, at + 1).reduce((sum, row) => sum + row[measure], 0);
    return { place, share: upTo / total };
  }
  return undefined;
}
