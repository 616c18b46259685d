import { type ComponentType, cloneElement, type MouseEvent, type ReactElement, type Ref, useId, useState } from 'react';
import { lazyComponent, OpenedNext } from './lazy-component.tsx';
import { useIsUsed } from './use-is-used.ts';

/** Props that a menu or panel gets from the button that opens it. */
export interface OverlayProps {
  /** The button, by which it is placed. */
  anchor: HTMLElement | null;
  /** Id of the button; what it opens is named after it. */
  id: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

type TargetProps = {
  ref?: Ref<HTMLElement>;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  [name: string]: unknown;
};

type LaterProps = {
  target: ReactElement<TargetProps>;
  /** Set where others must know of it or open it as well; else it is its own affair. */
  isOpen?: boolean;
  onChange?: (isOpen: boolean) => void;
};

/**
 * A button whose menu or panel comes after the page, or when it is opened before that: what places them weighs 30 kB. The
 * button stays the same element then, so that neither the focus nor a click under way is lost.
 */
export function lazyOverlay<Props extends object>(
  popup: 'dialog' | 'menu',
  load: () => Promise<ComponentType<OverlayProps & Props>>,
) {
  const useLater = lazyComponent(load);
  return function LazyOverlay({ target, isOpen: isOpenOutside, onChange: tell, ...props }: Props & LaterProps) {
    const id = useId();
    const isUsed = useIsUsed();
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const [isOpenHere, setOpenHere] = useState(false);
    const isOpen = isOpenOutside ?? isOpenHere;
    const onChange = tell ?? setOpenHere;
    const [wasOpened, setWasOpened] = useState(false);
    if (isOpen && !wasOpened) setWasOpened(true);
    const Overlay = useLater(isUsed || isOpen, isOpen);
    const overlay = { anchor, id, isOpen, onChange, ...props } as unknown as OverlayProps & Props;
    return (
      <>
        {cloneElement(target, {
          id,
          ref: setAnchor,
          'aria-haspopup': popup,
          'aria-expanded': isOpen,
          ...(isOpen && { 'aria-controls': dropdownId(id) }),
          ...(popup === 'menu' && isOpen && { 'data-expanded': true }),
          onClick: (event) => {
            target.props.onClick?.(event);
            onChange(!isOpen);
          },
        })}
        {Overlay && wasOpened && <OpenedNext of={Overlay} {...overlay} />}
      </>
    );
  };
}

/** The id that the component library gives it. */
const dropdownId = (id: string) => `${id}-dropdown`;
