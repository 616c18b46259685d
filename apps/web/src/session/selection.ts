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
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function onSelection(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const selectedId = (): string | null => selected;
