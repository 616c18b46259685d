import { LOCKED_HOVER_MS } from '@groundwork/contract/limits';
import type { LockedFeature, LockedFeatureKind } from '@groundwork/contract/locked-features';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { client } from '../lib/api.ts';

/**
 * Handlers of something locked: a click does nothing but be noted, and so does a pointer that rests on it for a second,
 * once each time it comes. Fingers don't rest.
 */
export function useLockedFeature(feature: LockedFeature) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      noteLocked(feature, 'click');
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      stop();
      if (pointerType === 'mouse') timer.current = setTimeout(() => noteLocked(feature, 'hover'), LOCKED_HOVER_MS);
    },
    onPointerLeave: stop,
  };
}

/** A note that doesn't arrive is nobody's trouble. */
export function noteLocked(feature: LockedFeature, kind: LockedFeatureKind) {
  client.lockedFeatures.record({ feature, kind }).catch(() => undefined);
}
