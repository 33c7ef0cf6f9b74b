import { signInAsNewMember } from './support/account.ts';
import { confirmAddress } from './support/outbox.ts';
import { makeProfessional } from './support/professional.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** Sample events (server/seed/events). */
const exclusiveEvent = 'Water Reuse Investment Day';
const fullEvent = 'Founders and Funders Evening';

test('an exclusive event is for Professional members, and annual members come first on a waitlist', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  await followSystemTheme(page);
  const username = await signInAsNewMember(page);
  await page.goto('/events');
  await page.getByRole('link', { name: exclusiveEvent }).click();
  await expect(page.getByRole('heading', { level: 1, name: exclusiveEvent })).toBeVisible();
  const aside = page.getByRole('complementary', { name: 'Registration and details' });
  await expect(aside.getByText('This event is for Professional members.')).toBeVisible();
  await expect(aside.getByRole('link', { name: 'See membership plans' })).toBeVisible();
  await expect(aside.getByRole('button', { name: 'Register' })).toHaveCount(0);
  await axeInBothThemes(page);

  await confirmAddress(page, server, `${username}@test.example`);
  await makeProfessional(browser, baseURL, page, 'annual');
  await page.goto('/events');
  await page.getByRole('link', { name: exclusiveEvent }).click();
  await aside.getByRole('button', { name: 'Register' }).click();
  const attendance = page.getByRole('dialog').getByRole('combobox', { name: 'Attendance type' });
  await attendance.fill('Virtual');
  await attendance.press('Enter');
  await expect(attendance).toHaveAccessibleDescription(/Chosen: Virtual/);
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Registration Complete');
  await expect(aside.getByText('You are registered.')).toBeVisible();

  await page.goto('/events');
  await page.getByRole('link', { name: fullEvent }).click();
  await expect(aside.getByText('As an annual member you come first on the waitlist')).toBeVisible();
});
