import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { binOf } from './bin.mjs';

const root = resolve(import.meta.dirname, '..');
const planted = [];

async function cruise(...paths) {
  const args = [
    binOf('dependency-cruiser', 'depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...paths,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1e8 }).catch(
    (error) => error,
  );
  return JSON.parse(stdout).summary;
}

function plant(path, content) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  planted.push(file);
}

afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file);
});

describe('import rules', () => {
  const VIOLATIONS = [
    ['web-and-server-never-meet', 'apps/web/src/planted.ts', "import '../../server/src/platform/clock.ts';"],
    ['contract-stands-alone', 'packages/contract/src/planted.ts', "import 'node:fs';"],
    [
      'platform-is-the-ground',
      'apps/server/src/platform/planted.ts',
      "import '../evidence/evidence.ts'; import '../evidence/claims/check-claim.ts';",
    ],
    [
      'features-meet-by-service-events-jobs',
      'apps/server/src/features/search/planted.ts',
      "import '../projects/projects.repository.ts';",
    ],
    [
      'routes-go-through-services',
      'apps/server/src/features/projects/planted.routes.ts',
      "import './projects.repository.ts';",
    ],
    [
      'languages-load-first',
      'apps/web/src/languages/de/planted.ts',
      "import { PLANS_TEXTS } from '../../features/plans/plans.texts.ts'; PLANS_TEXTS;",
    ],
    ['one-way-out', 'apps/server/src/sources/planted.ts', "import { request } from 'node:https'; request;"],
    ['no-cycles', 'apps/server/src/platform/planted.ts', "import './planted.ts';"],
    [
      'workers-load-lazily',
      'apps/server/src/features/reports/planted.ts',
      "import { run } from './generate-report.worker.ts'; run;",
    ],
  ];

  test.each(VIOLATIONS)('a planted import that breaks %s is found', async (rule, path, content) => {
    plant(path, content);
    const { violations } = await cruise(path);
    expect(violations.map((violation) => violation.rule.name)).toContain(rule);
  });

  test('the rules see the modules: a run over nothing would find nothing wrong', async () => {
    const { totalCruised } = await cruise('packages', 'apps/server');
    expect(totalCruised).toBeGreaterThan(50);
  });
});
