import { signInAsNewMember } from './support/account.ts';
import { chooseUnderMore } from './support/more-menu.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

// The second of two moves is refused.
test.use({ allowedConsole: [/status of 409/] });

test('two members move the same card: the first move stands, and the second learns where the card is', async ({
  page,
  browser,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? '' };
  await signInAsNewMember(page);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const theirs = await context.newPage();
  await signInAsNewMember(theirs);
  const idOf = async (who: typeof page) =>
    ((await (await who.request.get('/api/auth/me')).json()) as { id: number }).id;
  const [myId, theirId] = [await idOf(page), await idOf(theirs)];
  await page.request.post('/api/connections', { headers, data: { memberId: theirId } });
  await theirs.request.patch(`/api/connections/${myId}`, { headers, data: { answer: 'accept' } });

  await followSystemTheme(page);
  await page.goto('/network/companies/1');
  const company = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await chooseUnderMore(page, 'Add to pipeline');
  const dialog = page.getByRole('dialog', { name: `Add ${company} to a pipeline` });
  await dialog.getByRole('textbox', { name: 'Name of a new pipeline' }).fill('Storage deals');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: /^Storage deals/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('navigation', { name: 'Member' }).getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('navigation', { name: 'Member' }).getByRole('link', { name: 'Pipeline' }).click();
  await page.getByRole('link', { name: 'Storage deals' }).click();
  const stage = (who: typeof page, name: string) => who.getByRole('region', { name, exact: true });
  const card = (who: typeof page, name: string) => stage(who, name).getByRole('link', { name: company });
  await expect(card(page, 'To look at')).toBeVisible();
  await axeInBothThemes(page);
  const id = page.url().split('/').at(-1) ?? '';
  await page.request.put(`/api/pipelines/${id}/people/${theirId}`, { headers, data: { access: 'edit' } });

  await theirs.goto(page.url());
  await expect(card(theirs, 'To look at')).toBeVisible();
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/move') && answer.status() === 200);
  await card(page, 'To look at')
    .locator('xpath=ancestor::li')
    .hover({ position: { x: 20, y: 70 } });
  await page.mouse.down();
  // The first move begins to drag, the second one is over the stage.
  await stage(page, 'In contact').hover();
  await stage(page, 'Due diligence').hover();
  await expect(stage(page, 'Due diligence').locator('[data-drop-line]')).toBeVisible();
  await page.mouse.up();
  await expect(card(page, 'Due diligence')).toBeVisible();
  await moved;

  await theirs.getByRole('button', { name: `Move ${company}` }).press('ArrowRight');
  await expectToast(theirs, 'The card was not moved', 'it is in “Due diligence” now');
  await expect(card(theirs, 'Due diligence')).toBeVisible();
  const handle = theirs.getByRole('button', { name: `Move ${company}` });
  await handle.press('ArrowRight');
  await expect(card(theirs, 'Won')).toBeVisible();
  await expect(handle).toBeFocused();
  await context.close();
  await page.reload();
  await expect(card(page, 'Won')).toBeVisible();

  // By keyboard alone: Enter opens the dialog of an entry, and does not send its form.
  await page.getByRole('button', { name: 'Change the stage Won' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename or close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');

  // One word that is wider than a phone.
  const name = 'Stromspeicherbeteiligungsgesellschaftsanteile';
  await page.request.patch(`/api/pipelines/${id}`, { headers, data: { name, version: 1 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
