import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';

/**
 * Pages that those see first who don't know the product: their routes, by path. Sign-in is drawn with each choice of services that an
 * operator may set up, since the form stands below them.
 */
const PAGES: Record<string, string> = {
  '/': 'index',
  '/sign-in': 'sign-in',
  '/sign-in google': 'sign-in',
  '/sign-in openid': 'sign-in',
  '/sign-in google openid': 'sign-in',
  '/sample-report': 'sample-report',
};

/** Stays beside the client: the server draws with it what people see who are signed in (`platform/http/own-pages.ts`). */
const DRAWING = '.drawing';
const ENTRY = 'first-screens.js';

/**
 * Draws the first screen of public pages when the client is built, so that their words stand in the page's file and are read before
 * any script has come: first-screens.json beside index.html, from which the server puts them into it.
 */
export function firstScreens(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'first-screens',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error?: Error) {
      if (error) return;
      const folder = join(outDir, DRAWING);
      await build({
        root,
        configFile: join(root, 'vite.config.ts'),
        logLevel: 'warn',
        // Whole: the same modules as the client's, which the other plugins change.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: 'src/first-screens.tsx',
          outDir: folder,
          copyPublicDir: false,
          manifest: false,
          minify: true,
          rolldownOptions: { output: { entryFileNames: ENTRY, codeSplitting: true } },
        },
      });
      const script = `import { drawForVisitors } from ${JSON.stringify(pathToFileURL(join(folder, ENTRY)))};
        const draw = async (address) => [address, await drawForVisitors(address)];
        const screens = Object.fromEntries(await Promise.all(process.argv.slice(1).map(draw)));
        process.stdout.write(JSON.stringify(screens), () => process.exit());`;
      // A process of its own: what the pages have open ends with it.
      const drawn = execFileSync(process.execPath, ['--input-type=module', '-e', script, ...Object.keys(PAGES)], {
        encoding: 'utf8',
      });
      const screens = Object.entries(JSON.parse(drawn) as Record<string, string>).map(([path, page]) => [
        path,
        `<style>${stylesOf(PAGES[path]!, outDir)}</style>${page}`,
      ]);
      writeFileSync(join(outDir, 'first-screens.json'), JSON.stringify(Object.fromEntries(screens)));
    },
  };
}

/** What comes with a page's own script, after the style sheet that all pages have. */
function stylesOf(route: string, outDir: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const seen = new Set<string>(['index.html']);
  const files = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
    for (const file of manifest[key]?.css ?? []) files.add(file);
  };
  visit(`src/routes/${route}.tsx?tsr-split=component`);
  return [...files].map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('');
}
