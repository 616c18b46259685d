import { countryName } from '../../catalogue/normalise/countries.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { memoize } from '../../platform/memoize.ts';
import { foldText } from '../words/fold-letters.ts';
import type { Place } from './read-source.ts';

/** The places that hold a name, or its parts where it is several in a row ('Phase II SBIR'). Empty when a part stands nowhere. */
export function findName(name: string, places: readonly Place[]): Place[] {
  const whole = places.filter((place) => holdsName(name, place));
  if (whole.length > 0) return whole;
  const found = partsOf(name).map((part) => places.filter((place) => holdsName(part, place)));
  return found.length > 1 && found.every((each) => each.length > 0) ? [...new Set(found.flat())] : [];
}

/** Held as it stands, its words near each other ('Jane Roe' for 'Jane A. Roe'), spelled out, or as the country that ends an address. */
function holdsName(name: string, { label, text, folded }: Place): boolean {
  const own = foldText(name);
  const forms = [own, NATIONS.get(own) ?? own.replace(/s$/, '')];
  return (
    forms.some((form) => folded.includes(` ${form} `) || hasWords(form, folded)) ||
    spellsOut(name, folded) ||
    (label !== null && endsOf(text).some((place) => forms.includes(place)))
  );
}

/** At most so many words may stand between: middle names, initials. */
const BETWEEN_MAX = 1;
/** Do the words of the name stand side by side, in whatever order? */
function hasWords(form: string, folded: string): boolean {
  const words = form.split(' ');
  if (words.length < 2 || !words.every((word) => folded.includes(` ${word} `))) return false;
  const there = allWords(folded);
  return there.some((first, at) => {
    if (!words.includes(first)) return false;
    const near = there.slice(at, at + words.length + BETWEEN_MAX);
    return words.every((word) => near.includes(word));
  });
}

/** 'NSF' for 'National Science Foundation', 'DoD' for 'Department of Defense'. */
function spellsOut(name: string, folded: string): boolean {
  if (!/^\p{Lu}[\p{L}\d]{0,5}[\p{Lu}\d]s?$/u.test(name)) return false;
  const letters = [...name.toLowerCase().replace(/s$/, '')];
  return [bigWords(folded), allWords(folded)].some((words) =>
    words.some((_, from) => letters.every((letter, at) => words[from + at]?.[0] === letter)),
  );
}

const SMALL = new Set('of the and for in a an at on de du des la le und e y to'.split(' '));
const allWords = memoize((folded) => folded.trim().split(' '));
const bigWords = memoize((folded) => allWords(folded).filter((word) => !SMALL.has(word)));

/** 'Rhode Island' for 'Providence, RI, US', 'Swiss' for 'Zug, CH', 'South Korea' for 'Seoul, Korea, Republic of'. */
const endsOf = memoize((text) =>
  text.split('; ').flatMap((address) => {
    const parts = address.split(', ');
    const places = [parts.at(-1)!, parts.slice(-2).join(', ')].map(countryName);
    if (parts.at(-1) === 'US') places.push(usState(parts.at(-2)));
    return places.map((place) => foldText(place ?? ''));
  }),
);

/** The countries of peoples. */
const NATIONS = new Map(
  `american united states|british united kingdom|french france|german germany|italian italy|spanish spain|swiss switzerland
swedish sweden|danish denmark|norwegian norway|finnish finland|dutch netherlands|belgian belgium|austrian austria|polish poland
portuguese portugal|greek greece|irish ireland|turkish turkey|israeli israel|chinese china|japanese japan|korean korea|indian india
canadian canada|australian australia|brazilian brazil|mexican mexico|russian russia|ukrainian ukraine|egyptian egypt|iranian iran|bangladeshi bangladesh|colombian colombia|taiwanese taiwan|nigerian nigeria|kenyan kenya
pakistani pakistan|vietnamese vietnam|thai thailand|indonesian indonesia|hungarian hungary|czech czech|romanian romania
african africa|european europe`
    .split(/[|\n]/)
    .map((pair) => {
      const [people, ...country] = pair.split(' ');
      return [people!, country.join(' ')];
    }),
);

/** Acronyms, phases and series are names of their own inside a run of capitalised words. */
const OWN_NAME = /(\b(?:Phase|Series|Type|Class|Part) (?:\d+|[A-Z])\b|\b[A-Z][A-Z0-9]{1,6}\b)/;

export const partsOf = (name: string): string[] => name.split(OWN_NAME).flatMap((part) => part.trim() || []);
