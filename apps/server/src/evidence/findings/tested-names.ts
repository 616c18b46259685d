import type { ClinicalTrial } from '../../catalogue/engines/clinical-trials.ts';
import type { InternationalTrial } from '../../catalogue/engines/international-trials.ts';
import { isMedicine } from '../../catalogue/matching/drug-classes.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

/** A trial's comparator is not what it tests. */
const COMPARED =
  /\b(?:placebos?|sham|usual care|standard (?:of )?(?:care|treatment|therapy)|no (?:treatment|intervention))\b/i;
const PARTED = /\s*(?:[+/,;()]|\b(?:and|plus|with|or|versus|vs)\b\.?)\s*/i;
/** How much of it, in which form and how often: the same thing is named with and without. */
const DOSES = new Set(
  `mg mcg µg ug g kg ml iu units unit percent dose doses dosage daily once twice weekly day days week weeks tablet tablets tab tabs capsule
capsules cap caps injection injections injectable infusion oral orally solution suspension film coated extended release product
products low high standard single multiple arm group treatment treated therapy drug drugs intervention control controls combination
fixed conventional regular first second line other new current`.split(/\s+/),
);
const ABBREVIATION = /^[A-Z][A-Z0-9-]{2,5}$/;
/** "Adsorbed COVID-19 (inactivated) vaccine": in the midst of a name brackets say which kind. */
const WHICH_KIND = /\s*\(([^()]*)\)\s+(?=\p{L})/gu;
/** Names nothing by itself. */
const KIND_ALONE = /^(?:vaccin\w+|inactivated|recombinant|biological|device|procedure|behaviou?ral)$/;
const WORDS_MAX = 3;
const LETTERS_MIN = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [];
/** "Lopinavir-ritonavir" is both. */
const medicinesIn = (words: readonly string[]): string[] => words.flatMap((word) => word.split('-')).filter(isMedicine);

/** "COVID-19" and "Covid19" are one. */
const joined = (name: string): string => name.replace(/(?<=\p{L})-(?=\p{N})/gu, '');

/**
 * The names of the things that a trial tests, in small letters and each once: medicines by their names wherever they
 * stand, other things by what is left of their names without dose and form.
 */
export function testedNames(record: CatalogueRecord): string[] {
  const named =
    record.engine === 'clinical-trials'
      ? ((record.data as ClinicalTrial).interventions ?? []).flatMap(({ name }) => namesIn(name))
      : ((record.data as InternationalTrial).interventions ?? []).flatMap((text) => medicinesIn(wordsOf(text)));
  return [...new Set(named.map(joined))];
}

/** "COVID-19" and "AZD1656": how a word is written where a name isn't in capitals throughout, by the same in small letters without hyphen. */
export function writtenIn(records: readonly CatalogueRecord[]): ReadonlyMap<string, string> {
  const names = records.flatMap(({ data }) =>
    ((data as ClinicalTrial).interventions ?? []).map((each) => (typeof each === 'string' ? each : (each.name ?? ''))),
  );
  const words = names.flatMap((name) => {
    const isShouted = !/\p{Ll}/u.test(name);
    const all = name.match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [];
    return isShouted ? all.filter((word) => /\p{N}/u.test(word)) : all;
  });
  // The European register writes the international names of medicines in capitals: small letters are their own.
  const told = words.filter(
    (word) => /\p{Lu}.*[\p{Lu}\p{N}]|\p{L}-\p{N}/u.test(word) && !isMedicine(word.toLowerCase()),
  );
  // The spelling with hyphen and capitals comes last among several, and is told.
  const fullness = (word: string) => Number(word.includes('-')) + Number(/\p{Lu}/u.test(word));
  return new Map(
    told.toSorted((one, other) => fullness(one) - fullness(other)).map((word) => [joined(word.toLowerCase()), word]),
  );
}

/** The same of an intervention by its title; nothing where it is only what others are compared with. */
export function namesIn(intervention: string): string[] {
  const whole = intervention.replace(WHICH_KIND, (bracket, inside: string) =>
    medicinesIn(wordsOf(inside)).length > 0 ? bracket : ' ',
  );
  return whole.split(PARTED).flatMap((part) => {
    if (COMPARED.test(part)) return [];
    const words = wordsOf(part);
    const medicines = medicinesIn(words);
    if (medicines.length > 0) return medicines;
    const left = words.filter((word) => !DOSES.has(word));
    // "TENS" is an abbreviation; so is no whole name in capitals.
    const name = ABBREVIATION.test(part.trim()) ? part.trim() : left.join(' ');
    return left.length > 0 && left.length <= WORDS_MAX && name.length >= LETTERS_MIN && !KIND_ALONE.test(name)
      ? [name]
      : [];
  });
}
