// Where a test run spent its time: each step's share, and the slowest files of both runners.
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

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** Of the JSON reports of vitest and Playwright, as far as they are there. A file that ran on both stores counts twice. */
export function slowestFiles(reports, root) {
  const all = reports
    .filter((report) => existsSync(report))
    .map((report) => JSON.parse(readFileSync(report, 'utf8')))
    .flatMap((report) => (report.suites ? browserFiles(report) : unitFiles(report, root)));
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
