import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the built client has drawn of its public pages, for visitors: who has a session sees other links there. An address that says more
 * than its page, such as where a sign-in leads, has none either.
 */
export function firstScreens(folder: string): (url: string) => string | null {
  const file = join(folder, 'first-screens.json');
  const screens: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (url) => {
    const { pathname, search } = new URL(url);
    return !search && Object.hasOwn(screens, pathname) ? screens[pathname]! : null;
  };
}

/** Where it stands, the program comes after it. */
export const withFirstScreen = (page: string, screen: string) =>
  page
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/(?<=<div id="first">).*?(?=<\/div>)/s, () => screen);
