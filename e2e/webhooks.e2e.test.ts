import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './server.ts';

test('[NTF-07] a webhook is made, its secret shown once, tried out, and a delivery sent again', async ({ page }) => {
  // The second answer waits until the first has been read: the next try replaces it after some seconds.
  const isRead = Promise.withResolvers<void>();
  let requests = 0;
  const receiver = createServer(async (_request, response) => {
    requests += 1;
    if (requests === 2) await isRead.promise;
    response.writeHead(requests === 1 ? 500 : 204).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await signUp(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('http://10.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText('Give an address that begins with https://')).toBeVisible();
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByLabel('What it is for').fill('Nightly');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/whsec_/)).toBeHidden();

  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Nightly' }).click();
    await page.getByRole('menuitem', { name }).click();
    // One that still closes takes the next click.
    await expect(page.getByRole('menu')).toBeHidden();
  };
  // The server answers after the deliveries were opened, and they stay open.
  const isOpened = Promise.withResolvers<void>();
  await page.route('**/settings/webhooks/*/test', async (route) => {
    const response = await route.fetch();
    await isOpened.promise;
    await route.fulfill({ response });
  });
  await act('Send a test');
  await act('Deliveries');
  await expect(dialog).toBeVisible();
  isOpened.resolve();
  await expect(page.getByText('A test is on its way')).toBeVisible();
  await expect(dialog.getByText('Answered 500')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  isRead.resolve();
  await expect(dialog.getByText('Delivered')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('It is on its way again')).toBeVisible();
  receiver.close();
});
