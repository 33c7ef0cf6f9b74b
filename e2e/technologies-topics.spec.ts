import type { Page } from '@playwright/test';

import { signInAsNewMember } from './support/account.ts';
import { mailsTo } from './support/outbox.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const perovskite = '/network/technologies/perovskite';
const thorium = '/network/technologies/thorium';
const moltenSalt = '/network/technologies/molten-salt-reactors';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const actions = (page: Page) => page.getByRole('region', { name: 'Actions' });

const pages = [
  {
    path: perovskite,
    title: 'Perovskite Solar Cells',
    tabs: ['Overview', 'Technical Details', 'Challenges & Future', 'RSS Feeds'],
    level: '4 of 9, Development Phase',
    facts: ['Solar Energy', 'Emerging', '2009'],
    levels: 9,
    current: 'Validated in the laboratory',
    players: 6,
    // 26.7 and 34.85 against 27.3, 42 against 30: the bar is full at one and a half times the benchmark.
    bars: ['65', '85', '93'],
  },
  {
    path: thorium,
    title: 'Thorium Nuclear Fuel',
    tabs: ['Overview', 'Technical Details', 'Challenges & Future', 'RSS Feeds'],
    level: '5 of 9, Development Phase',
    facts: ['Nuclear Energy', 'Developing', '1962'],
    levels: 9,
    current: 'Validated in its environment',
    players: 6,
    bars: ['60', '80', '75', '70'],
  },
  {
    path: moltenSalt,
    title: 'Molten Salt Reactors',
    tabs: ['Overview', 'Technical Details', 'News & Research'],
    level: '4 of 9, Development Phase',
    facts: ['Nuclear Energy', 'Developing', '1954'],
    levels: 10,
    current: 'Validated in the laboratory',
    players: 6,
    bars: ['70', '10', '75'],
  },
];

for (const { path, title, tabs, level, facts, levels, current, players, bars } of pages) {
  test(`${title}: tabs, status, readiness, key players, bars and sources`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    await expect(page.getByRole('link', { name: 'Back to Technologies' })).toHaveAttribute(
      'href',
      '/network/technologies',
    );
    await expect(page.getByRole('tab')).toHaveText(tabs);
    await expect(panel(page, 'Overview')).toBeVisible();

    const status = page.getByRole('region', { name: 'Technology Status' });
    await expect(status.getByRole('meter')).toHaveAttribute('aria-valuetext', level);
    for (const label of ['Focus Area', 'Development Status', 'First Developed', 'Last Updated']) {
      await expect(status.getByText(label, { exact: true })).toBeVisible();
    }
    for (const fact of facts) await expect(status.getByText(fact, { exact: true })).toBeVisible();
    const percents = await page.locator('[data-percent]').evaluateAll((all) => all.map((one) => one.dataset.percent));
    expect(percents).toEqual(bars);
    await expect(page.getByRole('list', { name: 'Key players' }).getByRole('heading')).toHaveCount(players);

    // External links open beside this page and get no reference to it.
    const outside = page.locator('main a[href^="http"]');
    const kinds = await outside.evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('target')} ${one.getAttribute('rel')}`),
    );
    expect(new Set(kinds)).toEqual(new Set(['_blank noopener noreferrer']));
    await axe(page);

    await tab(page, 'Overview').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${path}?tab=technical-details`);
    const table = panel(page, 'Technical Details').getByRole('table', { name: /Technology readiness levels/ });
    await expect(table.getByRole('row')).toHaveCount(levels + 5);
    await expect(table.locator('[aria-current=step]')).toContainText(current);
    await expect(table.locator('[aria-current=step]')).toContainText('Current level');
    for (const phase of ['Research Phase', 'Development Phase', 'Deployment Phase', 'Commercial Phase']) {
      await expect(table.getByRole('rowheader', { name: phase })).toBeVisible();
    }

    await page.evaluate(() => localStorage.setItem('cardi-theme', 'light'));
    await page.reload();
    await expect(panel(page, 'Technical Details')).toBeVisible();
    await axe(page);
  });
}

