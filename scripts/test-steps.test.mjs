import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSteps } from './test-steps.mjs';
import { printSteps, slowestFiles } from './test-timings.mjs';

let folder;
let printed;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-steps-'));
  printed = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Steps whose scripts are written here, by name. */
const stepsOf = (scripts) =>
  Object.entries(scripts).map(([name, script]) => {
    const { code, ...more } = typeof script === 'string' ? { code: script } : script;
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, `import { appendFileSync, existsSync } from 'node:fs';\n${HELPERS}${code}`);
    return { name, script: file, ...more };
  });
const HELPERS = `
const note = (text) => appendFileSync('notes', text + '\\n');
const until = async (name) => { while (!existsSync(name)) await new Promise((done) => setTimeout(done, 10)); };
const leave = (name) => appendFileSync(name, '');
`;
const run = (scripts, { signal = new AbortController().signal, cores = 2 } = {}) =>
  runSteps(stepsOf(scripts), { cores, cwd: folder, signal, print: (text) => (printed += text) });
const notes = () => readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n');

test('steps run side by side; what they say is printed one after the other', async () => {
  const durations = await run({
    one: "console.log('one begins'); leave('a'); await until('b'); console.log('one ends')",
    two: "console.log('two begins'); await until('a'); leave('b'); console.log('two ends')",
  });
  expect(durations.map(({ name }) => name)).toEqual(['one', 'two']);
  expect(printed).toContain('— one\n\none begins\none ends\n');
  expect(printed).toContain('— two\n\ntwo begins\ntwo ends\n');
});

test('a step starts after those it names have passed, and when a core is free', async () => {
  await run({
    build: "note('build begins'); await until('checked'); note('build ends')",
    check: "note('check'); leave('checked')",
    whole: { code: "note('whole begins'); note('whole ends')", cores: 2 },
    browser: { code: "note('browser')", after: ['build', 'whole'] },
  });
  expect(notes().at(-1)).toBe('browser');
  expect(notes().indexOf('whole begins')).toBeGreaterThan(notes().indexOf('check'));
});

test('the first failure is named, ends what runs, starts nothing more, and is the last that is printed', async () => {
  const steps = run({
    slow: "console.log('of no interest'); leave('started'); setInterval(() => {}, 1000)",
    broken: "await until('started'); console.error('why'); process.exit(2)",
    never: "note('never')",
  });
  await expect(steps).rejects.toThrow('broken: failed.');
  expect(printed).toBe('\n— broken\n\nwhy\n');
  expect(notes).toThrow('ENOENT');
});

test('told to stop, it ends the steps and what they started', async () => {
  const stopping = new AbortController();
  const steps = run(
    {
      parent: `import { spawn } from 'node:child_process';
        spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
        leave('started'); process.on('SIGINT', () => process.exit(1)); setInterval(() => {}, 1000)`,
      watcher: "await until('started'); console.log('ready')",
    },
    { signal: stopping.signal },
  );
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('ready');
  stopping.abort(new Error('Ended by SIGINT.'));
  // The steps have ended when nobody holds their output any more.
  await expect(steps).rejects.toThrow('Ended by SIGINT.');
});

test('the slowest files of both runners are named', () => {
  const unit = join(folder, 'unit.json');
  const browser = join(folder, 'browser.json');
  const file = (name, ms) => ({ name: join(folder, name), startTime: 1_000, endTime: 1_000 + ms });
  writeFileSync(unit, JSON.stringify({ testResults: [file('quick.test.ts', 20), file('slow.test.ts', 3_000)] }));
  const tests = (...durations) => [{ tests: [{ results: durations.map((duration) => ({ duration })) }] }];
  const suite = { file: 'a.e2e.test.ts', specs: tests(500, 600), suites: [{ specs: tests(400) }] };
  writeFileSync(browser, JSON.stringify({ suites: [suite] }));
  const lines = [];
  const files = slowestFiles([unit, browser, join(folder, 'missing.json')], folder);
  printSteps(
    [
      { name: 'Types', ms: 1_000 },
      { name: 'Lint', ms: 3_000 },
    ],
    files,
    (line) => lines.push(line),
  );
  expect(lines.join('\n')).toMatch(/1\.0 s +25 % +Types\n +3\.0 s +75 % +Lint/);
  expect(lines.slice(-3)).toEqual([
    '    3.0 s  slow.test.ts',
    '    1.5 s  e2e/a.e2e.test.ts',
    '    0.0 s  quick.test.ts',
  ]);
});
