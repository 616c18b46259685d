import type { Browser, Page } from '@playwright/test';
import { call, createProject, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './server.ts';

// What a route still fetches when a test ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const TITLE = /separator/i;
const password = 'correct horse';

/** A browser of somebody else. */
async function other(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
}

const someEmail = (name: string) => `${name}.${Date.now()}.${Math.round(Math.random() * 1e6)}@example.org`;

async function signUpAs(page: Page, firstName: string, lastName: string, email = someEmail(firstName)) {
  await call(page, 'POST', '/auth/sign-up/email', { email, password, firstName, lastName });
  return email;
}

/** Ada's project with Grace in it. */
async function shared(page: Page, grace: Page, role: 'editor' | 'viewer') {
  await signUp(page);
  const projectId = await createProject(page);
  const email = someEmail('grace');
  const { link } = (await call(page, 'POST', `/projects/${projectId}/invitations`, { email, role })) as {
    link: string;
  };
  await signUpAs(grace, 'Grace', 'Hopper', email);
  await call(grace, 'POST', `/invitations/${link.slice(link.lastIndexOf('/') + 1)}/accept`);
  return { projectId, email };
}

const header = (page: Page) => page.getByRole('heading', { level: 1 });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

test('[PRJ-19] a project is shared by a link, joined after signing up, and left again', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  await createProject(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share project' });
  await expect(dialog.getByText('Ada Example (you)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  const email = someEmail('grace');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role', { exact: true }).click();
  await expect(page.getByText('Can read everything but change nothing')).toBeVisible();
  await page.getByRole('option', { name: /Viewer/ }).click();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('this server does not send email')).toBeVisible();
  await expect(dialog.getByText(/^Viewer · Open until/)).toBeVisible();
  const link = await dialog.getByLabel(`Invitation link for ${email}`).inputValue();
  await expectAccessible(page);

  const grace = await other(browser, baseURL);
  await grace.goto(link);
  await expect(header(grace)).toHaveText('Ada Example invites you to a project');
  await expect(grace.getByText(TITLE)).toBeVisible();
  await expectAccessible(grace);
  await grace.getByRole('link', { name: 'Create a free account' }).click();
  await grace.getByLabel('First name').fill('Grace');
  await grace.getByLabel('Last name').fill('Hopper');
  await grace.getByLabel('Email').fill(email);
  await grace.getByLabel('Password', { exact: true }).fill(password);
  await grace.getByRole('button', { name: 'Create account' }).click();
  await expect(grace).toHaveURL(link);
  await grace.getByRole('button', { name: 'Accept' }).click();
  await expect(grace).toHaveURL('/dashboard');
  await expect(header(grace)).toHaveText(TITLE);
  const list = grace.getByRole('region', { name: 'Your Projects' });
  await expect(list.getByRole('button', { name: /Shared by Ada Example\s+Viewer$/ })).toBeVisible();
  await grace.goto(link);
  await expect(grace.getByText('This invitation has already been accepted. It works only once.')).toBeVisible();

  // The owner's open windows learn of it.
  await expect(page.getByRole('button', { name: /^Notifications, 1 unread/, includeHidden: true })).toBeAttached();

  await grace.goto('/dashboard');
  await grace.getByRole('button', { name: 'People' }).click();
  await expectAccessible(grace);
  await grace.getByRole('button', { name: 'Leave project' }).click();
  await grace
    .getByRole('dialog', { name: 'Leave this project?' })
    .getByRole('button', { name: 'Leave project' })
    .click();
  await expect(grace.getByText('You left the project')).toBeVisible();
  await expect(list.getByText('None yet. Describe your first one.')).toBeVisible();
});

test('[PRJ-19] a viewer reads everything, and each control says why it does nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const grace = await other(browser, baseURL);
  const { projectId } = await shared(page, grace, 'viewer');
  await call(page, 'PATCH', '/projects/notes', { projectId, text: 'Talk to the airline' });
  await grace.goto('/dashboard');
  const reason = 'You can read this project, not change it. Its owner can make you an editor.';
  await expect(notes(grace)).toHaveValue('Talk to the airline');
  await expect(notes(grace)).not.toBeEditable();
  for (const name of ['Edit project', 'Generate report']) {
    const button = grace.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-description', reason);
  }
  await expect(grace.getByText(reason)).toBeVisible();
  await expectAccessible(grace);
  await grace.goto('/search?engine=awards&query=battery');
  await expect(grace.getByRole('button', { name: /^Bookmark / }).first()).toHaveAttribute('aria-disabled', 'true');
  await expect(grace.getByRole('button', { name: /Arrange/ })).toHaveCount(0);
});

test('[PRJ-19] [PRJ-18] two people who edit notes at once are shown each other’s text and name', async ({
  page,
  browser,
  baseURL,
}) => {
  const grace = await other(browser, baseURL);
  await shared(page, grace, 'editor');
  // Ada's window hears of nothing, as on a train.
  await page.route('**/api/notifications/stream*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(notes(page)).toBeEditable();
  await grace.goto('/dashboard');
  await notes(grace).fill('Ask the airline first.');
  await expect(grace.getByText('Saved', { exact: true })).toBeVisible();
  await notes(page).fill('Ask the lab first.');
  const alert = page.getByRole('alert').filter({ hasText: 'Grace Hopper has since changed these notes.' });
  await expect(alert).toContainText('Ask the airline first.');
  await expect(notes(page)).toHaveValue('Ask the lab first.');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Without a reload: Grace's window asks again with its next sign of life.
  await expect(notes(grace)).toHaveValue('Ask the airline first.\n\nAsk the lab first.', { timeout: 40_000 });
});

test('[PRJ-19] who else has the project open stands beside its title; a removed editor is out at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const grace = await other(browser, baseURL);
  await shared(page, grace, 'editor');
  await grace.goto('/dashboard');
  await expect(header(grace)).toHaveText(TITLE);
  await notes(grace).fill('In the middle of a');
  await page.goto('/dashboard');
  const present = page.getByRole('list', { name: 'Also here now' });
  await expect(present.getByRole('listitem')).toHaveText(/Grace Hopper$/);
  await present.getByRole('listitem').hover();
  await expect(page.getByRole('tooltip', { name: 'Grace Hopper' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share project' });
  await dialog.getByLabel('Role of Grace Hopper').click();
  await page.getByRole('option', { name: /Viewer/ }).click();
  await expect(notes(grace)).not.toBeEditable();
  await dialog.getByRole('button', { name: 'Remove Grace Hopper' }).click();
  await page.getByRole('dialog', { name: 'Remove from this project?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Grace Hopper was removed')).toBeVisible();
  await expect(dialog.getByText('Grace Hopper', { exact: true })).toBeHidden();
  await expect(header(grace)).toHaveText('Pulse');
  await grace.getByRole('button', { name: /^Notifications, / }).click();
  await expect(grace.getByText(/is no longer shared with you$/)).toBeVisible();
});
