import { completeReport } from './reports.ts';
import {
  call,
  createProject,
  expect,
  expectAccessible,
  signUp,
  somebody,
  test,
  untilMeaningIsKnown,
} from './server.ts';

const WRITING_MS = 80_000;

test('[RPT-01] [RPT-05] a report is started from its card, followed, and read', async ({ page }) => {
  await signUp(page);
  await createProject(page);
  await page.goto('/reports');
  const card = page.getByRole('button', { name: /Commercialization/ });
  await expect(card).toContainText('Generate anything, from market sizing to competitor analysis');
  await card.focus();
  await expect(card.getByText('Generate New')).toHaveCSS('opacity', '1');
  await card.press('Enter');
  await expect(page).toHaveURL(/\/reports\/commercialization\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible({ timeout: WRITING_MS });
  await page.goto('/reports');
  await expect(page.getByRole('main').getByText('Complete', { exact: true })).toBeVisible();
});

test.describe('one report', () => {
  const reader = somebody();
  let address: string;
  test.beforeAll(async ({ browser, server }) => {
    const page = await browser.newPage({ baseURL: server.url });
    await signUp(page, reader);
    await untilMeaningIsKnown(page);
    address = await completeReport(page);
    await page.close();
  });
  test.beforeEach(async ({ page }) => {
    await call(page, 'POST', '/auth/sign-in/email', reader);
    await page.goto(address);
  });

  test('[RPT-02] [NAV-10] it is read in German without being written again, with the same figures behind its numbers', async ({
    page,
  }) => {
    const article = page.getByRole('article');
    await expect(page.getByRole('region', { name: 'Executive summary' })).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Read the report in: Deutsch' }).click();
    await expect(article.getByText('Verwertungsbericht')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Zusammenfassung' })).toHaveAttribute('lang', 'de');
    await expect(article.getByText('Themenfeld').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download Markdown' })).toHaveAttribute('href', /language=de$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read the report in: English' }).click();
    await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible();
  });

  test('[RPT-02] [RPT-07] [GRD-02] [GRD-08] the reader shows sections, claims, citations, tables, charts and sources', async ({
    page,
  }) => {
    await expect(page.getByText(/\d+ claims made · \d+ supported · \d+ withheld/)).toBeVisible();
    await expect(page.getByText(/^Advice, in italics, counts as no claims: \d+/)).toBeVisible();
    await expect(page.getByTitle('The writer concludes this from its sources.').first()).toHaveCSS(
      'font-style',
      'italic',
    );
    for (const name of [
      'Executive summary',
      'Market sizing',
      'Competitor analysis',
      'IP landscape',
      'Risks',
      'Sources',
    ])
      await expect(page.getByRole('heading', { level: 2, name })).toBeAttached();
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Risks' }).click();
    await expect(page).toHaveURL(/#risks$/);
    await expect(page.getByRole('heading', { name: 'Risks' })).toBeInViewport();

    const chart = page
      .locator('figure')
      .filter({ has: page.getByRole('button', { name: 'Show table' }) })
      .first();
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.getByRole('img')).toBeVisible();
    await chart.getByRole('button', { name: 'Show table' }).click();
    await expect(page.getByRole('button', { name: 'Show chart' })).toBeVisible();

    const citation = page
      .locator('sup')
      .getByRole('link', { name: /^Source 1:/ })
      .first();
    await page.getByRole('button', { name: 'Sources' }).click();
    const pane = page.getByRole('dialog', { name: 'Sources' });
    await expect(pane.getByRole('listitem').first()).toBeVisible();
    await citation.click();
    await expect(pane.getByRole('heading', { level: 3 })).toContainText('1. ');
    await expect(pane.getByRole('link', { name: 'Open the record at the passage' })).toHaveAttribute('href', /quote=/);
    // Beside the text, not over it.
    const [text, beside] = await Promise.all([page.getByRole('article').boundingBox(), pane.boundingBox()]);
    expect(text!.x + text!.width).toBeLessThanOrEqual(beside!.x);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await citation.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await citation.click();
    await expect(page).toHaveURL(/quote=/);
    await expect(page.locator('mark, [data-quoted]').first()).toBeInViewport();
  });

  test('[RPT-13] who is close to whom is drawn within a phone’s width, each name on a line, and the table after it lists the pairs', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const map = page.getByRole('img', { name: /^Who is close to whom\./ });
    await map.scrollIntoViewIfNeeded();
    const frame = (await map.boundingBox())!;
    expect(frame.x + frame.width).toBeLessThanOrEqual(360);
    const names = await map.locator('[title]').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(names.length).toBeGreaterThan(2);
    for (const [at, { top, right }] of names.entries()) {
      expect(right).toBeLessThanOrEqual(frame.x + frame.width + 1);
      if (at > 0) expect(top).toBeGreaterThanOrEqual(names[at - 1]!.bottom - 1);
    }
    const pairs = page.getByRole('table', { name: 'Who is named with whom' }).getByRole('row');
    // Of those who published together once only as many are drawn as join them; below the head, the table has them all.
    const drawn = await map.locator('path').count();
    expect(drawn).toBeGreaterThan(2);
    expect((await pairs.count()) - 1).toBeGreaterThanOrEqual(drawn);
    await expectAccessible(page);
  });

  test('[GRD-07] [RPT-07] [RPT-13] [RPT-14] a figure that is worked out says from what; it all downloads; a counted one opens its search', async ({
    page,
  }) => {
    const players = page.getByRole('group', { name: 'Who is active in the field' });
    await players
      .getByTitle(/what it is computed from$/)
      .first()
      .click();
    const basis = page.getByRole('dialog');
    await expect(basis).toContainText(/from (?:1 record|[\d,]+ records)/);
    await expect(basis.getByRole('link', { name: 'Open the search it was taken from' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .locator('p, li')
      .getByTitle(/what it is computed from$/)
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();

    for (const [name, ending] of [
      ['DOCX', 'docx'],
      ['PDF', 'pdf'],
      ['Markdown', 'md'],
    ]) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: `Download ${name}` }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
    }

    const figure = page
      .getByRole('link', { name: /^\d+$/ })
      .and(page.getByTitle(/Patents.*open the search/i))
      .first();
    const value = await figure.textContent();
    await figure.click();
    await expect(page).toHaveURL(/\/search\?engine=patents/);
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toContainText(
      new RegExp(`^${value} (in the project’s field|patent)`),
    );
  });
});
