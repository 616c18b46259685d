// Sets a tracker up, or looks and tells as the job does, and hangs at a stage. Arguments: kind of store, folder or URL, folder of
// the catalogue, stage. Prints a line when the stage is reached.
import { openCatalogue } from '../../src/catalogue/open-catalogue.ts';
import { runAgentsJob } from '../../src/features/agents/agents.jobs.ts';
import type { RunAgentsDependencies } from '../../src/features/agents/run-agents.worker.ts';
import { readConfig } from '../../src/platform/config.ts';
import { migrate, openDatabase } from '../../src/platform/db/database.ts';
import { dependenciesOf } from '../../src/platform/jobs/job.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createServer } from '../../src/server.ts';
import { aRecord } from '../records.ts';

const [kind = '', place, dataDir = '', stage = ''] = process.argv.slice(2);
const DAY_AND_MORE_MS = 25 * 3_600_000;
const APP_URL = 'http://groundwork.test';

const database = await openDatabase(kind === 'postgres' ? { url: place } : { dir: place });
await migrate(database);
const index = await openCatalogue(dataDir, { readers: 1 });
const config = readConfig({
  DATA_DIR: dataDir,
  APP_URL,
  DEFAULT_PLAN: 'pro',
  ROLE: 'web',
  SENTENCE_ENCODER: 'off',
});
// The hour of the tracker has struck, unless it is only being made.
const clock = { now: () => new Date(Date.now() + (stage === 'set-up' ? 0 : DAY_AND_MORE_MS)) };
const server = createServer({ config, log: createLog('error'), stores: { database, index }, clock });

// Jobs can be put into the queue; none is taken from it.
await server.start();

const say = (line: string) => console.log(line);
const hang = async (): Promise<never> => {
  say(stage);
  return new Promise(() => setInterval(() => undefined, 60_000));
};

let cookie = '';
async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json', origin: APP_URL, cookie };
  const answer = await server.app.request(`${APP_URL}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  cookie ||= answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return answer.json();
}

if (stage === 'set-up') {
  const voltara = aRecord('companies', 'voltara', {
    title: 'Voltara Energy',
    organisations: [{ name: 'Voltara Energy', role: 'Company' }],
  });
  await index.upsert([voltara]);
  await post('/auth/sign-up/email', {
    email: 'ada@example.org',
    password: 'correct horse',
    firstName: 'Ada',
    lastName: 'Example',
  });
  const areaOfInterest = 'A solid electrolyte for lithium metal batteries in electric aircraft.';
  const { newProject } = await post('/projects', { areaOfInterest });
  await post('/agents/company-tracker', {
    projectId: newProject.id,
    agentName: 'Voltara',
    selectedCompanies: [{ id: 'voltara', name: 'Voltara Energy' }],
    schedule: { frequency: 'daily', hour: 7, weekday: 1, timeZone: 'UTC' },
  });
  // From here on something is new.
  const { run } = await runAgentsJob.load();
  const deps = dependenciesOf(server.jobs, runAgentsJob);
  await run({}, { signal: new AbortController().signal } as never, deps as never);
  const today = new Date().toISOString().slice(0, 10);
  const organisations = [{ name: 'Voltara Energy, Inc.', role: 'Awardee' }];
  await index.upsert(['one', 'two'].map((id) => aRecord('awards', id, { date: today, organisations })));
} else {
  const deps = dependenciesOf(server.jobs, runAgentsJob) as RunAgentsDependencies;
  const { work } = deps;
  const at: Partial<RunAgentsDependencies> = {
    index: {
      ...index,
      async changes(...given) {
        const page = await index.changes(...given);
        if (stage === 'looking') await hang();
        return page;
      },
    },
    work: {
      ...work,
      async store(...given) {
        const isStored = await work.store(...given);
        if (stage === 'stored') await hang();
        return isStored;
      },
    },
    async raiseNotification(...given) {
      const raised = await deps.raiseNotification(...given);
      if (stage === 'telling') await hang();
      return raised;
    },
    history: {
      async record(...given) {
        if (stage === 'told') await hang();
        return deps.history.record(...given);
      },
    },
  };
  const { run } = await runAgentsJob.load();
  // The second time finds nothing that is new.
  for (let times = 0; times < 2; times++)
    await run({}, { signal: new AbortController().signal } as never, { ...deps, ...at } as never);
}
say('done');
await server.stop({ graceMs: 0 });
await index.close();
await database.close();
