import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Tells the server which addresses have a page, so that it can say of others that there is none: pages.json beside index.html. */
export function pagePaths(): Plugin {
  return {
    name: 'page-paths',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const tree = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
      const listed = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1];
      const paths = [...(listed ?? '').matchAll(/^ {2}'([^']+)'/gm)].map(([, path]) => path!.replace(/(?<=.)\/$/, ''));
      if (paths.length === 0) this.error('The route tree lists no paths.');
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify([...new Set(paths)].sort()) });
    },
  };
}
