import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMember, listMembers } from '#contract/members.ts';
import { removeAvatar, uploadAvatar } from '#contract/members-avatars.ts';
import { getProfile, updateProfile } from '#contract/members-profile.ts';
import { pictureBounds } from '#contract/pictures.ts';
import { storePicture } from '#server/features/pictures/index.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectRefusal, type TestClient } from '#server/testing/client.ts';
import { setAvatar } from './setting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const plain = (width: number, height: number, color = '#1fc78a') =>
  sharp({ create: { width, height, channels: 3, background: color } });

function upload(client: TestClient, bytes: Buffer, type = 'application/octet-stream', crop?: string) {
  return client.fetch(
    crop === undefined ? uploadAvatar.path : `${uploadAvatar.path}?${new URLSearchParams({ crop })}`,
    {
      method: 'PUT',
      headers: { 'Content-Type': type },
      body: new Uint8Array(bytes),
    },
  );
}

async function imageOf(client: TestClient, bytes: Buffer, type?: string, crop?: string): Promise<string> {
  const response = await upload(client, bytes, type, crop);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return uploadAvatar.response.parse(JSON.parse(text)).profileImage ?? '';
}

async function download(path: string, as = app.visitor()) {
  const response = await as.fetch(path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('becomes a square WebP in two sizes, cached without limit, on profile and card', async () => {
  const user = await app.aUser({ fullName: 'Pia Picture' });
  const path = await imageOf(await app.signedIn(user), await plain(900, 600).jpeg().toBuffer());
  expect(path).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}-512\.webp$/);
  for (const width of [512, 128]) {
    const { response, bytes } = await download(path.replace('-512.', `-${width}.`));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width });
  }
  const { body } = await app.visitor().call(getMember, { params: { id: String(user.id) } });
  expect(body.profileImage).toBe(path);
  const { body: list } = await app.visitor().call(listMembers, { query: { search: 'pia picture' } });
  expect(list.items[0]?.avatarUrl).toBe(path.replace('-512.', '-128.'));
});

