import { ADMIN, signInAsAdmin } from './plans.ts';
import { call, expect, expectAccessible, expectNoSidewaysScroll, signUp, test, withServer } from './server.ts';

test.use({ defaultPlan: 'starter' });

test('[ADM-01] [AUTH-01] an administrator invites many out of a file, sees what became of each, and takes one back', async ({
  page,
}) => {
  await signUp(page);
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await page.goto('/admin?tab=invitations');
  await expect(page.getByText('Everybody may sign up here.')).toBeVisible();
  const list = page.getByRole('textbox', { name: 'Addresses' });
  const buffer = Buffer.from(
    `Name;E-Mail\nGrace;grace@example.org\nnobody\nAdmin;${ADMIN.email}\nAda;ada@example.org\n`,
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a CSV file' }).click();
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await expect(list).toHaveValue(/grace@example\.org/);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('2 invited. No mail is set up here')).toBeVisible();
  await expect(page.getByText('1 had been invited before, or have an account.')).toBeVisible();
  await expect(page.getByText('Without an address: line 3 (nobody)')).toBeVisible();
  await expect(page.getByRole('row', { name: /grace@example\.org.*Not yet/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Take back the invitation of grace@example.org' }).click();
  await expect(page.getByText('The invitation was taken back')).toBeVisible();
  await expect(page.getByRole('row', { name: /grace@example\.org/ })).toBeHidden();
  await list.fill(' ');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Give at least one address, or a CSV file with them.')).toBeVisible();
});

test('[ADM-01] an administrator gives a plan to a list of people', async ({ page }) => {
  await signUp(page);
  const { user } = (await call(page, 'GET', '/auth/session')) as { user: { email: string } };
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await page.goto('/admin?tab=users');
  await page.getByRole('button', { name: 'Change the plan of many' }).click();
  const form = page.getByRole('form', { name: 'Change the plan of many' });
  await form.getByRole('textbox', { name: 'Addresses' }).fill(`${user.email}\nnobody@example.org`);
  await form.getByLabel('New plan').selectOption('Enterprise');
  await form.getByRole('button', { name: 'Change plans' }).click();
  await expect(form.getByText('1 have the plan now.')).toBeVisible();
  await expect(form.getByText('Without an account: nobody@example.org')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${user.email}.*Enterprise`) })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('[AUTH-01] where sign-up is closed the screens say so, and those who have an account come in', async ({
  browser,
}) => {
  await withServer({ signUp: 'closed' }, async ({ url }) => {
    const page = await browser.newPage({ baseURL: url });
    const closed = 'No new accounts are made here. Ask an administrator of this installation.';
    await page.goto('/sign-up');
    await expect(page.getByText(closed)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create account' })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByText(closed)).toBeVisible();
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.close();
  });
});
