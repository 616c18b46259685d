import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isDeed } from './language/swapped.ts';
import type { Word } from './language/words.ts';

const ARTICLES = new Set(['the', 'a', 'an', 'this', 'its', 'their']);
/** Speaks of what the sentence before names. */
const REFERS = /^(?:it|they|this|these|those|he|she|both)\b/i;
/** Not at a sentence's head. */
const NAMED = /(?<!^)\b\p{Lu}\p{Ll}{2,}/u;

/**
 * What a clause says of a thing that its own sentence in the ground doesn't name, but another one does: 'Voltara built the pump' for
 * 'Voltara built the valve' where 'the pump was built by Acme', 'it did not help adults' where 'it helped adults' and did not help
 * children. Null where no other sentence says otherwise.
 */
export function saidOtherwise(
  { names, words, all }: Clause,
  content: readonly Word[],
  window: GroundUnit,
  lacking: readonly Word[],
  units: readonly GroundUnit[],
): { name: string } | { contrary: string } | null {
  if (window.label !== null || REFERS.test(window.text)) return null;
  const [subject] = words;
  const isOpen =
    subject !== undefined &&
    !window.signs.has(subject.stem) &&
    all.find(({ lower }) => !ARTICLES.has(lower))?.at === subject.at;
  const own = names.filter(({ holders }) => holders.includes(window));
  for (const unit of units) {
    if (unit === window || unit.label !== null) continue;
    if (isOpen && isSubjectOfOther(words, window, unit)) return { name: subject.text };
    if (!lacking.some(({ stem }) => unit.signs.has(stem))) continue;
    const shared = content.filter((word) => !lacking.includes(word) && unit.signs.has(word.stem));
    const turned = shared.find(({ stem, sign }) => isDeed(stem) && !unit.signs.get(stem)!.has(sign));
    if (turned && shared.length > 1) return { contrary: turned.text };
    const isByOthers = own.length > 0 && own.every(({ holders }) => !holders.includes(unit)) && NAMED.test(unit.text);
    if (isByOthers && shared.some(({ stem }) => isDeed(stem))) return { name: own[0]!.text };
  }
  return null;
}

/** 'The company owns the patent' for 'the university owns the patent. The company holds a license': each sentence says who. */
function isSubjectOfOther([subject, ...rest]: readonly Word[], window: GroundUnit, unit: GroundUnit): boolean {
  const [here, there] = [window, unit].map(({ words }) => words.find(({ isContent }) => isContent)?.stem);
  return (
    subject !== undefined &&
    there === subject.stem &&
    here !== undefined &&
    !rest.some(({ stem }) => stem === here) &&
    rest.some(({ stem }) => isDeed(stem) && window.signs.has(stem))
  );
}
