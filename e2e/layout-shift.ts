import type { Page } from '@playwright/test';

/** How far things moved that had been seen, as browsers count it. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing moved, nothing is told.
        setTimeout(() => resolve(0), 300);
      }),
  );

export const SHIFT_MAX = 0.02;
