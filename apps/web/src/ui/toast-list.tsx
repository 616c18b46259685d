import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';

/**
 * Messages stand at the lower edge. Their height is known to the page as `--toasts`: what sticks to that edge moves up by it, and
 * the page can be scrolled on by as much, so that no control stays under one.
 */
export default function ToastList() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--toasts', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <Notifications ref={list} position="bottom-right" />;
}
