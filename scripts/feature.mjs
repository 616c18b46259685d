// `npm run feature <name>`: every file of a feature, wherever it lives.
import { execFileSync } from 'node:child_process';

const name = process.argv[2];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const features = [
  ...new Set(files.flatMap((file) => /(?:server|web)\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? [])),
].sort();

if (!name || !features.includes(name)) {
  console.error(
    `${name ? `There is no feature "${name}". ` : 'Usage: npm run feature <name>. '}Features: ${features.join(', ')}.`,
  );
  process.exit(1);
}
const places = [
  ['Contract', new RegExp(`^packages/contract/src/${name}[.-]`)],
  ['Server', new RegExp(`^apps/server/src/features/${name}/`)],
  ['Web', new RegExp(`^apps/web/src/(features/${name}/|pages/${name}|routes/.*${name})`)],
  ['Browser tests', new RegExp(`^e2e/${name}`)],
];
for (const [place, pattern] of places) {
  const found = files.filter((file) => pattern.test(file));
  if (found.length > 0) console.log(`${place}\n${found.map((file) => `  ${file}`).join('\n')}`);
}
