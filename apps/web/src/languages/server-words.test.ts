import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyedMessages, messageRefOf, word } from '@groundwork/contract/message-refs';
import { ARCHIVE_TEXTS } from '@groundwork/contract/project-archive.texts';
import { SERVER_WORDS } from '@groundwork/contract/server-words.texts';
import { inLanguage, installTexts, translated } from '@groundwork/contract/texts';
import { beforeAll, expect, test } from 'vitest';
import { catalogues as de } from './de/index.ts';
import './server-texts.ts';
import '@groundwork/contract/read-message-refs';

const FEATURES = join(import.meta.dirname, '../../../server/src/features');
beforeAll(() => installTexts('de', de));

test('labels of data sets are told from words that screens use otherwise', () => {
  for (const [english, german] of [
    ['State', 'Bundesstaat'],
    ['Status', 'Status'],
    ['Industry', 'Branche'],
    ['Open', 'Offen'],
    ['Investor', 'Investor'],
  ] as const)
    expect(translated(english)).toBe(german);
});

test('[LIB-08] the agencies’ templates say in German what each is for', () => {
  const folder = join(FEATURES, 'library/templates');
  const said = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {4}description: '(.+)',$/gm)].map(([, words]) => words!),
  );
  expect(said.length).toBeGreaterThan(3);
  expect(['All agencies', 'Other Documents', ...said].filter((words) => translated(words) === words)).toEqual([]);
});

test('values are kept, and those that are words, roles, figures or days are put into German', () => {
  for (const [english, german] of [
    ['Grace Hopper joined “Salt cells” as viewer', 'Grace Hopper ist jetzt in „Salt cells“ (Lesezugriff)'],
    [
      'The PDF has 2,000 pages; at most 500 can be processed. Split it into smaller files.',
      'Das PDF hat 2.000 Seiten; höchstens 500 können verarbeitet werden. Teilen Sie es in kleinere.',
    ],
    ['Closes on 15 January, 2027', 'Frist: 15. Januar 2027'],
    ['3 new items in the feed of “A.B (C)”', '3 neue Einträge in den Neuheiten zu „A.B (C)“'],
    ['1 new hit from “Voltara”', '1 neuer Treffer von „Voltara“'],
    ['1 changed hit from “Voltara”', '1 geänderter Treffer von „Voltara“'],
    ['2 new hits and 1 changed from “Voltara”', '2 neue und 1 geänderte Treffer von „Voltara“'],
    ['1,200 new hits from “Voltara”', '1.200 neue Treffer von „Voltara“'],
    ['and 12 more', 'und 12 weitere'],
    ['Changed: title, persona', 'Geändert: Titel, Sichtweise'],
    [
      'Built-in writer (quotes, figures and tables from the records; no language model)',
      'Geschrieben ohne Sprachmodell (Zitate, Zahlen und Tabellen aus den Datensätzen)',
    ],
    [
      'Language model qwen3, each sentence held to what it cites and looked at once more by gemma; figures and tables by the built-in writer, and all of Risks',
      'Sprachmodell qwen3, jeder Satz gebunden an das, was er anführt, und noch einmal angesehen von gemma; Zahlen und Tabellen ohne Sprachmodell, ebenso ganz: Risks',
    ],
    ['Canceled by the investigator', 'Abgesagt von der Prüfleitung'],
    ['Canceled because of a strike', 'Abgesagt (because of a strike)'],
    ['Canceled', 'Abgesagt'],
    ['Withdrawn before it began', 'Vor Beginn zurückgezogen'],
    ['Same surname', 'Gleicher Nachname'],
    ['Same UEI 123', 'Gleiche Kennung: UEI 123'],
    ['Up to $1,250,000 per award.', 'Bis zu 1.250.000\u00a0$ je Bewilligung.'],
    ['Something that nobody says', 'Something that nobody says'],
  ] as const)
    expect(translated(english)).toBe(german);
});

test('[SRCH-13] [NTF-04] what a saved search found is told in German, whatever the search is called', () => {
  for (const [english, german] of [
    ['1 new award for “Salt cells”', '1 neuer Treffer zu „Salt cells“ (Förderung)'],
    ['3 new awards for “Drugs”', '3 neue Treffer zu „Drugs“ (Förderungen)'],
    ['2 new USA spending for “Salt”', '2 neue Treffer zu „Salt“ (Öffentliche Ausgaben der USA)'],
    ['1 changed patent for “Salt”', '1 geänderter Treffer zu „Salt“ (Patent)'],
    ['100 or more changed patents for “Salt”', 'Mindestens 100 geänderte Treffer zu „Salt“ (Patente)'],
    ['3 new awards and 1 changed for “Salt”', '3 neue und 1 geänderter Treffer zu „Salt“ (Förderungen)'],
    ['1 new award and 100 or more changed for “A”', '1 neuer und mindestens 100 geänderte Treffer zu „A“ (Förderung)'],
    [
      'Changed: Solid electrolytes (closing date: none → 15 January, 2027; amount: $100,000 → $250,000)',
      'Geändert: Solid electrolytes (Frist: keine Angabe → 15. Januar 2027; Betrag: 100.000\u00a0$ → 250.000\u00a0$)',
    ],
  ] as const)
    expect(translated(english)).toBe(german);
});

test('[PRJ-18] [SRCH-13] what has its key is told in German whatever stands in it', () => {
  const [words, archive] = [keyedMessages(SERVER_WORDS), keyedMessages(ARCHIVE_TEXTS)];
  const { searches, history, links, query, sentences } = words;
  for (const [said, german] of [
    [archive.steps.checking, 'Das Archiv wird geprüft'],
    [archive.left.savedSearch('Salt: cells'), 'Gespeicherte Suche „Salt: cells“'],
    [archive.left.notBookmarked(word('Awards')), 'Aus „Förderungen“ lässt sich nichts vormerken.'],
    [history.byQuery(searches.allDataSets, 'salt: cells'), 'Alle Datenbestände: salt: cells'],
    [searches.withoutFilter(searches.aboutTheProject), 'Ohne den Filter „Zum Projekt“'],
    [links.trialAlsoIn('WHO portal'), 'Dieselbe Studie, auch in WHO portal'],
    [
      sentences([query.notClosed, query.plainWords]),
      'Eine Klammer ist nicht geschlossen. Die Anfrage wird als einfache Wörter gesucht.',
    ],
    [
      query.notValid('soon', word('date'), 'date:2021'),
      '„soon“ ist keine gültige Angabe (Datum): Schreiben Sie date:2021.',
    ],
    [
      sentences([searches.alertsByWords, searches.unknownWords]),
      'Meldungen richten sich nach den Wörtern einer Suche, nicht nach ihrer Bedeutung. Die Suche nach Bedeutung kennt keines dieser Wörter.',
    ],
  ] as const)
    expect(inLanguage(messageRefOf(said), '')).toBe(german);
});
