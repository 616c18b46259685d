import { expectScreenAccessible } from './accessibility.ts';
import { signInAsAdmin } from './plans.ts';
import { completeShortReport } from './reports.ts';
import { call, expect, test, withServer } from './server.ts';

test('[GRD-04] a report whose records have gone says so, names the statements, stays readable, and is marked in the list', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  // A server of its own: its sample data is removed.
  await withServer({}, async ({ url }) => {
    const page = await browser.newPage({ baseURL: url });
    await signInAsAdmin(page);
    const address = await completeShortReport(page);
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Sources changed' })).toHaveCount(0);
    await call(page, 'DELETE', '/admin/sample-data');
    await page.reload();
    const notice = page.getByRole('region', { name: 'Sources changed' });
    await expect(notice).toContainText(/^Cited records that have changed or been removed since .+: \d+/);
    await notice.getByText('What changed, and what the report says about it').click();
    await expect(notice.getByText('Withdrawn; the report keeps what it cites').first()).toBeVisible();
    // A record that was withdrawn can still be opened: its link comes first.
    const statement = notice.locator('a[href*="#statement-"]').first();
    const words = (await statement.textContent())!;
    await expectScreenAccessible(page);
    await page.setViewportSize({ width: 1366, height: 900 });
    await statement.click();
    await expect(page).toHaveURL(/#statement-/);
    await expect(page.locator(':target')).toBeInViewport();
    // Of a row of a table its cells are named, one after the other.
    await expect(page.locator(':target')).toContainText(words.split(' · ')[0]!.slice(0, 30));
    await page.goto('/reports');
    await expect(page.getByRole('main').getByText('Sources changed')).toBeVisible();
    await page.close();
  });
});
