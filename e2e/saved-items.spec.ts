import { signInAsNewMember } from './support/account.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a visitor who saves a record is asked to sign in and comes back', async ({ page }) => {
  await page.goto('/media/1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/signin?returnTo=/media/1');
  await expectToast(page, 'Member feature', 'Sign in or join to save or receive updates.');
});

test('saved records are in the library until the heart is pressed again @core', async ({ page }) => {
  await signInAsNewMember(page);
  await page.goto('/network/saved');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();

  await page.goto('/media/1');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await stored;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await page.goto('/network/saved?kind=event');
  await expect(page.getByRole('heading', { name: 'No saved events' })).toBeVisible();
  await page.getByRole('button', { name: 'Events', exact: true }).click();
  await expect(page).toHaveURL('/network/saved');
  await expect(page.getByRole('link', { name: title ?? '' })).toHaveAttribute('href', '/media/1');
  await axe(page);
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test.describe('when the server refuses', () => {
  test.use({ allowedConsole: [/500/] });

  test('the heart empties again', async ({ page }) => {
    await signInAsNewMember(page);
    await page.route('**/api/saved-items/article/1', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/media/1');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'This could not be saved', 'Please try again in a moment.');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
  });
});
