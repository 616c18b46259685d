// The house's import rules. `npm run check:imports` runs them; scripts/check-imports.test.ts plants a bad import
// for each rule and expects it to be found, so that a rule that stopped matching is noticed.
const server = '^apps/server/src';
const feature = `${server}/features/([^/]+)/`;
/** The rooms of evidence, each above those before it. The files beside them say what is handed from room to room. */
const ROOMS = [
  ...['words', 'prose', 'reading', 'records', 'german', 'programs', 'statements', 'idea'],
  ...['findings', 'gather', 'writer', 'render', 'report'],
];
const rooms = (...names) => `${server}/evidence/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'contract-stands-alone',
      comment: 'The contract imports zod, the contract library and itself.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src', 'node_modules/zod/', 'node_modules/@orpc/contract/'] },
    },
    {
      name: 'web-and-server-never-meet',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-and-web-never-meet',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'nothing-imports-main',
      severity: 'error',
      from: { pathNot: '^scripts/start\\.mjs$' },
      to: { path: `${server}/main\\.ts$` },
    },
    {
      name: 'platform-is-the-ground',
      comment: 'platform imports nothing above it.',
      severity: 'error',
      from: { path: `${server}/platform/` },
      to: { path: `${server}/(?!platform/)` },
    },
    {
      name: 'one-way-out',
      comment:
        'Outgoing calls go through the guarded client of platform/fetch; the global fetch is denied by lint. A socket in the data folder leads to the own server only.',
      severity: 'error',
      from: {
        path: `${server}/`,
        pathNot: [`${server}/platform/fetch/`, `${server}/platform/db/embedded/folder-copies\\.ts$`, '\\.test\\.ts$'],
      },
      to: {
        path: '^(node:)?(http|https|http2|net|tls|dgram|dns|dns/promises)$|node_modules/(undici|axios|node-fetch|got)/',
      },
    },
    {
      name: 'catalogue-below-evidence',
      severity: 'error',
      from: { path: `${server}/catalogue/` },
      to: { path: `${server}/(evidence|features|cli)/` },
    },
    {
      name: 'only-import-loads-sources',
      comment: 'Sources are islands that only the import (and their own tests) load.',
      severity: 'error',
      from: {
        pathNot: [
          `${server}/sources/`,
          `${server}/catalogue/import/`,
          '^bench/',
          '^e2e/',
          '^apps/server/test/',
          '\\.test\\.ts$',
        ],
      },
      to: { path: `${server}/sources/` },
    },
    {
      name: 'sources-are-islands',
      comment: 'A source never imports another source; what several need lives in sources/shared.',
      severity: 'error',
      from: { path: `${server}/sources/([^/]+)/`, pathNot: `${server}/sources/shared/` },
      to: { path: `${server}/sources/([^/]+)/`, pathNot: [`${server}/sources/$1/`, `${server}/sources/shared/`] },
    },
    {
      name: 'sources-below-evidence',
      severity: 'error',
      from: { path: `${server}/sources/` },
      to: { path: `${server}/(evidence|features|cli)/` },
    },
    {
      name: 'evidence-below-features',
      severity: 'error',
      from: { path: `${server}/evidence/` },
      to: { path: `${server}/(features|cli)/` },
    },
    ...ROOMS.slice(0, -1).map((room, at) => ({
      name: `evidence-${room}-below-${ROOMS[at + 1]}`,
      comment: 'Nothing in evidence imports from a room above its own.',
      severity: 'error',
      from: { path: rooms(room), pathNot: '\\.test\\.ts$' },
      to: { path: rooms(...ROOMS.slice(at + 1)) },
    })),
    {
      name: 'evidence-has-known-rooms',
      comment: 'A new room has its place in the row.',
      severity: 'error',
      from: { path: `${server}/evidence/[^/]+/`, pathNot: rooms(...ROOMS) },
      to: {},
    },
    {
      name: 'features-meet-by-service-events-jobs',
      comment:
        'Another feature may import only *.service.ts, *.events.ts, *.jobs.ts, and *.access.ts: who may see what.',
      severity: 'error',
      from: { path: feature, pathNot: '\\.(table|test)\\.ts$' },
      to: { path: feature, pathNot: [`${server}/features/$1/`, '\\.(service|events|jobs|access)\\.ts$'] },
    },
    {
      name: 'notifications-hear-of-features',
      comment:
        'Whoever has something to tell a person raises it there; notifications itself hears events, and asks who may see a project.',
      severity: 'error',
      from: { path: `${server}/features/notifications/`, pathNot: '\\.(table|test)\\.ts$' },
      to: { path: feature, pathNot: [`${server}/features/notifications/`, '\\.(events|access)\\.ts$'] },
    },
    {
      name: 'modules-meet-in-one-place',
      comment: 'Which feature gets what of which other is decided in modules.ts.',
      severity: 'error',
      from: { path: `${server}/`, pathNot: [`${server}/modules\\.ts$`, '\\.test\\.ts$'] },
      to: { path: '\\.module\\.ts$' },
    },
    {
      name: 'tables-point-at-tables',
      severity: 'error',
      from: { path: '\\.table\\.ts$' },
      to: { path: `${server}/`, pathNot: '\\.table\\.ts$' },
    },
    {
      name: 'repository-knows-no-service',
      severity: 'error',
      from: { path: '\\.(repository|table)\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'routes-go-through-services',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.(repository|table)\\.ts$' },
    },
    {
      name: 'workers-load-lazily',
      comment: '*.worker.ts is heavy: reach it by dynamic import or as a thread.',
      severity: 'error',
      from: { path: server, pathNot: '\\.test\\.ts$' },
      to: { path: '\\.worker\\.tsx?$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'web-ui-is-product-free',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib|session)/' },
      to: { path: '^apps/web/src/(features|pages|routes)/' },
    },
    {
      name: 'languages-load-first',
      comment: 'A translation is there before anything with texts: of the others it imports types, and limits.',
      severity: 'error',
      from: { path: '^(apps/web/src/languages|packages/contract/src)/[a-z]{2}/' },
      to: {
        pathNot: ['^apps/web/src/languages/', '^packages/contract/src/([a-z]{2}/|limits\\.ts$)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-features-meet-in-pages',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features|pages|routes)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-pages-below-routes',
      severity: 'error',
      from: { path: '^apps/web/src/pages/' },
      to: { path: '^apps/web/src/routes/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/\\.tsc/|routeTree\\.gen\\.ts|/drizzle/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
