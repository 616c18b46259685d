import { useSyncExternalStore } from 'react';

let isLive = false;
const watchers = new Set<() => void>();

/** Whether the server tells this window of changes just now: what it tells of need not be asked for again and again. */
export const useIsLive = (): boolean => useSyncExternalStore(watch, isNowLive, isNowLive);

const isNowLive = () => isLive;

/** For whoever holds the stream. */
export function setLive(next: boolean): void {
  isLive = next;
  for (const notify of watchers) notify();
}

function watch(notify: () => void) {
  watchers.add(notify);
  return () => watchers.delete(notify);
}
