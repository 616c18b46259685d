import { UI_TEXTS } from './ui.texts.ts';

/** Where a page will be. */
export const PendingScreen = () => (
  <div role="status" style={{ padding: '24px 20px', color: 'var(--mantine-color-dimmed)' }}>
    {UI_TEXTS.loadingThePage}
  </div>
);
