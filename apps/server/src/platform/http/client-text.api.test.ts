import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { keyOf } from '../../../test/assistant.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { serveHttp } from './serve.ts';

const MODULES = join(import.meta.dirname, '../../../../../node_modules');
const TSC = join(MODULES, 'typescript-7/bin/tsc');
/** What somebody elsewhere writes, who has nothing of this but the client. */
const PROGRAM = `import { CallError, groundwork } from './client.ts';
const [url, key] = process.argv.slice(2) as [string, string];
const { projects, search, settings } = groundwork({ url, key });
const areaOfInterest = 'A solid ceramic electrolyte separator for lithium metal batteries of electric vehicles.';
const { newProject } = await projects.create({ areaOfInterest });
const title: string = (await projects.get({ id: newProject.id })).title;
const { total } = await search.keyword({ searchEngine: 'awards', query: 'batteries', filters: {} });
const { items } = await projects.list();
// @ts-expect-error: there is no such data set
const wrong: unknown = await search.keyword({ searchEngine: 'nothing', query: '' }).catch((error: unknown) => error);
const visitor: unknown = await groundwork({ url }).projects.list().catch((error: unknown) => error);
const byKey: unknown = await settings.updatePassword({ currentPassword: 'a', newPassword: 'correct horse', confirmation: 'correct horse' })
  .catch((error: unknown) => error);
const codeOf = (error: unknown) => (error instanceof CallError ? [error.status, error.code] : error);
console.log(JSON.stringify([title !== '', total, items.length, codeOf(wrong), codeOf(visitor), codeOf(byKey)]));
`;

test('[OPS-07] a client written from the OpenAPI document makes calls by a key as a bearer token, and its types say what each takes', async () => {
  const app = await openTestApp();
  const http = await serveHttp(app.server.app.fetch, { port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await http.drain({ graceMs: 1_000 });
    await app.close();
    expect(app.faults).toEqual([]);
  });
  const { key } = await keyOf(await app.signedUp());
  const url = `http://127.0.0.1:${http.port}`;
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'client.ts'), await (await fetch(`${url}/api/client.ts`)).text());
  writeFileSync(join(folder, 'program.ts'), PROGRAM);

  const node = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch((error) => {
      throw new Error(`${error.stdout}${error.stderr}`);
    });
    return stdout;
  };
  const strict = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--erasableSyntaxOnly'];
  const modules = ['--module', 'nodenext', '--target', 'esnext', '--allowImportingTsExtensions'];
  await node(TSC, ...strict, ...modules, '--typeRoots', join(MODULES, '@types'), '--types', 'node', 'program.ts');
  const told = await node('--disable-warning=ExperimentalWarning', 'program.ts', url, key);
  expect(JSON.parse(told)).toEqual([true, 0, 1, [400, 'VALIDATION'], [401, 'UNAUTHORIZED'], [403, 'FORBIDDEN']]);
});
