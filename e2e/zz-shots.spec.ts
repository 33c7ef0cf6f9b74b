import { signInAsNewMember } from './support/account.ts';
import { test } from './support/test.ts';

for (const [theme, width] of [['dark', 1440], ['light', 390], ['dark', 820]] as const) {
  test(`shots ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('cardi-theme', value), theme);
    await page.goto('/network/companies');
    await page.getByRole('article').first().waitFor();
    await page.screenshot({ path: `/tmp/pl/shots/companies-${width}.png` });
    await signInAsNewMember(page);
    await page.goto('/network/companies/create');
    await page.getByRole('combobox', { name: 'Location' }).pressSequentially('lon');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.screenshot({ path: `/tmp/pl/shots/form-${width}.png` });
  });
}
