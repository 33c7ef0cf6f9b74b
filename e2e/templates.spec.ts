import { signInAs } from './support/account.ts';
import { fieldOf } from './support/field-of.ts';
import { axeInBothThemes, expect, followSystemTheme, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a template is written in the settings, chosen by keyboard in a conversation, and deleted', async ({ page }) => {
  await followSystemTheme(page);
  await signInAs(page, 'member');
  await page.goto('/settings/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  const form = page.getByRole('form', { name: 'New template' });
  await fieldOf(form, 'Name').fill('Ask for figures');
  await fieldOf(form, 'Text').fill('Dear {{fist name}}, could you send the figures?');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('There is no placeholder {{fist name}}')).toBeVisible();
  await fieldOf(form, 'Text').fill('Dear {{first name}}, could you send the figures?');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Template saved');
  await expect(page.getByRole('heading', { name: 'Ask for figures' })).toBeVisible();
  await axeInBothThemes(page);

  await page.goto('/network/messages');
  await page.getByRole('link', { name: /Ines Okafor/ }).click();
  const composer = page.getByRole('textbox', { name: 'Message to Ines Okafor' });
  await composer.focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('listbox', { name: 'Templates' })).toBeFocused();
  await axeInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(composer).toHaveValue('Dear Ines, could you send the figures?');
  await expect(composer).toBeFocused();
  await composer.fill('');

  await page.goto('/settings/templates');
  await page.getByRole('button', { name: 'Delete Ask for figures' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No templates yet')).toBeVisible();
});
