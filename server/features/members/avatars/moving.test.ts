import { afterEach, beforeEach, expect, test } from 'vitest';

import { deleteAccount } from '#contract/account-data.ts';
import { confirmIdentity } from '#contract/accounts-sessions.ts';
import { getMember } from '#contract/members.ts';
import { removeAvatar, uploadAvatar } from '#contract/members-avatars.ts';
import { getProfile, updateProfile } from '#contract/members-profile.ts';
import { pictures } from '#server/features/pictures/index.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import { type Storage, StorageUnavailable } from '#server/platform/storage/storage.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { aPicture } from '#server/testing/file-factory.ts';
import { avatarsJob } from './moving.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

const hashOf = (userId: number) => String(userId).padStart(64, 'a');
const former = (userId: number, width = 512) => `/api/avatars/${hashOf(userId)}-${width}`;

/** A member whose picture an earlier version has stored in the database. */
async function aMemberWithPicture(): Promise<{ id: number; client: TestClient }> {
  const user = await app.aUser();
  await app.deps.database.write(async (trx) => {
    const sizes = { large: Buffer.from(`large ${user.id}`), small: Buffer.from(`small ${user.id}`) };
    const row = { hash: hashOf(user.id), user_id: user.id, ...sizes, created_at: app.clock.now().toISOString() };
    await trx.insertInto('avatars').values(row).execute();
    const profile = trx.updateTable('member_profiles').where('user_id', '=', user.id);
    await profile.set({ avatar_hash: row.hash }).execute();
  });
  return { id: user.id, client: await app.signedIn(user) };
}

const imageOf = async (id: number) =>
  (await app.visitor().call(getMember, { params: { id: String(id) } })).body.profileImage ?? '';
async function read(path: string) {
  const response = await app.visitor().fetch(path);
  return response.ok ? response.text() : response.status;
}
const countOf = async (table: 'avatars' | 'pictures' | 'avatar_addresses') =>
  (await app.deps.database.db.selectFrom(table).selectAll().execute()).length;
async function keys(): Promise<number> {
  let count = 0;
  for await (const _ of app.deps.storage.list()) count += 1;
  return count;
}
const sweep = async () => {
  for (const job of pictures.jobs ?? []) await runAlone(app.deps, job);
};

test('a picture is served before and after it has moved, by its former address, too', async () => {
  const { id } = await aMemberWithPicture();
  expect(await imageOf(id)).toBe(former(id));
  expect([await read(former(id)), await read(former(id, 128))]).toEqual([`large ${id}`, `small ${id}`]);
  await runAlone(app.deps, avatarsJob);
  const now = await imageOf(id);
  expect(now).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}-512\.webp$/);
  expect([await read(now), await read(now.replace('-512.', '-128.'))]).toEqual([`large ${id}`, `small ${id}`]);
  expect([await read(former(id)), await read(former(id, 128))]).toEqual([`large ${id}`, `small ${id}`]);
  expect([await countOf('avatars'), await keys()]).toEqual([0, 2]);
});

test.each(['before', 'after'])(
  'the picture of a profile that is turned off is for its member, %s it has moved',
  async (when) => {
    const { id, client } = await aMemberWithPicture();
    if (when === 'after') await runAlone(app.deps, avatarsJob);
    const { form } = (await client.call(getProfile, {})).body;
    await client.call(updateProfile, { body: { ...form, isListed: false } });
    expect(await read(former(id))).toBe(404);
    const own = await client.fetch(former(id));
    expect([await own.text(), own.headers.get('cache-control')]).toEqual([`large ${id}`, 'private, no-store']);
  },
);

test('two processes at once leave one copy', async () => {
  const { id } = await aMemberWithPicture();
  await aMemberWithPicture();
  await Promise.all([
    avatarsJob.run(app.deps, new AbortController().signal),
    avatarsJob.run(app.deps, new AbortController().signal),
  ]);
  app.clock.advance({ days: 1, seconds: 1 });
  await sweep();
  expect([await countOf('avatars'), await countOf('pictures'), await keys()]).toEqual([0, 2, 4]);
  expect(await read(await imageOf(id))).toBe(`large ${id}`);
});

test('what could not be stored stays where it is, and moves the next time', async () => {
  const [{ id }, other] = [await aMemberWithPicture(), await aMemberWithPicture()];
  let left = 2;
  const failing: Storage = {
    ...app.deps.storage,
    put: (key, bytes) =>
      left-- > 0 ? app.deps.storage.put(key, bytes) : Promise.reject(new StorageUnavailable('away')),
  };
  await expect(runAlone({ ...app.deps, storage: failing }, avatarsJob)).rejects.toThrow('cannot be stored');
  expect([await countOf('avatars'), await countOf('pictures')]).toEqual([1, 1]);
  expect([await read(await imageOf(id)), await read(await imageOf(other.id))]).toEqual([
    `large ${id}`,
    `large ${other.id}`,
  ]);
  await runAlone(app.deps, avatarsJob);
  expect([await countOf('avatars'), await countOf('pictures')]).toEqual([0, 2]);
  expect(await read(await imageOf(other.id))).toBe(`large ${other.id}`);
});

test('a picture that is replaced or removed meanwhile does not come back', async () => {
  const [first, second] = [await aMemberWithPicture(), await aMemberWithPicture()];
  const changing: Storage = {
    ...app.deps.storage,
    async put(key, bytes) {
      await app.deps.storage.put(key, bytes);
      if (bytes.toString() === `large ${first.id}`) {
        const body = new Uint8Array(await aPicture());
        const headers = { 'Content-Type': 'application/octet-stream' };
        await first.client.fetch(uploadAvatar.path, { method: 'PUT', headers, body });
      }
      if (bytes.toString() === `large ${second.id}`) await second.client.call(removeAvatar, {});
    },
  };
  await runAlone({ ...app.deps, storage: changing }, avatarsJob);
  expect(await read(await imageOf(first.id))).not.toBe(`large ${first.id}`);
  expect(await imageOf(second.id)).toBe('');
  expect([await read(former(first.id)), await read(former(second.id))]).toEqual([404, 404]);
  app.clock.advance({ days: 1, seconds: 1 });
  await sweep();
  expect([await countOf('pictures'), await countOf('avatars'), await keys()]).toEqual([1, 0, 2]);
});

test('a picture that no profile shows is deleted', async () => {
  const { id } = await aMemberWithPicture();
  await app.deps.database.db
    .updateTable('member_profiles')
    .set({ avatar_hash: null })
    .where('user_id', '=', id)
    .execute();
  await runAlone(app.deps, avatarsJob);
  expect([await countOf('avatars'), await countOf('avatar_addresses'), await imageOf(id)]).toEqual([0, 0, '']);
});

test('with its account, a picture and its former address go', async () => {
  const { id, client } = await aMemberWithPicture();
  await runAlone(app.deps, avatarsJob);
  const path = await imageOf(id);
  await client.call(confirmIdentity, { body: { password: samplePassword } });
  await client.call(deleteAccount, { body: { password: samplePassword } });
  expect([await read(path), await read(former(id))]).toEqual([404, 404]);
  await sweep();
  expect([await countOf('pictures'), await countOf('avatar_addresses'), await keys()]).toEqual([0, 0, 0]);
});
