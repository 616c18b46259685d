import type { MouseEvent, ReactElement } from 'react';
import { LazyTooltip } from './lazy-tooltip.tsx';

/** Props of a button that does nothing for now. It stays in the order of focus, so that everyone learns why. */
export const inactive = (reason?: string) => ({
  'data-disabled': true,
  'aria-disabled': true,
  ...(reason && { 'aria-description': reason }),
  onClick: (event: MouseEvent) => event.preventDefault(),
});

/** Says why a button is inactive, to mouse, keyboard and touch; null while it is active. */
export function ReasonTooltip({
  reason,
  children,
}: {
  reason: string | null;
  children: ReactElement<Record<string, unknown>>;
}) {
  return <LazyTooltip label={reason}>{children}</LazyTooltip>;
}
