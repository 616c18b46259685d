import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from '@groundwork/contract/engines';
import { MAIN_TABS } from '@groundwork/contract/engines.names';

/** A record's page stands below its data set, or below the tab that has it. */
const SECTIONS = new Set<string>([...ENGINES, ...MAIN_TABS]);

/** Addresses of the scripts, styles and calls that a page begins with, calls with the page's own parameters. Null where an address has no page. */
export type PageStart = (path: string) => string[] | null;

/** By what the built client lists; every address has a page where it lists nothing. */
export function knownPages(folder: string): PageStart {
  const file = join(folder, 'pages.json');
  if (!existsSync(file)) return () => [];
  const listed: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  const pages = Object.entries(listed).map(([path, start]) => ({ page: segmentsOf(path), start }));
  return (path) => {
    const segments = segmentsOf(path);
    const found = pages.find(
      ({ page }) =>
        page.length === segments.length &&
        page.every((part, at) => {
          if (part === '$engine') return SECTIONS.has(segments[at]!);
          return part.startsWith('$') || part === segments[at];
        }),
    );
    if (!found) return null;
    // Ids are letters, digits and dashes: nothing else gets from an address into the markup.
    const parameter = (name: string) => segments[found.page.indexOf(name)]!.replace(/[^\w-]+/g, '');
    return found.start.map((address) => address.replace(/\$\w+/g, parameter));
  };
}

const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '');

/** Has a browser fetch all that a page begins with at once, instead of one after the other as each is found to be needed. */
export const withStart = (page: string, start: string[]) =>
  page.replace('</head>', () => `${start.map((address) => `    ${linkTo(address)}\n`).join('')}  </head>`);

function linkTo(address: string): string {
  if (address.endsWith('.js')) return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`;
  if (address.endsWith('.css')) return `<link rel="preload" as="style" crossorigin href="${address}">`;
  return `<link rel="preload" as="fetch" crossorigin href="${address}">`;
}
