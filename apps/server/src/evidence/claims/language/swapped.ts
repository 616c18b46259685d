import { stemOf } from './stems.ts';
import type { Word } from './words.ts';

/** Verbs whose doer and whose object are not to be exchanged. */
const VERBS = new Set(
  `acquire develop own found alert offer help buy sell fund sponsor approve license invent support lead treat cause produce replace
reduce increase improve receive award grant precede follow exceed apply detect kill convert feed remove drive operate protect
monitor serve hire teach train advise supply pay invest partner publish examine discover describe design discontinue cite
recommend regulate require provide restore impair access activate suppress stimulate infect affect influence determine collect make use trigger inhibit bind block back`
    .split(/\s+/)
    .map(stemOf),
);

/** A verb with a doer and an object. */
export const isDeed = (stem: string): boolean => VERBS.has(stem);

/** 'Conventional treatment' is no deed of what stands before it. */
const NOUN = /(?:ment|ments|tion|tions|growth)$/;

/** 'Amal Invest' does nothing by its name. */
const isInName = ({ text }: Word, at: number) => at > 0 && /^\p{Lu}\p{Ll}/u.test(text);

const BE = new Set('is are was were be been being'.split(' '));

/**
 * Does the statement give a verb the doer that the ground gives it as object, and the other way round? Both are read left and
 * right of the verb, passives turned round; only words that both texts hold are looked at.
 */
export function isSwapped(statement: Word[], ground: Word[]): boolean {
  return statement.some((verb, at) => {
    // Who doesn't do a thing is not the one who does it.
    if (
      !(
        VERBS.has(verb.stem) ||
        isPerfect(statement, at) ||
        ground.some((other, there) => other.stem === verb.stem && isDoneBy(ground, there))
      ) ||
      verb.sign === -1 ||
      NOUN.test(verb.lower) ||
      isInName(verb, at) ||
      isNoun(statement, at) ||
      isGerund(statement, at)
    )
      return false;
    const sides = distinct(sidesOf(statement, at));
    if (sides.object.size === 0) return false;
    return (
      ground.some((other, there) => {
        // 'By analyzing papers, the survey finds': who does it stands behind it.
        if (other.stem !== verb.stem || isGerund(ground, there) || isNoun(ground, there)) return false;
        const known = distinct(sidesOf(ground, there));
        const doers = shared(sides.doer, known);
        const objects = shared(sides.object, known);
        // Whom the ground has as the doer stands on the other side, and the statement's doer is nobody there.
        if (doers.all === 0)
          return (
            objects.asDoer > 0 && objects.asDoer === known.doer.size && known.object.size > 0 && objects.asObject > 0
          );
        const isTurned = doers.asObject === doers.all && doers.asDoer === 0;
        // Before a passive that names nobody stands what it is done to, and maybe what with: 'the results show that it can be improved'.
        return (
          isTurned &&
          (objects.all === 0 ||
            objects.asDoer > 0 ||
            (known.doer.size === 0 && (objects.asObject === 0 || !known.isDone)))
        );
      }) &&
      !ground.some((other, there) => {
        if (other.stem !== verb.stem) return false;
        return shared(sides.doer, sidesOf(ground, there)).asDoer > 0;
      })
    );
  });
}

const HAVE = new Set(['has', 'have', 'had']);

/** 'Has revolutionized': whatever the verb, its doer stands before it and its object behind. */
const isPerfect = (words: Word[], at: number) =>
  /ed$/.test(words[at]!.lower) &&
  (HAVE.has(words[at - 1]?.lower ?? '') ||
    (/ly$/.test(words[at - 1]?.lower ?? '') && HAVE.has(words[at - 2]?.lower ?? '')));

/** 'Is limited by it': whatever the verb, who does it stands behind. */
const isDoneBy = (words: Word[], at: number) =>
  /ed$/.test(words[at]!.lower) &&
  words.slice(Math.max(0, at - 2), at).some(({ lower }) => BE.has(lower)) &&
  words[at + 1]?.lower === 'by';

const ARTICLES = new Set(['a', 'an', 'the', 'this', 'its', 'their']);

/** 'The survey of the harbor was run by Acme', 'the need for it': behind an article the word is no verb. */
const isNoun = (words: Word[], at: number) =>
  at > 0 && ARTICLES.has(words[at - 1]!.lower) && !/(?:(?<!e)ed|ing|ought|uilt|ound)$/.test(words[at]!.lower);

const isGerund = (words: Word[], at: number) =>
  /ing$/.test(words[at]!.lower) && (at === 0 || BEFORE_GERUND.has(words[at - 1]!.lower));

/** 'By investing', 'an investing app': no one is said to do it. */
const BEFORE_GERUND = new Set(['by', 'a', 'an']);

/** Words of both names ('Edwards Angell', 'Edwards Wildman') tell nothing. */
const distinct = ({ isDone, doer, object }: Sides): Sides => ({
  isDone,
  doer: new Set([...doer].filter((stem) => !object.has(stem))),
  object: new Set([...object].filter((stem) => !doer.has(stem))),
});

interface Sides {
  /** A passive that names nobody who does it. */
  isDone: boolean;
  doer: Set<string>;
  object: Set<string>;
}

const REACH = 18;

function sidesOf(words: Word[], at: number): Sides {
  const before = words.slice(Math.max(0, at - REACH), at);
  const after = words.slice(at + 1, at + 1 + REACH);
  // 'The study evaluates it': noun and verb of one stem are nobody who does it to the other.
  const own = words[at]!.stem;
  const stems = (part: Word[]) =>
    new Set(part.filter(({ isContent, stem }) => isContent && stem !== own).map(({ stem }) => stem));
  const by = after.findIndex(({ lower }) => lower === 'by');
  const isPassive =
    by >= 0 &&
    by < 4 &&
    (BE.has(before.at(-1)?.lower ?? '') ||
      (BE.has(before.at(-2)?.lower ?? '') && before.at(-1)?.lower !== 'to') ||
      /ed$|en$|ought$|ound$/.test(words[at]!.lower));
  if (!isPassive && BE.has(before.at(-1)?.lower ?? '') && /ed$|en$|ought$|ound$|old$|uilt$|ade$/.test(words[at]!.lower))
    return { isDone: true, doer: new Set(), object: stems(before) };
  if (!isPassive) return { isDone: false, doer: stems(before), object: stems(after) };
  return {
    isDone: false,
    doer: stems(after.slice(by + 1)),
    object: new Set([...stems(before), ...stems(after.slice(0, by))]),
  };
}

function shared(own: Set<string>, known: Sides): { all: number; asDoer: number; asObject: number } {
  let [all, asDoer, asObject] = [0, 0, 0];
  for (const stem of own) {
    const [isDoer, isObject] = [known.doer.has(stem), known.object.has(stem)];
    if (!isDoer && !isObject) continue;
    all++;
    if (isDoer) asDoer++;
    if (isObject) asObject++;
  }
  return { all, asDoer, asObject };
}
