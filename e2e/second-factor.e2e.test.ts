import { TOTP } from 'otpauth';
import { expect, expectAccessible, signUp, test } from './server.ts';

test('a second factor is set up by its picture or key, asked for at the next sign-in, and a recovery code stands in for it', async ({
  page,
}) => {
  const person = await signUp(page);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Second factor' });
  await expect(section.getByText('Not set up.')).toBeVisible();
  await section.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Current password/).fill(person.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await dialog.getByLabel(/^Code of the app/).fill('123');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByLabel(/^Code of the app/)).toHaveAccessibleDescription(/wrong, over, or was used already/);
  await dialog.getByLabel(/^Code of the app/).fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const [recoveryCode] = (
    await page
      .getByRole('dialog')
      .getByText(/^[a-z2-7]{4}-/)
      .innerText()
  ).split('\n');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText(/^Set up since .* 10 recovery codes are left\.$/)).toBeVisible();

  await page.goto('/sign-out');
  await expect(page).toHaveURL('/sign-in');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('not a code');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/wrong, over, or was used already/);
  await code.fill(recoveryCode!);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account of Ada Example' })).toBeVisible();

  await page.goto('/settings');
  await expect(section.getByText(/9 recovery codes are left/)).toBeVisible();
});
