import { readCookie, writeCookie } from '../lib/cookies.ts';

const KEY = 'groundwork-project';
const listeners = new Set<() => void>();

/** This tab's own. Another tab has its own until it is loaded anew: what one works on must not change under one's hands. */
let selected: string | null = stored();

/** Remembers the selection for this tab, and for the next one that is opened or loaded; null forgets it. */
export function selectProject(id: string | null) {
  selected = id;
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Storage may be full or forbidden: then it is remembered until the tab is loaded anew.
  }
  tellServer();
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Pages are drawn by the server first, which is to draw the same project. */
export function tellServer(): void {
  if ((readCookie(KEY) || null) !== selected) writeCookie(KEY, selected ?? '');
}

/** Where a page is drawn by the server. */
export function recallSelection(): void {
  selected = readCookie(KEY) || null;
}

export function onSelection(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const selectedId = (): string | null => selected;
