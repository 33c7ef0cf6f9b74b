import { expect, needsOwnServer, test } from '#e2e/support/electron.ts';
import { expectListing, fillListing, listed, publish, signIn, signOut } from './support/core-loop.ts';

test('sign in, publish, find, open, sign out', async ({ launch, server }) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  const title = `Salt-water battery pilot ${Date.now().toString(36)}`;
  await signIn(page, 'member');
  await page.goto(app.address('/network/listings/create'));
  await fillListing(page, title);
  await publish(page);
  await expectListing(page, title);
  await page.goto(app.address('/network/listings'));
  await listed(page, title).click();
  await expectListing(page, title);
  // What is asked for last: nobody may ask for it after the sign-out.
  await expect(page.getByRole('region', { name: 'Your notes' })).toBeVisible();
  await signOut(page);
});

test('a list that was visited is there without the server, after a restart of the app too', async ({
  launch,
  server,
}) => {
  needsOwnServer();
  const env = { CARDI_SERVER_URL: server.url };
  const app = await launch({ env });
  const page = await app.firstWindow();
  await page.goto(app.address('/network/listings'));
  const title = (await page.getByRole('article').getByRole('link').first().textContent()) ?? '';
  await app.close();

  await server.stop();
  try {
    const again = await launch({ env });
    const later = await again.firstWindow();
    await later.goto(again.address('/network/listings'));
    await expect(listed(later, title)).toBeVisible();
    await expect(later.getByText('Saved data from')).toBeVisible();
  } finally {
    await server.restart();
  }
});
