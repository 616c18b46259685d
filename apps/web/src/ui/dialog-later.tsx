import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useIsLoaded } from './use-is-loaded.ts';

/** A dialog whose code comes after the page, or when it is opened before that. */
export function dialogLater<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazy(async () => {
    const Loaded = await load();
    return { default: (props: Props) => <OpenedNext of={Loaded} {...props} /> };
  });
  return function DialogLater(props: Props) {
    const isLoaded = useIsLoaded();
    return <Suspense>{(isLoaded || props.isOpen) && <Dialog {...props} />}</Suspense>;
  };
}

/** Opens what is there: a dialog that is open from its start does not know where the focus has to return. */
function OpenedNext<Props extends { isOpen: boolean }>({ of: Dialog, ...props }: Props & { of: ComponentType<Props> }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return <Dialog {...(props as unknown as Props)} isOpen={props.isOpen && isThere} />;
}
