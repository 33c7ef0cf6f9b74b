import type { Locator } from '@playwright/test';
import { signInAs } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test("the header is blurred after 10 px of scrolling; the theme is dark at first, remembered, or the system's", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const blur = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backdropFilter);
  await page.evaluate(() => window.scrollTo(0, 10));
  expect(await blur()).toBe('none');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect.poll(blur).toContain('blur');

  const root = page.locator('html');
  const store = (theme: string) => page.evaluate((name) => localStorage.setItem('cardi-theme', name), theme);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme: Dark' }).click();
  await page.getByRole('menuitem', { name: 'Light' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');

  await store('system');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await store('purple');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('on a wide screen the menu works by keyboard, and the sidebar is 260 px wide or collapsed', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: 'User menu of admin' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  const isInMenu = () => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null);
  await expect.poll(isInMenu).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(menu).toBeFocused();

  // P3: Sign Out stays visible in a low window, while the links scroll.
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
  const links = sidebar.getByRole('navigation', { name: 'Member' });
  expect(await links.evaluate((nav) => nav.scrollHeight > nav.clientHeight)).toBe(true);
  // A click is refused if another element covers the button.
  await sidebar.getByRole('button', { name: 'Sign Out' }).click({ trial: true, timeout: 5_000 });
  await expect(sidebar.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });

  const width = async () => (await sidebar.boundingBox())?.width;
  expect(await width()).toBe(260);
  await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(70);
  // P4: it stays collapsed across a reload, also while the session is still being checked.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'Checking who is signed in' })).toBeVisible();
  const left = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
  const before = await left();
  held.resolve();
  await expect.poll(width).toBe(70);
  expect(await left()).toBe(before);
  await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(260);
});

test('on a phone the menu holds the links, and the sidebar is a drawer of 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('#mobile-menu');
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  await signInAs(page, 'member');
  await followSystemTheme(page);
  await page.goto('/network/listings');
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar.getByRole('link')).toHaveText([/^Home/, /^Network/, /^Market/, /^Messages/, /^Dashboard/]);
  await expect(bar.locator('[aria-current=page]')).toHaveText('Market');
  for (const link of await bar.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  // The end of the page is above the bar.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click({ trial: true });
  await axeInBothThemes(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Companies' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(drawer.getByRole('link', { name: 'Companies' })).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(280);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await drawer.getByRole('link', { name: 'Companies' }).click();
  await expect(drawer).toBeHidden();
});

