import { lazy, Suspense, useEffect, useState } from 'react';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** Where messages appear. The page comes first, this right after it: some messages tell of a network that is gone. */
export function Toasts({ firstPage }: { firstPage: Promise<void> }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => void firstPage.then(() => setIsShown(true)), [firstPage]);
  return <Suspense>{isShown && <ToastList />}</Suspense>;
}
