import { useMemo, useRef } from 'react';

/** The field of a comment goes when it is sent or given up: the focus goes back to the mark of the sentence it was about. */
export function useBackToMark() {
  const mark = useRef<Element | null>(null);
  return useMemo(
    () => ({
      begin: () => {
        mark.current = document.activeElement;
      },
      end: () => {
        if (mark.current instanceof HTMLElement) mark.current.focus();
      },
    }),
    [],
  );
}
