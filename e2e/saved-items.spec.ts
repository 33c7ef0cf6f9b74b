import { signInAsNewMember } from './support/account.ts';
import { axe, expect, test } from './support/test.ts';

test('saved records are in the library until the heart is pressed again', async ({ page }) => {
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
