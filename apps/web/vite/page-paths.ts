import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@groundwork/contract/api';
import type { Plugin, Rolldown } from 'vite';

/** What every page behind sign-in asks before it shows anything. */
const ASKED_FIRST = [api.auth.session, api.permissions.get, api.projects.list].map(
  (call) => `/api${call['~orpc'].route.path}`,
);

/** What a page asks besides, with the parameters of its own address in their order. */
const ASKED_BY = new Map([['/reports/$kind/$reportId', [api.reports.status, api.reports.get]]]);

function askedBy(page: string): string[] {
  const names = page.match(/\$\w+/g) ?? [];
  return (ASKED_BY.get(page) ?? []).map((call) =>
    names.reduce((path, name) => path.replace(/\{\w+\}/, () => name), `/api${call['~orpc'].route.path}`),
  );
}

/**
 * Tells the server which addresses have a page, so that it can say of others that there is none, and what each page begins with, so
 * that a browser fetches all of it at once: pages.json beside index.html.
 */
export function pagePaths(): Plugin {
  return {
    name: 'page-paths',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const tree = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
      const listed = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? '';
      const fileOf = new Map(
        [...tree.matchAll(/Route as (\w+)Import \} from '\.\/routes\/([^']+)'/g)].map(
          ([, ...pair]) => pair as [string, string],
        ),
      );
      const pages = [...listed.matchAll(/^ {2}'([^']+)': typeof (\w+?)(?:WithChildren)?$/gm)].map(([, path, route]) => {
        const routes = withParents(fileOf.get(route!)!);
        return [
          path!.replace(/(?<=.)\/$/, ''),
          [...filesOf(routes, bundle), ...(routes.includes('_app') ? ASKED_FIRST : []), ...askedBy(path!)],
        ];
      });
      if (pages.length === 0) this.error('The route tree lists no paths.');
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.fromEntries(pages)) });
    },
  };
}

/** `_app.reports.index` stands in `_app`, as its name says. */
const withParents = (file: string) => (file.startsWith('_app.') ? ['_app', file] : [file]);

/** Scripts and styles of routes and all that these import, without what every page has. */
function filesOf(routes: string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || files.has(`/${chunk.fileName}`)) return;
    files.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  for (const route of routes)
    visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/routes/${route}.tsx?tsr-split=component`)));
  return [...files];
}
