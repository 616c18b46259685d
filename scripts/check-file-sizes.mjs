// A source file over 400 lines fails: a second thing lives in it. Data and generated files are excepted by name.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LINES_MAX = 400;
const EXCEPTED = [/routeTree\.gen\.ts$/, /\/drizzle\//, /\/themes\//, /fixture/];

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && !EXCEPTED.some((pattern) => pattern.test(file)));
const large = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
  .filter(({ lines }) => lines > LINES_MAX);

for (const { file, lines } of large) console.error(`${file} has ${lines} lines; the limit is ${LINES_MAX}.`);
if (large.length > 0) process.exit(1);
console.log(`${files.length} files, none over ${LINES_MAX} lines.`);
