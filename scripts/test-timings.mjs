// Where a test run spent its time: each step's share, and the slowest files of both runners; and what it did not run.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const SLOWEST = 10;

/** @param {{ name: string, ms: number }[]} steps @param {{ name: string, ms: number }[]} files */
export function printSteps(steps, files, print = console.log) {
  const sum = steps.reduce((total, { ms }) => total + ms, 0);
  print('\n— Where the time went (some steps ran side by side)\n');
  for (const { name, ms } of steps)
    print(`${seconds(ms)}  ${String(Math.round((100 * ms) / sum)).padStart(3)} %  ${name}`);
  print('\n— The slowest files\n');
  for (const { name, ms } of files) print(`${seconds(ms)}  ${name}`);
}

/** What was skipped, by name: a test that is not run holds nothing. */
export function printSkipped(skipped, print = console.log) {
  print(`\n— Skipped: ${skipped.length === 0 ? 'none' : skipped.length}\n`);
  for (const { file, title } of skipped) print(`  ${file}  ${title}`);
}

/** Of the JSON reports of vitest and Playwright, as far as they are there. What one run leaves to another, and that ran, is not skipped. */
export function skippedTests(reports, root) {
  const all = readReports(reports);
  const units = all.filter(({ suites }) => !suites).flatMap((report) => unitTests(report, root));
  const hasRun = new Set(units.filter(({ isSkipped }) => !isSkipped).map(nameOf));
  const skipped = new Map(units.filter((one) => !hasRun.has(nameOf(one))).map((one) => [nameOf(one), one]));
  return [
    ...[...skipped.values()].map(({ file, title }) => ({ file, title })),
    ...all.flatMap(({ suites = [] }) => suites.flatMap((suite) => skippedInBrowser(suite))),
  ];
}

const nameOf = ({ file, title }) => `${file} ${title}`;

const unitTests = ({ testResults }, root) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name),
      title: fullName,
      isSkipped: status !== 'passed' && status !== 'failed',
    })),
  );

const skippedInBrowser = ({ file, suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ title }) => ({ file: `e2e/${file}`, title })),
  ...suites.flatMap((suite) => skippedInBrowser(suite)),
];

const readReports = (reports) =>
  reports.filter((report) => existsSync(report)).map((report) => JSON.parse(readFileSync(report, 'utf8')));

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** Of the JSON reports of vitest and Playwright, as far as they are there. A file that ran on both stores counts twice. */
export function slowestFiles(reports, root) {
  const all = readReports(reports).flatMap((report) =>
    report.suites ? browserFiles(report) : unitFiles(report, root),
  );
  return all.sort((one, other) => other.ms - one.ms).slice(0, SLOWEST);
}

const unitFiles = ({ testResults }, root) =>
  testResults.map(({ name, startTime, endTime }) => ({ name: relative(root, name), ms: endTime - startTime }));

const browserFiles = ({ suites }) => suites.map((suite) => ({ name: `e2e/${suite.file}`, ms: durationOf(suite) }));

function durationOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0)
  );
}
