import { expect, type Page } from '@playwright/test';

/** The toast on screen: its title and, where it has one, its text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText(title);
  if (text) await expect(toast).toContainText(text);
}
