import { lazy, Suspense } from 'react';
import { useIsLoaded } from './use-is-loaded.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** Where messages appear. The page comes first, this right after it: some messages tell of a network that is gone. */
export function Toasts() {
  const isLoaded = useIsLoaded();
  return <Suspense>{isLoaded && <ToastList />}</Suspense>;
}
