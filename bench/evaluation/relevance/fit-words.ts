import { writeFileSync } from 'node:fs';
import { subjectStems } from '../../../apps/server/src/catalogue/semantics/analyse.ts';
import { openLabelled } from './data-folders.ts';

/** Of ten thousand records at least so many hold a word that is worth knowing: the rest are rare wherever they stand. */
const HELD_MIN = 5;
const PAGE = 1_000;

/** `npm run evaluate -- words <file> [folder]`: how many of ten thousand published records hold each ordinary word, by its stem. */
export async function fitWords([file, folder]: string[]): Promise<void> {
  if (!file) throw new Error('Name the file to write to.');
  const labelled = await openLabelled('real', folder ?? null);
  if (!labelled) throw new Error('The published files are not at hand: set FIXTURES_DIR.');
  const counts = new Map<string, number>();
  let records = 0;
  try {
    for (let after = 0, isLast = false; !isLast; ) {
      const page = await labelled.index.changes(after, PAGE);
      for (const { record } of page.changes) {
        records += 1;
        for (const stem of new Set(subjectStems(`${record.title} ${record.text}`)))
          counts.set(stem, (counts.get(stem) ?? 0) + 1);
      }
      after = page.next;
      isLast = page.isLast;
    }
  } finally {
    await labelled.close();
  }
  const held = [...counts]
    .map(([stem, count]) => [stem, Math.round((count / records) * 10_000)] as const)
    .filter(([stem, count]) => count >= HELD_MIN && !/\d/.test(stem))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(held))}\n`);
  console.log(`${held.length} words of ${counts.size}, in ${records} records.`);
}
