import { expectScreenAccessible } from './accessibility.ts';
import { signInAsAdmin } from './plans.ts';
import { expect, expectNoSidewaysScroll, signUp, test } from './server.ts';

// The hostile mail wants a picture of ours, which the policy of its preview forbids.
test.use({ hasOutbox: true, planted: /\/api\/health' violates/ });

test('an operator reads what would have been mailed, as HTML in which nothing runs, as text, and its headers', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/service-admin/outbox');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await page.goto('/service-admin');
  await page.getByRole('link', { name: 'Email is kept in the outbox' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
  const hostile =
    '<p>Hello</p><script>parent.document.title = "run"</script><img src="/api/health" onerror="alert(1)">';
  await page.getByRole('button', { name: 'Confirm your email' }).first().click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('link', { name: 'Confirm this email' })).toBeVisible();
  await expectScreenAccessible(page);
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(page.getByText(/Welcome to Groundwork/)).toBeVisible();
  await page.getByRole('tab', { name: 'Headers' }).click();
  await expect(page.getByText(/^Message-ID: <account-/)).toBeVisible();

  await page.route('**/api/service/outbox/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), html: hostile } });
  });
  const asked: string[] = [];
  await page.reload();
  // What the policy of the preview forbids may be announced, but is not sent.
  await page.route('**/api/health', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.getByRole('button', { name: 'Confirm your email' }).first().click();
  await expect(preview.getByText('Hello')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  await page.waitForTimeout(300);
  expect(asked).not.toContain('/api/health');
  await page.evaluate(() => void Object.assign(new Image(), { src: '/api/health' }));
  await expect.poll(() => asked).toContain('/api/health');
  await expect(page).toHaveTitle(/Outbox/);

  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.setViewportSize({ width: 360, height: 820 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postausgang');
  await expectNoSidewaysScroll(page);
});
