import type { InsightContent } from '@groundwork/contract/insights';

/** A number that moved by less than this part of itself makes no news. */
const MOVED = 0.1;

/**
 * Whether an insight says something that the one before did not: other figures (another organisation, another trial, the
 * other direction), or numbers that moved by a tenth. Days that pass are no news.
 */
export function isToldAnew(before: InsightContent, now: InsightContent): boolean {
  const [old, current] = [toldIn(before), toldIn(now)];
  if (old.size !== current.size) return true;
  for (const [id, { value, unit }] of current) {
    const was = old.get(id);
    if (!was) return true;
    if (unit !== 'days' && Math.abs(value - was.value) > Math.abs(was.value) * MOVED) return true;
  }
  const records = ({ sentences, references }: InsightContent) =>
    sentences
      .filter(({ figures }) => figures.length === 0)
      .flatMap(({ citations }) => citations.map((number) => references[number - 1]?.id))
      .join(' ');
  return records(before) !== records(now);
}

function toldIn({ sentences, figures }: InsightContent) {
  const ids = new Set(sentences.flatMap((sentence) => sentence.figures));
  return new Map(figures.filter(({ id }) => ids.has(id)).map((figure) => [figure.id, figure]));
}
