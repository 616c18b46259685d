import type { Page } from '@playwright/test';
import { expectScreenAccessible } from './accessibility.ts';
import { completeShortReport } from './reports.ts';
import { expect, expectAccessible, signUp, test } from './server.ts';

/** A sentence that states an amount, and the same with another one. */
async function sentenceWithAmount(page: Page) {
  const boxes = page.getByRole('textbox', { name: /^Sentence \d+ of / });
  const texts = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLTextAreaElement).value));
  const at = texts.findIndex((text) => /\$\d/.test(text) && !/“/.test(text));
  expect(at).toBeGreaterThanOrEqual(0);
  return { box: boxes.nth(at), text: texts[at]!, wrong: texts[at]!.replace(/\$[\d.,]*\d/, '$987,654,321') };
}

test('[GRD-10] [RPT-06] [RPT-07] a number is edited to a wrong one, seen as not supported, kept as the editor’s, and compared', async ({
  page,
}) => {
  await signUp(page);
  const address = await completeShortReport(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Edit text' }).click();
  // The button that was pressed can't be any more: the keyboard goes on in the text.
  await expect(page.getByRole('textbox', { name: /^Sentence 1 of / }).first()).toBeFocused();
  const { box, text, wrong } = await sentenceWithAmount(page);
  await box.fill(wrong);
  await expect(page.getByText(/Not supported\. The cited records don’t say: .*987,654,321/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('not supported by the records they cite');
  await expect(box).toBeFocused();
  await box.fill(text);
  await expect(page.getByText(/Not supported\./)).toHaveCount(0);
  await box.fill(wrong);
  await page.getByRole('checkbox', { name: 'Keep as my own statement, marked as such' }).check();
  await page.setViewportSize({ width: 1366, height: 900 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const kept = page.locator('[data-kind="editor"]');
  await expect(kept).toHaveText(`${wrong} Editor`);
  await expect(page.getByRole('button', { name: 'Edit text' })).toBeFocused();
  await page.reload();
  await expect(kept).toHaveText(`${wrong} Editor`);
  await expect(page.getByText(/1 editor’s own/)).toBeVisible();
  await expect(page.getByText('added by an editor; its sources do not support it')).toBeVisible();
  await expectScreenAccessible(page);
  await page.setViewportSize({ width: 1366, height: 900 });

  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare version 1 with the current one' }).click();
  const comparison = page.getByRole('dialog', { name: 'Version 1 compared with version 2' });
  await expect(comparison.locator('ins')).toContainText('987,654,321');
  await expect(comparison.locator('del')).not.toContainText('987,654,321');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All versions' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(kept).toHaveCount(0);
});
