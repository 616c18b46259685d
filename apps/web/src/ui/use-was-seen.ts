import { useCallback, useState } from 'react';

/**
 * True once what `ref` is on has come into view, or within `margin` (`200px`) of it, if only for a moment. On a busy
 * page a browser tells several changes at once, the oldest first: to look at one of them would miss what came after.
 */
export function useWasSeen<T extends Element>(margin = '0px') {
  const [wasSeen, setSeen] = useState(false);
  const ref = useCallback(
    (element: T | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (changes) => {
          if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          setSeen(true);
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return { ref, wasSeen };
}
