import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { axe, expect, test } from './support/test.ts';

/** Heading and title of each legal page. */
const legal = {
  '/terms': ['Terms of Use', 'Terms'],
  '/privacy': ['Privacy Policy', 'Privacy'],
  '/cookies': ['Cookie Policy', 'Cookies'],
  '/accessibility': ['Accessibility', 'Accessibility'],
} as const;

test.describe('about', () => {
  test('has its sections and the ways to join', async ({ page }) => {
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

  test('shows six placeholders while the areas load, and nothing moves when they come', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/focus-areas', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/about');
    const placeholders = page.getByTestId('focus-area-placeholder');
    await expect(placeholders).toHaveCount(6);
    // The web font's arrival is another matter.
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

  test('shows the built-in areas where the call returns none', async ({ page }) => {
    await page.route('**/api/focus-areas', (route) => route.fulfill({ json: [] }));
    await page.goto('/about');
    await expect(page.getByRole('main').getByRole('link', { name: 'Water Technology' })).toBeVisible();
  });

  test.describe('with a failing call', () => {
    test.use({ allowedConsole: [/status of 500/] });

    test('shows the built-in areas', async ({ page }) => {
      await page.route('**/api/focus-areas', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/about');
      await expect(page.getByRole('main').getByRole('link', { name: 'Water Technology' })).toBeVisible();
    });
  });
});

test.describe('legal pages', () => {
  test('are linked from the footer and from each other, and say when they were changed', async ({ page }) => {
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

  test('have a table of contents that leads to each section, clear of the header', async ({ page }) => {
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

  test('name the cookies that signing in really sets, and what the browser really stores', async ({ page }) => {
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

for (const theme of ['dark', 'light']) {
  for (const path of ['/about', ...Object.keys(legal)]) {
    test(`${path} has no accessibility violation in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((choice) => localStorage.setItem('cardi-theme', choice), theme);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await axe(page);
    });
  }
}

test('none of them is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/about', '/contact', '/forgot-password', '/newsletter/confirm', ...Object.keys(legal)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
