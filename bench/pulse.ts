import { engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { builtinEmbedding } from '../apps/server/src/catalogue/semantics/builtin/builtin-embedding.ts';
import { semanticsService } from '../apps/server/src/catalogue/semantics/semantics.service.ts';
import { openTestApp, type Visitor } from '../apps/server/test/app.ts';
import { readProjects } from '../apps/server/test/evaluation/relevance-labels.ts';
import { withFolder } from './catalogue.ts';
import { printTable, spread, timed, withLoopDelay } from './measure.ts';
import { fillWith, publishedTexts } from './relevance.ts';

const PROJECTS = 12;
const FIRST_SCREEN = ['key-figures', 'market-trends', 'agencies-pie-chart', 'closing-dates', 'what-is-new'];
const BELOW = ['funding-trends-companies', 'biotech-check'];

/**
 * Pulse over the whole server: the panels of the first screen asked at once, as the browser does, of projects that nobody has
 * looked at (cold: nothing judged, nothing kept), then again (warm). Texts as in the measurement of judging.
 */
export async function run(): Promise<void> {
  const texts = await publishedTexts();
  if (!texts) {
    console.log('The published files are not at hand: set FIXTURES_DIR.');
    return;
  }
  await withFolder(async (folder) => {
    const index = await openSqliteIndex({ file: `${folder}/catalogue.db`, engines: engineDeclarations, readers: 2 });
    await fillWith(index, texts);
    // Quicker to fill than by the encoder, and read as often.
    const semantics = semanticsService({ index, provider: builtinEmbedding, onError: console.error });
    await semantics.keep();
    await semantics.close();
    const app = await openTestApp({ index, env: { DEFAULT_PLAN: 'pro' } });
    await measure(await app.signedUp());
    await app.close();
    await index.close();
  });
}

async function measure(owner: Visitor): Promise<void> {
  const times: Record<string, { cold: number[]; warm: number[] }> = {};
  const note = (name: string, temperature: 'cold' | 'warm', ms: number) => {
    times[name] ??= { cold: [], warm: [] };
    times[name][temperature].push(ms);
  };
  const projects = readProjects()
    .filter(({ data }) => data === 'real')
    .slice(0, PROJECTS);
  const delay = await withLoopDelay(async () => {
    for (const { title, description } of projects) {
      const areaOfInterest = `${title}. ${description}`.slice(0, 2000);
      const { body } = await owner.post('/projects', { areaOfInterest });
      const projectId: string = body.newProject.id;
      const input = { projectId, projectDescription: areaOfInterest, query: areaOfInterest };
      const ask = async (path: string, temperature: 'cold' | 'warm') => {
        const { ms, value } = await timed(() => owner.post(`/pulse/${path}`, input));
        if (value.status !== 200) throw new Error(`${path}: ${value.status}`);
        note(path, temperature, ms);
      };
      for (const temperature of ['cold', 'warm'] as const) {
        const { ms } = await timed(() =>
          Promise.all([
            ...FIRST_SCREEN.map((path) => ask(path, temperature)),
            owner.get(`/projects/${projectId}/profile`),
          ]),
        );
        note('first screen', temperature, ms);
        for (const path of BELOW) await ask(path, temperature);
      }
    }
  });
  printTable(
    ['p50 / max, ms', 'cold', 'warm'],
    Object.entries(times).map(([name, { cold, warm }]) => [name, spread(cold), spread(warm)]),
  );
  console.log(
    `\n${projects.length} projects; event loop p99 ${Math.round(delay.p99)} ms, max ${Math.round(delay.max)} ms`,
  );
}
