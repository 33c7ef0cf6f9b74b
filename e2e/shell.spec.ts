import { forgetSession, signInAs } from './support/account.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const publicLinks = {
  Home: '/',
  About: '/about',
  Media: '/media',
  Events: '/events',
  Network: '/network',
  Pricing: '/pricing',
  Contact: '/contact',
};

test.describe('header', () => {
  test('has the public links and, for visitors, Sign In and Sign Up', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    for (const [name, href] of Object.entries(publicLinks)) {
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    await expect(banner.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  });

  test('gets a translucent, blurred background after 10 px of scrolling', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    const blur = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backdropFilter);
    await page.evaluate(() => window.scrollTo(0, 10));
    expect(await blur()).toBe('none');
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect.poll(blur).toContain('blur');
  });

  test('shows a spinner until the session is known', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/auth/me', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('status').filter({ hasText: 'Checking who is signed in' })).toBeVisible();
    held.resolve();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test("has the member's menu, by mouse and by keyboard", async ({ page }) => {
    await signInAs(page, 'member');
    await page.goto('/terms');
    const { id } = await (await page.request.get('/api/auth/me')).json();
    const button = page.getByRole('button', { name: 'User menu of member' });
    await expect(button.locator('[data-role=member]')).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([
      'Profile',
      /^Messages( \(\d+\))?$/,
      'Dashboard',
      'Settings',
      'Sign out',
    ]);
    const isInMenu = () => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null);
    await expect.poll(isInMenu).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(`/network/profile/${id}`);
  });

  test('marks admins with a badge and a shield, and leads them to /admin', async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/');
    const button = page.getByRole('button', { name: 'User menu of admin' });
    await expect(button).toContainText('Admin');
    await expect(button.locator('[data-role=admin]')).toBeVisible();
    await button.click();
    await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
    await expect(page).toHaveURL('/admin');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu holds the links and closes when the route changes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.locator('#mobile-menu');
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  test('the sidebar is a drawer of 280 px', async ({ page }) => {
    await signInAs(page, 'member');
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Companies' })).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(280);
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    await drawer.getByRole('link', { name: 'Companies' }).click();
    await expect(drawer).toBeHidden();
  });
});

test.describe('sidebar', () => {
  test("is 260 px wide, 70 px collapsed, and shows the member's name and plan", async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const width = async () => (await sidebar.boundingBox())?.width;
    await expect(sidebar).toContainText('Alex Admin');
    expect(await width()).toBe(260);
    const links = ['Home', 'About', 'Media', 'Events', 'Overview', 'Members', 'Companies', 'Technologies'];
    for (const name of [...links, 'My Profile', 'Dashboard']) {
      await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(sidebar.getByRole('link', { name: /Deep Research/ })).toContainText('Ensemble');
    await expect(sidebar.getByRole('link', { name: 'Admin Panel Admin' })).toHaveAttribute('href', '/admin');
    await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(width).toBe(70);
    await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(width).toBe(260);
  });

  test('P3: Sign Out stays visible in a low window, while the links scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    for (const role of ['member', 'admin'] as const) {
      await forgetSession(page);
      await signInAs(page, role);
      await page.goto('/dashboard');
      const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
      await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
      const links = sidebar.getByRole('navigation', { name: 'Member' });
      expect(await links.evaluate((nav) => nav.scrollHeight > nav.clientHeight)).toBe(true);
      // A click is refused if another element covers the button.
      await sidebar.getByRole('button', { name: 'Sign Out' }).click({ trial: true, timeout: 5_000 });
      await expect(sidebar.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
    }
  });

  test('P4: stays collapsed across a reload, also while the session is still being checked', async ({ page }) => {
    await signInAs(page, 'member');
    await page.goto('/');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/auth/me', async (route) => {
      await held.promise;
      await route.continue();
    });
    const left = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Checking who is signed in' })).toBeVisible();
    const before = await left();
    held.resolve();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(70);
    expect(await left()).toBe(before);
  });

  test('P5: labels a Professional as such', async ({ page }) => {
    await signInAs(page, 'member');
    await page.route('**/api/auth/me', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), membershipTier: 'professional' } });
    });
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('Morgan MemberProfessional');
  });

  test('shows the admin link to admins only', async ({ page }) => {
    await signInAs(page, 'member');
    await page.goto('/');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar).toContainText('Morgan Member');
    await expect(sidebar.getByRole('link', { name: /Admin/ })).toHaveCount(0);
  });
});

