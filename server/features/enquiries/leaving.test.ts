import { expect, test } from 'vitest';

import { sendEnquiry } from '#contract/enquiries.ts';
import { eraseMember } from '#server/features/account-data/erase.ts';
import { createTestApp } from '#server/testing/app.ts';

test('no enquiry is kept for a member whose account is deleted while somebody writes to them', async () => {
  await using app = await createTestApp();
  for (let round = 0; round < 8; round += 1) {
    const owner = await app.aUser();
    const id = await app.aListing(owner, { title: 'Coating line for licensing' });
    const form = { name: 'Vera', email: 'vera@test.example', message: 'Is it still to be had?' };
    const [answer] = await Promise.all([
      app.visitor().send(sendEnquiry, { body: { kind: 'listing', id, ...form } }),
      app.deps.database.write((trx) => eraseMember(app.deps, trx, owner)),
    ]);
    expect([201, 404]).toContain(answer.status);
  }
  expect(await app.deps.database.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
});
