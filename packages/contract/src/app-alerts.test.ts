import fc from 'fast-check';
import { expect, test } from 'vitest';
import { APP_PAGE_PATHS, appPageOf } from './app-alerts.pages.ts';
import { AppAlertContent } from './app-alerts.ts';

const check = (text: string) =>
  AppAlertContent.safeParse({ page: 'search', severity: 'info', text, showAlert: true }).error?.issues[0]?.message;

test('[ADM-01] an alert has 1 to 500 characters, and says so in the specified words', () => {
  expect(check('')).toBe('Message is required');
  expect(check(' \n\t ')).toBe('Message is required');
  expect(check('x')).toBeUndefined();
  expect(check(`  ${'x'.repeat(500)}  `)).toBeUndefined();
  expect(check('x'.repeat(501))).toBe('Message must be 500 characters or less');
});

test('[ADM-02] an address belongs to the page that it is on or under, and to no other', () => {
  for (const [page, path] of Object.entries(APP_PAGE_PATHS)) expect(appPageOf(path)).toBe(page);
  expect(appPageOf('/projects/new')).toBe('projects');
  expect(appPageOf('/reports/commercialization/1')).toBe('reports');
  expect(appPageOf('/reportsx')).toBeNull();
  expect(appPageOf('/admin')).toBeNull();
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const page = appPageOf(path);
      if (page && page !== 'home') expect(path.startsWith(APP_PAGE_PATHS[page])).toBe(true);
    }),
  );
});