test.describe('theme', () => {
  test('is dark by default, and a choice is remembered', async ({ page }) => {
    await page.goto('/');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Theme: Dark' }).click();
    await page.getByRole('menuitem', { name: 'Light' }).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'light');
  });

  test('follows the operating system while the choice is System', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cardi-theme', 'system'));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('falls back to dark for an invalid stored value', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cardi-theme', 'purple'));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
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

test.describe('footer', () => {
  test('has the links, the claim, the parent organization and the contact details', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const resources = footer.getByRole('navigation', { name: 'Resources' });
    for (const name of ['Articles', 'Focus Areas', 'Upcoming Events', 'Member Directory', 'Green Market']) {
      await expect(resources.getByRole('link', { name })).toBeVisible();
    }
    const navigation = footer.getByRole('navigation', { name: 'Navigation' });
    await expect(navigation.getByRole('link')).toHaveText(Object.keys(publicLinks));
    for (const path of ['/terms', '/privacy', '/cookies', '/accessibility']) {
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
    }
    await expect(footer).toContainText('1,200+ cleantech companies');
    await expect(footer).toContainText('CARDI, run by a subsidiary of');
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  });

  test('stores a newsletter address, and reports an invalid one', async ({ page }) => {
    await page.goto('/signin');
    const field = page.getByLabel('Newsletter');
    await field.fill('not an address');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await field.fill('reader@test.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expectToast(page, 'Almost there');
    await expect(field).toHaveValue('');
  });

  test.describe('when the server refuses', () => {
    test.use({ allowedConsole: [/status of 500/] });

    test('keeps the newsletter address', async ({ page }) => {
      await page.goto('/signin');
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByLabel('Newsletter').fill('reader@test.example');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expectToast(page, 'Subscription failed');
      await expect(page.getByLabel('Newsletter')).toHaveValue('reader@test.example');
    });
  });
});

test.describe('toasts', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('appear one at a time, at most 420 px wide, take the focus on F8 and disappear after five seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/signin');
    await page.getByLabel('Username').fill('member');
    await page.getByLabel('Password', { exact: true }).fill('not-the-one');
    for (let attempt = 0; attempt < 2; attempt++) {
      const answered = page.waitForResponse('**/api/auth/signin');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await answered;
    }
    await expectToast(page, 'Sign in failed');
    const region = page.getByRole('region', { name: /Notifications/ });
    expect((await region.getByRole('list').boundingBox())?.width).toBe(420);
    await page.keyboard.press('F8');
    await expect(region.getByRole('list')).toBeFocused();
    await page.getByLabel('Username').focus();
    await page.clock.runFor(4000);
    await expect(region.getByRole('listitem')).toHaveCount(1);
    await page.clock.runFor(1500);
    await expect(region.getByRole('listitem')).toHaveCount(0);
  });

  test('are dismissed by a swipe of 50 px to the right or by their button', async ({ page }) => {
    await page.goto('/signin');
    await page.getByLabel('Username').fill('member');
    await page.getByLabel('Password', { exact: true }).fill('not-the-one');
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    const swipe = async (distance: number) => {
      const box = await toast.boundingBox();
      if (!box) throw new Error('There is no toast');
      await page.mouse.move(box.x + 60, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + distance, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
    };
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast).toBeVisible();
    await swipe(40);
    await expect(toast).toBeVisible();
    await swipe(60);
    await expect(toast).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  });
});

test.describe('pages that do not exist', () => {
  // The server answers with 404, too.
  test.use({ allowedConsole: [/status of 404/] });

  test('show the 404 page within the shell', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(/404/);
  });

  test.describe('because their code fails to load', () => {
    test.use({ allowedConsole: [/./] });

    test('show the error page within the shell', async ({ page }) => {
      await page.goto('/');
      await page.route('**/assets/sign-in-page-*', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    });
  });
});

test('the keyboard can skip the header, and a new page gets the focus', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('accessibility', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('the shell has no accessibility violation', async ({ page }) => {
    await followSystemTheme(page);
    await signInAs(page, 'admin');
    await page.goto('/no/such/page');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await axeInBothThemes(page);
    await page.getByRole('button', { name: 'User menu of admin' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await axeInBothThemes(page);
  });
});

test('Ctrl+/ lists the shortcuts in a browser, too, and the focus returns', async ({ page }) => {
  await followSystemTheme(page);
  await page.goto('/about');
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
