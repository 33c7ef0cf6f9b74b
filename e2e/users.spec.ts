import { signInAs, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { confirmAddress } from './support/outbox.ts';
import { chooseFor } from './support/row-menu.ts';
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

  await chooseFor(page, username, 'Suspend');
  const dialog = page.getByRole('dialog', { name: `Suspend ${username}?` });
  await expect(fieldOf(dialog, 'Reason')).toBeFocused();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await axe(page);
  await fieldOf(dialog, 'Reason').fill('Five identical listings');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expectToast(page, 'The user is suspended');
  await expect(row).toContainText('Suspended');
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/signin?returnTo=/dashboard');
  await other.close();
  await chooseFor(page, username, 'Restore');
  await expect(row).not.toContainText('Suspended');

  await chooseFor(page, username, 'End sessions');
  const question = page.getByRole('dialog', { name: `End all sessions of ${username}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  // After Cancel the focus returns to the button of the row.
  await expect(row.getByRole('button', { name: `Actions for ${username}` })).toBeFocused();
  await chooseFor(page, username, 'End sessions');
  await question.getByRole('button', { name: 'End sessions' }).click();
  await expectToast(page, 'All sessions have ended');
  await chooseFor(page, username, 'Make admin');
  const promotion = page.getByRole('dialog', { name: `Make ${username} an admin?` });
  await expect(promotion).toContainText('can do everything that you can do here');
  await promotion.getByRole('button', { name: 'Make admin' }).click();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await chooseFor(page, username, 'Make member');
  await page.getByRole('dialog').getByRole('button', { name: 'Make member' }).click();
  await expect(row.getByText('Admin', { exact: true })).toHaveCount(0);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await fieldOf(page, 'Action', { exact: true }).selectOption({ label: 'Suspended a user' });
  await expect(page).toHaveURL('/admin/audit?action=user.suspend');
  const entry = page.getByRole('row', { name: new RegExp(`Suspended a user ${username}`) });
  await expect(entry).toContainText('Five identical listings');
  await axe(page);
});
