import { type ComponentType, useEffect, useState } from 'react';
import { useIsLoaded } from './use-is-loaded.ts';
import { laterComponent } from './use-later.ts';

/** A dialog whose code comes after the page, or when it is opened before that. */
export function dialogLater<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const useLater = laterComponent(load);
  return function DialogLater(props: Props) {
    const isWanted = useIsLoaded() || props.isOpen;
    const Dialog = useLater(isWanted, props.isOpen);
    return Dialog && isWanted ? <OpenedNext of={Dialog} {...props} /> : null;
  };
}

/** Opens what is there: a dialog that is open from its start does not know where the focus has to return. */
function OpenedNext<Props extends { isOpen: boolean }>({ of: Dialog, ...props }: Props & { of: ComponentType<Props> }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return <Dialog {...(props as unknown as Props)} isOpen={props.isOpen && isThere} />;
}
