import { BATTERY, createProject, expect, signUp, test } from './server.ts';

const NOT_RELEVANT =
  'The project description you provided was either empty or not relevant. Please provide a valid project description.';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('[PRJ-01] [PRJ-02] [PRJ-07] a description is rewritten, reverted, rewritten again and becomes a project', async ({
  page,
}) => {
  await page.goto('/projects/new');
  await expect(page.getByRole('heading', { name: 'How will you innovate today?' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: /Select a persona for this project/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Tech scout/ })).toBeChecked();
  const field = page.getByLabel('Describe your project');
  await field.fill(BATTERY);
  await expect(page.getByText(`${BATTERY.length}/2,000`)).toBeVisible();
  await field.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Create project' })).toBeVisible();
  await page.getByRole('button', { name: 'Revert to original' }).click();
  await expect(field).toHaveValue(BATTERY);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL('/dashboard');
  const heading = page.getByRole('heading', { level: 1, name: /separator/i });
  await expect(heading).toBeVisible();
  const title = await heading.textContent();
  await expect(
    page.getByRole('region', { name: 'Your Projects' }).getByRole('button', { name: title! }),
  ).toHaveAttribute('aria-current', 'true');
});

test('[PRJ-01] the counter warns over the maximum, and so does the field after a submit', async ({ page }) => {
  await page.goto('/projects/new');
  await page.getByLabel('Describe your project').fill('a'.repeat(2001));
  await expect(page.getByText('Too long: 2,001/2,000')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Area of interest is too long')).toBeVisible();
});

test('[PRJ-06] an empty description is asked for', async ({ page }) => {
  await page.goto('/projects/new');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Project description is required')).toBeVisible();
});

test('[PRJ-03] what is no project clears the field and says so', async ({ page }) => {
  await page.goto('/projects/new');
  await page.getByLabel('Describe your project').fill('asdf qwer zxcv');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(NOT_RELEVANT)).toBeVisible();
  await expect(page.getByLabel('Describe your project')).toHaveValue('');
});

test('[PRJ-04] at the rate limit the text is kept', async ({ page }) => {
  await page.route('**/api/projects/rewrite', (route) =>
    route.fulfill({ json: { success: false, hitRateLimit: true, data: null, redirect: null } }),
  );
  await page.goto('/projects/new');
  await page.getByLabel('Describe your project').fill(BATTERY);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText("You've hit a rate limit for this feature. Please try again in a few moments."),
  ).toBeVisible();
  await expect(page.getByLabel('Describe your project')).toHaveValue(BATTERY);
});

test('[PRJ-07] when creating fails, a toast says so and the text is kept', async ({ page }) => {
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/projects/new');
  await page.getByLabel('Describe your project').fill(BATTERY);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText(/an error occurred while creating your project/)).toBeVisible();
  await expect(page.getByLabel('Describe your project')).not.toHaveValue('');
});

test('[PRJ-12] unchanged values just close the dialog; a change is saved and said', async ({ page }) => {
  await createProject(page);
  let updates = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') updates++;
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  const title = await dialog.getByLabel('Title').inputValue();
  await dialog.getByLabel('Title').fill(`  ${title}  `);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  expect(updates).toBe(0);
  await page.getByRole('button', { name: 'Edit project' }).click();
  await dialog.getByLabel('Title').fill('A better separator');
  await dialog.getByRole('radio', { name: /Investor/ }).check();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Project updated')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'A better separator' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Investor', { exact: true })).toBeVisible();
});

test('[PRJ-12] a failed update says so', async ({ page }) => {
  await createProject(page);
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit project' }).click();
  await page.getByLabel('Title').fill('Another title');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Failed to update project')).toBeVisible();
});

test('[PRJ-11] [PRJ-14] deleting the selected project asks first and selects the first of the others', async ({
  page,
}) => {
  const kept = await createProject(page);
  await createProject(page, 'A sensor that tells growers when to water their fields of maize.');
  await page.goto('/dashboard');
  const list = page.getByRole('region', { name: 'Your Projects' });
  await list
    .getByRole('button', { name: /^Sensor|^A sensor|sensor/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sensor/i);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sensor/i);
  await list.getByRole('button', { name: /^Menu of .*sensor/i }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/separator/i);
  await expect(list.getByRole('button', { name: /^Menu of/ })).toHaveCount(0);
  expect(kept).toBeTruthy();
});

test('[PRJ-11] a failed deletion says so', async ({ page }) => {
  await createProject(page);
  await createProject(page, 'A sensor that tells growers when to water their fields of maize.');
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Menu of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('Error deleting project')).toBeVisible();
  await expect(page.getByText('An error occurred while deleting the project. Please try again.')).toBeVisible();
});

test('[PRJ-10] above five projects the list can be searched; on error it is replaced by a sentence', async ({
  page,
}) => {
  const things = ['maize', 'wheat', 'rice', 'barley', 'soy', 'cotton'];
  for (const thing of things)
    await createProject(page, `A sensor that tells growers of ${thing} when to water the fields.`);
  await page.goto('/dashboard');
  const list = page.getByRole('region', { name: 'Your Projects' });
  await list.getByRole('searchbox', { name: 'Search your projects' }).fill('barley');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.route('**/api/projects', (route) =>
    route.fulfill({ status: 400, json: { code: 'BAD_REQUEST', status: 400, message: 'No' } }),
  );
  await page.reload();
  await expect(list.getByText('Projects are currently unavailable')).toBeVisible();
});
