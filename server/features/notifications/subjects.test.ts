import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { deleteAccount } from '#contract/account-data.ts';
import type { CurrentUser } from '#contract/accounts.ts';
import { requestConnection } from '#contract/connections.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { startConversation } from '#contract/messages.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { connect, words } from '#server/testing/message-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function titlesOf(client: TestClient): Promise<string[]> {
  return (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);
}

const remove = async (user: CurrentUser) =>
  (await app.signedIn(user)).call(deleteAccount, { body: { password: samplePassword } });

describe('M8: deleting an account', () => {
  test.each([{ fullName: 'would' }, { fullName: 'listing' }, { username: 'new' }, { fullName: 'Ada Third' }])(
    'with the name of a common word or of another member leaves other notifications unchanged: %o',
    async (names) => {
      const [reader, third] = [await app.aUser(), await app.aUser({ fullName: 'Ada Third' })];
      const client = await app.signedIn(reader);
      await (await app.signedIn(third)).call(requestConnection, { body: { memberId: reader.id } });
      const leaver = await app.aUser(names);
      await connect(app.deps, leaver, reader);
      const { body } = await client.call(listNotifications, { query: {} });
      expect(body.items).toHaveLength(1);
      await remove(leaver);
      expect((await client.call(listNotifications, { query: {} })).body).toEqual(body);
    },
  );

  test('deletes what others were told about it, whatever its name was then', async () => {
    const reader = await app.aUser();
    const client = await app.signedIn(reader);
    const leaver = await app.aUser({ fullName: 'Ines Leaver', membershipTier: 'professional' });
    const theirs = await app.signedIn(leaver);
    await theirs.call(requestConnection, { body: { memberId: reader.id } });
    await theirs.call(startConversation, { body: { to: reader.id, ...words('Hello.') } });
    const enquiry = { name: 'x', email: 'x@test.example', message: 'May I ask you something?' };
    await theirs.call(sendEnquiry, { body: { kind: 'member', id: reader.id, ...enquiry } });
    const { db } = app.deps.database;
    await db.updateTable('users').set({ full_name: 'Ines Renamed' }).where('id', '=', leaver.id).execute();
    expect(await titlesOf(client)).toHaveLength(3);
    await remove(leaver);
    expect(await titlesOf(client)).toEqual([]);
  });
});
