import { signInAs, signInAsNewMember } from './support/account.ts';
import { confirmAddress } from './support/outbox.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('an admin finds, suspends and restores a user, and the log has each step', async ({ page, browser, server }) => {
  const other = await browser.newPage();
  const username = await signInAsNewMember(other);
  await confirmAddress(other, server, `${username}@test.example`);
  await signInAs(page, 'admin');
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  const row = page.getByRole('row', { name: new RegExp(username) });
  await expect(row).toContainText('Free');
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Joined' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: `Select ${username}` }).check();
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('1 user selected');
  await axe(page);
  await page.getByRole('checkbox', { name: `Select ${username}` }).uncheck();

  await row.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${username}?` });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await axe(page);
  await dialog.getByLabel('Reason').fill('Five identical listings');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expectToast(page, 'The user is suspended');
  await expect(row).toContainText('Suspended');
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/signin?returnTo=/dashboard');
  await other.close();
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(row.getByRole('button', { name: 'Suspend' })).toBeVisible();

  const end = row.getByRole('button', { name: 'End sessions' });
  await end.click();
  const question = page.getByRole('dialog', { name: `End all sessions of ${username}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  // After Cancel the focus returns to the button.
  await expect(end).toBeFocused();
  await end.click();
  await question.getByRole('button', { name: 'End sessions' }).click();
  await expectToast(page, 'All sessions have ended');
  await row.getByRole('button', { name: 'Make admin' }).click();
  const promotion = page.getByRole('dialog', { name: `Make ${username} an admin?` });
  await expect(promotion).toContainText('can do everything that you can do here');
  await promotion.getByRole('button', { name: 'Make admin' }).click();
  await expect(row.getByRole('button', { name: 'Make member' })).toBeVisible();
  await row.getByRole('button', { name: 'Make member' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make member' }).click();
  await expect(row.getByRole('button', { name: 'Make admin' })).toBeVisible();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  // By keyboard: the last link may be out of view, and the menu shrinks while the page scrolls to it.
  await page.getByRole('link', { name: 'Audit log' }).press('Enter');
  await page.getByLabel('Action').selectOption({ label: 'Suspended a user' });
  await expect(page).toHaveURL('/admin/audit?action=user.suspend');
  const entry = page.getByRole('row', { name: new RegExp(`Suspended a user ${username}`) });
  await expect(entry).toContainText('Five identical listings');
  await axe(page);
});
