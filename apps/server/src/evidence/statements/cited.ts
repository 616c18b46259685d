import { type Evidence, findEvidence, findFigure } from '../evidence.ts';
import type { Cited, CitedFigure } from '../prose/check-prose.ts';
import type { Ground } from '../writer/draft.ts';

/** What is cited of each record, as the check of prose reads it. */
export function citedBy(grounds: readonly Ground[], evidence: Evidence): Cited[] {
  const byKey = new Map<string, Cited>();
  for (const { key, quote } of grounds) {
    const each = findEvidence(evidence, key);
    if (!each) continue;
    const cited = byKey.get(key) ?? { key, fields: [], passages: [], publisher: each.record.source.name };
    byKey.set(key, cited);
    if (each.fields.includes(quote)) cited.fields.push(quote);
    else cited.passages.push(quote);
  }
  return [...byKey.values()];
}

export const figuresBy = (ids: readonly string[], evidence: Evidence): CitedFigure[] =>
  ids.flatMap((id) => findFigure(evidence, id) ?? []);
