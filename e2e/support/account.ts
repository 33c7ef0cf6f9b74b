import type { Page } from '@playwright/test';

import type { TestUsername } from '#contract/accounts.ts';
import { testPassword } from '#e2e/support/test-password.ts';

/** A password that keeps the sign-up rules. */
export const goodPassword = 'Tidal4Turbine';

let count = 0;

/** A user name that no other test uses. */
export function freshUsername(): string {
  count += 1;
  return `tester.${process.pid}.${Date.now().toString(36)}.${count}`;
}

/** Signs the page's browser context in as a test user, by the call that the form makes. */
export async function signInAs(page: Page, username: TestUsername): Promise<void> {
  await signInWith(page, username, testPassword);
}

/** Makes an account and signs the page's browser context in; returns its user name. */
export async function signInAsNewMember(page: Page): Promise<string> {
  const username = freshUsername();
  const response = await page.request.post('/api/users', {
    data: { username, email: `${username}@test.example`, password: goodPassword },
  });
  if (!response.ok()) throw new Error(`Sign-up was answered with ${response.status()}: ${await response.text()}`);
  await signInWith(page, username, goodPassword);
  return username;
}

async function signInWith(page: Page, username: string, password: string): Promise<void> {
  const response = await page.request.post('/api/auth/signin', { data: { username, password } });
  if (!response.ok()) throw new Error(`Sign-in was answered with ${response.status()}: ${await response.text()}`);
}

/** Clears the cookies. The page is left first, because its pending calls as a member would be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
