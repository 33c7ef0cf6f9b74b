import { fieldOf } from './support/field-of.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

test('the contents of a legal page lead to each section, with nothing hidden behind the header, down to a narrow phone', async ({
  page,
}) => {
  test.slow();
  await followSystemTheme(page);
  for (const path of ['/terms', '/privacy', '/cookies', '/accessibility']) {
    await page.goto('/about');
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const last = page.getByRole('article').getByRole('heading', { level: 2 }).last();
    await expect(last).toBeVisible();
    await axeInBothThemes(page);
    await links.last().click();
    await expect(page).toHaveURL(/#[a-z-]+$/);
    await expect(last).toBeInViewport();
    expect((await last.boundingBox())?.y).toBeGreaterThan(64);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('the legal pages name the cookies that sign-in sets and the data that the browser stores', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Login as Member' }).click();
  await expect(page).toHaveURL('/');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['cardi_session', 'cardi_device']);
  for (const { httpOnly } of cookies) expect(httpOnly).toBe(true);
  expect(Math.round(((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(60);
  await page.goto('/contact');
  await fieldOf(page, 'Subject').fill('A draft');
  await page.reload();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  await page.goto('/cookies');
  const text = await page.getByRole('article').innerText();
  for (const { name } of cookies) expect(text).toContain(name);
  for (const key of keys) expect(text).toContain(key.startsWith('cardi-draft:') ? 'cardi-draft:' : key);
});
