import type { Locator, Page } from '@playwright/test';

import { signInAs } from './support/account.ts';
import { chooseUnderMore } from './support/more-menu.ts';
import { expect, test } from './support/test.ts';

const words = 'Please look at the third paragraph.';

/** Types into `field`, presses Escape twice, and finds the words still there; then closes the dialog for good. */
async function losesNothing(page: Page, dialog: Locator, field: Locator): Promise<void> {
  await field.fill(words);
  await page.keyboard.press('Escape');
  const question = dialog.getByRole('alertdialog', { name: 'Discard what you entered?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue(words);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
}

test('Escape in a filled dialog loses nothing: registration and report', async ({ page }) => {
  await signInAs(page, 'member');
  await page.goto('/events/1');
  await page
    .getByRole('button', { name: /^(Register|Join the waitlist)/ })
    .first()
    .click();
  const registration = page.getByRole('dialog', { name: /Register for this event|Join the waitlist/ });
  await losesNothing(page, registration, registration.getByRole('textbox', { name: 'Organization' }));

  await page.goto('/network/listings/12');
  await chooseUnderMore(page, 'Report');
  const report = page.getByRole('dialog', { name: 'Report this listing' });
  await losesNothing(page, report, report.getByRole('textbox', { name: 'Details' }));
});

test('Escape in a filled dialog of the admin area loses nothing', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/users');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .nth(3)
    .click();
  await page.getByRole('menuitem', { name: /Suspend/ }).click();
  const dialog = page.getByRole('dialog');
  await losesNothing(page, dialog, dialog.getByRole('textbox').first());
});

test('an empty dialog closes at once', async ({ page }) => {
  await signInAs(page, 'member');
  await page.goto('/network/listings/12');
  await chooseUnderMore(page, 'Report');
  await expect(page.getByRole('dialog', { name: 'Report this listing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
