const requests = new EventTarget();

/** Asks for the list of keys, from wherever one is. */
export const openShortcuts = () => void requests.dispatchEvent(new Event('open'));

export function onOpenShortcuts(open: () => void): () => void {
  requests.addEventListener('open', open);
  return () => requests.removeEventListener('open', open);
}
