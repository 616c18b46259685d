import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from '@groundwork/contract/engines';
import { MAIN_TABS } from '@groundwork/contract/engines.names';

/** A record's page stands below its data set, or below the tab that has it. */
const SECTIONS = new Set<string>([...ENGINES, ...MAIN_TABS]);

/** Whether an address has a page, by what the built client lists; every one has where it lists nothing. */
export function knownPages(folder: string): (path: string) => boolean {
  const file = join(folder, 'pages.json');
  if (!existsSync(file)) return () => true;
  const pages = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(segmentsOf);
  return (path) => {
    const segments = segmentsOf(path);
    return pages.some(
      (page) =>
        page.length === segments.length &&
        page.every((part, at) => {
          if (part === '$engine') return SECTIONS.has(segments[at]!);
          return part.startsWith('$') || part === segments[at];
        }),
    );
  };
}

const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '');
