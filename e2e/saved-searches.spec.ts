import { signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { axe, expect, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

test.describe('saved searches', () => {
  test('are saved, run, renamed, given an email alert and deleted', async ({ page }) => {
    await page.goto('/network/listings?type=job');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await expect(page).toHaveURL('/signin?returnTo=/network/listings%3Ftype%3Djob');
    await expectToast(page, 'Member feature', 'Sign in or join to save searches and get emails about new listings.');

    await signInAsNewMember(page);
    await page.goto('/network/listings?type=job&focusArea=energy-storage');
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(fieldOf(dialog, 'Name')).toHaveValue('Job, energy storage');
    await fieldOf(dialog, 'Name').fill('');
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expect(dialog.getByText('Please name this search')).toBeVisible();
    await fieldOf(dialog, 'Name').fill('Storage jobs');
    await tick(dialog.getByRole('checkbox', { name: 'Email me new listings, at most once a day' }));
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expectToast(page, 'Search saved', 'We email you new listings in "Storage jobs", at most once a day.');

    const chip = page.getByRole('group', { name: 'Saved' }).getByRole('button', { name: 'Storage jobs' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
    await chip.click();
    await expect(page).toHaveURL('/network/listings');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await chip.click();
    await expect(page).toHaveURL('/network/listings?type=job&focusArea=energy-storage');

    await page.getByRole('button', { name: 'Manage' }).click();
    const manage = page.getByRole('dialog', { name: 'Saved searches' });
    await expect(manage.getByText('Job, energy storage')).toBeVisible();
    await expect(manage.getByRole('checkbox', { name: 'Daily email for Storage jobs' })).toBeChecked();
    await axe(page);
    await manage.getByRole('button', { name: 'Rename Storage jobs' }).click();
    await fieldOf(manage, 'New name of Storage jobs').fill('Jobs in storage');
    await manage.getByRole('button', { name: 'Rename', exact: true }).click();
    await manage.getByRole('checkbox', { name: 'Daily email for Jobs in storage' }).click();
    await expect(manage.getByRole('checkbox', { name: 'Daily email for Jobs in storage' })).not.toBeChecked();
    await manage.getByRole('button', { name: 'Delete Jobs in storage' }).click();
    await expectToast(page, 'Search deleted');
    await expect(manage).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByRole('group', { name: 'Saved' }).getByRole('button', { name: 'Jobs in storage' }),
    ).toBeVisible();
  });
});
