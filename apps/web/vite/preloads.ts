import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Of all the font's files the one that every page's first words need. */
const FONT = /inter-latin-wght-normal.*\.woff2$/;

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: '' },
  injectTo: 'head',
});

const isEntry = (file: Rolldown.OutputBundle[string] | undefined) => file?.type === 'chunk' && file.isEntry;

/**
 * Has the font fetched beside the style sheet, since words that are drawn in another one first move what stands below them; and the
 * program beside the few lines that start it. The server leaves that out where a first screen needs no program (`boot.ts`).
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => FONT.test(name));
        const program = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first');
        const scripts = program?.type === 'chunk' ? [program.fileName, ...program.imports] : [];
        // Other pages are made with the same plugins, for tests, and have neither.
        return [
          ...(font ? [link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` })] : []),
          ...scripts
            .filter((name) => !isEntry(bundle[name]))
            .map((name) => link({ rel: 'modulepreload', href: `/${name}` })),
        ];
      },
    },
  };
}
