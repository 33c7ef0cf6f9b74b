import { axe } from '#e2e/support/axe.ts';
import { expect, test } from '#e2e/support/electron.ts';
import { clickMenu } from './support/menu.ts';

test('text is found in the page, from the menu and by keys; all shortcuts are listed', async ({ launch, server }) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();

  await test.step('all shortcuts are listed, by their keys and from the menu', async () => {
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(async () => {
      await clickMenu(app, 'Help', 'Keyboard Shortcuts');
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(dialog.getByText('Find in page')).toBeVisible();
    await axe(page);
    await page.keyboard.press('ControlOrMeta+/');
    await expect(dialog).toBeHidden();
  });

  await test.step('text is found, and the focus goes back', async () => {
    await page.goto(app.address('/about'));
    await page.locator('main').evaluate((main) => main.append('quokka Quokka quokkas'));
    const link = page.getByRole('link', { name: /home/i }).first();
    await link.focus();

    const bar = page.getByRole('search', { name: 'Find in page' });
    const input = bar.getByRole('textbox', { name: 'Find in page' });
    await expect(async () => {
      await clickMenu(app, 'Edit', 'Find…');
      await expect(input).toBeFocused({ timeout: 1000 });
    }).toPass();
    await input.fill('quokka');
    await expect(bar.getByRole('status')).toHaveText('1 of 3');
    await axe(page);
    await input.press('Enter');
    await expect(bar.getByRole('status')).toHaveText('2 of 3');
    await clickMenu(app, 'Edit', 'Find Next');
    await expect(bar.getByRole('status')).toHaveText('3 of 3');
    await clickMenu(app, 'Edit', 'Find Next');
    await expect(bar.getByRole('status')).toHaveText('1 of 3');
    await input.press('Shift+Enter');
    await expect(bar.getByRole('status')).toHaveText('3 of 3');
    await input.fill('quokkax');
    await expect(bar.getByRole('status')).toHaveText('No matches');
    await input.press('Escape');
    await expect(bar).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step('Chromium does not find what is typed into the find bar', async () => {
    const input = page.getByRole('textbox', { name: 'Find in page' });
    await expect(async () => {
      await clickMenu(app, 'Edit', 'Find…');
      await expect(input).toBeFocused({ timeout: 1000 });
    }).toPass();
    await input.fill('numbat');
    await expect(page.getByText('No matches')).toBeVisible();
    // Chromium's own search, by the only way to it that a page has.
    const isFound = () =>
      page.evaluate(() =>
        (window as unknown as { find: (...args: unknown[]) => boolean }).find('numbat', false, false, true),
      );
    expect(await isFound()).toBe(false);
    await page.locator('main').evaluate((main) => main.append('numbat'));
    expect(await isFound()).toBe(true);
  });
});
