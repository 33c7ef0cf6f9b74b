import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';

/** Heading and title of each legal page. */
const legal = {
  '/terms': ['Terms of Use', 'Terms'],
  '/privacy': ['Privacy Policy', 'Privacy'],
  '/cookies': ['Cookie Policy', 'Cookies'],
  '/accessibility': ['Accessibility', 'Accessibility'],
} as const;

test.describe('legal pages', () => {
  test('are linked from the footer and from each other, and show when they were last changed', async ({ page }) => {
    await page.goto('/about');
    for (const [path, [heading, title]] of Object.entries(legal)) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${title} | CARDI`);
      await expect(page.getByText(/Last updated: \w+ \d+, \d{4}/)).toBeVisible();
      const documents = page.getByRole('navigation', { name: 'Legal documents' });
      await expect(documents.getByRole('link')).toHaveCount(4);
      await expect(documents.locator('[aria-current=page]')).toHaveAttribute('href', path);
    }
  });

  test('have a table of contents that leads to each section, with nothing hidden behind the header', async ({
    page,
  }) => {
    for (const path of Object.keys(legal)) {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      const sections = page.getByRole('article').getByRole('heading', { level: 2 });
      await expect(sections.last()).toBeVisible();
      await expect(sections).toHaveText(await links.allInnerTexts());
      const last = links.last();
      await last.click();
      await expect(page).toHaveURL(/#[a-z-]+$/);
      await expect(sections.last()).toBeInViewport();
      const top = (await sections.last().boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(64);
    }
  });

  test('name the cookies that sign-in sets and the data that the browser stores', async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Login as Member' }).click();
    await expect(page).toHaveURL('/');
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['cardi_session', 'cardi_device']);
    for (const { httpOnly } of cookies) expect(httpOnly).toBe(true);
    expect(Math.round(((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(60);
    await page.goto('/contact');
    await page.getByLabel('Subject').fill('A draft');
    await page.reload();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    await page.goto('/cookies');
    const text = await page.getByRole('article').innerText();
    for (const { name } of cookies) expect(text).toContain(name);
    for (const key of keys) expect(text).toContain(key.startsWith('cardi-draft:') ? 'cardi-draft:' : key);
  });
});

for (const path of Object.keys(legal)) {
  test(`${path} has no accessibility violation`, async ({ page }) => {
    await followSystemTheme(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await axeInBothThemes(page);
  });
}

test('all of them fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/contact', '/forgot-password', '/newsletter/confirm', ...Object.keys(legal)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
