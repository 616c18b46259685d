import { Tooltip, type TooltipProps } from '@mantine/core';
import type { RefObject } from 'react';
import { AnchorReference } from './anchor-reference.tsx';

type Props = Omit<TooltipProps, 'children'> & { anchor: HTMLElement; handlers: RefObject<Record<string, unknown>> };

const EVENTS = { hover: true, focus: true, touch: true };

/** Words by an element, for mouse, keyboard and, unless `events` says otherwise, touch. */
export function TooltipOn({ anchor, handlers, events = EVENTS, ...look }: Props) {
  // A finger that taps is taken for a pointer that hovers.
  const isHovered = anchor.matches(':hover') && (events.touch || window.matchMedia('(hover:hover)').matches);
  return (
    <Tooltip
      multiline
      {...(look.w === undefined && { maw: 240 })}
      {...look}
      events={events}
      defaultOpened={isHovered || anchor.matches(':focus-visible')}
    >
      <AnchorReference of={anchor} handlers={handlers} />
    </Tooltip>
  );
}
