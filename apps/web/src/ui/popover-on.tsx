import { Popover, type PopoverDropdownProps, type PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { AnchorReference } from './anchor-reference.tsx';
import type { OverlayProps } from './lazy-overlay.tsx';

type Props = OverlayProps &
  Pick<PopoverProps, 'position' | 'width' | 'withArrow' | 'middlewares'> & {
    dropdown: PopoverDropdownProps & { 'data-autofocus'?: boolean };
    children: ReactNode;
  };

/** A panel by the button that opens it. It takes the focus and gives it back. */
export function PopoverOn({ anchor, id, isOpen, onChange, dropdown, children, ...props }: Props) {
  return (
    <Popover {...props} id={id} opened={isOpen} onChange={onChange} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <AnchorReference of={anchor} />
      </Popover.Target>
      <Popover.Dropdown {...dropdown}>{children}</Popover.Dropdown>
    </Popover>
  );
}
