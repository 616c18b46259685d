import { isFrameWord, isLight } from './frame-words.ts';
import { stemOf } from './stems.ts';
import { isDeed } from './swapped.ts';
import type { Word } from './words.ts';

/** Verbs of which it is looked up who does them, besides those whose sides are not to be exchanged (`swapped.ts`). */
const VERBS = new Set(
  `conduct perform characterize outperform learn contribute combine yield target intensify invent demonstrate
reveal propose analyze train call drive lead regulate avoid examine finance sponsor produce
choose pick send transmit decide review accept reject report deliver store measure control create`
    .split(/\s+/)
    .map(stemOf),
);
/** 'Examiner', 'production': no deeds. */
const NOUN = /(?:ion|er|ers|ure)$/;

const PRONOUNS = new Set('we i it they you he she'.split(' '));
const OPENERS = new Set(
  'but while whereas because although though since where when if how why whether than'.split(' '),
);
const BE = new Set('is are was were be been being'.split(' '));
const FINITE = new Set('is are was were remains'.split(' '));
const PARTICIPLE = /(?:ed|[^aeiou]n|own|ade|ght|uilt|ound|ung|aid|old)$/;
const SAYS =
  /^(?:suggest|show|indicat|find|found|demonstrat|report|conclud|reveal|confirm|prov|argu|claim|believ)(?:e?s|e?d|ing|n)?$/;
const BREAK = /[;:.!?]| [-–—] /;
/** A full stop behind these ends nothing: 'Voltara, Inc. (VI) is building it'. */
const ABBREVIATED = /^(?:inc|ltd|co|corp|llc|dr|prof|no|vs|st|jr|[a-z])$/;
const WORDS_MAX = 7;
const INSERTION_MAX = 30;

/** Are all who do a deed of the statement others than those who do it in the ground? */
export function isDoneByAnother(stated: Text, known: Text): boolean {
  return stated.words.some((verb, at) => {
    if (!VERBS.has(verb.stem) || NOUN.test(verb.lower) || isModifier(stated, at)) return false;
    // 'Builds on it' makes nothing.
    if (/^builds?$/.test(verb.lower) && /^(?:up)?on$/.test(stated.words[at + 1]?.lower ?? '')) return false;
    const own = doersOf(stated, at);
    if (own === null || [...own].every((stem) => isFrameWord(stem) || isLight(stem))) return false;
    const there = known.words.flatMap((word, place) =>
      word.stem === verb.stem && !NOUN.test(word.lower) ? [doersOf(known, place)] : [],
    );
    return (
      there.length > 0 &&
      there.every((doers) => doers !== null && doers.size > 0 && ![...own].some((stem) => doers.has(stem))) &&
      (known.words.some(({ stem }, place) => stem === verb.stem && isByAgent(known, place)) ||
        [...own].some((stem) => known.words.some((word) => word.stem === stem)))
    );
  });
}

/** 'Developed by Acme': the ground says outright who does it. */
const isByAgent = ({ words }: Text, at: number): boolean =>
  PARTICIPLE.test(words[at]!.lower) && words[at + 1]?.lower === 'by' && /^\p{Lu}/u.test(words[at + 2]?.text ?? '');

/** 'The adversary chooses the inputs' of a record in which the transmitter chooses the inputs, and the adversary something else. */
export function isDoneToItByOthers(stated: Text, known: Text[]): boolean {
  return stated.words.some((verb, at) => {
    if (!VERBS.has(verb.stem) || NOUN.test(verb.lower)) return false;
    const own = doersOf(stated, at);
    const object = nextContent(stated.words, at);
    if (own === null || [...own].every(isFrameWord) || object === undefined) return false;
    const there = known.flatMap((text) =>
      text.words.flatMap((word, place) =>
        word.stem === verb.stem && nextContent(text.words, place) === object ? [doersOf(text, place)] : [],
      ),
    );
    const doesIt = known.some((text) =>
      text.words.some((word, place) => {
        if (word.stem !== verb.stem) return false;
        const doers = doersOf(text, place);
        return doers !== null && [...own].some((stem) => doers.has(stem));
      }),
    );
    return (
      doesIt &&
      there.length > 0 &&
      there.every((doers) => doers !== null && doers.size > 0 && ![...own].some((stem) => doers.has(stem)))
    );
  });
}

const OURSELVES = new Set(['we', 'i']);
const BETWEEN_US = 3;
const BEHIND = 14;

/** 'Restaurants provide loans' where the record says 'we provide loans to restaurants': whom it is done for does it. */
export function isDoneByWhomWeDoItFor(stated: Text, known: Text): boolean {
  return stated.words.some((verb, at) => {
    if (!(VERBS.has(verb.stem) || isDeed(verb.stem)) || NOUN.test(verb.lower) || isModifier(stated, at)) return false;
    const own = [...(doersOf(stated, at) ?? [])].filter((stem) => !isFrameWord(stem));
    const there = known.words.flatMap((word, place) => (word.stem === verb.stem ? [place] : []));
    if (own.length === 0 || there.length === 0) return false;
    return there.every((place) => {
      const before = known.words.slice(0, place);
      const isOurs = before.slice(-BETWEEN_US).some(({ lower }) => OURSELVES.has(lower));
      const behind = known.words.slice(place + 1, place + 1 + BEHIND);
      return (
        isOurs &&
        own.every((stem) => behind.some((word) => word.stem === stem)) &&
        !own.some((stem) => before.some((word) => word.stem === stem))
      );
    });
  });
}

