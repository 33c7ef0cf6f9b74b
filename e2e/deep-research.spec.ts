import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAs, signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { type ResearchModels, startResearchModels } from './support/research-models.ts';
import { type ResearchTool, startResearchTool } from './support/research-tool.ts';
import { startServer } from './support/server.ts';
import { openTab, tab } from './support/tabs.ts';
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
      const env = { DEEP_RESEARCH_NAME: 'Chorus', DEEP_RESEARCH_URL: tool.url };
      const server = await startServer({ dataDir: join(workFolder, 'research'), databaseUrl, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const frame = (page: Page) => page.frameLocator('iframe[title="Chorus"]');
const inTool = (page: Page) => frame(page).getByRole('heading', { name: 'Ask the chorus' });

test.describe('a tool that tries to take over the page', () => {
  test.use({ allowedConsole: [/sandboxed|allow-top-navigation/i] });

  test('is shown once it can be, keeps its state in full screen and between the tabs, and cannot leave', async ({
    page,
    tool,
  }) => {
    await signInAs(page, 'member');
    await followSystemTheme(page);
    await test.step('what cannot be shown is explained, and appears after another try', async () => {
      let status = 'refuses-framing';
      await page.route('**/api/deep-research/status', (route) => route.fulfill({ json: { status } }));
      await page.goto('/deep-research');
      await expect(page.getByRole('heading', { name: 'Chorus opens in a tab of its own' })).toBeVisible();
      await axe(page);
      status = 'unreachable';
      const again = page.getByRole('button', { name: 'Try again' });
      await again.click();
      await expect(page.getByRole('alert')).toContainText('Chorus cannot be reached right now');
      await axe(page);
      // Now the server says what is so.
      await page.unroute('**/api/deep-research/status');
      await again.click();
    });
    const question = frame(page).getByLabel('Question');
    await expect(inTool(page)).toBeVisible();
    expect(tool.loads).toHaveLength(1);
    expect(tool.loads[0]?.referer).toBeUndefined();
    expect(tool.loads[0]?.cookie).toBeUndefined();
    await question.fill('What does a flow battery cost?');

    await test.step('full screen is a dialog at 90% of the viewport', async () => {
      const button = page.getByRole('button', { name: 'Full Screen' });
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Chorus in full screen' });
      await expect(dialog).toBeVisible();
      expect(await dialog.boundingBox()).toEqual({ x: 72, y: 45, width: 1296, height: 810 });
      await expect(question).toHaveValue('What does a flow battery cost?');
      await expect(page.getByRole('button', { name: 'Exit Full Screen' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(dialog).toBeVisible();
      await page.mouse.click(20, 20);
      await expect(dialog).toHaveCount(0);
      await expect(question).toHaveValue('What does a flow battery cost?');
    });

    await test.step('the tabs work by keyboard, and every one is accessible, down to 390 px', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await tab(page, 'Research').focus();
      for (const name of ['Research', 'About Chorus', 'How to Use']) {
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        await axeInBothThemes(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `width of ${name}`).toBeLessThanOrEqual(390);
        await page.keyboard.press('ArrowRight');
      }
      await expect(tab(page, 'Research')).toBeFocused();
      await expect(question).toHaveValue('What does a flow battery cost?');
      await page.getByRole('button', { name: 'Full Screen' }).click();
      const box = await page.getByRole('dialog').boundingBox();
      expect(box?.width).toBeCloseTo(351, 0);
      expect(box?.height).toBeCloseTo(759.6, 0);
      await axeInBothThemes(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    expect(tool.loads).toHaveLength(1);

    await test.step('its new tab has no access to this one', async () => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Open in New Tab' }).click();
      const popup = await opened;
      await expect(popup).toHaveURL(tool.url);
      expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    });

    await frame(page).getByRole('link', { name: 'Leave' }).click();
    await expect(inTool(page)).toBeVisible();
    await expect(page).toHaveURL('/deep-research');
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
    await openTab(page, name);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await axe(page);
  }
  await openTab(page, 'Research');

  const asked = 'How long do perovskite solar cells last?';
  await fieldOf(page, 'What do you want to know?').fill(asked);
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

  await fieldOf(page, 'Ask a follow-up question').fill('Who makes them?');
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
    await fieldOf(page, 'What do you want to know?').fill('How long do perovskite solar cells last?');
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
