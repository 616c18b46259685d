import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { binOf } from './bin.mjs';

const root = resolve(import.meta.dirname, '..');
const NOT_COPIED = /\/(?:dist|\.tsc|node_modules)$/;
/** Rule, planted file, its content. Each is planted beside what its rule is about. */
const VIOLATIONS = [
  ['web-and-server-never-meet', 'apps/web/src/planted.ts', "import '../../server/src/platform/clock.ts';"],
  ['contract-stands-alone', 'packages/contract/src/planted.ts', "import 'node:fs';"],
  [
    'platform-is-the-ground',
    'apps/server/src/platform/planted.ts',
    "import '../evidence/evidence.ts'; import '../evidence/statements/publish.ts';",
  ],
  [
    'features-meet-by-service-events-jobs',
    'apps/server/src/features/search/planted.ts',
    "import '../projects/projects.repository.ts';",
  ],
  [
    'notifications-hear-of-features',
    'apps/server/src/features/notifications/planted.ts',
    "import type { ReportsService } from '../reports/reports.service.ts'; export type Planted = ReportsService;",
  ],
  [
    'modules-meet-in-one-place',
    'apps/server/src/features/search/planted.module.ts',
    "import '../reports/reports.module.ts';",
  ],
  [
    'routes-go-through-services',
    'apps/server/src/features/projects/planted.routes.ts',
    "import './projects.repository.ts';",
  ],
  [
    'languages-load-first',
    'apps/web/src/languages/de/planted.ts',
    "import { PLANS_TEXTS } from '../../features/billing/billing.texts.ts'; PLANS_TEXTS;",
  ],
  [
    'evidence-statements-below-idea',
    'apps/server/src/evidence/statements/planted.ts',
    "import type { ReadNotes } from '../gather/notes-of.ts'; export type Planted = ReadNotes;",
  ],
  ['evidence-has-known-rooms', 'apps/server/src/evidence/attic/planted.ts', "import '../words/stems.ts';"],
  ['one-way-out', 'apps/server/src/sources/planted.ts', "import { request } from 'node:https'; request;"],
  ['no-cycles', 'apps/server/src/platform/planted-cycle.ts', "import './planted-cycle.ts';"],
  [
    'workers-load-lazily',
    'apps/server/src/features/reports/planted.ts',
    "import { run } from './generate-report.worker.ts'; run;",
  ],
];

let copy;
let found;

async function cruise(cwd, ...paths) {
  const args = [
    binOf('dependency-cruiser', 'depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...paths,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 1e8 }).catch((error) => error);
  return JSON.parse(stdout).summary;
}

/** The planted files stand in a copy: whatever else runs at the same time does not see them. */
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'groundwork-imports-'));
  for (const part of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'package.json', 'apps', 'packages'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const [, path, content] of VIOLATIONS) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), content);
  }
  found = (await cruise(copy, ...VIOLATIONS.map(([, path]) => path))).violations;
  // Beside whatever else runs, a copy of all that there is takes its time.
}, 240_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('import rules', () => {
  test.each(VIOLATIONS)('a planted import that breaks %s is found', (rule, path) => {
    const broken = found.filter(({ from }) => from === path).map((violation) => violation.rule.name);
    expect(broken).toContain(rule);
  });

  test('the rules see the modules: a run over nothing would find nothing wrong', async () => {
    const { totalCruised } = await cruise(root, 'packages');
    expect(totalCruised).toBeGreaterThan(50);
  });
});
