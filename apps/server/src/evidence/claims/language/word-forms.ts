const SAME_START = 7;
const ENDING_MAX = 6;

const ENDING = /(?:y|ies|ic|ics|ical|ically|al)$/;
const ROOT_MIN = 5;

/** 'Allergy' and 'allergic', 'symmetry' and 'symmetrical'. */
const isOneRoot = (one: string, other: string) =>
  ENDING.test(one) &&
  ENDING.test(other) &&
  one.replace(ENDING, '').length >= ROOT_MIN &&
  one.replace(ENDING, '') === other.replace(ENDING, '');

/** 'Placentas' for 'placental', 'recertifying' for 'recertification'. */
export const isFormOf = (one: string, other: string) => isOneRoot(one, other) || hasOneStart(one, other);

/** 'Professor' and 'professional': who does a thing is none of its forms. */
const AGENT = /(?:or|er|ist|ian)s?$/;

const hasOneStart = (one: string, other: string) =>
  AGENT.test(one) === AGENT.test(other) &&
  one.length >= SAME_START &&
  one.slice(0, SAME_START) === other.slice(0, SAME_START) &&
  Math.max(one.length, other.length) - commonStart(one, other) <= ENDING_MAX &&
  !/less/.test(one + other);

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

const APART_MIN = 6;

/** 'Ballpoint' for 'ball-point'. */
export const isWrittenApart = (word: string, folded: string) =>
  word.length > APART_MIN &&
  Array.from({ length: word.length - 5 }, (_, at) => at + 3).some((at) =>
    folded.includes(` ${word.slice(0, at)} ${word.slice(at)} `),
  );

/** Part of a longer word, or written apart: 'worldwide' for 'world-wide'. */
export const writesTogether = (word: string, folded: string) =>
  folded.includes(word) || (word.length > 6 && folded.replaceAll(' ', '').includes(word));