/** 'An open-source integrated platform': the participle says of what kind the platform is. */
const isModifier = ({ text, words }: Text, at: number): boolean =>
  PARTICIPLE.test(words[at]!.lower) &&
  words[at + 1]?.isContent === true &&
  /\ban? (?:[\p{L}-]+ ){0,2}$/iu.test(text.slice(0, words[at]!.at));

/** What a verb is done to: the first word of content behind it; what is counted or measured first is none. */
function nextContent(words: Word[], at: number): string | undefined {
  const next = words.slice(at + 1, at + 4);
  const first = next.find(({ isContent, lower }) => isContent || /\d/.test(lower));
  return first?.isContent ? first.stem : undefined;
}

interface Text {
  text: string;
  words: Word[];
}

/** The words that say who does what a verb says; null where the text only says 'we', or says nobody. */
function doersOf({ text, words }: Text, at: number): Set<string> | null {
  const verb = words[at]!;
  // 'Group: Integrated medicine', 'of combined modes': a verb in the past has who does it right before it.
  if (PARTICIPLE.test(verb.lower) && words[at + 1]?.isContent && isWithoutSubject(text, words, at)) return null;
  const by = words.slice(at + 1, at + 5).findIndex(({ lower }) => lower === 'by');
  // 'Validated by evaluating it': a way, not a doer.
  if (by >= 0 && /ing$/.test(words[at + 2 + by]?.lower ?? '')) return null;
  if (by >= 0 && PARTICIPLE.test(verb.lower) && !/[;:.,()]/.test(text.slice(verb.end, words[at + 1 + by]!.at)))
    return collect(text, words.slice(at + 2 + by), 1);
  const before = words.slice(Math.max(0, at - 3), at).some(({ lower }) => BE.has(lower));
  if ((before && PARTICIPLE.test(verb.lower)) || /ing$/.test(verb.lower)) return null;
  return collect(text, words.slice(0, at).reverse(), -1);
}

const NO_SUBJECT = new Set('a an the of in on for with by from to their its our'.split(' '));

const isWithoutSubject = (text: string, words: Word[], at: number) =>
  at === 0 ||
  NO_SUBJECT.has(words[at - 1]!.lower) ||
  /[;:(,]| [-–—] /.test(text.slice(words[at - 1]!.end, words[at]!.at));

/** Content words in one direction, up to the clause's end. */
function collect(text: string, words: Word[], step: 1 | -1): Set<string> | null {
  const stems = new Set<string>();
  // 'Loopt, based in …, has created': an insertion stands between the two.
  const first = words[0];
  const max = step === -1 && first && /^ ?[,)]/.test(text.slice(first.end)) ? INSERTION_MAX : WORDS_MAX;
  let last: Word | null = null;
  for (const word of words) {
    if (last) {
      const between = step === 1 ? text.slice(last.end, word.at) : text.slice(word.end, last.at);
      const isShort = ABBREVIATED.test((step === 1 ? last : word).lower);
      if (BREAK.test(isShort ? between.replace('.', '') : between)) break;
    }
    last = word;
    if (OPENERS.has(word.lower)) break;
    // 'The results suggest that it helps': what helps stands behind 'that'.
    if (step === -1 && word.lower === 'that' && SAYS.test(words[words.indexOf(word) + 1]?.lower ?? '')) break;
    if (PRONOUNS.has(word.lower) && stems.size === 0) return null;
    if (word.isContent) stems.add(word.stem);
    if (stems.size >= max) break;
  }
  return stems;
}

/** 'X is the standard' where the ground says it of another: the words before its verb share nothing, and name X elsewhere. */
export function isSaidOfOther(stated: Text, known: Text): boolean {
  const own = predicateOf(stated, 0);
  if (!own) return false;
  for (let from = 0; ; ) {
    const there = predicateOf(known, from);
    if (!there) return false;
    from = there.at + 1;
    const shared = [...own.rest].filter((stem) => there.rest.has(stem)).length;
    if (there.subject.size === 0 || shared < 2 || shared < own.rest.size * 0.6) continue;
    const isMet = [...own.subject].some((stem) => there.subject.has(stem));
    const isWithin = [...own.subject].some((stem) => there.rest.has(stem));
    if (!isMet && !isWithin && ![...own.subject].every(isFrameWord)) return true;
  }
}

function predicateOf(part: Text, from: number) {
  const at = part.words.findIndex(
    ({ lower }, place) => place >= from && FINITE.has(lower) && part.words[place + 1]?.lower !== 'to',
  );
  if (at < 0) return null;
  const subject = collect(part.text, part.words.slice(0, at).reverse(), -1) ?? new Set<string>();
  const rest = collect(part.text, part.words.slice(at + 1), 1) ?? new Set<string>();
  return { at, subject, rest };
}
