import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Before it can be seen: a page and a half of a laptop. */
const MARGIN = '1200px';
/** Who does nothing with a page gets the rest of it, too, once it has come to rest. */
const UNUSED_MS = 3_000;
const USES = ['scroll', 'wheel', 'keydown', 'pointerdown', 'touchstart'] as const;

const waiting = new Set<() => void>();
let isUsed = false;

/** One after the other, between what the reader does: search in the page, screen readers and links find all of it. */
function showNext() {
  const [next] = waiting;
  if (!next) return;
  next();
  const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));
  later(showNext);
}

function use() {
  isUsed = true;
  for (const kind of USES) removeEventListener(kind, use);
  showNext();
}

function showAll() {
  flushSync(() => {
    for (const show of waiting) show();
  });
}

function wait(show: () => void): () => void {
  if (waiting.size === 0 && !isUsed) {
    for (const kind of USES) addEventListener(kind, use, { passive: true, once: true });
    setTimeout(use, UNUSED_MS);
    addEventListener('beforeprint', showAll);
  }
  waiting.add(show);
  if (isUsed) setTimeout(showNext, 0);
  return () => waiting.delete(show);
}

/**
 * Part of a long page that is built when it comes near, or when nothing else is to be done: the first screen doesn't wait for it.
 * Until then its place is held by `height`, in pixels. `isFirst`: it is built at once.
 */
export function NearView({ height, isFirst, children }: { height: number; isFirst: boolean; children: ReactNode }) {
  const [isShown, setIsShown] = useState(isFirst || typeof IntersectionObserver === 'undefined');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown || !place.current) return;
    const show = () => {
      waiting.delete(show);
      setIsShown(true);
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), { rootMargin: MARGIN });
    observer.observe(place.current);
    const stop = wait(show);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [isShown]);
  return isShown || isFirst ? children : <div ref={place} style={{ height }} />;
}
