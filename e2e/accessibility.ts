import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Of what passes, axe describes every element, which takes longer than to find what does not. */
const resultTypes: RunOptions['resultTypes'] = ['violations'];
const ALL_RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes,
};
/** Those rules that look at colours; a theme changes nothing else. */
const RULES_OF_COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes,
};
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The widths at which the layouts change, and both ends. */
const WIDTHS = [1920, 1366, 1124, 768, 360];
/** The rules see what is on the page, and those between have the parts of one of these two. */
const WIDTHS_OF_RULES = [1366, 360];
export const SIZES = `in both themes at ${WIDTHS_OF_RULES.join(' and ')} px, and fit ${WIDTHS.join(', ')} px`;

/** What one cannot leave covers its page, which is looked at without it. */
const DIALOG = '[role=dialog][aria-modal=true]';
const MESSAGES = '.mantine-Notifications-root';

/** No violation of WCAG 2.2 AA, in both themes: the one that is shown comes first, since all of a page is styled anew for the other. */
export async function expectAccessible(page: Page) {
  const [shown, other] = await themesOf(page);
  await expectNoViolation(page, shown, ALL_RULES);
  await expectNoViolation(page, other, RULES_OF_COLOURS);
}

/** The same at each of these widths, within the window; the theme changes once, which is more work than to look. */
export async function expectAccessibleAt(page: Page, ...widths: number[]) {
  const [shown, other] = await themesOf(page);
  const at = async (width: number, theme: Theme, rules: RunOptions) => {
    await page.setViewportSize({ width, height: 820 });
    await expectNoSidewaysScroll(page);
    await expectNoViolation(page, theme, rules);
  };
  for (const width of widths) await at(width, shown, ALL_RULES);
  for (const width of widths.toReversed()) await at(width, other, RULES_OF_COLOURS);
}

async function themesOf(page: Page): Promise<[Theme, Theme]> {
  const isDark = (await page.locator('html').getAttribute('data-mantine-color-scheme')) === 'dark';
  return isDark ? ['dark', 'light'] : ['light', 'dark'];
}

async function expectNoViolation(page: Page, theme: Theme, rules: RunOptions) {
  // Scrolled, what lies half beneath a head that stays would be counted as too small to be hit.
  await page.evaluate(() => scrollTo(0, 0));
  await inTheme(page, theme);
  await settled(page);
  const found = (await violationsOf(page, rules)).map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 3).map((node) => node.failureSummary + node.html),
  }));
  expect(found, `${page.url()} in ${theme} at ${page.viewportSize()?.width} px`).toEqual([]);
}

async function inTheme(page: Page, theme: Theme) {
  const emulate = () => page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await emulate();
  await expect(async () => {
    const shown = expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme, { timeout: 3_000 });
    try {
      await shown;
    } catch (error) {
      // On a busy machine the browser may not tell a page of the change, and tells it of no second one to the same.
      await page.emulateMedia({ colorScheme: null });
      await emulate();
      throw error;
    }
  }).toPass();
}

async function violationsOf(page: Page, rules: RunOptions) {
  // The rules are half a megabyte of script, which a document keeps. A frame that was added has none yet.
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  // Without frames of others on a page, one run within it tells all; the other way opens a second page each time.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) }).setLegacyMode();
  if (await page.locator(DIALOG).last().isVisible()) for (const part of [DIALOG, MESSAGES]) axe.include(part);
  const { violations } = await axe.options(rules).analyze();
  return violations;
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

/**
 * Accessible, and within the window at each width; the theme changes once, which is more work than to look. With SCREENS_DIR it
 * leaves a picture of each there, to be looked at.
 */
export async function expectScreenAccessible(page: Page) {
  const [shown, other] = await themesOf(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 820 });
    await expectNoSidewaysScroll(page);
    if (WIDTHS_OF_RULES.includes(width)) await expectNoViolation(page, shown, ALL_RULES);
    await picture(page, width);
  }
  // A theme changes colours alone, and what is shown at 360 px has those of the same parts at 1366.
  await page.setViewportSize({ width: WIDTHS_OF_RULES[0]!, height: 820 });
  await expectNoViolation(page, other, RULES_OF_COLOURS);
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
