import type { Page } from '@playwright/test';

/** Chooses an action under More on the page of a record. */
export async function chooseUnderMore(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page
    .getByRole(/^Compare$/.test(action) ? 'menuitemcheckbox' : 'menuitem', { name: action, exact: true })
    .click();
}
