import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import type { CurrentUser } from '#contract/accounts.ts';
import { confirmIdentity } from '#contract/accounts-sessions.ts';
import { createCompany, getCompany, updateCompany } from '#contract/companies.ts';
import { pictureAddress, pictureSources } from '#contract/kit/picture-addresses.ts';
import { deletePicture, getPicture, type Picture, pictureBounds } from '#contract/pictures.ts';
import { addTechnology, getTechnology, removeTechnology, updateTechnology } from '#contract/technologies.ts';
import { deleteHold, putHold } from '#server/features/moderation/hold-store.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { filesFolder, pathOfKey } from '#server/platform/storage/disk.ts';
import { storageJob } from '#server/platform/storage/sweep.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { startClamd } from '#server/testing/clamd.ts';
import { expectRefusal, type TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology, companyForm, technologyForm } from '#server/testing/company-factory.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { aPdf, aPicture, sendPicture, uploadedPicture } from '#server/testing/file-factory.ts';
import { pictures } from './index.ts';

let app: TestApp;
let owner: CurrentUser;
let client: TestClient;
let companyId: number;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.aUser();
  client = await app.signedIn(owner);
  companyId = await aCompany(app.deps, { ownerId: owner.id, name: 'Ferrolane' });
});
afterAll(() => app[Symbol.asyncDispose]());

const download = (as: TestClient, { id, width }: Picture, wide = width) =>
  as.send(getPicture, { params: { file: `${id}-${wide}.webp` } });
const statusOf = async (as: TestClient, picture: Picture) => (await download(as, picture)).status;
const shown = ({ id }: Picture, alt = 'The cell') => ({ id, alt });
const edit = (id: number, version: number, all?: { id: string; alt: string }[], as = client) =>
  as.send(updateTechnology, {
    params: { id },
    body: { ...technologyForm(), version, ...(all && { pictures: all }) },
  });
const picturesOf = async (id: number) =>
  (await app.visitor().call(getTechnology, { params: { id: String(id) } })).body.pictures;
const sweep = async () => {
  for (const job of pictures.jobs ?? []) await runAlone(app.deps, job);
};
async function keys(): Promise<number> {
  let count = 0;
  for await (const _ of app.deps.storage.list()) count += 1;
  return count;
}
/** A picture with a dark left half. */
const halves = async (width = 400, height = 200) => {
  const dark = sharp({ create: { width: width / 2, height, channels: 3, background: '#000' } }).png();
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: await dark.toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
};
const bytesOf = async (as: TestClient, picture: Picture, wide?: number) =>
  Buffer.from(await (await download(as, picture, wide)).arrayBuffer());

