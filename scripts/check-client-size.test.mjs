import { expect, test } from 'vitest';
import { complaint, firstLoad } from './check-client-size.mjs';

const route = (name) => `src/routes/${name}.tsx?tsr-split=component`;
const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared'], dynamicImports: ['_program'] },
  _program: { file: 'program.js', imports: ['_shared'], dynamicImports: ['later'] },
  _shared: { file: 'shared.js', imports: ['index.html'] },
  [route('_app')]: { file: 'layout.js', imports: ['_shared', '_menu'] },
  [route('_app.search')]: { file: 'search.js', imports: ['_menu', '_texts'] },
  _menu: { file: 'menu.js' },
  _texts: { file: 'texts.css' },
  later: { file: 'later.js' },
};
const bytes = {
  'entry.js': 100,
  'program.js': 80,
  'shared.js': 70,
  'layout.js': 20,
  'search.js': 30,
  'menu.js': 5,
  'later.js': 999,
};

test('each script that a page imports counts once, what comes later not at all', () => {
  const load = firstLoad(manifest, ['_app', '_app.search'], (file) => bytes[file]);
  expect(load.bytes).toBe(305);
  expect(load.chunks.map(({ file }) => file)).toEqual([
    'entry.js',
    'program.js',
    'shared.js',
    'search.js',
    'layout.js',
    'menu.js',
  ]);
  expect(() => firstLoad(manifest, ['gone'], () => 0)).toThrow('The build has no src/routes/gone.tsx');
});

test('a page over its budget is named with its largest chunks; one far below asks for a lower budget', () => {
  const load = { bytes: 20_001, chunks: [{ file: 'grown.js', bytes: 20_001 }] };
  expect(complaint('home', load, 20_001)).toBeNull();
  const said = complaint('home', load, 20_000);
  expect(said).toContain('home loads 20001 bytes first; its budget is 20000');
  expect(said).toContain('20001  grown.js');
  expect(complaint('home', load, 40_000)).toContain('lower its budget of 40000');
});
