import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Another page takes the focus to its content, so that keyboards and screen readers go on there and not in the
 * navigation. What has taken the focus itself, as the field of a form, keeps it.
 */
export function useFocusOnNavigation(contentId: string) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const content = document.getElementById(contentId);
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname, contentId]);
}