describe('an upload', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'that is %s becomes WebP without metadata',
    async (format) => {
      const stored = await uploadedPicture(client, await aPicture(format));
      expect(stored).toMatchObject({ width: 40, height: 30 });
      const { exif, xmp, iptc, icc, ...rest } = await sharp(await bytesOf(client, stored)).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(rest).toMatchObject({ format: 'webp', width: 40, height: 30 });
    },
  );

  test('is kept in several widths, none of them larger than the picture', async () => {
    const stored = await uploadedPicture(client, await aPicture('jpeg', [3000, 1500]));
    expect(stored).toMatchObject({ width: 2048, height: 1024 });
    for (const wide of [320, 640, 1280, 2048]) {
      const { width, height } = await sharp(await bytesOf(client, stored, wide)).metadata();
      expect([width, height]).toEqual([wide, wide / 2]);
    }
    expect((await download(client, stored, 321)).status).toBe(404);
    const named = pictureSources(stored).matchAll(/-(\d+)\.webp/g);
    expect(Array.from(named, ([, wide]) => Number(wide))).toEqual([320, 640, 1280, 2048]);
    expect(pictureAddress(stored, 500)).toBe(`/api/pictures/${stored.id}-640.webp`);
    expect(pictureAddress({ id: stored.id, width: 300 }, 500)).toBe(`/api/pictures/${stored.id}-300.webp`);
  });

  test('keeps the part that was chosen of the picture as it is seen', async () => {
    const right = await uploadedPicture(client, await halves(), '50,0,50,100');
    expect(right).toMatchObject({ width: 200, height: 200 });
    expect((await sharp(await bytesOf(client, right)).stats()).channels[0]?.min).toBeGreaterThan(240);
    // Turned by its metadata, the dark half is at the top.
    const turned = await sharp(await halves())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const top = await uploadedPicture(client, turned, '0,0,100,50');
    expect(top).toMatchObject({ width: 200, height: 200 });
    expect((await sharp(await bytesOf(client, top)).stats()).channels[0]?.max).toBeLessThan(40);
    expect(await uploadedPicture(client, await halves(), '99.9999,99.9999,0.0001,0.0001')).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  test.each(['', '0,0,0,10', '0,0,101,10', '60,0,50,10', '1,2,3', '-1,0,5,5', '0,0,1e1,5', 'NaN,0,1,1'])(
    'refuses the part %j',
    async (crop) => {
      const { status, body } = await expectRefusal(await sendPicture(client, await halves(), crop));
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['crop']]);
    },
  );

  test('that is no picture, empty or too large is refused', async () => {
    const sentence = async (bytes: Buffer) => {
      const { status, body } = await expectRefusal(await sendPicture(client, bytes));
      return [status, body.fields?.file];
    };
    expect(await sentence(aPdf())).toEqual([400, expect.stringContaining('not a picture')]);
    expect(await sentence(Buffer.alloc(0))).toEqual([400, 'This file is empty.']);
    expect((await sendPicture(client, Buffer.alloc(pictureBounds.bytes + 1))).status).toBe(413);
    expect((await sendPicture(app.visitor(), await aPicture())).status).toBe(401);
  });

  test('in which the virus scanner finds something is refused, and so is each one while the scanner is away', async () => {
    const clamd = await startClamd();
    await using scanned = await createTestApp({ env: { CLAMD_URL: clamd.url } });
    const member = await scanned.as('member');
    const picture = await aPicture('png');
    await uploadedPicture(member, picture);
    const infected = Buffer.concat([picture, Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')]);
    const { status, body } = await expectRefusal(await sendPicture(member, infected));
    expect([status, body.fields?.file]).toEqual([400, 'The virus scanner has found something in this file.']);
    await clamd[Symbol.asyncDispose]();
    expect((await sendPicture(member, picture)).status).toBe(503);
  });

  test('is seen by its member alone, until a record shows it or its day is over', async () => {
    const waits = await uploadedPicture(client);
    const answer = await download(client, waits);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    for (const other of [app.visitor(), await app.as('member'), await app.as('admin')]) {
      expect(await statusOf(other, waits)).toBe(404);
    }
    const stranger = await app.as('member');
    expect((await stranger.refused(deletePicture, { params: { id: waits.id } })).status).toBe(404);
    await client.call(deletePicture, { params: { id: waits.id } });
    expect(await statusOf(client, waits)).toBe(404);
    const late = await uploadedPicture(client);
    app.clock.advance({ minutes: 24 * 60 });
    expect(await statusOf(client, late)).toBe(404);
    const id = await aTechnology(app.deps, { companyId });
    expect((await edit(id, 1, [shown(late)])).status).toBe(400);
  });

  test('above the space of a member is refused, also of several at once', async () => {
    const user = await app.aUser();
    const full = await app.signedIn(user);
    const { id } = await uploadedPicture(full);
    const { bytes } = await app.deps.database.db
      .selectFrom('pictures')
      .where('id', '=', id)
      .select('bytes')
      .executeTakeFirstOrThrow();
    await app.deps.database.write((trx) =>
      trx
        .updateTable('pictures')
        .set({ bytes: pictureBounds.perMember - bytes })
        .where('id', '=', id)
        .execute(),
    );
    const answers = await Promise.all([1, 2, 3].map(async () => sendPicture(full, await aPicture())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });
});

describe('a picture of a technology', () => {
  test('is public, cached for ever, and can run nothing', async () => {
    const picture = await uploadedPicture(client);
    const { body } = await client.call(addTechnology, {
      params: { id: String(companyId) },
      body: { ...technologyForm({ name: 'Iron cell' }), pictures: [shown(picture, 'A cell on a bench')] },
    });
    expect(body.pictures).toEqual([{ id: picture.id, width: 40, height: 30, alt: 'A cell on a bench' }]);
    expect(body.imageUrl).toBe(pictureAddress(picture, 640));
    const { status, headers } = await app.visitor().fetch(body.imageUrl ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    const head = await app.visitor().fetch(body.imageUrl ?? '', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('comes in the order given, stays where it is left out, and is swept once it is replaced', async () => {
    const [a, b, c] = [await uploadedPicture(client), await uploadedPicture(client), await uploadedPicture(client)];
    const id = await aTechnology(app.deps, { companyId });
    expect((await edit(id, 1, [shown(b), shown(a)])).status).toBe(200);
    expect((await picturesOf(id)).map((each) => each.id)).toEqual([b.id, a.id]);
    expect((await edit(id, 2)).status).toBe(200);
    expect((await picturesOf(id)).map((each) => each.id)).toEqual([b.id, a.id]);
    await sweep();
    const before = await keys();
    expect((await edit(id, 3, [shown(c), shown(a, 'Seen from the left')])).status).toBe(200);
    expect(await picturesOf(id)).toMatchObject([{ id: c.id }, { id: a.id, alt: 'Seen from the left' }]);
    expect(await statusOf(app.visitor(), b)).toBe(404);
    await sweep();
    expect(await keys()).toBe(before - 1);
    expect(await statusOf(app.visitor(), a)).toBe(200);
    expect((await edit(id, 4, [])).status).toBe(200);
    const { body } = await app.visitor().call(getTechnology, { params: { id: String(id) } });
    expect([body.pictures, body.imageUrl]).toEqual([[], null]);
  });

  test('has a text, is shown once, and belongs to one record', async () => {
    const picture = await uploadedPicture(client);
    const [one, two] = [await aTechnology(app.deps, { companyId }), await aTechnology(app.deps, { companyId })];
    const refused = async (id: number, version: number, all: { id: string; alt: string }[]) =>
      Object.keys((await expectRefusal(await edit(id, version, all))).body.fields ?? {});
    expect(await refused(one, 1, [shown(picture, ' ')])).toEqual(['pictures.0.alt']);
    expect(await refused(one, 1, [shown(picture), shown(picture)])).toEqual(['pictures']);
    const many = Array.from({ length: 9 }, () => ({ id: crypto.randomUUID(), alt: 'x' }));
    expect(await refused(one, 1, many)).toEqual(['pictures']);
    expect((await edit(one, 1, [shown(picture)])).status).toBe(200);
    expect(await refused(two, 1, [shown(picture)])).toEqual(['pictures']);
    const others = await uploadedPicture(await app.as('member'));
    expect(await refused(two, 1, [shown(others)])).toEqual(['pictures']);
    // The picture of another edition stays with it.
    expect((await edit(one, 1, [])).status).toBe(409);
    expect(await statusOf(app.visitor(), picture)).toBe(200);
  });

  test('is no longer served once the technology is withheld or removed, except to those who may see that', async () => {
    const picture = await uploadedPicture(client);
    const id = await aTechnology(app.deps, { companyId });
    expect((await edit(id, 1, [shown(picture)])).status).toBe(200);
    const hold = (to: 'hidden' | null) =>
      app.deps.database.write(async (trx) => {
        const now = app.deps.now();
        await deleteHold(trx, 'technology', id);
        if (to) await putHold(trx, { kind: 'technology', itemId: id, reason: 'No proof', at: now.toISOString() });
        await moderatedKind(app.deps, 'technology').setHold?.(app.deps.database, trx, id, to, now);
      });
    await hold('hidden');
    for (const other of [app.visitor(), await app.as('member')]) expect(await statusOf(other, picture)).toBe(404);
    for (const may of [client, await app.as('admin')]) {
      const { status, headers } = await download(may, picture);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
    await hold(null);
    expect(await statusOf(app.visitor(), picture)).toBe(200);
    await client.call(removeTechnology, { params: { id: String(companyId), technologyId: String(id) } });
    for (const anyone of [app.visitor(), client]) expect(await statusOf(anyone, picture)).toBe(404);
  });

  test('leaves with the export, and stays with the company when its uploader leaves', async () => {
    const user = await app.aUser();
    const leaver = await app.signedIn(user);
    const company = await aCompany(app.deps, { ownerId: user.id });
    const [picture, waits] = [await uploadedPicture(leaver), await uploadedPicture(leaver)];
    const id = await aTechnology(app.deps, { companyId: company });
    expect((await edit(id, 1, [shown(picture)], leaver)).status).toBe(200);
    await leaver.call(confirmIdentity, { body: { password: samplePassword } });
    const { data } = (await leaver.call(exportAccount)).body;
    const named = (data.pictures ?? []).map((each) => [each.id, each.holderId, each.path]);
    const pathOf = (each: Picture) => pictureAddress(each, each.width);
    expect(named).toEqual(
      expect.arrayContaining([
        [picture.id, id, pathOf(picture)],
        [waits.id, null, pathOf(waits)],
      ]),
    );
    await leaver.call(deleteAccount, { body: { password: samplePassword } });
    expect(await statusOf(app.visitor(), picture)).toBe(200);
    await sweep();
    expect(await app.deps.database.db.selectFrom('pictures').where('id', '=', waits.id).selectAll().execute()).toEqual(
      [],
    );
    expect(
      await app.deps.database.db.selectFrom('pictures').where('user_id', '=', user.id).selectAll().execute(),
    ).toEqual([]);
  });
});

describe('a logo', () => {
  const form = (logo?: string | null) => ({ ...companyForm(), ...(logo !== undefined && { logo }) });
  const change = async (id: number, version: number, logo?: string | null) =>
    client.send(updateCompany, { params: { id }, body: { ...form(logo), version } });
  const companyOf = async (id: number) => (await app.visitor().call(getCompany, { params: { id: String(id) } })).body;

  test('is shown on cards and pages, stays where it is left out, is replaced, and goes', async () => {
    const [a, b] = [await uploadedPicture(client), await uploadedPicture(client)];
    const { body: made } = await client.call(createCompany, { body: form(a.id) });
    expect(made).toMatchObject({ logo: { id: a.id, width: 40, height: 30 }, logoUrl: pictureAddress(a, 320) });
    expect(await statusOf(app.visitor(), a)).toBe(200);
    expect((await change(made.id, 1)).status).toBe(200);
    expect(await companyOf(made.id)).toMatchObject({ logo: { id: a.id } });
    expect((await change(made.id, 2, b.id)).status).toBe(200);
    expect(await companyOf(made.id)).toMatchObject({ logo: { id: b.id }, logoUrl: pictureAddress(b, 320) });
    expect(await statusOf(app.visitor(), a)).toBe(404);
    const technology = await aTechnology(app.deps, { companyId: made.id });
    const { body } = await app.visitor().call(getTechnology, { params: { id: String(technology) } });
    expect(body.companyLogo).toBe(pictureAddress(b, 320));
    expect((await change(made.id, 3, null)).status).toBe(200);
    expect(await companyOf(made.id)).toMatchObject({ logo: null, logoUrl: null });
    expect(await statusOf(app.visitor(), b)).toBe(404);
  });

  test('is an upload of the caller, and no picture of another record', async () => {
    const id = await aCompany(app.deps, { ownerId: owner.id });
    const used = await uploadedPicture(client);
    expect((await change(id, 1, used.id)).status).toBe(200);
    const other = await aCompany(app.deps, { ownerId: owner.id });
    for (const logo of [used.id, crypto.randomUUID(), (await uploadedPicture(await app.as('member'))).id]) {
      const { status, body } = await expectRefusal(await change(other, 1, logo));
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['logo']]);
    }
    expect((await expectRefusal(await client.send(createCompany, { body: form(used.id) }))).status).toBe(400);
  });

  test('from elsewhere stays while its form has none', async () => {
    const id = await aCompany(app.deps, { ownerId: owner.id });
    const logoUrl = 'https://example.com/logo.webp';
    await app.deps.database.write((trx) =>
      trx.updateTable('companies').set({ logo_url: logoUrl }).where('id', '=', id).execute(),
    );
    expect((await change(id, 1, null)).status).toBe(200);
    expect((await companyOf(id)).logoUrl).toBe(logoUrl);
  });
});

test('the sweep of the storage knows pictures, and deletes what nothing names', async () => {
  const picture = await uploadedPicture(client);
  const stray = crypto.randomUUID();
  await app.deps.storage.put(stray, Buffer.from('x'));
  const at = app.clock.now().getTime();
  const birthday = new Date(at - 60 * 86_400_000).toISOString();
  await app.deps.database.write((trx) => sql`update kysely_migration set timestamp = ${birthday}`.execute(trx));
  const dayAgo = new Date(at - 25 * 3_600_000);
  for await (const { key } of app.deps.storage.list()) {
    await utimes(join(app.deps.env.dataDir, filesFolder, pathOfKey(key)), dayAgo, dayAgo);
  }
  await runAlone(app.deps, storageJob);
  expect(await statusOf(client, picture)).toBe(200);
  expect(await app.deps.storage.get(stray)).toBeNull();
});
