import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The links by which pages were left, by the page's entry in the history. */
const left = new Map<string, string>();
/** How long a page is waited for until its links are there. */
const PATIENCE_MS = 4_000;

/**
 * Another page takes the focus to its content, so that keyboards and screen readers go on there and not in the
 * navigation; Back takes it to the link by which the page was left. What has taken the focus itself, as the field of a
 * form, keeps it.
 */
export function useFocusOnNavigation(contentId: string) {
  const { pathname, href, state } = useLocation();
  const entry = state.__TSR_key ?? href;
  const before = useRef(pathname);
  useEffect(() => {
    const content = document.getElementById(contentId);
    const remember = ({ target }: Event) => {
      const link = (target as Element).closest('a[href]')?.getAttribute('href');
      if (link) left.set(entry, link);
    };
    content?.addEventListener('click', remember, true);
    const stop = before.current === pathname ? undefined : focusIn(content, left.get(entry));
    before.current = pathname;
    return () => {
      content?.removeEventListener('click', remember, true);
      stop?.();
    };
  }, [pathname, entry, contentId]);
}

/** Focuses the link, once it is there; the content meanwhile. Answers what ends the waiting. */
function focusIn(content: HTMLElement | null, link: string | undefined): (() => void) | undefined {
  if (!content) return;
  const focused = () => content.contains(document.activeElement) && document.activeElement !== content;
  if (!focused()) content.focus({ preventScroll: true });
  if (link === undefined) return;
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  observer.observe(content, { childList: true, subtree: true });
  look();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  function look() {
    const found = focused() ? null : content?.querySelector<HTMLElement>(`a[href="${CSS.escape(link!)}"]`);
    found?.focus({ preventScroll: true });
    if (found || focused()) observer.disconnect();
  }
}
