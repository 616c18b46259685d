import { expect, test } from 'vitest';
import { cutLinks } from './cut-links.ts';

test.each([
  ['See https://x.org/reset-password?token=a.b-c_d.', 'See https://x.org/reset-password…'],
  [
    '<a href="https://x.org/invitations/4711">https://x.org/invitations/4711</a>',
    '<a href="https://x.org/invitations…">https://x.org/invitations…</a>',
  ],
  ['<https://x.org/api/alerts/off?token=x>', '<https://x.org/api…>'],
  ['HTTPS://X.ORG/feed/share/1', 'HTTPS://X.ORG/feed…'],
  ['https://x.org/dashboard and https://y.org/a?token=1', 'https://x.org/dashboard and https://y.org/a?token=1'],
])('%s is shown to others as %s', (content, cut) => {
  expect(cutLinks(content, 'https://x.org')).toBe(cut);
});
