import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { nextTask } from '../lib/next-task.ts';

/**
 * A component whose code comes later: asked for when it is wanted, again when `asked` says so, and again once there is a network.
 * Until it is there, and without a network, the page stays as it is.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  return function useLater(isWanted: boolean, asked: unknown = isWanted): ComponentType<Props> | undefined {
    const [component, setComponent] = useState(() => known);
    useEffect(() => {
      if (component || !isWanted) return;
      let isLeft = false;
      const ask = async () => {
        await nextTask();
        // Whoever has left by then wants nothing any more.
        if (isLeft) return;
        const loaded = await load().catch(() => null);
        if (!loaded) return;
        known = loaded;
        startTransition(() => setComponent(() => loaded));
      };
      void ask();
      window.addEventListener('online', ask);
      return () => {
        isLeft = true;
        window.removeEventListener('online', ask);
      };
    }, [component, isWanted, asked]);
    return component;
  };
}

/** A part of a page that comes after it. Until it is there, `meanwhile` keeps its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const usePart = lazyComponent(load);
  return function LazyPart({ meanwhile, ...props }: Props & { meanwhile?: ReactNode }) {
    const Part = usePart(true);
    return Part ? <Part {...(props as unknown as Props)} /> : meanwhile;
  };
}

/** Opens what is there: what is open from its start does not know where the focus has to return. */
export function OpenedNext<Props extends { isOpen: boolean }>({
  of: Opened,
  ...props
}: Props & { of: ComponentType<Props> }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return <Opened {...(props as unknown as Props)} isOpen={props.isOpen && isThere} />;
}
