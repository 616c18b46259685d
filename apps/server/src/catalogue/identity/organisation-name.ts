import { memoize } from '../../platform/memoize.ts';
import { knownAgency } from './agencies.ts';
import { nameWords } from './name-words.ts';

const words = (text: string) => new Set(text.split(' '));

/** Legal forms, dropped from the end of a name. 'University', 'Institute' and the like tell names apart. */
const LEGAL_FORMS = words(
  'inc incorporated incorporation corp corporation co cos company companies llc llp lllp lp plc pllc pc ltd limited ' +
    'gmbh mbh ag kg kgaa ohg ug ev se sa sas sarl sasu sl slu srl spa snc sca scs nv bv bvba cv vof ab asa aps oy oyj ' +
    'kk pty pte pvt private sdn bhd tbk jsc ojsc pjsc oao zao ooo doo dd kft nyrt zrt sro spzoo lda ltda eirl sapi de cv ' +
    'unlimited ulc cic cooperative as',
);
const SHORTENED: Record<string, string> = {
  univ: 'university',
  universitaet: 'universitat',
  inst: 'institute',
  natl: 'national',
  intl: 'international',
  dept: 'department',
  hosp: 'hospital',
  ctr: 'center',
  centre: 'center',
  lab: 'laboratory',
  labs: 'laboratories',
  tech: 'technology',
  technol: 'technology',
  mfg: 'manufacturing',
  pharm: 'pharmaceuticals',
  sci: 'science',
  med: 'medical',
  assn: 'association',
  assoc: 'associates',
  bros: 'brothers',
  coll: 'college',
  fdn: 'foundation',
  grp: 'group',
  sys: 'systems',
};

/** Names in which no word says whose it is: many organisations bear them. */
const PLAIN_WORDS = words(
  'university of the and for national institute technology technologies medical center hospital research science ' +
    'sciences laboratory laboratories systems solutions group international department college state health ' +
    'pharmaceuticals therapeutics energy engineering services consulting partners ventures capital innovations ' +
    'general advanced applied american global first new data software biotech bio labs school foundation',
);

/**
 * An organisation's name for comparing: 'The Acme Widget Co., Ltd.' and 'ACME WIDGET' are both 'acme widget', 'Univ. of
 * Ulm' and 'University of Ulm' are one, and so are 'NASA' and what it stands for. '' when nothing of the name can be compared.
 */
export const organisationName = memoize((name) => {
  const legal = (knownAgency(name) ?? name).replace(/(?<=.)\bd\/?b\/?a\b.*$/i, '').replace(/\bA\/S\s*$/i, 'AS');
  const all = nameWords(legal).map((word) => SHORTENED[word] ?? word);
  if (all[0] === 'the' && all.length > 1) all.shift();
  const named = all.length;
  while (all.length > 1 && (LEGAL_FORMS.has(all.at(-1)!) || (all.at(-1) === 'and' && all.length < named))) all.pop();
  return all.join(' ');
});

/** Whether a normalised name is borne by many: nothing but plain words, or hardly any letters. */
export function isPlainName(name: string): boolean {
  const all = name.split(' ');
  return name.length < 4 || all.every((word) => PLAIN_WORDS.has(word));
}
