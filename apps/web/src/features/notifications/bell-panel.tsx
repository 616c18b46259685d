import type { OverlayProps } from '../../ui/lazy-overlay.tsx';
import { PopoverOn } from '../../ui/popover-on.tsx';
import { BELL_TEXTS } from './notification-bell.texts.ts';
import { NotificationPanel } from './notification-panel.tsx';
import classes from './notifications.module.css';

/** All notifications, by the bell. */
export function BellPanel({ isInterrupted, ...overlay }: OverlayProps & { isInterrupted: boolean }) {
  return (
    <PopoverOn
      {...overlay}
      position="bottom-end"
      width="min(800px, 100vw)"
      middlewares={{ shift: { padding: 0 } }}
      dropdown={{ p: 0, className: classes['panel'] ?? '', 'aria-label': BELL_TEXTS.notifications }}
    >
      <NotificationPanel isInterrupted={isInterrupted} onClose={() => overlay.onChange(false)} />
    </PopoverOn>
  );
}
