import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installTexts, translated } from '@groundwork/contract/texts';
import { beforeAll, expect, test } from 'vitest';
import { catalogues as de } from './de/index.ts';
import './server-texts.ts';

const FEATURES = join(import.meta.dirname, '../../../server/src/features');
/** What a service refuses with, a job's step, and what a notification's title or message is. */
const SAID = [
  /new AppError\(\s*'[A-Z_]+',\s*(['`])((?:(?!\1).)+)\1/gs,
  /AppError\.validation\(\{ \w+: \[(['`])((?:(?!\1).)+)\1\] \}\)/gs,
  /\b(?:refuse|Refused|refused|failed)\(\s*(['`])((?:(?!\1).)+)\1/gs,
  /\bstep: (['`])([A-Z](?:(?!\1).)+)\1/gs,
  /\bstep\([\w.]+, (['`])([A-Z](?:(?!\1).)+)\1/gs,
  /\btitle: (`)([^`]*\$\{[^`]+)`,?\s*(?:message|forwardUrl|projectId|\}|\n)/gs,
];
/** Said to operators and programs, or of archives that were tampered with; and what counts, which is tested below. */
const ENGLISH_ONLY = [
  'project-archive/',
  'service-jobs/',
  'admin/',
  'search/',
  'search-tabs/',
  'formatCount',
  'webhooks/',
];
const NAMES: Record<string, string> = {
  OTHER_DOCUMENTS: 'Other Documents',
  'LIBRARY_TEXTS.unsupportedType': 'Unsupported file type',
};

beforeAll(() => installTexts('de', de));

function saidIn(file: string): string[] {
  const source = readFileSync(join(FEATURES, file), 'utf8');
  return SAID.flatMap((pattern) => [...source.matchAll(pattern)].map(([, , words]) => words!));
}

test('what services and jobs say to people has a German text', () => {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !ENGLISH_ONLY.some((part) => file.startsWith(part)),
  );
  const said = files.flatMap((file) => saidIn(file).map((words) => `${file}: ${words}`));
  expect(said.length).toBeGreaterThan(40);
  const english = said.filter((line) => {
    const words = line.slice(line.indexOf(': ') + 2);
    // Values stand in for themselves.
    const sample = words.replace(/\$\{([^}]*)\}/g, (_, name: string) => NAMES[name] ?? 'Wert');
    return (
      !ENGLISH_ONLY.some((part) => words.includes(part)) &&
      /\p{L}{3}/u.test(words.replace(/\$\{[^}]*\}/g, '')) &&
      translated(sample) === sample
    );
  });
  expect(english).toEqual([]);
});

test('values are kept, and those that are words themselves are put into German', () => {
  expect(translated('Grace Hopper joined “Salt cells” as viewer')).toBe(
    'Grace Hopper ist jetzt in „Salt cells“ (viewer)',
  );
  expect(translated('The PDF has 2,000 pages; at most 500 can be processed. Split it into smaller files.')).toBe(
    'Das PDF hat 2,000 Seiten; höchstens 500 können verarbeitet werden. Teilen Sie es in kleinere.',
  );
  expect(translated('3 new items in the feed of “A.B (C)”')).toBe('3 neue Beiträge im Feed von „A.B (C)“');
  expect(translated('Something that nobody says')).toBe('Something that nobody says');
});
