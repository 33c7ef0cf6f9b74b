import { signInAs } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a member makes the address of their calendar, which works without a session until it is ended', async ({
  page,
  playwright,
}) => {
  await followSystemTheme(page);
  await signInAs(page, 'member');
  await page.goto('/events');
  await page.getByRole('link', { name: 'In my calendar' }).click();
  await expect(page).toHaveURL('/settings/calendar');
  await page.getByRole('button', { name: 'Make an address' }).click();
  await expectToast(page, 'Your calendar has a new address');
  const address = await fieldOf(page, 'Address to subscribe to').inputValue();
  await axeInBothThemes(page);

  const app = await playwright.request.newContext();
  const answer = await app.get(address);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'End the address of my calendar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the address' }).click();
  await expectToast(page, 'The address is ended');
  expect((await app.get(address)).status()).toBe(404);
  await app.dispose();
});
