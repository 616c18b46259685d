import { usState } from '../../catalogue/normalise/us-states.ts';
import { foldText } from '../words/fold-letters.ts';
import { remembered } from '../words/remembered.ts';

/** Bodies whose short names everyone uses without spelling them out. */
const KNOWN = new Map(
  `nasa national aeronautics and space administration
nih national institutes of health
nsf national science foundation
fda food and drug administration
doe department of energy
dod department of defense
dhs department of homeland security
hhs department of health and human services
va department of veterans affairs
usda department of agriculture
gsa general services administration
darpa defense advanced research projects agency
epa environmental protection agency
nist national institute of standards and technology
noaa national oceanic and atmospheric administration
ibm international business machines
us united states
usa united states
uk united kingdom
eu european union
who world health organization`
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

const NATIONS = new Map(
  `american united states|us united states|british united kingdom|french france|german germany|italian italy|spanish spain|swiss switzerland
swedish sweden|danish denmark|norwegian norway|finnish finland|dutch netherlands|belgian belgium|austrian austria|polish poland
portuguese portugal|greek greece|irish ireland|turkish turkey|israeli israel|chinese china|japanese japan|south korean south korea|korean korea|indian india
canadian canada|australian australia|brazilian brazil|mexican mexico|russian russia|ukrainian ukraine|egyptian egypt|iranian iran|bangladeshi bangladesh|colombian colombia|taiwanese taiwan|nigerian nigeria|kenyan kenya
pakistani pakistan|vietnamese vietnam|thai thailand|indonesian indonesia|hungarian hungary|czech czech|romanian romania
south african south africa|african africa|european europe|navy department of the navy|army department of the army`
    .split(/[|\n]/)
    .map((pair) => {
      const words = pair.split(' ');
      const cut = words[0] === 'south' ? 2 : 1;
      return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    }),
);

/** Names of one country: registries write them in their own way. */
const COUNTRIES = `south korea|korea republic of|republic of korea
north korea|korea democratic people s republic of
russia|russian federation
vietnam|viet nam
czech republic|czechia
turkey|turkiye
ivory coast|cote d ivoire
burma|myanmar
laos|lao people s democratic republic
syria|syrian arab republic
macedonia|north macedonia
holland|netherlands
china|p r china|pr china
united kingdom|great britain`
  .split('\n')
  .map((line) => line.split('|'));

/** Other forms of a name that say the same: a short name spelled out, a state's postal code, the country of a people. */
export const otherForms = remembered(formsOf);

function formsOf(name: string): string[] {
  const folded = foldText(name.replace(/(?<=\p{Lu})\.(?=\p{Lu}|$|\s)/gu, ''));
  const nation = NATIONS.get(folded);
  const countries = COUNTRIES.find((names) => names.includes(nation ?? folded)) ?? [];
  const forms = [KNOWN.get(folded), nation, ...countries, ministryOf(folded), ...romanForms(folded)];
  if (/^[A-Z]{2}$/.test(name)) forms.push(foldText(usState(name) ?? ''));
  for (const [short, long] of KNOWN) if (long === folded) forms.push(short);
  // 'American veterans' are those of the U.S.
  if (folded === 'american') forms.push('u s');
  return forms.filter((form): form is string => Boolean(form));
}

/** 'The Commerce Department' is the Department of Commerce. */
function ministryOf(folded: string): string | undefined {
  const [, field, kind] = /^(.+) (department|ministry)$/.exec(folded) ?? [];
  return field && `${kind} of ${field}`;
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v'];

/** 'Phase 2' for 'Phase II'. */
function romanForms(folded: string): string[] {
  const match = /^(phase|type|class|part) (\d|i{1,3}|iv|v)$/.exec(folded);
  if (!match) return [];
  const at = ROMAN.indexOf(match[2]!);
  return [`${match[1]} ${at < 0 ? ROMAN[Number(match[2]) - 1] : at + 1}`];
}

const SMALL = new Set('of the and for in a an de du des la le und e y to on s'.split(' '));

/** Is `short` made of the first letters of words that stand side by side in the folded text? */
export function spellsOut(short: string, folded: string): boolean {
  if (!/^\p{Lu}[\p{Lu}\d]{1,6}s?$/u.test(short)) return false;
  const letters = short.replace(/s$/, '').toLowerCase();
  const words = folded.split(' ').filter((word) => !SMALL.has(word) && word !== '');
  for (let from = 0; from + letters.length <= words.length; from++) {
    let at = 0;
    while (at < letters.length && words[from + at]!.startsWith(letters[at]!)) at++;
    if (at === letters.length) return true;
  }
  return false;
}
