/** `npm run bench -- search`: runs one measurement by name; without a name, lists them. */
const BENCHES: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  search: () => import('./search.ts'),
  'search-all': () => import('./search-all.ts'),
  'search-mix': () => import('./search-mix.ts'),
  opensearch: () => import('./opensearch.ts'),
  scale: () => import('./scale.ts'),
  arrivals: () => import('./arrivals.ts'),
  detail: () => import('./detail.ts'),
  vectors: () => import('./vectors.ts'),
  import: () => import('./import.ts'),
  sources: () => import('./sources.ts'),
  'import-memory': () => import('./import-memory.ts'),
  tables: () => import('./tables.ts'),
  report: () => import('./report.ts'),
  start: () => import('./start.ts'),
  joins: () => import('./joins.ts'),
  web: () => import('./web.ts'),
  semantics: () => import('./semantics.ts'),
  export: () => import('./export.ts'),
  library: () => import('./library.ts'),
  relevance: () => import('./relevance.ts'),
  pulse: () => import('./pulse.ts'),
  streams: () => import('./streams.ts'),
  live: () => import('./live.ts'),
  trust: () => import('./trust.ts'),
  'reader-memory': () => import('./reader-memory.ts'),
};

const name = process.argv[2] ?? '';
const load = BENCHES[name];
if (load) {
  await (await load()).run();
} else {
  console.log(`npm run bench -- <name>, one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = name === '' ? 0 : 1;
}
