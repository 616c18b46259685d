import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { goodModel, isPoints, plainPoints, sentence, toldIn } from '../../../test/model/scripted-models.ts';
import { type AskedModel, openModelService } from '../../../test/model-service.ts';
import { preparedDataFolder } from '../../../test/prepared-folder.ts';
import { type ServerProcess, startServerProcess, until } from '../../../test/server-process.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';

/** Questions to a model, by the property that its answer has; a start of the server is some seconds, and `model-report.api.test.ts` stops repairs and looks. */
const KILLED_AT = ['terms', 'grade', 'notes', 'points'];
const stepOf = ({ schema }: AskedModel) => KILLED_AT.find((step) => JSON.stringify(schema).includes(`"${step}"`));
/** So many have some among them that the program is unsure of. */
const RECORDS = 300;
const nameOf = (asked: AskedModel) => JSON.stringify([asked.schema, asked.data]);

test('[RPT-05] [RPT-12] a real process killed while a model drafts the profile, grades, reads and writes: no answer is paid for twice', async () => {
  const service = await openModelService();
  onTestFinished(() => service.close());
  const dataDir = await preparedDataFolder();
  const index = await openCatalogue(dataDir, { readers: 1 });
  // The program would be sure of each of few records; two of one title may be told in the same words.
  const awards = [...generateSample()].filter(({ engine }) => engine === 'awards');
  await index.upsert([...new Map(awards.map((award) => [award.title, award])).values()].slice(0, RECORDS));
  await index.close();
  const env = {
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
    AUTH_SECRET: randomUUID() + randomUUID(),
    DEFAULT_PLAN: 'pro',
    SENTENCE_ENCODER: 'off',
    ...service.env(),
  };

  const paid: string[] = [];
  const killedAt: string[] = [];
  let isDead = false;
  service.answer = (asked) => {
    // Nobody hears it any more, and nobody pays for it.
    if (!isDead) paid.push(nameOf(asked));
    if (!isPoints(asked)) return goodModel(asked);
    const { relations, points } = plainPoints(toldIn(asked));
    const unsaid = sentence('Wonderful prospects lie ahead.');
    return { relations, points: [{ section: 'risks', sentences: [unsaid] }, ...points] };
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
  /** The number of questions asked before the process that is under way. */
  let before = 0;
  for (;;) {
    const fresh = () =>
      service.asked
        .slice(before)
        .filter((asked) => !paid.includes(nameOf(asked)))
        .map(stepOf)
        .find((step) => step !== undefined && !killedAt.includes(step));
    hold();
    const isComplete = async () => (await call('GET', `${path}/status`)).status === 'complete';
    // The question that it was killed at before is answered, so that the next one is asked for.
    let done = false;
    await until(async () => {
      if (fresh()) return true;
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
    before = service.asked.length;
    server = await startServerProcess(env);
  }
  expect(killedAt).toEqual(KILLED_AT);
  expect(paid.toSorted()).toEqual([...new Set(paid)].toSorted());
  const report = await call('GET', path);
  expect(report.writer).toMatch(/^Language model stand-in/);
}, 300_000);
