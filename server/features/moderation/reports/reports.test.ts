import { expect, test } from 'vitest';

import { createReport, reportDetailsMax } from '#contract/moderation-reports.ts';
import { createTestApp } from '#server/testing/app.ts';
import { startMailServer } from '#server/testing/smtp.ts';

test('a report is stored once for each member and record, and mailed to the team', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url, SITE_CONTACT_EMAIL: 'team@test.example' } });
  const id = await app.aListing(await app.aUser(), { title: 'A listing that is spam' });
  const [one, other] = [await app.as('member'), await app.as('member')];
  const report = { kind: 'listing', id, reason: 'spam', details: 'Sold under five names.' } as const;
  await one.call(createReport, { body: report });
  await one.call(createReport, { body: { ...report, reason: 'fraud' } });
  await other.call(createReport, { body: { ...report, details: '' } });

  const rows = await app.deps.database.db.selectFrom('reports').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { kind: 'listing', item_id: id, reason: 'spam', details: 'Sold under five names.', status: 'open' },
    { item_id: id, reason: 'spam', details: null },
  ]);
  await app.mail.flush();
  expect(smtp.received.map(({ subject }) => subject)).toEqual(
    Array(2).fill('Report of a listing: Spam or advertising'),
  );
  expect(smtp.received[0]?.text).toContain(`A listing that is spam`);
  expect(smtp.received[0]?.text).toContain('Sold under five names.');
});

test('a report needs a reason and a record, and has a maximum length', async () => {
  await using app = await createTestApp();
  const id = await app.aListing(await app.aUser());
  const member = await app.as('member');
  const body = { kind: 'listing', id, reason: 'other' } as const;
  const { body: refusal } = await member.refused(createReport, { body: { kind: 'listing', id } });
  expect(refusal.fields).toEqual({ reason: 'Please choose a reason' });
  expect((await member.refused(createReport, { body: { ...body, id: id + 1 } })).status).toBe(404);
  const long = 'x'.repeat(reportDetailsMax + 1);
  expect((await member.refused(createReport, { body: { ...body, details: long } })).status).toBe(400);
  await member.call(createReport, { body: { ...body, details: long.slice(1) } });
});
