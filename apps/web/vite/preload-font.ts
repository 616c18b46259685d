import type { Plugin } from 'vite';

/** Of all the font's files the one that every page's first words need. */
const FIRST = /inter-latin-wght-normal.*\.woff2$/;

/** Has the font fetched beside the script that draws the first words: when it comes after them, they move. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const name = Object.keys(bundle).find((each) => FIRST.test(each));
        // Other pages are made with the same plugins, for tests, and have no font.
        if (!name) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
