import type { Page } from '@playwright/test';

/** Chooses a format in the menu "Export". */
export async function exportAs(page: Page, format: 'CSV' | 'Excel'): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: format }).click();
}
