import { foldedWords } from '../query/fold.ts';
import { subjectStems } from '../semantics/analyse.ts';
import { type Judged, labelsOf, rarityOf, type ToJudge } from './judge-records.ts';
import { FIELD_FLOOR } from './rings.ts';

export interface ProposedName {
  phrase: string;
  /** Records of the field whose titles have it. */
  count: number;
}

const NAMES_MAX = 12;
const COUNT_MIN = 3;
/** A word that more than one record in a hundred holds names no field. */
const RARITY_MIN = Math.log(100);

/** Words that titles of the field's records have again and again and the subject does not: other names for it, or what goes with it. */
export function proposedNames(asked: ToJudge, judged: (Judged | null)[]): ProposedName[] {
  const own = new Set(
    subjectStems(`${asked.subject.text} ${asked.subject.phrases.flatMap(({ variants }) => variants).join(' ')}`),
  );
  const rarity = rarityOf(asked);
  const found = new Map<string, { count: number; label: string }>();
  judged.forEach((one, at) => {
    if (!one || one.related < FIELD_FLOOR) return;
    const { title } = asked.records[at]!;
    const labels = labelsOf(title);
    for (const stem of new Set(subjectStems(title))) {
      if (own.has(stem) || /\d/.test(stem) || stem.length < 3) continue;
      const known = found.get(stem);
      found.set(stem, { count: (known?.count ?? 0) + 1, label: known?.label ?? labels.get(stem) ?? stem });
    }
  });
  return [...found]
    .filter(([stem, { count }]) => count >= COUNT_MIN && rarity(stem) >= RARITY_MIN)
    .map(([stem, { count, label }]) => ({ phrase: label, count, weight: count * rarity(stem) }))
    .sort(
      (one, other) =>
        other.weight - one.weight || (foldedWords(one.phrase)[0]! < foldedWords(other.phrase)[0]! ? -1 : 1),
    )
    .slice(0, NAMES_MAX)
    .map(({ phrase, count }) => ({ phrase, count }));
}
