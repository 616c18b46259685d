import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { joinOf } from '../apps/server/src/catalogue/identity/join.ts';
import { readPublishedRecords } from '../apps/server/test/published-records.ts';
import { inventedPairs } from './joins-invented.ts';
import { type LabelledPair, labelledPairs } from './joins-labels.ts';
import { printTable, timed } from './measure.ts';

const THRESHOLDS = [0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 0.95];
const FOLDERS = [
  'awards',
  'clinical_trials',
  'companies',
  'experts',
  'intl_trials',
  'patents',
  'publications',
  'spending',
];

/** How often a join by names alone is right, and how many it finds. Labels come from identifiers, which are withheld. */
export async function run(): Promise<void> {
  const root = resolve(process.env['FIXTURES_DIR'] ?? '../shared', 'data');
  const records = existsSync(root) ? await readPublishedRecords(root, FOLDERS) : [];
  if (records.length === 0) console.log(`No published files in ${root}: only the invented pairs are judged.\n`);
  const pairs = [...labelledPairs(records, jsonFiles(root)), ...inventedPairs()];
  const judged = await timed(() => pairs.map((pair) => ({ ...pair, join: joinOf(pair.a, pair.b) })));
  console.log(`${records.length} records, ${pairs.length} labelled pairs, judged in ${Math.round(judged.ms)} ms\n`);

  const origins = [...new Set(pairs.map(({ origin }) => origin))];
  printTable(
    ['pairs', 'same', 'different'],
    origins.map((origin) => {
      const of = pairs.filter((pair) => pair.origin === origin);
      const same = of.filter(({ isSame }) => isSame).length;
      return [origin, String(same), String(of.length - same)];
    }),
  );

  for (const kind of ['organisation', 'person'] as const) {
    const of = judged.value.filter(({ a }) => a.kind === kind);
    const same = of.filter(({ isSame }) => isSame).length;
    console.log(`\n${kind}: ${same} same, ${of.length - same} different`);
    printTable(
      ['confidence from', 'joined', 'precision', 'recall'],
      THRESHOLDS.map((threshold) => {
        const joined = of.filter(({ join }) => (join?.confidence ?? 0) >= threshold);
        const right = joined.filter(({ isSame }) => isSame).length;
        return [String(threshold), String(joined.length), share(right, joined.length), share(right, same)];
      }),
    );
    const methods = Map.groupBy(
      of.filter(({ join }) => join !== null),
      ({ join }) => `${join!.reason} (${join!.confidence})`,
    );
    console.log('');
    printTable(
      ['method', 'joined', 'precision', 'recall'],
      [...methods].sort().map(([method, joined]) => {
        const right = joined.filter(({ isSame }) => isSame).length;
        return [method, String(joined.length), share(right, joined.length), share(right, same)];
      }),
    );
  }
  const wrong = judged.value.filter(
    ({ join, isSame, origin }) => origin === 'invented' && isSame !== (join?.confidence ?? 0) >= 0.5,
  );
  if (wrong.length > 0) console.log('\nInvented pairs judged wrongly at 0.5:');
  for (const { a, b, isSame, join } of wrong)
    console.log(`  ${isSame ? 'same' : 'different'}: ${a.name} | ${b.name} (${join?.confidence ?? 0})`);
  if (process.env['BENCH_SHOW']) show(judged.value);
}

/** Misjudged pairs of the published files, for the eye of whoever runs this. */
function show(pairs: (LabelledPair & { join: ReturnType<typeof joinOf> })[]): void {
  for (const { a, b, isSame, join, origin } of pairs) {
    if (isSame !== (join?.confidence ?? 0) >= 0.6)
      console.log(`${isSame ? 'same' : 'different'}\t${join?.confidence ?? 0}\t${a.name}\t${b.name}\t${origin}`);
  }
}

function jsonFiles(root: string): string[] {
  return FOLDERS.map((folder) => resolve(root, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => resolve(folder, name)))
    .filter((location) => location.endsWith('.json'));
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
