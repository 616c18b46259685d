import type { ComponentType } from 'react';
import { lazyComponent, OpenedNext } from './lazy-component.tsx';
import { useIsUsed } from './use-is-used.ts';

/** A dialog whose code comes after the page, or when it is opened before that. */
export function lazyDialog<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const useLater = lazyComponent(load);
  return function LazyDialog(props: Props) {
    const isWanted = useIsUsed() || props.isOpen;
    const Dialog = useLater(isWanted, props.isOpen);
    return Dialog && isWanted ? <OpenedNext<Props> of={Dialog} {...props} /> : null;
  };
}
