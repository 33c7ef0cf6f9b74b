import type { Page } from '@playwright/test';
import { freshUsername, goodPassword } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

/** Sends the form of an account as it is, and looks at what it says. */
async function refused(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await axeInBothThemes(page);
}

test('an account is created, and signs in by keyboard; P7: signed in, its member is redirected from both forms', async ({
  page,
}) => {
  await followSystemTheme(page);
  const username = freshUsername();
  await page.goto('/signup');
  await refused(page, 'Create Account');
  await fieldOf(page, 'Username').fill(username);
  await fieldOf(page, 'Email', { exact: true }).fill(`${username}@test.example`);
  await fieldOf(page, 'Password', { exact: true }).fill(goodPassword);
  await fieldOf(page, 'Confirm password').fill(goodPassword);
  await tick(page.getByRole('checkbox', { name: /I accept/ }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Account created!');
  await expect(page).toHaveURL('/');

  await test.step('a new member is signed in, on the first of three steps, and two clicks from a first connection', async () => {
    const steps = page.getByRole('region', { name: 'Three steps to your first introduction' });
    await expect(steps.getByText('0 of 3 done')).toBeVisible();
    await expect(steps.getByRole('link', { name: 'Write your profile' })).toBeInViewport({ ratio: 1 });
    await axeInBothThemes(page);
    await steps.getByRole('link', { name: 'Find members' }).click();
    await page
      .getByRole('button', { name: /^Connect / })
      .last()
      .click();
    await expectToast(page, 'Request sent');
    await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Home' }).click();
    await expect(steps.getByText('1 of 3 done')).toBeVisible();
  });
  await page.getByRole('button', { name: `User menu of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Focus, Change the Future' })).toBeVisible();
  await page.goto('/signin');
  // A submitted form contains the fields of the human check, too.
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await refused(page, 'Sign In');

  await test.step('P2: Tab moves from the name to the password, and Enter there signs in', async () => {
    await fieldOf(page, 'Username').fill(username);
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, 'Password', { exact: true })).toBeFocused();
    await page.keyboard.type(goodPassword);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Welcome back!');
    await expect(page).toHaveURL('/');
  });
  await expect(page.getByRole('button', { name: `User menu of ${username}` })).toBeVisible();
  for (const path of ['/signin', '/signup']) {
    await page.goto(`${path}?returnTo=/events`);
    await expect(page).toHaveURL('/events');
  }
});

test('quick login signs in, and signing out reloads the page without the user', async ({ page }) => {
  await page.goto('/signin?returnTo=/network/listings');
  await page.getByRole('button', { name: 'Login as Member' }).click();
  await expectToast(page, 'Logged in as Member');
  await expect(page).toHaveURL('/network/listings');
  await page.getByRole('button', { name: 'User menu of member' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await (await page.request.get('/api/auth/me')).json()).toBeNull();
});
