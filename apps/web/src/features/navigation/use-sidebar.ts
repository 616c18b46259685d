import { useState } from 'react';
import { readCookie, writeCookie } from '../../lib/cookies.ts';

const COOKIE = 'groundwork-sidebar';

/** Whether the sidebar is open on desktop; kept in a cookie. */
export function useSidebar() {
  const [isOpen, setOpen] = useState(() => readCookie(COOKIE) !== 'closed');
  const toggle = () => {
    writeCookie(COOKIE, isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  };
  return { isOpen, toggle };
}
