import { type Ref, type RefObject, useLayoutEffect } from 'react';

type Handlers = Record<string, unknown>;

type Props = {
  of: HTMLElement | null;
  /** The component library's handlers for the element are left here. */
  handlers?: RefObject<Handlers>;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
  [name: string]: unknown;
};

/** Stands where the component library wants its target, for an element that is rendered elsewhere. */
export function AnchorReference({ of: element, handlers, ref, 'aria-describedby': describedBy, ...wanted }: Props) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }, [ref, element]);
  useLayoutEffect(() => {
    if (handlers) handlers.current = wanted;
  });
  useLayoutEffect(() => {
    if (!describedBy || !element) return undefined;
    element.setAttribute('aria-describedby', describedBy);
    return () => element.removeAttribute('aria-describedby');
  }, [element, describedBy]);
  return null;
}
