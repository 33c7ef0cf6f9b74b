import { cards } from './support/listings.ts';
import { tab } from './support/tabs.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

test('the hub of the network has tabs that work by keyboard and are kept in the address; it fits a phone', async ({
  page,
}) => {
  await followSystemTheme(page);
  const check = async () => {
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    await axeInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, page.url()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto('/network');
  await check();
  await tab(page, 'Members').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Green Market Listings')).toBeFocused();
  await expect(page).toHaveURL('/network?tab=green-market-listings');
  await expect(cards(page).first()).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Green Market Listings')).toHaveAttribute('aria-selected', 'true');
  await check();
  await tab(page, 'Green Market Listings').focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL('/network');
  // It is drawn after the address has changed.
  await expect(page.getByRole('tabpanel', { name: 'Members' })).toBeVisible();
  await page.getByRole('button', { name: 'Water Technology', exact: true }).click();
  const members = page.getByRole('list', { name: 'Members', exact: true }).getByRole('article');
  await expect(members.first()).toContainText('Water Technology');
});
