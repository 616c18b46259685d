import type { Plugin } from 'vite';

/** Has browsers compile a script whole beside the page, not function by function while it begins (v8.dev/blog/explicit-compile-hints). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** For the program itself: of the other scripts much is called later or never. */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // It counts before all else in the file, which Vite puts the names of other files into.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.name === 'first') file.code = HINT + file.code;
      },
    },
  };
}
