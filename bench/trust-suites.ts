import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Their tests count what they try (`test/tried.ts`). */
const OF_ACCESS = ['every-call.api', 'access-matrix.api'];
const OF_HOSTILE_INPUT = [
  'generated-calls.api',
  'odd-calls.api',
  'doors',
  'hostile-answers',
  'hostile-files',
  'hostile-archives.api',
];

export interface SuitesTried {
  callsByCallers: number;
  hostileInputs: number;
  /** Tests that failed: of access, and of hostile input. */
  leaks: number;
  broken: number;
  faults: number;
}

/** Runs the suites on access and on hostile input, and counts what they tried. */
export function trySuites(): SuitesTried {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-suites-'));
  const TRUST_TRIED = join(folder, 'tried');
  writeFileSync(TRUST_TRIED, '');
  const failuresOf = (suites: string[]): number => {
    const outputFile = join(folder, 'report.json');
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const files = suites.map((name) => `/${name}.test`);
    const args = ['run', '--project', 'server', '--maxWorkers', '1', '--reporter=json', '--outputFile', outputFile];
    spawnSync(process.execPath, [vitest, ...args, ...files], { cwd: ROOT, env: { ...process.env, TRUST_TRIED } });
    const { testResults, numFailedTests, numPassedTests } = JSON.parse(readFileSync(outputFile, 'utf8'));
    if (testResults.length !== suites.length || numPassedTests === 0)
      throw new Error(`Of ${suites.join(', ')} ${testResults.length} suites ran`);
    for (const { assertionResults } of testResults)
      for (const { status, fullName } of assertionResults) if (status === 'failed') console.log(`FAILED: ${fullName}`);
    return numFailedTests;
  };
  try {
    const leaks = failuresOf(OF_ACCESS);
    const broken = failuresOf(OF_HOSTILE_INPUT);
    const lines = readFileSync(TRUST_TRIED, 'utf8').trim().split('\n');
    const count = (isOne: (line: string) => boolean) => lines.filter(isOne).length;
    return {
      callsByCallers: count((line) => line.startsWith('call by caller')),
      hostileInputs: count((line) => line.startsWith('hostile input')),
      leaks,
      broken,
      faults: count((line) => /\t5\d\d$/.test(line)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
