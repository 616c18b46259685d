import { useEffect, useState } from 'react';
import { partLater } from './later-component.tsx';

const ToastList = partLater(async () => (await import('./toast-list.tsx')).default);

/** Where messages appear. The page comes first, this right after it: some messages tell of a network that is gone. */
export function Toasts({ firstPage }: { firstPage: Promise<void> }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => void firstPage.then(() => setIsShown(true)), [firstPage]);
  return isShown && <ToastList />;
}
