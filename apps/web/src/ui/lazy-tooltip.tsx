import type { TooltipProps } from '@mantine/core';
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';
import { useIsUsed } from './use-is-used.ts';

const useTooltipOn = lazyComponent(async () => (await import('./tooltip-on.tsx')).TooltipOn);

/** A tooltip hears of these through the element itself; it listens for the rest. */
const HEARD = ['onPointerDown', 'onPointerEnter', 'onMouseMove', 'onFocus', 'onBlur', 'onClick', 'onKeyDown'];

/** A user who comes before the tooltip gets it as soon as it is there. */
const WANTING = ['onPointerEnter', 'onFocus'];

type Handler = (event: unknown) => void;
type Handlers = Record<string, unknown>;

type Props = { label: ReactNode; children: ReactElement<Handlers> } & Partial<Omit<TooltipProps, 'label' | 'children'>>;

/** Words by an element, which come after the page. The element stays the same with and without them. */
export function LazyTooltip({ label, children, ...look }: Props) {
  const isUsed = useIsUsed();
  const [isWanted, setWanted] = useState(false);
  const TooltipOn = useTooltipOn(isUsed || isWanted, isWanted);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handlers = useRef<Handlers>({});
  const heard = HEARD.map((name) => [
    name,
    (event: unknown) => {
      (children.props[name] as Handler | undefined)?.(event);
      if (WANTING.includes(name)) setWanted(true);
      if (label !== null) (handlers.current[name] as Handler | undefined)?.(event);
    },
  ]);
  return (
    <>
      {cloneElement(children, { ...Object.fromEntries(heard), ref: setAnchor })}
      {TooltipOn && isWanted && anchor && label !== null && (
        <TooltipOn {...look} anchor={anchor} handlers={handlers} label={label} />
      )}
    </>
  );
}
