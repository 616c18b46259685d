import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { printSkipped, skippedTests } from './test-timings.mjs';

test('what no run ran is named once, with its file; what passed or failed in one of them is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-timings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unit = join(folder, 'unit.json');
  const services = join(folder, 'services.json');
  const browser = join(folder, 'browser.json');
  const assertion = (fullName, status) => ({ fullName, status });
  const statuses = ['passed', 'failed', 'skipped', 'todo'];
  const left = assertion('left to the other run', 'skipped');
  writeFileSync(
    unit,
    JSON.stringify({
      testResults: [
        { name: '/root/a.test.ts', assertionResults: [...statuses.map((each) => assertion(each, each)), left] },
      ],
    }),
  );
  const ran = [assertion('skipped', 'skipped'), { ...left, status: 'passed' }];
  writeFileSync(services, JSON.stringify({ testResults: [{ name: '/root/a.test.ts', assertionResults: ran }] }));
  const spec = (title, status) => ({ title, tests: [{ status }] });
  const inner = { file: 'b.e2e.test.ts', specs: [spec('within', 'skipped')] };
  writeFileSync(
    browser,
    JSON.stringify({
      suites: [{ file: 'b.e2e.test.ts', specs: [spec('ran', 'expected'), spec('not', 'skipped')], suites: [inner] }],
    }),
  );
  const skipped = skippedTests([unit, services, browser, join(folder, 'none.json')], '/root');
  expect(skipped).toEqual([
    { file: 'a.test.ts', title: 'skipped' },
    { file: 'a.test.ts', title: 'todo' },
    { file: 'e2e/b.e2e.test.ts', title: 'not' },
    { file: 'e2e/b.e2e.test.ts', title: 'within' },
  ]);
  const lines = [];
  printSkipped(skipped, (line) => lines.push(line));
  expect(lines.join('\n')).toContain('Skipped: 4');
});
