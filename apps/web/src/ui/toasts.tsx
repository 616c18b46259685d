import { lazyPart } from './lazy-component.tsx';
import { useIsUsed } from './use-is-used.ts';

const ToastList = lazyPart(async () => (await import('./toast-list.tsx')).default);

/** The place of messages, which answer what was done. They come before that is known: some tell of a network that is gone. */
export const Toasts = () => useIsUsed() && <ToastList />;
