import { expectScreenAccessible } from './accessibility.ts';
import { signInAsAdmin } from './plans.ts';
import { completeShortReport } from './reports.ts';
import { expect, expectNoSidewaysScroll, signUp, test } from './server.ts';

test.setTimeout(300_000);

test('[RPT-10] [ADM-03] a report is given to an expert, who takes it on, comments on it and returns it', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page);
  const address = await completeShortReport(page);
  await page.goto(address);
  const check = page.getByRole('region', { name: 'Expert check' });
  await check.getByRole('button', { name: 'Request an expert check' }).click();
  const ask = page.getByRole('dialog', { name: 'Request an expert check' });
  await ask.getByLabel(/What should the expert look at/).fill('Is the market right?');
  await expectScreenAccessible(page);
  await ask.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(check.getByText('Waiting for an expert')).toBeVisible();

  // The first account of an installation is of its service.
  const expert = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signInAsAdmin(expert);
  await expert.goto('/service-admin');
  await expect(expert.getByRole('heading', { name: 'Background jobs' })).toBeVisible();
  const queue = expert.getByRole('region', { name: 'Reports to be checked' }).first();
  await expect(queue.getByText('Waiting for an expert').first()).toBeVisible();
  await expectScreenAccessible(expert);
  await expectNoSidewaysScroll(expert);
  await queue
    .getByRole('button', { name: /^Take on the check of / })
    .first()
    .click();
  await expect(expert).toHaveURL(/\/service-admin\/checks\//);
  await expert.getByRole('button', { name: 'Give up this check' }).click();
  await expect(expert).toHaveURL(/\/service-admin$/);
  await expect(check.getByText('Waiting for an expert')).toBeVisible();
  await queue
    .getByRole('button', { name: /^Take on the check of / })
    .first()
    .click();
  await expect(expert).toHaveURL(/\/service-admin\/checks\//);
  await expert
    .getByRole('button', { name: /^Comment on: / })
    .first()
    .click();
  const comment = expert.getByRole('dialog', { name: 'Comment on a sentence' });
  await comment.getByLabel('Your comment').fill('Of which year is this?');
  await comment.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(expert.getByText('Your comment is with the report.')).toBeVisible();
  await expectScreenAccessible(expert);
  await expectNoSidewaysScroll(expert);
  const reading = expert.url();
  await expert
    .getByLabel('What you found, for the person who requested the check')
    .fill('Say which year the figures are of.');
  await expert.getByRole('button', { name: 'Suggest changes' }).click();
  await expect(expert).toHaveURL(/\/service-admin$/);

  // Who asked sees it in the open window.
  await expect(check.getByText('An expert suggests changes')).toBeVisible();
  await expect(check.getByText('Say which year the figures are of.')).toBeVisible();
  await page.getByRole('button', { name: /^Comments/ }).click();
  await expect(page.getByRole('dialog', { name: 'Comments' }).getByText('Of which year is this?')).toBeVisible();
  await expert.goto(reading);
  await expect(expert.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expert.context().close();
});
