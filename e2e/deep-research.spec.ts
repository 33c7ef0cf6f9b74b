import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { testPassword } from '#e2e/support/test-password.ts';
import { advice } from '#src/features/deep-research/advice.ts';
import { signInAs, signInAsNewMember } from './support/account.ts';
import { type ResearchModels, startResearchModels } from './support/research-models.ts';
import { type ResearchTool, startResearchTool } from './support/research-tool.ts';
import { startServer } from './support/server.ts';
import { axe, axeInBothThemes, test as base, expect, followSystemTheme } from './support/test.ts';
import { expectToast } from './support/toast.ts';

interface ToolFixtures {
  tool: ResearchTool;
}

/** Tests against a server whose research tool runs on this machine. */
const test = base.extend<object, ToolFixtures>({
  tool: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const tool = await startResearchTool();
      await use(tool);
      await tool.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ workFolder, databaseUrl, tool }, use) => {
      const env = {
        DEEP_RESEARCH_NAME: 'Chorus',
        DEEP_RESEARCH_URL: tool.url,
        DEEP_RESEARCH_TECHNOLOGY_TEXT: 'Five models answer at once.',
        DEEP_RESEARCH_TECHNOLOGY_URL: 'https://chorus.example/how',
        DEEP_RESEARCH_TEAM_TEXT: 'Nine people in Lisbon.',
        DEEP_RESEARCH_TEAM_URL: 'https://chorus.example/who',
        DEEP_RESEARCH_TEAM_EMAIL: 'hello@chorus.example',
        DEEP_RESEARCH_TEAM_PHONE: '+351 555 0100',
      };
      const server = await startServer({ dataDir: join(workFolder, 'research'), databaseUrl, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const frame = (page: Page) => page.frameLocator('iframe[title="Chorus"]');
const inTool = (page: Page) => frame(page).getByRole('heading', { name: 'Ask the chorus' });

/** The server remembers the tool's state for minutes; a restart clears it. */
async function afresh(server: { restart: () => Promise<void> }): Promise<void> {
  await server.restart();
}

test('a visitor signs in and comes back', async ({ page }) => {
  await page.goto('/deep-research?from=mail');
  await expect(page).toHaveURL('/signin?returnTo=/deep-research%3Ffrom%3Dmail');
  await page.getByLabel('Username').fill('member');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/deep-research?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Deep Research' })).toBeVisible();
  await expect(page).toHaveTitle(/Deep Research/);
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, tool }) => {
    tool.answer(null);
    tool.loads.length = 0;
    await signInAs(page, 'member');
  });

  test('the tool runs in a sandbox, with its name and no more information than it needs', async ({ page, tool }) => {
    await page.goto('/deep-research');
    await expect(page.getByText('Powered by Chorus ensemble technology')).toBeVisible();
    await expect(tab(page, 'Research')).toHaveAttribute('aria-selected', 'true');
    await expect(inTool(page)).toBeVisible();
    const iframe = page.locator('iframe');
    await expect(iframe).toHaveAttribute('src', tool.url);
    const sandbox = ((await iframe.getAttribute('sandbox')) ?? '').split(' ');
    expect(sandbox.toSorted()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
    await expect(iframe).toHaveAttribute('allow', 'clipboard-write');
    expect(tool.loads).toHaveLength(1);
    expect(tool.loads[0]?.referer).toBeUndefined();
    expect(tool.loads[0]?.cookie).toBeUndefined();
  });

  test.describe('with a tool that tries to take over the page', () => {
    test.use({ allowedConsole: [/sandboxed|allow-top-navigation/i] });

    test('the page stays where it is', async ({ page }) => {
      await page.goto('/deep-research');
      await frame(page).getByRole('link', { name: 'Leave' }).click();
      await expect(inTool(page)).toBeVisible();
      await expect(page).toHaveURL('/deep-research');
    });
  });

  test('the tool opens in a new tab that has no access to this one', async ({ page, tool }) => {
    await page.goto('/deep-research');
    const link = page.getByRole('link', { name: 'Open in New Tab' });
    await expect(link).toHaveAttribute('href', tool.url);
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    const opened = page.waitForEvent('popup');
    await link.click();
    const popup = await opened;
    await expect(popup).toHaveURL(tool.url);
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  });

  test('full screen is a dialog at 90% of the viewport, and the tool keeps its state', async ({ page, tool }) => {
    await page.goto('/deep-research');
    await expect(inTool(page)).toBeVisible();
    await frame(page).getByLabel('Question').fill('What does a flow battery cost?');
    const button = page.getByRole('button', { name: 'Full Screen' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Chorus in full screen' });
    await expect(dialog).toBeVisible();
    expect(await dialog.boundingBox()).toEqual({ x: 72, y: 45, width: 1296, height: 810 });
    await expect(frame(page).getByLabel('Question')).toHaveValue('What does a flow battery cost?');
    await expect(page.getByRole('button', { name: 'Exit Full Screen' })).toBeFocused();
    await axe(page);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(frame(page).getByLabel('Question')).toHaveValue('What does a flow battery cost?');

    // Closed by its button, and by a click beside it, from another tab.
    await tab(page, 'How to Use').click();
    await button.click();
    await expect(tab(page, 'Research')).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('button', { name: 'Exit Full Screen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog).toHaveCount(0);
    await expect(frame(page).getByLabel('Question')).toHaveValue('What does a flow battery cost?');
    expect(tool.loads).toHaveLength(1);
  });

  test('the tabs work by keyboard, and the conversation survives a switch between them', async ({ page, tool }) => {
    await page.goto('/deep-research');
    await expect(inTool(page)).toBeVisible();
    await frame(page).getByLabel('Question').fill('Still here?');
    await tab(page, 'Research').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const about = page.getByRole('tabpanel', { name: 'About Chorus' });
    await expect(about.getByRole('heading', { name: 'Technology' })).toBeVisible();
    await expect(about).toContainText('Five models answer at once.');
    await expect(about).toContainText('Nine people in Lisbon.');
    const more = about.getByRole('link', { name: /^Read more/ });
    await expect(more).toHaveCount(2);
    await expect(more.first()).toHaveAttribute('href', 'https://chorus.example/how');
    await expect(more.last()).toHaveAttribute('href', 'https://chorus.example/who');
    await expect(more.last()).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(about.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', 'mailto:hello@chorus.example');
    await expect(about.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+3515550100');

    await tab(page, 'How to Use').click();
    const guide = page.getByRole('tabpanel', { name: 'How to Use' });
    for (const { title } of advice)
      await expect(guide.getByRole('heading', { name: title, exact: true })).toBeVisible();

    await tab(page, 'Research').click();
    await expect(frame(page).getByLabel('Question')).toHaveValue('Still here?');
    expect(tool.loads).toHaveLength(1);
  });

  test('a tool that refuses to be framed is offered in a separate tab', async ({ page, tool, server }) => {
    await afresh(server);
    tool.answer((_request, response) => response.setHeader('Content-Security-Policy', "frame-ancestors 'self'").end());
    await page.goto('/deep-research');
    await expect(page.getByRole('heading', { name: 'Chorus opens in a tab of its own' })).toBeVisible();
    const panel = page.getByRole('tabpanel', { name: 'Research' });
    await expect(panel.getByRole('link', { name: 'Open in New Tab' })).toHaveAttribute('href', tool.url);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Full Screen' })).toHaveCount(0);
    await axe(page);
    // Once the tool allows frames, another try shows it.
    tool.answer(null);
    await afresh(server);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(inTool(page)).toBeVisible();
  });

  test('a tool that is down is reported, and appears after another try', async ({ page, tool, server }) => {
    await afresh(server);
    tool.answer((_request, response) => response.writeHead(503).end());
    await page.goto('/deep-research');
    await expect(page.getByRole('alert')).toContainText('Chorus cannot be reached right now');
    await expect(page.locator('iframe')).toHaveCount(0);
    await axe(page);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.getByRole('alert')).toBeVisible();
    tool.answer(null);
    // The server remembers the failure for two seconds, so that retries cannot overload the tool.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 500 });
      await expect(inTool(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test.describe('when our own server fails', () => {
    test.use({ allowedConsole: [/status of 500/] });

    test('says that the state is unknown and can try again', async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/api/deep-research/status', async (route) => {
        await held.promise;
        await route.fulfill({ status: 500, body: '' });
      });
      await page.goto('/deep-research');
      await expect(page.getByText('Asking whether Chorus can be shown')).toBeAttached();
      await expect(page.getByRole('button', { name: 'Full Screen' })).toBeDisabled();
      held.resolve();
      await expect(page.getByRole('alert')).toContainText('We could not check on Chorus');
      await page.unroute('**/api/deep-research/status');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(inTool(page)).toBeVisible();
    });
  });

  test('every tab is accessible, down to 390 px', async ({ page }) => {
    await followSystemTheme(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/deep-research');
    await expect(inTool(page)).toBeVisible();
    for (const name of ['Research', 'About Chorus', 'How to Use']) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await axeInBothThemes(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `width of ${name}`).toBeLessThanOrEqual(390);
    }
    await page.getByRole('button', { name: 'Full Screen' }).click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBeCloseTo(351, 0);
    expect(box?.height).toBeCloseTo(759.6, 0);
    await axeInBothThemes(page);
  });
});

base('without a tool of others, a question finds passages that open, is followed up and deleted', async ({ page }) => {
  await signInAsNewMember(page);
  await followSystemTheme(page);
  await page.goto('/deep-research');
  await expect(page.getByText('Powered by CARDI search, without AI models')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in New Tab' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Full Screen' })).toHaveCount(0);
  await expect(page.getByText('10 of 10 questions left today')).toBeVisible();
  await axeInBothThemes(page);
  for (const name of ['About Deep Research', 'How to Use']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await axe(page);
  }
  await tab(page, 'Research').click();

  const asked = 'How long do perovskite solar cells last?';
  await page.getByLabel('What do you want to know?').fill(asked);
  await page.keyboard.press('Control+Enter');
  const title = page.getByRole('heading', { level: 2, name: asked });
  await expect(title).toBeFocused();
  await expect(page.getByText('These are passages, not an answer.')).toBeVisible();
  await expect(page).toHaveTitle(/How long do perovskite/);
  const source = page.getByRole('link', { name: /perovskite/i }).first();
  await expect(
    page
      .locator('mark')
      .filter({ hasText: /perovskite/i })
      .first(),
  ).toBeVisible();
  await axeInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  const opened = page.waitForEvent('popup');
  await source.click();
  const record = await opened;
  await expect(record.getByRole('heading', { level: 1, name: /perovskite/i })).toBeVisible();
  await record.close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as Markdown' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.md$/);

  await page.getByLabel('Ask a follow-up question').fill('Who makes them?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Who makes them?' })).toBeFocused();
  const earlier = page.getByRole('navigation', { name: 'Earlier in this conversation' });
  await earlier.getByRole('link', { name: asked }).click();
  await expect(title).toBeFocused();
  await page.reload();
  await expect(page.getByText('These are passages, not an answer.')).toBeVisible();

  await page.getByRole('button', { name: `Delete “${asked}”` }).click();
  await page.getByRole('button', { name: 'Delete question' }).click();
  await expectToast(page, 'Question deleted');
  await expect(page).toHaveURL('/deep-research');
  await expect(page.getByRole('link', { name: 'Who makes them?' })).toBeVisible();
  await expect(page.getByRole('link', { name: asked })).toHaveCount(0);
  await expect(page.getByText('8 of 10 questions left today')).toBeVisible();
});

/** Tests against a server whose models run on this machine. */
const modelTest = base.extend<object, { models: ResearchModels }>({
  models: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const models = await startResearchModels();
      await use(models);
      await models.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ workFolder, databaseUrl, models }, use) => {
      const env = { RESEARCH_MODELS: models.setting };
      const server = await startServer({ dataDir: join(workFolder, 'models'), databaseUrl, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

modelTest(
  'models answer side by side as they write, with their sources and what they agree on',
  async ({ page, models }) => {
    await signInAsNewMember(page);
    await followSystemTheme(page);
    await page.goto('/deep-research');
    await expect(page.getByText('Powered by an ensemble of Larch, Birch, and Rowan')).toBeVisible();
    await page.getByLabel('What do you want to know?').fill('How long do perovskite solar cells last?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();

    const answerOf = (model: string) => page.getByRole('article', { name: model, exact: true });
    await expect(answerOf('Larch')).toContainText('1 of 2 sentences names no source.');
    await expect(answerOf('Larch').getByText('no source', { exact: true })).toBeVisible();
    await expect(answerOf('Rowan')).toContainText('No answer');
    await expect(answerOf('Birch')).toContainText('Writing');
    await expect(answerOf('Birch')).toContainText('Perovskite');
    await expect(page.getByRole('status').filter({ hasText: '1 of 3 answers written' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    models.letBirchGoOn();
    await expect(answerOf('Birch')).toContainText('Every sentence names a source.');
    await expect(page.getByRole('region', { name: 'Where they agree' })).toContainText('Birch');
    await expect(page.getByText('These are passages, not an answer.')).toHaveCount(0);

    const number = answerOf('Birch').getByRole('button', { name: /^Source 1/ });
    await number.press('Enter');
    const source = answerOf('Birch').getByRole('note', { name: 'Source 1' });
    await expect(source.getByRole('link')).toHaveAttribute('href', /#:~:text=/);
    await axeInBothThemes(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(source).toHaveCount(0);
    await expect(number).toBeFocused();

    const left = async (model: string) => (await answerOf(model).boundingBox())?.x ?? 0;
    expect(await left('Birch')).toBeGreaterThan(await left('Larch'));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await left('Birch')).toBe(await left('Larch'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);
