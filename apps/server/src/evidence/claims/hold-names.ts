import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { foldText } from './language/fold-letters.ts';
import { type Word, wordsOf } from './language/words.ts';
import type { Value } from './value.ts';

/**
 * May a name be missing from the sentence that holds the clause's words? That the record names it in another sentence, with
 * another thing, proves nothing; but the title names what all sentences speak of, and a field says where somebody is.
 */
export const isNamedForAll = (name: Value, clause: Clause): boolean =>
  name.holders.some(({ label }) => label === 'Title') || isPlaceOfName(name, clause);

/** 'Is not Gold, but Bronze' doesn't say that it is Gold. */
export function isDeniedName(name: Value, stated: Word[], window: GroundUnit): boolean {
  const own = stated.filter(({ at, end }) => at >= name.at && end <= name.end);
  const there = window.words.filter(({ lower }) => own.some((word) => word.lower === lower));
  return there.length > 0 && own.every(({ sign }) => sign === 1) && there.every(({ sign }) => sign === -1);
}

const STANDS_IN = /\b(?:in|near) (?:the )?(\p{Lu}\p{L}+)/gu;

/** 'Tested in Manama' of what the sentence says was tested in Ohio: that a field gives the record another place says nothing of it. */
export const isPlacedElsewhere = (clause: Clause, window: GroundUnit | null): Value | undefined =>
  window?.label !== null
    ? undefined
    : clause.values.find(
        (place) =>
          !place.holders.includes(window) &&
          /\b(?:in|near) (?:the )?$/.test(clause.whole.slice(0, place.at)) &&
          !isPlaceOfName(place, clause) &&
          [...window.text.matchAll(STANDS_IN)].some(([, other]) => !clause.whole.includes(other!)),
      );

const OF = /^,? (?:(?:based|located|headquartered) )?(?:of|in|from) (?:the )?$/;

/** 'Acme of Manama, Bahrain': the field says where the one whom it follows is. */
const isPlaceOfName = (place: Value, { values, whole }: Clause): boolean =>
  place.holders.some(({ roles }) => roles.includes('place')) &&
  values.some(({ end }) => OF.test(whole.slice(end, place.at)));

/** What somebody does whom a record names in a field: no thing of its title or text does it. */
const DEEDS = new Set(
  `enroll enrolls enrolled enrols sponsor sponsors sponsored award awards awarded fund funds funded ran runs conduct conducts conducted
receive received receives invest invests invested acquire acquired acquires bought raised lives made owns holds published founded licensed
licenses performs obligated pays paid collaborate collaborates collaborated filed invented wrote leads led employs develops builds sells
offers produces manufactures`.split(/\s/),
);
/** 'Is developing it' is a deed as well. */
const GOING = new Set(
  `enrolling recruiting sponsoring funding running conducting testing developing building selling offering producing manufacturing making
leading acquiring performing`.split(/\s/),
);
const AUXILIARY = new Set(
  'is are was were has have had will also now already to plan plans intend intends aim aims'.split(' '),
);
const BE = new Set(['is', 'are', 'was', 'were']);
const SAID_WITHIN = 6;

/** 'Panel 2 enrolled 120 people' where a field says who did: whom no field names does it only where a sentence says so of it. */
export function doneByThing(text: string, values: Value[]): string[] {
  const words = wordsOf(text);
  return values.flatMap((value) => {
    if (value.kind !== 'name' || !/(?:^|[;,] |\b(?:and|which|that) )(?:the )?$/i.test(text.slice(0, value.at)))
      return [];
    const next = words.filter(({ at }) => at >= value.end);
    const verb = next.find(({ lower }) => !AUXILIARY.has(lower));
    if (!verb || !(DEEDS.has(verb.lower) || GOING.has(verb.lower)) || /[,;.(]/.test(text.slice(value.end, verb.at)))
      return [];
    // 'Antibodies were raised': by whom isn't said.
    const isDone = BE.has(next[0]!.lower) && !GOING.has(verb.lower);
    if (isDone || value.holders.some((unit) => isSomebody(unit, value) || saysOf(unit, value, verb.stem))) return [];
    return [`${value.text} as who “${verb.text}”`];
  });
}

/** A field that says what somebody is to the record, or whom all of it is about. */
const isSomebody = ({ isWindow, folded }: GroundUnit, { text }: Value): boolean =>
  !isWindow || folded.trim() === foldText(text);

/** Does the sentence have the verb a few words behind the name, or before it ('funded by Acme')? */
function saysOf({ words }: GroundUnit, { text }: Value, stem: string): boolean {
  const last = wordsOf(text).at(-1)!.lower;
  return words.some(
    ({ lower }, at) =>
      lower === last &&
      words.slice(Math.max(0, at - SAID_WITHIN), at + 1 + SAID_WITHIN).some((word) => word.stem === stem),
  );
}
