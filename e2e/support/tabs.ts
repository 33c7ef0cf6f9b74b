import { expect, type Locator, type Page } from '@playwright/test';

/** A tab of the page, by its whole name. */
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

/**
 * Opens a tab and waits until its panel is there: a tab that stands in the address is drawn after the address has changed,
 * and a click goes on waiting for a link that was found in the panel before.
 *
 * @returns the panel
 */
export async function openTab(page: Page, name: string): Promise<Locator> {
  await tab(page, name).click();
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}
