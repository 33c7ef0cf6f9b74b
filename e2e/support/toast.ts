import { expect, type Page } from '@playwright/test';

/** Expects a toast on screen, by its title and its text, if it has one. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText(title);
  if (text) await expect(toast).toContainText(text);
}
