import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Before it can be seen: a page and a half of a laptop. */
const MARGIN = '1200px';
/** Somebody who does nothing with a page gets the rest of it, too, once it has come to rest. */
const UNUSED_MS = 3_000;
const USES = ['scroll', 'wheel', 'keydown', 'pointerdown', 'touchstart'] as const;

/** Whether it is told what comes near; a first screen that is drawn ahead is what is near. */
const canTell = () => typeof window === 'undefined' || typeof IntersectionObserver !== 'undefined';

const waiting = new Set<() => void>();
let isBuilding = false;
let unused: ReturnType<typeof setTimeout> | undefined;

/** One after the other, between what the reader does: search in the page, screen readers and links find all of it. */
function showNext() {
  const [next] = waiting;
  isBuilding = next !== undefined;
  if (!next) return;
  startTransition(next);
  const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));
  later(showNext);
}

function use() {
  clearTimeout(unused);
  for (const kind of USES) removeEventListener(kind, use);
  if (!isBuilding) showNext();
}

function showAll() {
  flushSync(() => {
    for (const show of waiting) show();
  });
}

function wait(show: () => void): () => void {
  if (waiting.size === 0 && !isBuilding) {
    for (const kind of USES) addEventListener(kind, use, { passive: true, once: true });
    clearTimeout(unused);
    unused = setTimeout(use, UNUSED_MS);
    addEventListener('beforeprint', showAll);
  }
  waiting.add(show);
  return () => waiting.delete(show);
}

interface Props {
  /** The id of its content, where links lead to that. */
  id?: string;
  height: number;
  isFirst: boolean;
  children: ReactNode;
}

/**
 * Part of a long page that is built when it comes near, or when nothing else is to be done: the first screen doesn't wait for it.
 * Until then its place is held by `height`, in pixels, and found by `id`. `isFirst`: it is built at once.
 */
export function NearView({ id, height, isFirst, children }: Props) {
  const [isShown, setIsShown] = useState(isFirst || !canTell());
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown || !place.current) return;
    const show = () => {
      waiting.delete(show);
      setIsShown(true);
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && startTransition(show), {
      rootMargin: MARGIN,
    });
    observer.observe(place.current);
    const stop = wait(show);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [isShown]);
  return isShown || isFirst ? children : <div id={id} ref={place} style={{ height }} />;
}
