import { expect, test } from 'vitest';
import { sinceText } from './since-text.ts';

test('[NTF-01] a card says how long ago it came, and from a day on when', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(sinceText('2026-11-21T11:59:30Z', now)).toBe('just now');
  expect(sinceText('2026-11-21T12:00:09Z', now)).toBe('just now');
  expect(sinceText('2026-11-21T11:58:59Z', now)).toBe('1 minute ago');
  expect(sinceText('2026-11-21T09:59:59Z', now)).toBe('2 hours ago');
  expect(sinceText('2026-11-20T11:00:00Z', now)).toBe('20 November, 2026');
});
