import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { hasModifier, isTyping } from '../../lib/keys.ts';
import { safeUrl } from '../../lib/safe-url.ts';

/** A row bears its record's id as `data-row`; the link of its title bears `data-row-link`. */
const ROW = '[data-row]';
const STEPS: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

type Options = {
  /** The element that holds the rows. */
  area: RefObject<HTMLElement | null>;
  onSelect: (id: string) => void;
  sourceOf: (id: string) => string | null;
};

/** Moves the focus from title to title, so that Enter, Tab and screen readers work as with any link. */
export function useRowKeys({ area, onSelect, sourceOf }: Options) {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || hasModifier(event) || isTyping(event)) return;
    const rows = [...(area.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
    const current = rows.findIndex((row) => row.contains(document.activeElement));
    const id = rows[current]?.dataset['row'];
    const step = STEPS[event.key];
    if (step) {
      // Arrows move sliders, tabs and menus too: they are ours only among the rows, or where nothing has the focus.
      const isFree = current >= 0 || document.activeElement === document.body;
      if (event.key.startsWith('Arrow') && !isFree) return;
      const next = rows[current < 0 ? 0 : current + step];
      next?.querySelector<HTMLElement>('[data-row-link]')?.focus();
      if (!next) return;
      next.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'x' && id !== undefined) onSelect(id);
    else if (event.key === 'o' && id !== undefined) {
      const url = safeUrl(sourceOf(id));
      if (url) window.open(url, '_blank', 'noopener,noreferrer');
    } else return;
    event.preventDefault();
  });
}
