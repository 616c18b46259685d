import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AuthOptions, DRAWN_SERVICE } from '@groundwork/contract/auth';
import { escapeHtml } from './page-head.ts';

export type SignInServices = Pick<AuthOptions, 'google' | 'openid'>;

/**
 * What the built client has drawn of its public pages, for visitors: who has a session sees other links there. An address that says more
 * than its page, such as where a sign-in leads, has none either. Sign-in is drawn once for each choice of services.
 */
export function firstScreens(folder: string, { google, openid }: SignInServices): (url: string) => string | null {
  const file = join(folder, 'first-screens.json');
  const screens: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const services = `${google ? ' google' : ''}${openid ? ' openid' : ''}`;
  const name = escapeHtml(openid?.name ?? '');
  return (url) => {
    const { pathname, search } = new URL(url);
    const drawn = [pathname + services, pathname].find((address) => Object.hasOwn(screens, address));
    return search || drawn === undefined ? null : screens[drawn]!.replaceAll(DRAWN_SERVICE, () => name);
  };
}

/** Where it stands, the program comes after it. */
export const withFirstScreen = (page: string, screen: string) =>
  withScreen(page.replaceAll(/ *<link rel="modulepreload"[^>]*>\n?/g, ''), screen);

/** Somebody's own: the program comes once its words have been painted (`boot.ts`). */
export function withOwnScreen(page: string, screen: string) {
  const later: string[] = [];
  const kept = page.replaceAll(/ *(<link rel="modulepreload"[^>]*>)\n?/g, (_line, link: string) => {
    later.push(link);
    return '';
  });
  return withScreen(kept, screen).replace('</body>', () => `<template id="later">${later.join('')}</template></body>`);
}

const withScreen = (page: string, screen: string) => page.replace(/(?<=<div id="first">).*?(?=<\/div>)/s, () => screen);
