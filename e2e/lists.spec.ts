import { signInAsNewMember } from './support/account.ts';
import { post } from './support/companies.ts';
import { exportAs } from './support/export.ts';
import { fieldOf } from './support/field-of.ts';
import { choose } from './support/listings.ts';
import { chooseUnderMore } from './support/more-menu.ts';
import { axe, axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('two members work on one shared list: what either adds or takes off, the other sees', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = { Origin: baseURL ?? '' };
  await signInAsNewMember(page);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const theirs = await context.newPage();
  const other = await signInAsNewMember(theirs);
  const idOf = async (who: typeof page) =>
    ((await (await who.request.get('/api/auth/me')).json()) as { id: number }).id;
  const [myId, theirId] = [await idOf(page), await idOf(theirs)];
  await page.request.post('/api/connections', { headers: origin, data: { memberId: theirId } });
  await theirs.request.patch(`/api/connections/${myId}`, { headers: origin, data: { answer: 'accept' } });

  await followSystemTheme(page);
  await page.goto('/network/companies/1');
  const company = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await chooseUnderMore(page, 'Add to list');
  const dialog = page.getByRole('dialog', { name: `Add ${company} to a list` });
  await dialog.getByRole('textbox', { name: 'Name of a new list' }).fill('Storage to meet');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: /^Storage to meet/ })).toBeChecked();
  await axeInBothThemes(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('navigation', { name: 'Member' }).getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('navigation', { name: 'Member' }).getByRole('link', { name: 'Lists' }).click();
  await page.getByRole('link', { name: 'Storage to meet' }).click();
  const table = page.getByRole('region', { name: 'Storage to meet' });
  await expect(table.getByRole('link', { name: company })).toHaveAttribute('href', '/network/companies/1');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Share “Storage to meet”' });
  await sharing.getByRole('combobox', { name: 'Connection' }).fill(other);
  await page.getByRole('option', { name: other }).click();
  await sharing.getByRole('combobox', { name: 'What they may do' }).selectOption('Can write notes, add and remove');
  await sharing.getByRole('button', { name: 'Share', exact: true }).click();
  await expectToast(page, 'List shared', `${other} is told.`);
  await expect(sharing.getByRole('list', { name: 'Shared with' })).toContainText(other);
  await axeInBothThemes(page);
  await sharing.getByRole('button', { name: 'Done' }).click();

  await theirs.goto('/network/technologies/1');
  const technology = (await theirs.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await chooseUnderMore(theirs, 'Add to list');
  const added = theirs.waitForResponse((answer) => answer.url().endsWith('/items') && answer.status() === 201);
  const box = theirs.getByRole('checkbox', { name: /^Storage to meet/ });
  await box.click();
  await added;
  await expect(box).toBeChecked();
  await page.reload();
  await expect(table.getByRole('link', { name: technology })).toBeVisible();
  await axeInBothThemes(page);

  await theirs.goto(page.url());
  await theirs.getByRole('checkbox', { name: `Select ${company}` }).check();
  await theirs.getByRole('button', { name: 'Take off the list' }).click();
  await expectToast(theirs, '1 record taken off the list');
  await context.close();
  await page.goto('/network/technologies/1');
  await page.getByText('What you and your colleagues did').click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(
    `${other} added it to the list Storage to meet`,
  );
  await page.goBack();
  const saved = page.waitForEvent('download');
  await exportAs(page, 'Excel');
  expect((await saved).suggestedFilename()).toMatch(/^storage-to-meet-\d{4}-\d\d-\d\d\.xlsx$/);
  await page.reload();
  await expect(table.getByRole('link', { name: technology })).toBeVisible();
  await expect(table.getByRole('link', { name: company })).toHaveCount(0);
});

test.describe('fields', () => {
  // Of two changes of one field, the second is refused.
  test.use({ allowedConsole: [/status of 409/] });

  test('a list has fields of its own, which are filled in, filtered by, and never overwritten unseen', async ({
    page,
  }) => {
    await signInAsNewMember(page);
    await page.goto('/network/lists');
    await page.getByRole('textbox', { name: 'Name of a new list' }).fill('Pumps');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/network\/lists\/\d+$/);
    const list = new URL(page.url()).pathname;
    for (const id of [1, 2]) await post(page, `/api${list.replace('/network', '')}/items`, { kind: 'company', id });

    await page.getByRole('button', { name: 'Fields' }).click();
    await page.getByRole('button', { name: 'Add field' }).click();
    const form = page.getByRole('form', { name: 'Add a field' });
    await expect(fieldOf(form, 'Name')).toBeFocused();
    await fieldOf(form, 'Name').fill('Priority');
    await choose(page, 'What It Holds', 'One of several');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please list the options')).toBeVisible();
    await fieldOf(form, 'Options').fill('High\nLow');
    await axe(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Fields' })).toContainText('One of several: High, Low');
    await axe(page);
    await page.getByRole('button', { name: 'Done' }).click();

    await page.reload();
    const table = page.getByRole('region', { name: 'Pumps' });
    const company = (await table.getByRole('link').first().textContent()) ?? '';
    const cell = (who: typeof page, value: string) =>
      who.getByRole('button', { name: `${value}, Priority of ${company}`, exact: true });
    await cell(page, 'Add').press('Enter');
    const dialog = page.getByRole('dialog', { name: `Priority of ${company}` });
    await choose(page, 'Priority', 'High');
    await axe(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(cell(page, 'High')).toBeFocused();

    // The same member in another window changes it meanwhile.
    const other = await page.context().newPage();
    await other.goto(list);
    await cell(other, 'High').click();
    await cell(page, 'High').click();
    await choose(page, 'Priority', 'Low');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(cell(page, 'Low')).toBeVisible();
    await choose(other, 'Priority', 'Not specified');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Someone else changed this meanwhile. It says “Low” now.')).toBeVisible();
    await other.close();

    await page.getByRole('combobox', { name: 'Field' }).selectOption('Priority: Low');
    await expect(table.getByRole('link', { name: company })).toBeVisible();
    await expect(page.getByText('1 record', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Field' }).selectOption('Priority: High');
    await expect(page.getByRole('heading', { name: 'No record in this list matches' })).toBeVisible();
  });
});
