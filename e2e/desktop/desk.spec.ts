import { signInAs } from '#e2e/support/account.ts';
import { addStorageCompanies, aPerson, connectPeople, findKeepCompareShareAndAsk, idOf } from '#e2e/support/desk.ts';
import { mouse } from '#e2e/support/hands.ts';
import { uniqueWord } from '#e2e/support/listings.ts';
import { expectSavedData } from './support/core-loop.ts';
import { expect, test } from './support/desktop-mode.ts';

// The story stops its server and starts it again.
test.setTimeout(180_000);
test.use({ allowedConsole: [/status of 50\d/] });

test('an investor does it all in the app, reads the shortlist offline, and a note that waits reaches the colleague', async ({
  page,
  desktop,
  server,
  browser,
}) => {
  const { url } = server;
  const [founder, colleague] = [await aPerson(browser, url), await aPerson(browser, url)];
  const context = await browser.newContext({ baseURL: url });
  const self = await context.newPage();
  await signInAs(self, 'member');
  await connectPeople({ page: self, name: 'member', id: await idOf(self) }, colleague, url);
  await context.close();
  const word = uniqueWord();
  await addStorageCompanies(founder, word);

  await desktop.signIn('member');
  await findKeepCompareShareAndAsk({ hand: mouse, page, open: desktop.goto, colleague, word });

  await page.getByRole('navigation', { name: 'Member' }).getByRole('link', { name: 'Lists' }).click();
  await page.getByRole('link', { name: 'Storage to meet' }).click();
  const list = page.getByRole('region', { name: 'Storage to meet' });
  const keep = page.getByRole('main').getByRole('switch', { name: 'Keep offline' });
  await keep.click();
  await expect(keep).toBeChecked();
  await expect(page.getByText('Kept offline, just now')).toHaveCount(5);

  await server.kill();
  await desktop.restart();
  await expect(list.getByRole('link', { name: word })).toHaveCount(5);
  await expectSavedData(page);
  await list.getByRole('link', { name: `Cell ${word}` }).click();
  const note = page.getByRole('region', { name: 'Your notes' }).getByRole('article');
  await note.getByRole('button', { name: /the note, / }).click();
  await note.getByRole('textbox', { name: 'Change the note' }).fill('The cycle figures have come.');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toContainText('The cycle figures have come.');
  await expect(note).toContainText('Waiting to be sent');

  await server.restart();
  await expect(note).not.toContainText('Waiting to be sent');
  await colleague.page.reload();
  await expect(colleague.page.getByRole('region', { name: 'Your notes' })).toContainText(
    'The cycle figures have come.',
  );
  for (const one of [founder, colleague]) await one.page.context().close();
});