test('questions open by keyboard, references link to their source, and sections can be linked to', async ({ page }) => {
  await page.goto(thorium);
  const question = page.locator('summary', { hasText: 'Can a reactor run on thorium alone?' });
  const answer = page.getByText('Thorium-232 does not split with slow neutrons.');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();

  await page.getByRole('navigation', { name: 'In this tab' }).getByRole('link', { name: 'Key players' }).click();
  await expect(page.getByRole('heading', { name: 'Key players' })).toBeFocused();
  await page
    .getByRole('link', { name: /^Source 1: / })
    .first()
    .click();
  await expect(page.locator('#source-tecdoc')).toBeFocused();
  await expect(page.locator('#source-tecdoc')).toBeInViewport();

  const related = page.getByRole('region', { name: 'Related Topics' });
  await expect(related.getByRole('link', { name: 'the article that opens this dossier' })).toHaveAttribute(
    'href',
    '/research-hub/thorium-nuclear-fuel',
  );
  await related.getByRole('link', { name: 'Molten Salt Reactors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Molten Salt Reactors' })).toBeVisible();
  await expect(related.getByRole('link', { name: 'Thorium Nuclear Fuel' })).toHaveAttribute('href', thorium);
  await expect(related.getByRole('link', { name: 'Direct Air Carbon Capture' })).toHaveAttribute(
    'href',
    '/network/technologies/3',
  );
  await expect(related.getByRole('link', { name: 'Perovskite Solar Cells' })).toHaveAttribute(
    'href',
    '/network/technologies/1',
  );
});

test('N7: every related topic links to more than the current page', async ({ page }) => {
  const list = '/network/technologies?';
  for (const path of ['/network/technologies/perovskite', thorium, moltenSalt]) {
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const links = page.getByRole('region', { name: 'Related Topics' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      const answer = await page.request.get(href.startsWith(list) ? `/api${href.replace('/network', '')}` : href);
      expect(answer.status(), href).toBe(200);
      if (!href.startsWith(list)) continue;
      const { items } = (await answer.json()) as { items: { id: number; name: string; companyName: string | null }[] };
      expect(
        items.filter(({ name, companyName }) => name !== title || companyName !== null),
        href,
      ).not.toEqual([]);
    }
  }
});

test('visitors can share the link; saving and updates lead to sign-in and back', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(moltenSalt);
  await actions(page).getByRole('button', { name: 'Share this technology' }).click();
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${moltenSalt}`);

  for (const name of ['Save to library', 'Get updates']) {
    await page.goto(moltenSalt);
    await actions(page).getByRole('button', { name }).click();
    await expect(page).toHaveURL(`/signin?returnTo=${moltenSalt}`);
    await expectToast(page, 'Member feature', 'Sign in or join to save or receive updates.');
    await expect(page.getByRole('listitem').getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
});

test('members save the page, subscribe to updates and discuss; the changes last', async ({ page, server }) => {
  await signInAsNewMember(page);
  await page.goto(moltenSalt);
  await actions(page).getByRole('button', { name: 'Save to library' }).click();
  await expect(actions(page).getByRole('button', { name: 'Saved to library' })).toBeEnabled();
  await actions(page).getByRole('button', { name: 'Get updates' }).click();
  await expectToast(page, 'You get updates', 'We notify you about news, at most once a day.');
  await page.reload();
  const updates = actions(page).getByRole('button', { name: 'Updates are on' });
  await expect(updates).toHaveAttribute('aria-pressed', 'true');
  await expect(actions(page).getByRole('button', { name: 'Saved to library' })).toBeVisible();
  await updates.click();
  await expectToast(page, 'Updates ended');
  await expect(actions(page).getByRole('button', { name: 'Get updates' })).toBeVisible();
  await page.goto('/network/saved');
  await expect(page.getByRole('link', { name: 'Molten Salt Reactors' })).toHaveAttribute('href', moltenSalt);

  await page.goto(thorium);
  for (const name of ['Share', 'Save', 'Discuss']) {
    await expect(actions(page).getByRole('button', { name, exact: true })).toBeVisible();
  }
  await actions(page).getByRole('button', { name: 'Discuss' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discuss thorium nuclear fuel' });
  await expect(dialog.getByLabel('Message')).toHaveValue('I would like to discuss thorium nuclear fuel.');
  const question = `How is protactinium held back? ${Date.now()}`;
  await dialog.getByLabel('Message').fill(question);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Message Sent');
  // The team also gets mails from other tests.
  const asked = async () =>
    (await mailsTo(server, 'hello@cardi.example')).filter(({ text }) => text?.includes(question)).length;
  await expect.poll(asked).toBe(1);
});

test.describe('when a call fails', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('a subscription that could not be stored is reported and not shown as active', async ({ page }) => {
    await signInAsNewMember(page);
    await page.goto(perovskite);
    await page.route('**/api/technology-updates/*', (route) => route.fulfill({ status: 500, body: '' }));
    await actions(page).getByRole('button', { name: 'Get updates' }).click();
    await expectToast(page, 'This could not be saved', 'Please try again in a moment.');
    await expect(actions(page).getByRole('button', { name: 'Get updates' })).toHaveAttribute('aria-pressed', 'false');
  });
});
