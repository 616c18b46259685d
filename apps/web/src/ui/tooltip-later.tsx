import { cloneElement, lazy, type ReactElement, Suspense, useRef, useState } from 'react';
import type { TooltipOn as Words } from './tooltip-on.tsx';
import { useIsLoaded } from './use-is-loaded.ts';

/** Without a network there are no such words until the page is loaded again, and the page stays. */
const TooltipOn = lazy<typeof Words>(() =>
  import('./tooltip-on.tsx').then(
    (module) => ({ default: module.TooltipOn }),
    () => ({ default: () => null as never }),
  ),
);

/** What a tooltip hears of through the element itself; the rest it listens for. */
const HEARD = ['onPointerDown', 'onPointerEnter', 'onMouseMove', 'onFocus', 'onBlur', 'onClick', 'onKeyDown'];

/** Who comes before it gets it as soon as it is there. */
const WANTING = ['onPointerEnter', 'onFocus'];

type Handler = (event: unknown) => void;
type Handlers = Record<string, unknown>;

type Props = { label: string | null; width?: number; children: ReactElement<Handlers> };

/** Words by an element, which come after the page. The element stays the same with and without them. */
export function TooltipLater({ label, width = 240, children }: Props) {
  const isLoaded = useIsLoaded();
  const [isWanted, setWanted] = useState(false);
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
      {(isLoaded || isWanted) && anchor && label !== null && (
        <Suspense>
          <TooltipOn anchor={anchor} handlers={handlers} label={label} width={width} />
        </Suspense>
      )}
    </>
  );
}
