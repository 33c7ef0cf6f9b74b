import { axeInBothThemes, drawnByBrowser, expect, followSystemTheme, test } from './support/test.ts';

test('on /about nothing moves when the focus areas arrive; it is accessible and fits a narrow phone', async ({
  page,
  baseURL,
}) => {
  await followSystemTheme(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/focus-areas', async (route) => {
    await held.promise;
    await route.continue();
  });
  await drawnByBrowser(page, baseURL);
  await page.goto('/about');
  const placeholders = page.getByTestId('focus-area-placeholder');
  await expect(placeholders).toHaveCount(6);
  // The web font may still arrive and move the text; this test is about the placeholders.
  await page.evaluate(async () => void (await document.fonts.ready));
  const join = page.getByRole('heading', { name: 'Join the network' });
  const before = await join.boundingBox();
  held.resolve();
  await expect(placeholders).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Energy Storage' })).toBeVisible();
  expect(Math.abs(((await join.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  await axeInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
