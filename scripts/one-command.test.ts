// The README's promise, kept by the command itself: nothing but Node and npm on the path, no key, no setting but a port.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.mjs';

const root = resolve(import.meta.dirname, '..');
/** Of a machine that is busy with other tests; the first start builds the client. */
const START_MS = 180_000;

/** A folder with `node`, `npm` and the shell that npm runs scripts with: all that there is. */
function pathWithNodeAlone() {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-path-'));
  symlinkSync(process.execPath, join(folder, 'node'));
  symlinkSync('/bin/sh', join(folder, 'sh'));
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\nexec "${process.execPath}" "${npmCli()}" "$@"\n`);
  chmodSync(npm, 0o755);
  return folder;
}

function npmCli() {
  if (process.env.npm_execpath) return process.env.npm_execpath;
  const found = (process.env.PATH ?? '').split(delimiter).find((part) => existsSync(join(part, 'npm')));
  return join(found ?? '/usr/bin', 'npm');
}

test('[OPS-01] one command, with nothing but Node and npm on the machine, and a newcomer has a report in which every claim has a source', {
  timeout: 2 * START_MS,
  skip: process.platform === 'win32',
}, async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = pathWithNodeAlone();
  const home = mkdtempSync(join(tmpdir(), 'groundwork-one-command-'));
  const env = { PATH: folder, HOME: home, PORT: String(port), APP_URL: url, DATA_DIR: join(home, 'data') };
  const server = spawn(join(folder, 'npm'), ['start'], { cwd: root, env, detached: true });
  onTestFinished(() => void process.kill(-server.pid!, 'SIGTERM'));
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  await expect
    .poll(async () => (await fetch(`${url}/api/ready`).catch(() => null))?.status ?? said, {
      timeout: START_MS,
      interval: 500,
    })
    .toBe(200);
  expect(await (await fetch(url)).text()).toContain('<title>');

  let cookie = '';
  async function call(method: string, path: string, body?: object) {
    const headers = { 'content-type': 'application/json', origin: url, cookie };
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const given = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    const content = await answer.json();
    expect(answer.status, `${method} ${path}: ${JSON.stringify(content)}`).toBeLessThan(300);
    return content;
  }
  await call('POST', '/auth/sign-up/email', {
    email: 'ada@example.org',
    password: 'correct horse battery',
    firstName: 'Ada',
    lastName: 'New',
  });
  const { newProject } = await call('POST', '/projects', {
    areaOfInterest: 'A solid ceramic electrolyte separator for lithium metal batteries of electric vehicles.',
    persona: 'tech_developer',
  });
  const { reportId } = await call('POST', '/reports/commercialization', { projectId: newProject.id });
  const of = `/reports/commercialization/${reportId}`;
  await expect
    .poll(async () => (await call('GET', `${of}/status`)).status, { timeout: START_MS, interval: 500 })
    .toBe('complete');
  const report = await (await fetch(`${url}/api${of}/document?format=md`, { headers: { cookie } })).text();
  const [, made, supported] = /(\d+) claims made · (\d+) supported by their sources/.exec(report) ?? [];
  expect(Number(made)).toBeGreaterThan(20);
  expect(supported).toBe(made);
  expect([...report.matchAll(/^<a id="source-\d+">/gm)].length).toBeGreaterThan(5);
});
