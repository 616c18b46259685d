import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { preparedDataFolder } from '../../../test/prepared-folder.ts';
import { type ServerProcess, startServerProcess, until } from '../../../test/server-process.ts';
import { openStandIn } from '../../../test/stand-in-sources.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';

const SOURCES = ['pubmed', 'nsf', 'isrctn'];
/** Records of the slowest source, whose pages come one by one: the process is killed before any, and between pages. */
const KILLS_AT = [0, 25, 75, 125];
const NSF_PAGES = 200 / 25;

test('[LIVE-03] a real process killed at each step from the ask to its end: nothing twice, nothing lost, it goes on', async () => {
  const standIn = await openStandIn({ matches: 5_000, topic: 'Sodium ion battery' }, { from: 20, to: 60 });
  onTestFinished(() => standIn.close());
  const dataDir = await preparedDataFolder();
  const env = {
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
    AUTH_SECRET: randomUUID() + randomUUID(),
    DEFAULT_PLAN: 'pro',
    SENTENCE_ENCODER: 'off',
    SOURCES_MIRROR: standIn.url,
    FETCH_ALLOW_HOSTS: '127.0.0.1',
  };
  let server: ServerProcess = await startServerProcess(env);
  onTestFinished(() => server.kill9());
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', origin: server.url },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return response.json();
  };
  await call('POST', '/auth/sign-up/email', {
    email: 'ada@example.org',
    password: 'correct horse',
    firstName: 'Ada',
    lastName: 'Example',
  });
  const areaOfInterest = 'A sodium ion battery with a hard carbon anode for stationary storage.';
  const { newProject } = await call('POST', '/projects', { areaOfInterest, persona: 'tech_developer' });
  const path = `/projects/${newProject.id}/live-search/asks`;
  const words = [{ axis: 'technology', phrases: ['sodium ion battery'] }];
  const { askId } = await call('POST', path, { words, sources: SOURCES });
  const state = () => call('GET', `${path}/${askId}`);
  const sum = (of: 'taken' | 'added', answers: Record<'taken' | 'added', number>[]) =>
    answers.reduce((all, answer) => all + answer[of], 0);
  const isNsf = ({ source }: { source: string }) => source === 'nsf';

  for (const taken of KILLS_AT) {
    await until(async () => sum('taken', (await state()).answers.filter(isNsf)) >= taken);
    await server.kill9();
    server = await startServerProcess(env);
  }
  await until(async () => (await state()).endedAt !== null);
  const { answers } = await state();
  expect(answers.map(({ source, state, asked }: Record<string, unknown>) => [source, state, asked]).sort()).toEqual(
    SOURCES.map((source) => [source, 'complete', 200]).sort(),
  );
  expect(sum('added', answers)).toBe(sum('taken', answers));
  // The page that was under way at a kill is the only one that is asked for twice.
  expect(standIn.askedAt.get('api.nsf.gov')!.length).toBeLessThanOrEqual(NSF_PAGES + KILLS_AT.length);
  await server.stop();
  const index = await openCatalogue(dataDir, { readers: 1 });
  expect((await index.stats()).reduce((all, { count }) => all + count, 0)).toBe(sum('taken', answers));
  await index.close();
});
