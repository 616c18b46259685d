import type { CatalogueRecord } from '../apps/server/src/catalogue/record.ts';
import { randomNumbers, zipfRanks } from './random.ts';

const VOCABULARY_SIZE = 60_000;
const CONSONANTS = 'bcdfgklmnprstvz';
const VOWELS = 'aeiou';

/** A made-up, pronounceable word for each rank; frequent ones are shorter, as in languages. */
export const WORDS = makeWords();
const drawWord = zipfRanks(VOCABULARY_SIZE, 2.7);
const drawOrganisation = zipfRanks(20_000, 10);

/** Record `n` of the generated catalogue: about 120 words, six facets of 4 to 20,000 values, a date, an amount. */
export function makeRecord(n: number, revision = 0): CatalogueRecord {
  const random = randomNumbers(n * 7919 + revision * 104_729);
  const below = (limit: number) => Math.floor(random() * limit);
  const words = (count: number) => Array.from({ length: count }, () => WORDS[drawWord(random())]!).join(' ');
  // Names share no word with the texts, so that plain SQLite, which indexes texts alone, finds the same records.
  const organisation = `Org${drawOrganisation(random())} Institute`;
  const year = 2000 + Math.floor(25 * Math.sqrt(random()));
  return {
    engine: 'publications',
    id: `P${n}`,
    title: words(6 + below(8)),
    text: words(60 + below(100)),
    date: `${year}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`,
    amount: random() < 0.7 ? Math.round(10 ** (3 + 4 * random())) : null,
    place: { state: `State ${below(50)}`, country: 'USA' },
    organisations: [{ name: organisation, role: 'Institution' }],
    people: [{ name: `Person${below(20_000)} X${below(20_000)}`, role: 'Author' }],
    facets: {
      status: [`Status ${below(4)}`],
      kind: [`Kind ${below(12)}`],
      state: [`State ${below(50)}`],
      agency: [`Agency ${Math.floor(500 * random() ** 2)}`],
      area: [...new Set(Array.from({ length: 1 + below(3) }, () => `Area ${Math.floor(200 * random() ** 2)}`))],
      organisation: [organisation],
    },
    url: null,
    source: { name: 'Generated', url: null, retrievedAt: '2026-01-01T00:00:00Z', licence: 'none', isSample: true },
    data: { revision },
  };
}

function makeWords(): string[] {
  const random = randomNumbers(1);
  const words = new Set<string>();
  while (words.size < VOCABULARY_SIZE) {
    const syllables = 1 + Math.floor(Math.log10(words.size + 10)) - (random() < 0.3 ? 1 : 0);
    let word = '';
    for (let i = 0; i < Math.max(1, syllables); i++) {
      word += CONSONANTS[Math.floor(random() * CONSONANTS.length)]! + VOWELS[Math.floor(random() * VOWELS.length)]!;
    }
    words.add(random() < 0.5 ? word : word + CONSONANTS[Math.floor(random() * CONSONANTS.length)]!);
  }
  return [...words];
}
