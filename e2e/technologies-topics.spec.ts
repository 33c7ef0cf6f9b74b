import type { Page } from '@playwright/test';
import { signInAsNewMember } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { mailsTo } from './support/outbox.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const perovskite = '/network/technologies/perovskite';
const thorium = '/network/technologies/thorium';
const moltenSalt = '/network/technologies/molten-salt-reactors';

const actions = (page: Page) => page.getByRole('region', { name: 'Actions' });

test('the pages of the three topics have tabs for the keyboard, no accessibility violation, and links to more', async ({
  page,
}) => {
  test.slow();
  await followSystemTheme(page);
  const list = '/network/technologies?';
  for (const path of [perovskite, thorium, moltenSalt]) {
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page.getByRole('tabpanel', { name: 'Overview', exact: true })).toBeVisible();
    await axe(page);
    await page.getByRole('tab', { name: 'Overview', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${path}?tab=technical-details`);
    await expect(page.getByRole('table', { name: /Technology readiness levels/ })).toBeVisible();
    await axeInBothThemes(page);

    // N7: each related topic leads to more than this page.
    const links = page.getByRole('region', { name: 'Related Topics' }).getByRole('link');
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

test('questions open by keyboard, references and sections get the focus, and the link is copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

  await actions(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${thorium}`);
});

test('members save the page, subscribe to updates and discuss; the changes last', async ({ page, server }) => {
  await signInAsNewMember(page);
  await page.goto(moltenSalt);
  await actions(page).getByRole('button', { name: 'Save to library' }).click();
  await expect(actions(page).getByRole('button', { name: 'Saved to library' })).toBeEnabled();
  await actions(page).getByRole('button', { name: 'Get updates' }).click();
  await expectToast(page, 'You get updates');
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
  await actions(page).getByRole('button', { name: 'Discuss' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discuss thorium nuclear fuel' });
  const question = `How is protactinium held back? ${Date.now()}`;
  await fieldOf(dialog, 'Message').fill(question);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Message Sent');
  // The team also gets mails from other tests.
  const asked = async () =>
    (await mailsTo(server, 'hello@cardi.example')).filter(({ text }) => text?.includes(question)).length;
  await expect.poll(asked).toBe(1);
});