test('loses place and time of the photo, and keeps its orientation', async () => {
  // Left half dark, right half light, and a note to turn it by a quarter.
  const dark = await plain(100, 200, '#000000').png().toBuffer();
  const bytes = await plain(200, 200, '#ffffff')
    .composite([{ input: dark, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '47/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(bytes).metadata();
  expect(before.orientation).toBe(6);
  const { bytes: stored } = await download(await imageOf(await app.as('member'), bytes));
  const { exif, xmp, iptc, orientation } = await sharp(stored).metadata();
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
  const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels];
  expect(brightness(256, 20)).toBeLessThan(40);
  expect(brightness(256, 490)).toBeGreaterThan(215);
});

test.each(['png', 'webp', 'jpeg'] as const)('%s is accepted from apps that name its type', async (format) => {
  const bytes = await plain(64, 64).toFormat(format).toBuffer();
  const url = await imageOf(await app.as('member'), bytes, `image/${format}`);
  expect((await download(url)).response.status).toBe(200);
});

test('is the part that was chosen', async () => {
  const dark = await plain(100, 200, '#000000').png().toBuffer();
  const bytes = await plain(200, 200, '#ffffff')
    .composite([{ input: dark, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const { bytes: right } = await download(await imageOf(await app.as('member'), bytes, undefined, '50,25,50,50'));
  expect(await sharp(right).metadata()).toMatchObject({ width: 512, height: 512 });
  expect((await sharp(right).stats()).channels[0]?.min).toBeGreaterThan(240);
});

test('is seen by whoever sees the profile, and counts among the pictures of the member', async () => {
  const user = await app.aUser();
  const client = await app.signedIn(user);
  const path = await imageOf(client, await plain(64, 64).png().toBuffer());
  const sizes = await app.deps.database.db
    .selectFrom('pictures')
    .where('user_id', '=', user.id)
    .select(['holder_kind', 'holder_id', 'bytes'])
    .execute();
  expect(sizes).toMatchObject([{ holder_kind: 'member', holder_id: user.id }]);
  const profile = (await client.call(getProfile, {})).body.form;
  await client.call(updateProfile, { body: { ...profile, isListed: false } });
  expect((await download(path)).response.status).toBe(404);
  const own = await download(path, client);
  expect([own.response.status, own.response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('a new one replaces the old one, and none is left after it is removed', async () => {
  const user = await app.aUser();
  const client = await app.signedIn(user);
  const first = await imageOf(client, await plain(64, 64, '#aa0000').png().toBuffer(), 'image/png');
  const second = await imageOf(client, await plain(64, 64, '#0000aa').png().toBuffer(), 'image/png');
  expect(second).not.toBe(first);
  expect((await download(first)).response.status).toBe(404);
  expect((await download(second)).response.status).toBe(200);
  // Another member with the same picture keeps theirs.
  const other = await imageOf(await app.as('member'), await plain(64, 64, '#0000aa').png().toBuffer(), 'image/png');
  expect((await client.call(removeAvatar, {})).body).toEqual({ profileImage: null });
  expect((await download(second)).response.status).toBe(404);
  expect((await download(other)).response.status).toBe(200);
  const { body } = await app.visitor().call(getMember, { params: { id: String(user.id) } });
  expect(body.profileImage).toBeNull();
});

test('of several that are stored at the same time one is kept, and it is the one on the profile', async () => {
  const { id: userId } = await app.aUser();
  const { database } = app.deps;
  const sizes = [{ width: 512, height: 512, bytes: Buffer.from('a') }] as const;
  const stored = await Promise.all(Array.from({ length: 6 }, () => storePicture(app.deps, userId, sizes)));
  await Promise.all(stored.map(({ id }) => database.write((trx) => setAvatar(app.deps, trx, userId, id))));
  const held = await database.db
    .selectFrom('pictures')
    .where('holder_kind', '=', 'member')
    .where('holder_id', '=', userId)
    .select('id')
    .execute();
  const { avatar_id: shown } = await database.db
    .selectFrom('member_profiles')
    .where('user_id', '=', userId)
    .select('avatar_id')
    .executeTakeFirstOrThrow();
  expect(held).toEqual([{ id: shown }]);
});

describe('refused', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['nothing', async () => Buffer.alloc(0), /is empty/],
    ['text', async () => Buffer.from('Hello'), /is not a picture/],
    ['SVG under another name', async () => svg, /is not a picture/],
    ['half a picture', async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400), /could not be read/],
    [
      'more pixels than can be looked at',
      async () => plain(10_000, 5001).png({ compressionLevel: 9 }).toBuffer(),
      /could not be read/,
    ],
  ])('%s', async (_what, make, sentence) => {
    const response = await upload(await app.as('member'), await make());
    const { status, body } = await expectRefusal(response);
    expect([status, body.fields?.file]).toEqual([400, expect.stringMatching(sentence)]);
  });

  test('other types, compressed bodies, and more than 20 MB; 20 MB are read', async () => {
    const client = await app.as('member');
    expect((await expectRefusal(await upload(client, svg, 'image/svg+xml'))).status).toBe(415);
    const compressed = await client.fetch(uploadAvatar.path, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png', 'Content-Encoding': 'gzip' },
      body: new Uint8Array(8),
    });
    expect((await expectRefusal(compressed)).status).toBe(415);
    expect((await expectRefusal(await upload(client, Buffer.alloc(pictureBounds.bytes + 1)))).status).toBe(413);
    const whole = await plain(64, 64).jpeg().toBuffer();
    await imageOf(client, Buffer.concat([whole, Buffer.alloc(pictureBounds.bytes - whole.length)]));
  });

  test('visitors', async () => {
    expect((await expectRefusal(await upload(app.visitor(), svg))).status).toBe(401);
  });
});
