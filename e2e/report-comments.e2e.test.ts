import { expectScreenAccessible } from './accessibility.ts';
import { completeShortReport } from './reports.ts';
import { call, expect, expectNoSidewaysScroll, signUp, test } from './server.ts';

test('[RPT-17] a sentence is commented on by keyboard, replied to, settled, and told to who began', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const address = await completeShortReport(page);
  await page.goto(address);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: /^Comments/ });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Comments' });
  await expect(panel.getByText('No comments yet')).toBeVisible();
  const mark = main.getByRole('button', { name: /^Comment on: / }).first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Your comment')).toBeFocused();
  await page.keyboard.type('Is this so?');
  await panel.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(panel.getByText('Is this so?')).toBeVisible();
  await expect(main.getByRole('button', { name: /^1 comment on: / })).toBeVisible();
  await expectScreenAccessible(page);
  await expectNoSidewaysScroll(page);

  const grace = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  const email = `grace.${Date.now()}@example.org`;
  const reportId = address.split('/').at(-1);
  const { items } = (await call(page, 'GET', '/reports')) as { items: { reportId: string; projectId: string }[] };
  const { projectId } = items.find((each) => each.reportId === reportId)!;
  const { link } = (await call(page, 'POST', `/projects/${projectId}/invitations`, { email, role: 'viewer' })) as {
    link: string;
  };
  await call(grace, 'POST', '/auth/sign-up/email', {
    email,
    password: 'correct horse',
    firstName: 'Grace',
    lastName: 'Hopper',
  });
  await call(grace, 'POST', `/invitations/${link.slice(link.lastIndexOf('/') + 1)}/accept`);
  const { items: threads } = (await call(grace, 'GET', `${address}/comments`)) as { items: { id: string }[] };
  await call(grace, 'POST', `${address}/comments/${threads[0]!.id}`, { text: 'It is.' });
  // Without reloading: the open window is told.
  await expect(panel.getByText('It is.')).toBeVisible();
  await expect(panel.getByText('Grace Hopper')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await call(page, 'GET', '/notifications')))
    .toContain('Grace Hopper commented on a report');
  // The bell leads to the comments, not only to the report.
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Grace Hopper commented on a report', exact: true }).click();
  await panel.getByRole('button', { name: 'Resolve' }).click();
  await expect(panel.getByText('It is.')).toHaveCount(0);
  await panel.getByRole('switch', { name: 'Show resolved comments' }).click();
  await expect(panel.getByText('It is.')).toBeVisible();
  await grace.context().close();
});