test('at 1366 x 768 what members need is in view, and an admin sees ten users and the whole menu of the admin area', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs(page, 'admin');
  await page.goto('/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const member = sidebar.getByRole('navigation', { name: 'Member' });
  await expect(member.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(member.getByRole('link')).toHaveCount(20);
  for (const link of await member.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  expect(await member.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
  await expect(sidebar.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });

  // Groups are folded by keyboard.
  const tools = member.getByRole('button', { name: 'Tools' });
  await tools.press('Enter');
  await expect(tools).toHaveAttribute('aria-expanded', 'true');
  await expect(member.getByRole('link', { name: 'Pipeline' })).toBeVisible();
  await tools.press('Space');
  await expect(tools).toHaveAttribute('aria-expanded', 'false');

  await page.goto('/admin/users');
  const table = page.getByRole('region', { name: 'Users' });
  const rows = table.getByRole('row');
  const first = await rows.nth(1).boundingBox();
  expect(first?.x).toBeLessThanOrEqual(280);
  expect(first?.y).toBeLessThanOrEqual(200);
  const heights: number[] = [];
  for (let row = 1; row <= 10; row += 1) {
    await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
    heights.push((await rows.nth(row).boundingBox())?.height ?? Number.NaN);
  }
  // Another story may have left a user whose name takes several lines.
  expect(Math.min(...heights)).toBe(44);
  const admin = sidebar.getByRole('navigation', { name: 'Admin' });
  await expect(admin.locator('[aria-current=page]')).toHaveText('Users');
  for (const link of await admin.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
});

/** Where an element begins; while it is drawn anew it has no place. */
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test('every list is to the point: its first record is in the upper half of the window, on a phone too', async ({
  page,
}) => {
  await signInAs(page, 'member');
  for (const { width, height, most } of [
    { width: 1440, height: 900, most: 360 },
    { width: 390, height: 844, most: 420 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const list of ['members', 'companies', 'technologies', 'listings']) {
      await page.goto(`/network/${list}`);
      // The featured ones of members and listings stand above the others.
      const first = page.locator('main').locator('[aria-labelledby] li, article').first();
      await expect(first).toBeVisible();
      await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible();
      await expect.poll(() => topOf(first), `${list} at ${width}`).toBeLessThanOrEqual(most);
    }
    for (const list of ['/events', '/media', '/research-hub']) {
      await page.goto(list);
      const first = page.locator('main').locator('[data-article], article').first();
      await expect(first).toBeVisible();
      await expect.poll(() => topOf(first), `${list} at ${width}`).toBeLessThanOrEqual(most);
    }
  }
});

test('nothing moves when the shell appears: the sidebar, its folded groups and the bottom bar have their room', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signInAs(page, 'admin');
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    for (const path of ['/network/profile/9', '/settings/account', '/admin/users']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect(shift, `${path} at ${width}`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('what members have in the frame of every page is there with the page, not after it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs(page, 'member');
  await page.addInitScript(() => {
    // As after a sign-in by its page.
    if (location.href !== 'about:blank') localStorage.setItem('cardi-was-signed-in', '1');
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('#main h1') === null) return;
      const parts = ['aside', '[aria-label^="Notifications"]'];
      document.documentElement.dataset.first = parts.filter((part) => document.querySelector(part)).join(' and ');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/settings/account');
  await expect(page.locator('html')).toHaveAttribute('data-first', 'aside and [aria-label^="Notifications"]');
});

test('dialogs do not move if the system asks for less motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.closest('[role=dialog]')) document.documentElement.dataset.moved = 'yes';
    });
  });
  await page.goto('/events/1');
  const open = page.getByRole('button', { name: 'Register', exact: true });
  const dialog = page.getByRole('dialog');
  const root = page.locator('html');
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(root).not.toHaveAttribute('data-moved');
  // The page follows a change of the setting while it is open.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open.click();
  await expect(dialog).toBeVisible();
  await expect(root).toHaveAttribute('data-moved', 'yes');
});

test.describe('toasts', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('appear one at a time, 420 px wide, take the focus on F8, and leave after five seconds, by a swipe or by their button', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/signin');
    await fieldOf(page, 'Username').fill('member');
    await fieldOf(page, 'Password', { exact: true }).fill('not-the-one');
    const fail = async () => {
      const answered = page.waitForResponse('**/api/auth/signin');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await answered;
      // The page has heard the answer, too.
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    };
    await fail();
    await fail();
    await expectToast(page, 'Sign in failed');
    const region = page.getByRole('region', { name: /Notifications/ });
    const toast = region.getByRole('listitem');
    expect((await region.getByRole('list').boundingBox())?.width).toBe(420);
    await page.keyboard.press('F8');
    await expect(region.getByRole('list')).toBeFocused();
    await fieldOf(page, 'Username').focus();
    await page.clock.runFor(5500);
    await expect(toast).toHaveCount(0);

    const swipe = async (distance: number) => {
      const box = await toast.boundingBox();
      if (!box) throw new Error('There is no toast');
      await page.mouse.move(box.x + 60, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + distance, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
    };
    await fail();
    await expect(toast).toBeVisible();
    await swipe(40);
    await expect(toast).toBeVisible();
    await swipe(60);
    await expect(toast).toHaveCount(0);
    await fail();
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  });
});

test.describe('a page whose code fails to load', () => {
  test.use({ allowedConsole: [/./] });

  test('shows the error page within the shell', async ({ page }) => {
    await page.goto('/');
    await page.route('**/assets/sign-in-page-*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  });

  test('leaves the page as it is where only a dialog needs the code, which opens once it can be had', async ({
    page,
  }) => {
    await page.goto('/network/listings');
    const search = page.getByRole('searchbox', { name: 'Search listings' });
    await expect(search).toBeEnabled();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/assets/*.js', (route) => route.abort());
    const open = page.getByRole('button', { name: 'Filters' });
    await open.click();
    await expect(page.getByText('This cannot be opened now')).toBeVisible();
    await expect(search).toBeVisible();
    await page.unrouteAll();
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('without a network', () => {
  // The browser reports each request that got no answer.
  test.use({ allowedConsole: [/Failed to load resource|A page failed/] });

  test('the page says so, keeps what it shows, and goes on by itself', async ({ page, context }) => {
    await followSystemTheme(page);
    await page.goto('/network/companies');
    const notice = page.getByText('You are offline.');
    const companies = page.getByRole('list', { name: 'Companies' }).getByRole('article');
    await expect(companies.first()).toBeVisible();
    await expect(page.getByPlaceholder('Search companies...')).toBeEnabled();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(companies.first()).toBeVisible();
    await axeInBothThemes(page);

    await page.getByPlaceholder('Search companies...').fill('tidewell');
    await expect(page.getByText('could not be loaded')).toBeVisible();
    await context.setOffline(false);
    await expect(companies).toHaveCount(1);
    await expect(notice).toBeHidden();
    await expect(page.getByPlaceholder('Search companies...')).toHaveValue('tidewell');
  });

  test('a page whose code did not come is opened as soon as it can be', async ({ page, context }) => {
    await page.goto('/terms');
    const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    await expect(page.getByRole('button', { name: 'Theme:' })).toBeEnabled();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await pricing.click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Membership Plans' })).toBeVisible();
  });
});

test('the keyboard can skip the header, a new page gets the focus, and Ctrl+/ lists the shortcuts', async ({
  page,
}) => {
  await followSystemTheme(page);
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('#main')).toBeFocused();

  const link = page.getByRole('banner').getByRole('link', { name: 'Events' });
  await link.focus();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('Control+/');
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(dialog.getByRole('term')).toHaveText(['Search', 'Keyboard shortcuts']);
  await axeInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('the shell around a path without a page', () => {
  // The server answers with 404, too.
  test.use({ allowedConsole: [/status of 404/] });

  test('has no accessibility violation, with and without its menu', async ({ page }) => {
    await followSystemTheme(page);
    await signInAs(page, 'admin');
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await axeInBothThemes(page);
    await page.getByRole('button', { name: 'User menu of admin' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await axeInBothThemes(page);
  });
});
