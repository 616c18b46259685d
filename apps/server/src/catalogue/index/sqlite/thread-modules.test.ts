import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Prints what a module loads, one file a line. */
const LOADED = `
  import { registerHooks } from 'node:module';
  const load = (url, context, next) => {
    console.log(url);
    return next(url, context);
  };
  registerHooks({ load });
  await import(process.argv[1]);
`;

test.each(['reader/reader.ts', 'writer/writer.ts', 'state/state-reader.ts'])(
  'the thread of %s loads nothing that checks what people send: that takes 7 MB in each thread',
  (entry) => {
    const args = ['--input-type=module', '--eval', LOADED, new URL(entry, import.meta.url).href];
    const loaded = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    expect(loaded).toContain(entry);
    expect(loaded.split('\n').filter((url) => /node_modules\/(zod|@orpc)\//.test(url))).toEqual([]);
  },
);
