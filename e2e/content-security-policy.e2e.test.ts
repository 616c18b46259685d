import { expect, signUp, test } from './server.ts';

test.use({ isFirstVisit: true });

const MARKUP = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>"><svg onload=document.title='owned'>`;

test('[SEC-03] markup in what people write stays text, on every page that shows it', async ({ page }) => {
  await signUp(page);
  const call = async (method: string, path: string, data: object) =>
    (await page.request.fetch(`/api${path}`, { method, data })).json();
  const { newProject } = await call('POST', '/projects', { areaOfInterest: `${MARKUP} a battery`, title: MARKUP });
  await call('PATCH', '/projects/notes', { projectId: newProject.id, text: MARKUP });
  await call('PATCH', '/settings/profile', {
    firstName: MARKUP.slice(0, 50),
    lastName: MARKUP.slice(0, 50),
    phone: '14155552671',
  });
  await call('POST', '/library/folders', { name: '<b>folder<b>' });
  const search = { searchEngine: 'patents', query: MARKUP, filters: {}, alert: 'off', frequency: 'daily' };
  await call('POST', '/search/saved', { ...search, name: MARKUP.slice(0, 80) });
  await call('POST', '/settings/api-keys', { name: MARKUP.slice(0, 60), scope: 'read', expiresInDays: 1 });
  const asked = encodeURIComponent(MARKUP);
  for (const path of [
    '/dashboard',
    '/projects',
    '/library',
    '/settings',
    `/search?query=${asked}`,
    `/search?searchEngine=${asked}`,
    `/awards/${asked}`,
    `/${asked}`,
  ]) {
    await page.goto(path);
    await expect(
      page
        .getByRole('button', { name: /^Account of/ })
        .or(page.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
    expect(await page.title(), path).not.toBe('owned');
    expect(await page.locator('img[src=x], svg[onload]').count(), path).toBe(0);
  }
});

test('[SEC-03] a sign-in leads to pages of ours alone', async ({ page, baseURL }) => {
  const person = await signUp(page);
  for (const redirect of [
    'https://attacker.example/',
    '//attacker.example',
    '/\\attacker.example',
    'javascript:document.title=1',
    '/%2f/attacker.example',
  ]) {
    await page.context().clearCookies();
    await page.goto(`/sign-in?redirect=${encodeURIComponent(redirect)}`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/sign-in');
    expect(new URL(page.url()).origin, redirect).toBe(new URL(baseURL!).origin);
  }
});

// Every browser test fails that way: what holds for this one holds for all of them.
test.fail('[SEC-03] a page that wants what its policy forbids fails its test: here, to be framed', async ({ page }) => {
  await page.goto('/sign-in');
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/sign-in';
    document.body.append(frame);
    await new Promise((loaded) => frame.addEventListener('load', loaded));
    if (frame.contentDocument?.querySelector('form')) document.title = 'framed';
  });
  // Were it framed, the test would end well here, and so fail.
  if ((await page.title()) === 'framed') return;
});
