import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { startServerProcess, until } from '../apps/server/test/server-process.ts';

/**
 * `npm run sample-report`: has the running product write the report that the home page shows, from the sample data, and keeps it
 * with the text of every record that it cites. To be run, and its output committed, when reports or the sample have changed.
 */
const FILE = fileURLToPath(new URL('../apps/web/src/assets/sample-report.json', import.meta.url));
const TITLE = 'Solid-state lithium metal battery';
const IDEA = `A solid-state lithium metal battery for electric vehicles. Its thin ceramic electrolyte keeps dendrites out even when \
a cell is charged fast. A soft polymer layer between the electrode and the ceramic takes up the cracks that come with \
cycling. The layers are cast from water in one pass. First customers are makers of delivery vans.`;

const server = await startServerProcess({ DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-sample-report-')) });
try {
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', origin: server.url, cookie };
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const given = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await until(async () => (await call('GET', '/status')).sample.state === 'ready');
  const person = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Lovelace' };
  await call('POST', '/auth/sign-up/email', person);
  // Until the sample data can be searched by meaning, which the judgement of records rests on, too.
  const asked = { query: 'solid-state batteries', searchEngine: 'awards' };
  await until(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (await call('POST', '/search/semantic', asked)).mode === 'semantic';
  });
  const { newProject } = await call('POST', '/projects', {
    title: TITLE,
    areaOfInterest: IDEA,
    persona: 'tech_developer',
  });
  const { reportId } = await call('POST', '/reports/commercialization', { projectId: newProject.id });
  const path = `/reports/commercialization/${reportId}`;
  await until(async () => (await call('GET', `${path}/status`)).status === 'complete');
  const report: ReportDocument = await call('GET', path);
  const records: Record<string, { text: string }> = {};
  for (const { searchEngine, id } of report.sources) {
    if (searchEngine === 'library') continue;
    if (searchEngine === 'project') {
      records[`${searchEngine}/${id}`] = { text: report.project.description };
      continue;
    }
    const { text } = await call('GET', `/records/${searchEngine}/${encodeURIComponent(id)}`);
    records[`${searchEngine}/${id}`] = { text };
  }
  writeFileSync(FILE, `${JSON.stringify({ report, records })}\n`);
} finally {
  await server.stop();
}
