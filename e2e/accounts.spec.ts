import type { Page } from '@playwright/test';

import { testPassword } from '#e2e/support/test-password.ts';
import { forgetSession, freshUsername, goodPassword, signInAs } from './support/account.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { tick } from './support/tick.ts';
import { expectToast } from './support/toast.ts';

/** Fills the required fields of the sign-up form. */
async function fillSignUp(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@test.example`);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm password').fill(goodPassword);
  await tick(page.getByRole('checkbox', { name: /I accept/ }));
}

test.describe('sign-up', () => {
  test('shows what is wrong under each field, in the fixed words', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
    const submit = page.getByRole('button', { name: 'Create Account' });
    await submit.click();
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();

    const password = page.getByLabel('Password', { exact: true });
    const sentences = {
      lowercase1: 'Password must contain at least one uppercase letter',
      UPPERCASE1: 'Password must contain at least one lowercase letter',
      NoNumbers: 'Password must contain at least one number',
    };
    for (const [value, sentence] of Object.entries(sentences)) {
      await password.fill(value);
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await page.getByLabel('Confirm password').fill('Different1');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
  });

  test('creates an account that can sign in', async ({ page }) => {
    const username = freshUsername();
    await page.goto('/signup');
    await fillSignUp(page, username);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Account created!', 'Your account has been created successfully. Please sign in.');
    await expect(page).toHaveURL('/signin');
    // A submitted form contains the fields of the human check, too.
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Welcome back!', 'You have successfully signed in.');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: `User menu of ${username}` })).toBeVisible();
  });

  test.describe('with failing calls', () => {
    test.use({ allowedConsole: [/status of (409|500)/] });

    test('tells a taken name from other failures and keeps the entries', async ({ page }) => {
      await page.goto('/signup');
      await fillSignUp(page, 'MEMBER');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expectToast(page, 'Registration failed', 'Username or email already exists. Please try a different one.');
      await page.route('**/api/users', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expectToast(page, 'Registration failed', 'There was a problem creating your account. Please try again.');
      await expect(page.getByLabel('Username')).toHaveValue('MEMBER');
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
    });
  });
});

test.describe('sign-in', () => {
  test('checks lengths before it asks the server', async ({ page }) => {
    await page.goto('/signin');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  });

  test('P2: Tab moves from the name to the password, and Enter there signs in', async ({ page }) => {
    await page.goto('/signin');
    await page.getByLabel('Username').fill('member');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(testPassword);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Welcome back!');
  });

  test('P7: a signed-in member is redirected and not asked to join', async ({ page }) => {
    await signInAs(page, 'member');
    for (const path of ['/signin', '/signup']) {
      await page.goto(`${path}?returnTo=/events`);
      await expect(page).toHaveURL('/events');
    }
    for (const [path, count] of Object.entries({ '/': 2, '/about': 1 })) {
      await page.goto(path);
      const on = page.getByRole('main').getByRole('link', { name: 'Explore The Network', exact: true });
      await expect(on).toHaveCount(count);
      await expect(on.first()).toHaveAttribute('href', '/network');
      await expect(page.getByRole('main').locator('a[href="/signup"]')).toHaveCount(0);
    }
  });

  test('works with password managers and can show the password', async ({ page }) => {
    await page.goto('/signin');
    const password = page.getByLabel('Password', { exact: true });
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: /show password/i }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  test('returns to the page the visitor came from, and only to pages of this site', async ({ page }) => {
    const cases = {
      '/network/listings?type=job': '/network/listings?type=job',
      'https://evil.example/': '/',
      '//evil.example/': '/',
      '/\\evil.example': '/',
      'javascript:alert(1)': '/',
    };
    for (const [returnTo, target] of Object.entries(cases)) {
      await forgetSession(page);
      await page.goto(`/signin?returnTo=${encodeURIComponent(returnTo)}`);
      await page.getByLabel('Username').fill('member');
      await page.getByLabel('Password', { exact: true }).fill(testPassword);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(target);
    }
  });

  test.describe('with failing calls', () => {
    test.use({ allowedConsole: [/status of (401|404|500)/] });

    test('answers a wrong password and keeps the name', async ({ page }) => {
      await page.goto('/signin');
      await page.getByLabel('Username').fill('member');
      await page.getByLabel('Password', { exact: true }).fill('not-the-one');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expectToast(page, 'Sign in failed', 'Invalid username or password. Please try again.');
      await expect(page.getByLabel('Username')).toHaveValue('member');
    });

    test('quick login says that there are no test users, or that something else failed', async ({ page }) => {
      await page.goto('/signin');
      await page.route('**/api/auth/test-users', (route) => route.fulfill({ status: 404, body: '' }));
      await page.getByRole('button', { name: 'Login as Member' }).click();
      await expectToast(page, 'Login failed', 'Test users not set up correctly. Please try again later.');
      await page.unroute('**/api/auth/test-users');
      await page.route('**/api/auth/signin', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByRole('button', { name: 'Login as Admin' }).click();
      await expectToast(page, 'Login failed', 'Something went wrong. Please try again.');
    });
  });

  test('quick login signs in as either role and shows progress', async ({ page }) => {
    for (const role of ['Member', 'Admin']) {
      await forgetSession(page);
      await page.goto('/signin');
      const held = Promise.withResolvers<void>();
      await page.route('**/api/auth/signin', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.getByRole('button', { name: `Login as ${role}` }).click();
      await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
      held.resolve();
      await expectToast(page, `Logged in as ${role}`);
      await expect(page).toHaveURL('/');
      await page.unroute('**/api/auth/signin');
    }
  });
});

test.describe('sign-out', () => {
  test('reloads the page without the user', async ({ page }) => {
    await signInAs(page, 'member');
    await page.goto('/network/listings');
    await page.getByRole('button', { name: 'User menu of member' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await (await page.request.get('/api/auth/me')).json()).toBeNull();
  });

  test.describe('that fails', () => {
    test.use({ allowedConsole: [/status of 500|Sign-out failed/] });

    test('is only logged', async ({ page }) => {
      await signInAs(page, 'member');
      await page.goto('/signup');
      await page.route('**/api/auth/signout', (route) => route.fulfill({ status: 500, body: '' }));
      const logged = page.waitForEvent('console', (message) => message.text().includes('Sign-out failed'));
      await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click();
      await logged;
      await expect(page.getByRole('button', { name: 'User menu of member' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: /failed/i })).toHaveCount(0);
    });
  });
});

test('sign-in and sign-up have no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  for (const [path, button] of [
    ['/signin', 'Sign In'],
    ['/signup', 'Create Account'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await axeInBothThemes(page);
  }
});
