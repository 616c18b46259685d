import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { askCases, askHosts } from '../../../test/ask-hosts/index.ts';
import { openReplayServer, type ReplayHost, type ReplayServer } from '../../../test/replay-server.ts';
import { openStandIn } from '../../../test/stand-in-sources.ts';
import { loadSource } from '../../sources/registry.ts';
import type { AskableSource } from './ask-sources.ts';
import { probeSource } from './probe-sources.ts';

let replay: ReplayServer;
afterEach(() => replay?.close());

async function probe(name: string, hosts: Record<string, ReplayHost>, settings: Record<string, string> = {}) {
  replay = await openReplayServer(hosts);
  const source = (await loadSource(name, null)) as AskableSource;
  return probeSource(source, { client: replay.client, settings, signal: new AbortController().signal });
}

test.each(askCases)('[LIVE-07] $source as expected', async ({ source, hosts, settings }) => {
  expect(await probe(source, hosts({ matches: 40, topic: 'Battery' }), settings)).toMatchObject({ outcome: 'ok' });
});

test('[LIVE-07] fields of another name, an empty answer, a page in place of data: each is told as drift', async () => {
  const renamed = askHosts({ matches: 40, topic: 'Battery' });
  const nih: ReplayHost = (request) => {
    const answer = renamed['api.reporter.nih.gov']!(request);
    return JSON.parse(JSON.stringify(answer).replaceAll('project_title', 'projectTitle'));
  };
  expect(await probe('nih-reporter', { 'api.reporter.nih.gov': nih })).toMatchObject({
    outcome: 'drift',
    detail: expect.stringContaining('5 of 5 are no records: application 12000000: No title'),
  });
  await replay.close();
  expect(await probe('nsf', { 'api.nsf.gov': () => ({ json: { response: { award: [] } } }) })).toMatchObject({
    outcome: 'drift',
    detail: 'it found nothing of a word that it should know',
  });
  await replay.close();
  const page = () => ({ body: '<html><title>New portal</title></html>' });
  expect(await probe('crossref', { 'api.crossref.org': page })).toMatchObject({ outcome: 'drift' });
  await replay.close();
  expect(await probe('isrctn', { 'www.isrctn.com': () => ({ status: 403 }) })).toMatchObject({ outcome: 'failed' });
  await replay.close();
  expect(await probe('openalex', {})).toMatchObject({ outcome: 'passed over', detail: 'needs OPENALEX_API_KEY' });
});

test('[LIVE-07] the command asks each source once and ends with 1 where one has drifted', async () => {
  const standIn = await openStandIn({ matches: 40, topic: 'Battery' }, { from: 1, to: 5 });
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-probe-'));
  const command = fileURLToPath(new URL('../../cli/probe-sources.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: folder, SOURCES_MIRROR: standIn.url, FETCH_ALLOW_HOSTS: '127.0.0.1' };
  const run = (...names: string[]) => promisify(execFile)(process.execPath, [command, ...names], { env });
  const { stdout } = await run();
  expect(stdout).toContain('19 as expected, 0 otherwise, 0 not reached, 5 without their setting');
  standIn.down.add('api.nsf.gov');
  expect((await run('nsf')).stdout).toContain('1 not reached');
  standIn.drifted.add('clinicaltrials.gov');
  await expect(run('clinicaltrials-gov')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 otherwise'),
  });
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});
