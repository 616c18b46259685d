import { countryName } from '../../catalogue/normalise/countries.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { foldText } from '../words/fold-letters.ts';
import { remembered } from '../words/remembered.ts';
import { stemOf } from '../words/stems.ts';
import { otherForms, spellsOut } from './short-names.ts';

/** What a name is looked for in. */
interface Place {
  label: string | null;
  text: string;
  /** Folded, with a space at both ends. */
  folded: string;
}

const CONNECTED = / (?:and|&|of|for|the|in|on|at) /;

/**
 * The places that hold a name: as it stands, without a middle name, spelled out or shortened, or part by part where it is
 * several names in a row ('Phase II SBIR', 'University of Exampleton and Acme Inc'). Empty when a part stands nowhere.
 */
export function findName<Unit extends Place>(name: string, units: readonly Unit[]): Unit[] {
  const whole = units.filter((unit) => holdsName(name, unit));
  if (whole.some(isField)) return whole;
  // 'Phase II SBIR' in a text, too, where fields give the phase and the program.
  if (whole.length > 0) return isOfOwnNames(name) ? [...whole, ...holdersOfParts(name, units.filter(isField))] : whole;
  return holdersOfParts(name, units);
}

const isField = ({ label }: Place): boolean => label !== null;

function holdersOfParts<Unit extends Place>(name: string, units: readonly Unit[]): Unit[] {
  const parts = partsOf(name);
  if (parts.length < 2) return [];
  const found = parts.map((part) => units.filter((unit) => holdsName(part, unit)));
  return found.every((each) => each.length > 0) ? [...new Set(found.flat())] : [];
}

export function holdsName(name: string, { label, text, folded }: Place): boolean {
  const own = foldedName(name);
  if (own === '' || folded.includes(` ${own} `)) return true;
  if (otherForms(name).some((form) => folded.includes(` ${form} `))) return true;
  if (own.length > 4 && folded.includes(` ${singular(own)}`) && holdsStem(own, folded)) return true;
  if (/[\d-]/.test(name) && own.length > 4 && holdsCompact(own.replaceAll(' ', ''), folded)) return true;
  if (label !== null && ` ${foldedName(label)} `.includes(` ${own} `)) return true;
  if (spellsOut(name, folded) || (label !== null && endsInPlace(name, text))) return true;
  if (label === 'Sponsor' && isShortened(own, folded)) return true;
  // 'University Hospital of Basel' for 'University Hospital, Basel'
  const inPlace = label === null ? null : withComma(name);
  if (inPlace && text.toLowerCase().includes(inPlace)) return true;
  if (label === null || text.length >= 120) return false;
  return skipsMiddle(own, folded) || (OF_PERSON.test(label) && isLastFirst(own, folded));
}

const OF_PLACE = / (?:of|in|at) (?:the )?(?=\p{Lu})/u;
const withComma = remembered((name: string) =>
  OF_PLACE.test(name) ? name.replace(OF_PLACE, ', ').toLowerCase() : null,
);
const OF_PERSON =
  /^(?:Principal investigators?|Investigators?|Inventors?|Authors?|Contact|Business contact|Expert|Examiner)$/i;

/** 'Jane A. Roe' for 'ROE JANE A'. */
function isLastFirst(own: string, folded: string): boolean {
  const words = own.split(' ');
  return words.length > 1 && `${folded.trimStart()} `.startsWith(`${[words.at(-1), ...words.slice(0, -1)].join(' ')} `);
}

const foldedName = remembered(foldText);

const CUT_MIN = 3;

/** Drugs@FDA shortens its sponsors: 'Exampleton Healthcare' for 'EXAMPLETON HLTHCARE'. The first word stands whole. */
function isShortened(own: string, folded: string): boolean {
  const [words, known] = [own.split(' '), folded.trim().split(' ')];
  return (
    words.length > 1 &&
    words.length <= known.length &&
    words[0] === known[0] &&
    words.every((word, at) => word === known[at] || (known[at]!.length >= CUT_MIN && isCutTo(word, known[at]!)))
  );
}

/** Are the letters of the short word those of the long one, in order, from the first on? */
function isCutTo(long: string, short: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length && long[0] === short[0];
}

/** 'Rhode Island' for 'Providence, RI, US', 'Swiss' for 'Zug, CH': the codes at the end of an address. */
const CODES = /, (?:(\p{Lu}{2}), )?(\p{Lu}{2})$/u;

function endsInPlace(name: string, text: string): boolean {
  const [, state, country] = CODES.exec(text) ?? [];
  if (!country) return false;
  const forms = [foldText(name), ...otherForms(name)];
  const places = [country === 'US' ? usState(state) : undefined, countryName(country)];
  return places.some((place) => place !== undefined && forms.includes(foldText(place)));
}

const TOGETHER_MAX = 4;

/** 'COVID-19' for 'Covid19': the same letters and digits, parted elsewhere. */
function holdsCompact(compact: string, folded: string): boolean {
  const words = folded.trim().split(' ');
  return words.some((_, from) => {
    let joined = '';
    for (let at = from; at < Math.min(words.length, from + TOGETHER_MAX) && joined.length < compact.length; at++) {
      joined += words[at];
      if (joined === compact) return true;
    }
    return false;
  });
}

const singular = (folded: string) => folded.replace(/(?:ies|es|s)$/, '');

/** The last word in another number: 'Lofargrams' for 'Lofargram'. */
function holdsStem(own: string, folded: string): boolean {
  const words = own.split(' ');
  const last = stemOf(words.at(-1)!);
  const before = words.slice(0, -1).join(' ');
  return folded.split(' ').some((word, at, all) => {
    if (word === '' || stemOf(word) !== last || Math.abs(word.length - words.at(-1)!.length) > 2) return false;
    return before === '' || all.slice(Math.max(0, at - words.length + 1), at).join(' ') === before;
  });
}

/** 'Joseph Doran' for 'Joseph G. Doran'. */
function skipsMiddle(own: string, folded: string): boolean {
  const words = own.split(' ');
  if (words.length < 2 || words.length > 4 || !folded.includes(words[0]!)) return false;
  const known = folded.trim().split(' ');
  let from = known.indexOf(words[0]!);
  if (from < 0) return false;
  for (const word of words.slice(1)) {
    const next = known.indexOf(word, from + 1);
    if (next < 0 || next - from > 2) return false;
    from = next;
  }
  return true;
}

const GENERIC_OF =
  /\b(?:University|College|School|Institutes?|Department|Ministry|Hospital|Bank|Academy|Center|Centre|State|City|Republic) (?:of|for) (?:the )?/g;

/** Acronyms, phases and series are names of their own inside a run of capitalised words. */
const OWN_NAME = /\b(?:Phase|Series|Type|Class|Part) (?:[IVX]+|\d+|[A-Z])\b|\b[A-Z][A-Z0-9]{1,6}\b/g;

const isOfOwnNames = (name: string): boolean => name.search(OWN_NAME) >= 0 && name.search(CONNECTED) < 0;

function partsOf(name: string): string[] {
  // 'University of Washington' is one name, and not that of Washington University.
  const connected = name
    .replace(GENERIC_OF, (whole) => whole.replaceAll(' ', '\u00a0'))
    .split(CONNECTED)
    .map((part) => part.replaceAll('\u00a0', ' ').replace(/^the /, ''));
  if (connected.length > 1) return connected;
  const own = name.match(OWN_NAME) ?? [];
  const rest = name.split(OWN_NAME).map((part) => part.trim());
  return own.length > 0 ? [...own, ...rest].filter((part) => part !== '') : [];
}
