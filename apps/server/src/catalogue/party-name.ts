import { foldedWords } from './query/fold.ts';
import type { CatalogueRecord } from './record.ts';

/** Legal forms, dropped from the end of an organisation's name. 'University', 'Institute' and the like tell names apart. */
const LEGAL_FORMS = new Set(
  (
    'inc incorporated corp corporation co company llc llp lp plc ltd limited gmbh mbh ag kg kgaa se sa sas sarl srl spa ' +
    'nv bv ab as asa aps oy oyj kk pty pte pvt private sdn bhd'
  ).split(' '),
);

/** Degrees and forms of address, dropped from a person's name. */
const TITLES = new Set('dr prof professor md phd mph msc ms ma mba dds dvm pharmd facs frcp'.split(' '));

/**
 * An organisation's name for comparing: 'The Acme Widget Co., Ltd.' and 'ACME WIDGET' are both 'acme widget'.
 * '' when nothing of the name can be compared.
 */
export function organisationName(name: string): string {
  const words = wordsOf(name);
  if (words[0] === 'the' && words.length > 1) words.shift();
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1)!)) words.pop();
  return words.join(' ');
}

/** A person's name for comparing: 'Curie, Marie, PhD' and 'Dr. Marie Curie' are both 'marie curie'. */
export function personName(name: string): string {
  const parts = name
    .split(',')
    .map((part) => withoutTitles(wordsOf(part)))
    .filter((words) => words.length > 0);
  const [family = [], given = [], ...rest] = parts;
  return [...given, ...family, ...rest.flat()].join(' ');
}

/** The distinct names under which a record is found by its parties. */
export function partyNames(record: Pick<CatalogueRecord, 'organisations' | 'people'>): string[] {
  const names = new Set([
    ...record.organisations.map((party) => organisationName(party.name)),
    ...record.people.map((party) => personName(party.name)),
  ]);
  names.delete('');
  return [...names];
}

/** The names to look a party up by when nothing says whether it is an organisation or a person. */
export function lookupNames(name: string): string[] {
  return [...new Set([organisationName(name), personName(name)])].filter(Boolean);
}

/** Dots and apostrophes join ('L.L.C.' is one word, 'O'Neil' too); other punctuation separates. */
function wordsOf(name: string): string[] {
  return foldedWords(name.replace(/[.'’`]/g, '').replaceAll('&', ' and '));
}

function withoutTitles(words: string[]): string[] {
  return words.filter((word) => !TITLES.has(word));
}
