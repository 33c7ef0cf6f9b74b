import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

test.describe('about', () => {
  test('shows its sections and the ways to join', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'About CARDI' })).toBeVisible();
    for (const name of ['Our Mission', 'Our Focus Areas', 'About Meridian Foundation', 'Join the network']) {
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    for (const word of ['Cleantech', 'Advocacy', 'Research', 'Development', 'Investments']) {
      await expect(main.getByRole('term').filter({ hasText: word })).toBeVisible();
    }
    for (const name of ['Consultation services', 'Research and development', 'Digital solutions']) {
      await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Join Today' })).toHaveAttribute('href', '/signup');
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  test('shows six placeholders while the areas load, and nothing moves when the areas arrive', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/focus-areas', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/about');
    const placeholders = page.getByTestId('focus-area-placeholder');
    await expect(placeholders).toHaveCount(6);
    // The web font may still arrive and move the text; this test is about the placeholders.
    await page.evaluate(async () => void (await document.fonts.ready));
    const join = page.getByRole('heading', { name: 'Join the network' });
    const before = await join.boundingBox();
    held.resolve();
    await expect(placeholders).toHaveCount(0);
    for (const { title, slug, description } of builtInFocusAreas) {
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: description });
      await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `/focus/${slug}`);
      await expect(card.locator('svg')).toHaveCount(1);
    }
    expect(Math.abs(((await join.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  });
});

test('about has no accessibility violation', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axeInBothThemes(page);
});

test('about fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
