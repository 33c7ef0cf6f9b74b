import { join } from 'node:path';

import { openDatabase } from '#server/platform/db/database.ts';
import { retryDelays } from '#server/platform/mail/worker.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { freshUsername, signInAs } from './support/account.ts';
import { startServer } from './support/server.ts';
import { axe, expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a failed mail can be sent again or dropped', async ({ browser, workFolder, databaseUrl }) => {
  await using smtp = await startMailServer({ refusal: 'The mailbox is full' });
  const dataDir = join(workFolder, 'failed-mails');
  const server = await startServer({ dataDir, databaseUrl, env: { SMTP_URL: smtp.url } });
  const database = openDatabase({ dataDir, databaseUrl });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const [again, away] = [freshUsername(), freshUsername()].map((name) => `${name}@test.example`);
  if (!again || !away) throw new Error('Two addresses are needed');

  // The mail server refuses two mails…
  smtp.refuseNext(2);
  for (const email of [again, away]) {
    const sent = await page.request.post('/api/newsletter', {
      headers: { origin: server.url },
      data: { email },
    });
    expect(sent.ok()).toBe(true);
  }
  const refused = () =>
    database.db
      .selectFrom('outbox')
      .where('recipient', 'in', [again, away])
      .where('last_error', 'like', '%The mailbox is full%')
      .select('id')
      .execute();
  await expect.poll(async () => (await refused()).length).toBe(2);
  // …until they are given up, a day and a half later.
  const ids = (await refused()).map(({ id }) => id);
  await database.write((trx) =>
    trx
      .updateTable('outbox')
      .set({ status: 'failed', attempts: retryDelays.length + 1 })
      .where('id', 'in', ids)
      .execute(),
  );
  await database.close();

  await signInAs(page, 'admin');
  await page.goto('/admin/mails');
  const rowOf = (address: string) => page.getByRole('row', { name: new RegExp(address) });
  await expect(rowOf(again)).toContainText('The mailbox is full');
  await expect(rowOf(again)).toContainText('Tried 7 times');
  await axe(page);
  await rowOf(again).getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'The email is being sent again');
  await expect(rowOf(again)).toHaveCount(0);
  await expect.poll(() => smtp.received.map(({ to }) => to?.[0]?.address)).toEqual([again]);

  await rowOf(away).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard mail' }).click();
  await expectToast(page, 'The email was discarded');
  await expect(page.getByRole('heading', { name: 'No failed emails' })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row', { name: new RegExp('Discarded an email') })).toHaveCount(1);
  // The dropped mail was not sent.
  expect(smtp.received).toHaveLength(1);
  await context.close();
  await server.stop();
});
