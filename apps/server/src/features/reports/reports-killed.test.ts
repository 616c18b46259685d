import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { goodModel, isSection, toldIn } from '../../../test/model/scripted-models.ts';
import { openModelService } from '../../../test/model-service.ts';
import { preparedDataFolder } from '../../../test/prepared-folder.ts';
import { sampleRecords } from '../../../test/records.ts';
import { type ServerProcess, startServerProcess, until } from '../../../test/server-process.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';

/** A start of the server is some seconds; each further section goes the same way. */
const KILLS = 4;

test('[RPT-05] [RPT-12] a real process killed while the model writes, at one section after the other: each is paid for once', async () => {
  const service = await openModelService();
  onTestFinished(() => service.close());
  const dataDir = await preparedDataFolder();
  const index = await openCatalogue(dataDir, { readers: 1 });
  await index.upsert(sampleRecords());
  await index.close();
  const env = {
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
    AUTH_SECRET: randomUUID() + randomUUID(),
    DEFAULT_PLAN: 'pro',
    SENTENCE_ENCODER: 'off',
    MODEL_STEPS: 'write,look',
    ...service.env(),
  };

  const paid: string[] = [];
  const killedAt: string[] = [];
  let isDead = false;
  service.answer = (asked) => {
    // Nobody hears it any more, and nobody pays for it.
    if (isSection(asked) && !isDead) paid.push(toldIn(asked).section!);
    return goodModel(asked);
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
  const person = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Example' };
  await call('POST', '/auth/sign-up/email', person);
  const areaOfInterest = 'A solid electrolyte for lithium metal batteries in electric aircraft.';
  const { newProject } = await call('POST', '/projects', { areaOfInterest, persona: 'tech_developer' });

  let open = () => {};
  const hold = () => {
    service.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
  };
  const { reportId } = await call('POST', '/reports/commercialization', { projectId: newProject.id });
  const path = `/reports/commercialization/${reportId}`;
  const asked = () => service.asked.filter(isSection).map(({ data }) => JSON.parse(data).section as string);
  for (;;) {
    const fresh = () => asked().find((section) => !killedAt.includes(section) && !paid.includes(section));
    hold();
    const isComplete = async () => (await call('GET', `${path}/status`)).status === 'complete';
    // Whatever is no section is answered, so that the next one is asked for.
    let done = false;
    await until(async () => {
      if (fresh() && killedAt.length < KILLS) return true;
      open();
      hold();
      done = await isComplete();
      return done;
    });
    if (done) break;
    killedAt.push(fresh()!);
    await server.kill9();
    isDead = true;
    open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    isDead = false;
    server = await startServerProcess(env);
  }
  expect(killedAt).toHaveLength(KILLS);
  expect(paid.toSorted()).toEqual([...new Set(paid)].toSorted());
  expect(paid).toEqual(expect.arrayContaining(killedAt));
  const report = await call('GET', path);
  expect(report.writer).toMatch(/^Language model stand-in/);
}, 240_000);
