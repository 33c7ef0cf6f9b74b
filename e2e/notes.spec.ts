import { signInAsNewMember } from './support/account.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a member writes a note on a company, changes it, finds it among all notes and deletes it', async ({ page }) => {
  await signInAsNewMember(page);
  await followSystemTheme(page);
  await page.goto('/network/companies/1');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const notes = page.getByRole('region', { name: 'Your notes' });
  await notes.getByRole('button', { name: 'Write a note' }).click();
  await expect(notes.getByRole('textbox', { name: 'New note' })).toBeFocused();
  await page.keyboard.type('Met their founder in Oslo.');
  // What is typed survives a reload.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('founder in Oslo'))).toBe(true);
  await page.reload();
  await notes.getByRole('button', { name: 'Write a note' }).click();
  await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('Met their founder in Oslo.');
  await axeInBothThemes(page);
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByRole('article')).toContainText('Met their founder in Oslo.');
  await expect(notes.getByRole('heading', { name: 'Your notes' })).toBeFocused();

  await notes.getByText('What you and your colleagues did').click();
  await expect(notes.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveText([
    /^You wrote a note .+Met their founder in Oslo\.$/,
  ]);
  await axeInBothThemes(page);

  await notes.getByRole('link', { name: 'All notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  const note = page.getByRole('article').filter({ hasText: name });
  await note.getByRole('button', { name: 'Change the note' }).click();
  await note.getByRole('textbox', { name: 'Change the note' }).fill('Met their founder in Oslo, twice.');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toContainText('twice.');
  await expect(note).toBeFocused();
  await axeInBothThemes(page);
  await note.getByRole('button', { name: 'Change the note' }).click();
  await note.getByRole('button', { name: 'Delete the note' }).click();
  await page.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Note deleted');
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
});
