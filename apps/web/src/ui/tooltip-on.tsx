import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';
import { AnchorReference } from './anchor-reference.tsx';

type Props = { anchor: HTMLElement; handlers: RefObject<Record<string, unknown>>; label: string; width: number };

/** Words by an element, for mouse, keyboard and touch. */
export function TooltipOn({ anchor, handlers, label, width }: Props) {
  return (
    <Tooltip
      label={label}
      multiline
      maw={width}
      events={{ hover: true, focus: true, touch: true }}
      defaultOpened={anchor.matches(':hover, :focus-visible')}
    >
      <AnchorReference of={anchor} handlers={handlers} />
    </Tooltip>
  );
}
