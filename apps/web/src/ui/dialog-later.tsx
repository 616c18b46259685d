import type { ComponentType } from 'react';
import { laterComponent, OpenedNext } from './later-component.tsx';
import { useIsUsed } from './use-is-used.ts';

/** A dialog whose code comes after the page, or when it is opened before that. */
export function dialogLater<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const useLater = laterComponent(load);
  return function DialogLater(props: Props) {
    const isWanted = useIsUsed() || props.isOpen;
    const Dialog = useLater(isWanted, props.isOpen);
    return Dialog && isWanted ? <OpenedNext<Props> of={Dialog} {...props} /> : null;
  };
}
