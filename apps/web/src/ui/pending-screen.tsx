import { UI_TEXTS } from './ui.texts.ts';

/** In a font that every device has: asking for the product's own now would take the line from the page that is coming. */
const STYLE = { padding: '24px 20px', color: 'var(--mantine-color-dimmed)', fontFamily: 'system-ui, sans-serif' };

/** Stands in the place of a page on its way. */
export const PendingScreen = () => (
  <div role="status" style={STYLE} data-pending>
    {UI_TEXTS.loadingThePage}
  </div>
);
