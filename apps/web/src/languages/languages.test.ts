import { catalogues as saidInGerman } from '@groundwork/contract/de/index';
import { LANGUAGES } from '@groundwork/contract/languages';
import { registeredTexts } from '@groundwork/contract/texts';
import { expect, test } from 'vitest';
import { catalogues as de } from './de/index.ts';
import './server-texts.ts';
import '@groundwork/contract/mails.texts';
import '@groundwork/contract/read-message-refs';

// Mails are the server’s alone.
const TRANSLATIONS: Record<string, Record<string, object>> = { de: { ...de, ...saidInGerman } };
import.meta.glob('../**/*.texts.ts', { eager: true });

/** Names, abbreviations and words that German writes alike. */
const ALIKE = new Set(
  `API Alias Arm B2B B2C Batch BibTeX CIK CPC Code DOI DUNS DOCX E-Mail English Enterprise Export Filter Google Groundwork HTML Hybrid
   Information Innovator Intervention Investor LinkedIn Logo Markdown MeSH NAICS Name ORCID PDF PMID Partner Patent Persona Phase
   Position Problem Produkt Programm Pulse SIC Sponsor Status System Technologie Test UEI Version Webhooks Website`.split(
    /\s+/,
  ),
);
const SAME_SENTENCES = new Set([
  'n',
  'Net Promoter Score',
  '–',
  '',
  'Esc',
  '?',
  'K',
  'j',
  '↓',
  'k',
  '↑',
  'Enter',
  'x',
  'o',
  '/',
  'In',
  'name@example.org',
]);

type Pair = { path: string; english: unknown; other: unknown };

function pairsOf(path: string, english: unknown, other: unknown): Pair[] {
  if (typeof english !== 'object' || english === null) return [{ path, english, other }];
  const keys = [...new Set([...Object.keys(english), ...Object.keys((other as object | undefined) ?? {})])];
  return keys.flatMap((key) =>
    pairsOf(`${path}.${key}`, (english as Record<string, unknown>)[key], (other as Record<string, unknown>)?.[key]),
  );
}

const SAMPLES = [
  (at: number) => `Wert${at}`,
  (at: number) => 23 + at,
  (at: number) => [`Wort${at}`, `Zweites${at}`],
  () => true,
  // Objects that some texts take apart: pages of a file, and an import's summary.
  () => ({ read: 31, all: 32, madeWith: 'Werk', madeAt: '2024-01-02T00:00:00.000Z', ...COUNTS }),
];
const COUNTS = {
  bookmarks: 41,
  savedSearches: 42,
  reports: 43,
  files: 44,
  events: 45,
  unknownRecords: 46,
  filesThere: 47,
};

type TextWithValues = (...values: unknown[]) => unknown;
const shown = (text: unknown) => (typeof text === 'string' ? text : JSON.stringify(text));
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(leaves) : [value];

/** Arguments that both texts can be made of: each by what the texts take, found by trying. */
function sampleArguments(...both: [TextWithValues, TextWithValues]): unknown[] {
  let tried: unknown[][] = [[]];
  for (let at = 0; at < both[0].length; at++)
    tried = tried.flatMap((values) => SAMPLES.map((sample) => [...values, sample(at)]));
  const fits = tried.find((values) => {
    try {
      return both.every((text) => !/NaN|undefined|\[object/.test(shown(text(...values))));
    } catch {
      return false;
    }
  });
  if (!fits) throw new Error(`No arguments found for ${both[0]}`);
  return fits;
}

for (const [language, catalogues] of Object.entries(TRANSLATIONS)) {
  const pairs = [...registeredTexts()].flatMap(([name, english]) => pairsOf(name, english, catalogues[name]));

  test(`[NAV-10] ${language}: every catalogue and every text has its translation, and nothing else`, () => {
    expect(Object.keys(catalogues).toSorted()).toEqual([...registeredTexts().keys()].toSorted());
    const wrong = pairs.filter(({ english, other }) => typeof english !== typeof other).map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test(`[NAV-10] ${language}: no text was left in English`, () => {
    const left = pairs.filter(
      ({ english, other }) =>
        typeof english === 'string' && english === other && !ALIKE.has(english) && !SAME_SENTENCES.has(english),
    );
    expect(left.map(({ path, english }) => `${path}: ${english}`)).toEqual([]);
  });

  test(`[NAV-10] ${language}: texts with values keep every value`, () => {
    for (const { path, english, other } of pairs) {
      if (typeof english !== 'function') continue;
      const values = sampleArguments(english as TextWithValues, other as TextWithValues);
      const text = shown((english as TextWithValues)(...values));
      const translated = shown((other as TextWithValues)(...values));
      for (const value of values.flatMap(leaves))
        if (typeof value !== 'boolean' && text.toLowerCase().includes(String(value).toLowerCase()))
          expect(translated.toLowerCase(), path).toContain(String(value).toLowerCase());
    }
  });
}

test('[NAV-10] every language that can be chosen has a translation', () => {
  expect(Object.keys(TRANSLATIONS)).toEqual(Object.keys(LANGUAGES).filter((language) => language !== 'en'));
});
