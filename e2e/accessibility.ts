import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those rules that look at colours; a theme changes nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const THEMES = ['light', 'dark'] as const;

/** The widths at which the layouts change, and both ends. */
const WIDTHS = [1920, 1366, 1124, 768, 360];
/** The rules see what is on the page, and those between have the parts of one of these two. */
const WIDTHS_OF_RULES = [1366, 360];
export const SIZES = `in both themes at ${WIDTHS_OF_RULES.join(' and ')} px, and fit ${WIDTHS.join(', ')} px`;

/** No violation of WCAG 2.2 AA, in both themes. */
export async function expectAccessible(page: Page) {
  // Scrolled, what lies half beneath a head that stays would be counted as too small to be hit.
  await page.evaluate(() => scrollTo(0, 0));
  for (const theme of THEMES) {
    await expect(async () => {
      // On a busy machine the browser may not tell a page of the change, and tells it of no second one to the same.
      await page.emulateMedia({ colorScheme: null });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme, { timeout: 3_000 });
    }).toPass();
    await settled(page);
    // Without frames of others on a page, one run within it tells all; the other way opens a second page each time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (theme === 'light' ? axe.withTags(WCAG) : axe.withRules(OF_COLOURS)).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map((node) => node.failureSummary + node.html),
    }));
    expect(found, `${page.url()} in ${theme} at ${page.viewportSize()?.width} px`).toEqual([]);
  }
}

/** What fades is pale while it does, and its colours are none that anyone reads. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );

/** Nothing reaches beyond the window's width; charts take a moment to follow it. */
export async function expectNoSidewaysScroll(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect
    .poll(beyond, { message: `${page.url()} is wider than ${page.viewportSize()?.width} px` })
    .toBeLessThanOrEqual(0);
}

/** Accessible, and within the window at each width. With SCREENS_DIR it leaves a picture of each there, to be looked at. */
export async function expectScreenAccessible(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 820 });
    await expectNoSidewaysScroll(page);
    if (WIDTHS_OF_RULES.includes(width)) await expectAccessible(page);
    await picture(page, width);
  }
}

async function picture(page: Page, width: number) {
  const folder = process.env['SCREENS_DIR'];
  if (!folder) return;
  const { pathname, search } = new URL(page.url());
  const name = `${pathname}${search}`.replace(/[^a-z0-9]+/gi, '-').slice(1, 60) || 'home';
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
  }
}
