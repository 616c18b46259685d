const USES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'];

const waiting = new Set<() => void>();
let isUsed = false;

/** A browser says that the pointer has moved when the page under it has. */
const isStill = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

function noteUse(event: Event) {
  if (isStill(event)) return;
  for (const kind of USES) removeEventListener(kind, noteUse);
  isUsed = true;
  for (const tell of waiting) tell();
  waiting.clear();
}

if (typeof window !== 'undefined') for (const kind of USES) addEventListener(kind, noteUse, { passive: true });

export const hasBeenUsed = () => isUsed;

/** Tells once the reader does anything with the page, or at once where that was before. Answers how not to be told. */
export function onFirstUse(tell: () => void): () => void {
  if (isUsed) tell();
  else waiting.add(tell);
  return () => void waiting.delete(tell);
}
