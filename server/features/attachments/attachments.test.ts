import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { attachmentBounds, attachmentTypes, deleteAttachment, getAttachment } from '#contract/attachments.ts';
import { createNote, deleteNote, listNotes, updateNote } from '#contract/notes.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import { filesFolder, pathOfKey } from '#server/platform/storage/disk.ts';
import { type Storage, StorageUnavailable } from '#server/platform/storage/storage.ts';
import { storageJob } from '#server/platform/storage/sweep.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { startClamd } from '#server/testing/clamd.ts';
import { expectRefusal, type TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { aPdf, aPicture, everyFile, refusalOfFile, sendFile, upload } from '#server/testing/file-factory.ts';
import { startS3 } from '#server/testing/s3.ts';
import { attachmentsJob } from './sweep.ts';

let app: TestApp;
let company: number;
let member: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  company = await aCompany(app.deps, { ownerId: (await app.aUser()).id, name: 'Ferrolane' });
  member = await app.as('member');
});
afterAll(() => app[Symbol.asyncDispose]());

const noteOn = (attachments: string[], text = 'Read this') => ({
  body: { kind: 'company' as const, id: company, text, attachments },
});
const download = (client: TestClient, id: string) => client.send(getAttachment, { params: { id } });
async function stored(id: string): Promise<boolean> {
  const bytes = await app.deps.storage.get(id);
  bytes?.destroy();
  return bytes !== null;
}

describe('a file', () => {
  test('of each type comes back under its name, as what it is, and can run nothing', async () => {
    for (const [type, bytes] of await everyFile()) {
      const file = await upload(member, bytes, `Ålesund “deck”.${type}`);
      expect(file).toMatchObject({ type, name: `Ålesund “deck”.${type}` });
      const answer = await download(member, file.id);
      expect(answer.status).toBe(200);
      const { headers } = answer;
      expect(headers.get('content-type')?.split(';')[0]).toBe(attachmentTypes[type].type);
      expect(headers.get('content-disposition')).toMatch(
        attachmentTypes[type].type.startsWith('image/') ? /^inline; / : /^attachment; /,
      );
      expect(headers.get('content-disposition')).toContain(
        `filename*=UTF-8''%C3%85lesund%20%E2%80%9Cdeck%E2%80%9D.${type}`,
      );
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      const received = Buffer.from(await answer.arrayBuffer());
      expect(received).toHaveLength(file.bytes);
      if (!attachmentTypes[type].type.startsWith('image/')) expect(received.equals(bytes), type).toBe(true);
    }
  });

  test('that is a picture loses its metadata, and is made smaller where it is too wide', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const file = await upload(member, await aPicture(format), `Photo.${format}`);
      expect(file.name).toBe(`Photo.${{ jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'webp', avif: 'webp' }[format]}`);
      const bytes = Buffer.from(await (await download(member, file.id)).arrayBuffer());
      const { exif, xmp, iptc, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, width, height }, format).toEqual({ width: 40, height: 30 });
    }
    const wide = await upload(member, await aPicture('png', [5000, 50]), 'Wide.png');
    const bytes = Buffer.from(await (await download(member, wide.id)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 4096, height: 41 });
  });

  test('that moves goes on moving', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#f00', '#0f0', '#00f'].map(frame));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { id } = await upload(member, gif, 'moves.gif');
    const bytes = Buffer.from(await (await download(member, id)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', pages: 3 });
  });

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    [String.raw`C:\Users\ada\Deck.PDF`, 'Deck.pdf'],
    ['Deck.pdf.exe', 'Deck.pdf.exe.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['...', 'file.pdf'],
    ['/', 'file.pdf'],
    ['a<b>:"|?*.pdf', 'a_b______.pdf'],
    ['Term sheet . ', 'Term sheet.pdf'],
    ['x'.repeat(attachmentBounds.name), `${'x'.repeat(attachmentBounds.name - 4)}.pdf`],
    ['Überblick 概要 📈.pdf', 'Überblick 概要 📈.pdf'],
  ])('%s is downloaded as %s', async (given, name) => {
    const file = await upload(member, aPdf(), given);
    expect(file.name).toBe(name);
    const { status, headers } = await download(member, file.id);
    expect([status, headers.get('content-disposition')?.includes('/')]).toEqual([200, false]);
  });

  test.each(['', ' ', 'a\0.pdf', 'a\n.pdf', 'x'.repeat(151), 'invoice\u202Efdp.exe'])('%j is no name', async (name) => {
    expect((await refusalOfFile(member, aPdf(), name)).status).toBe(400);
  });

  test('has at most 20 MB, and 20 MB are read', async () => {
    const text = Buffer.alloc(attachmentBounds.bytes, 'a');
    expect((await upload(member, text, 'a.txt')).bytes).toBe(attachmentBounds.bytes);
    expect((await refusalOfFile(member, Buffer.concat([text, Buffer.from('a')]), 'a.txt')).status).toBe(413);
  });
});

describe('an upload', () => {
  test('belongs to its member, who may delete it; nobody else finds it', async () => {
    const { id, waitsUntil } = await upload(member);
    expect(Date.parse(waitsUntil) - app.clock.now().getTime()).toBe(attachmentBounds.waits * 3_600_000);
    for (const other of [await app.as('member'), await app.as('admin')]) {
      expect((await download(other, id)).status).toBe(404);
      expect((await other.refused(deleteAttachment, { params: { id } })).status).toBe(404);
      expect((await other.refused(createNote, noteOn([id]))).body.fields).toHaveProperty('attachments');
    }
    expect((await download(app.visitor(), id)).status).toBe(401);
    await member.call(deleteAttachment, { params: { id } });
    expect((await download(member, id)).status).toBe(404);
    expect((await member.refused(createNote, noteOn([id]))).status).toBe(400);
  });

  test('goes to one note, also of two at once; a failed note leaves it waiting', async () => {
    const { id } = await upload(member);
    expect((await member.refused(createNote, noteOn([id, crypto.randomUUID()]))).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => member.send(createNote, noteOn([id]))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
    // Two notes that want the same files in different orders wait for each other in one order.
    const ids = [(await upload(member)).id, (await upload(member)).id];
    const both = await Promise.all([ids, ids.toReversed()].map((each) => member.send(createNote, noteOn(each))));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  test('that nothing names is deleted after a day, that of a deleted note with the next sweep', async () => {
    const [waits, detached, kept] = [await upload(member), await upload(member), await upload(member)];
    const note = (await member.call(createNote, noteOn([detached.id, kept.id]))).body;
    const gone = await upload(member);
    const { id } = (await member.call(createNote, noteOn([gone.id]))).body;
    app.clock.advance({ minutes: 23 * 60 });
    await member.call(updateNote, {
      params: { id: String(note.id) },
      body: { text: 'Less', version: 1, attachments: [kept.id] },
    });
    await member.call(deleteNote, { params: { id: String(id) } });
    // Before the sweep, nobody reads them any more.
    for (const file of [detached, gone]) expect((await download(member, file.id)).status).toBe(404);
    await runAlone(app.deps, attachmentsJob);
    expect(await Promise.all([waits, kept, detached, gone].map((file) => stored(file.id)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    app.clock.advance({ minutes: 61 });
    expect((await member.refused(createNote, noteOn([waits.id]))).status).toBe(400);
    await runAlone(app.deps, attachmentsJob);
    expect([await stored(waits.id), await stored(kept.id)]).toEqual([false, true]);
    expect((await download(member, kept.id)).status).toBe(200);
  });

  test('is refused above the space of a member, also of several at once; what is deleted makes room', async () => {
    const user = await app.aUser();
    const client = await app.signedIn(user);
    const { id, bytes } = await upload(client);
    const fill = (left: number) =>
      app.deps.database.write((trx) =>
        trx
          .updateTable('attachments')
          .set({ bytes: attachmentBounds.perMember - left })
          .where('id', '=', id)
          .execute(),
      );
    await fill(bytes);
    const answers = await Promise.all([1, 2, 3].map(() => sendFile(client, aPdf(), 'a.pdf')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await refusalOfFile(client, aPdf(), 'a.pdf')).sentence).toContain('500 MB');
    await client.call(deleteAttachment, { params: { id } });
    await upload(client);
  });

  test('leaves no row where the storage is away, and says so', async () => {
    const away: Storage = {
      put: () => Promise.reject(new StorageUnavailable()),
      get: () => Promise.reject(new StorageUnavailable()),
      delete: () => Promise.reject(new StorageUnavailable()),
      list: () => {
        throw new StorageUnavailable();
      },
    };
    await using broken = await createTestApp({ storage: away });
    const client = await broken.as('member');
    const { status, sentence } = await refusalOfFile(client, aPdf(), 'a.pdf');
    expect([status, sentence]).toEqual([503, expect.stringContaining('try again')]);
    expect(await broken.deps.database.db.selectFrom('attachments').selectAll().execute()).toEqual([]);
  });
});

test('a note has at most ten, each once, in the order given; a change without them keeps them', async () => {
  const files = [await upload(member), await upload(member), await upload(member)];
  const [a = '', b = '', c = ''] = files.map(({ id }) => id);
  expect((await member.refused(createNote, noteOn([a, a]))).body.fields).toHaveProperty('attachments');
  const many = Array.from({ length: 11 }, () => crypto.randomUUID());
  expect((await member.refused(createNote, noteOn(many))).body.fields).toHaveProperty('attachments');
  const { body: note } = await member.call(createNote, noteOn([b, a]));
  expect(note.attachments.map(({ id }) => id)).toEqual([b, a]);
  const change = (version: number, attachments?: string[]) =>
    member.call(updateNote, {
      params: { id: String(note.id) },
      body: { text: 'Changed', version, ...(attachments && { attachments }) },
    });
  expect((await change(1)).body.attachments.map(({ id }) => id)).toEqual([b, a]);
  expect((await change(2, [c, a])).body.attachments.map(({ id }) => id)).toEqual([c, a]);
  const { body } = await member.call(listNotes, { query: { kind: 'company', id: String(company) } });
  expect(body.items.find(({ id }) => id === note.id)?.attachments.map(({ id }) => id)).toEqual([c, a]);
});

describe('a virus scanner', () => {
  test('is asked about what was uploaded, and what it finds is refused', async () => {
    await using clamd = await startClamd();
    await using scanned = await createTestApp({ env: { CLAMD_URL: clamd.url } });
    const client = await scanned.as('member');
    await upload(client);
    const eicar = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
    const answer = await refusalOfFile(client, eicar, 'eicar.txt');
    expect(answer).toEqual({ status: 400, sentence: 'The virus scanner has found something in this file.' });
  });

  test('that is away lets nothing through', async () => {
    const clamd = await startClamd();
    await clamd[Symbol.asyncDispose]();
    await using scanned = await createTestApp({ env: { CLAMD_URL: clamd.url } });
    expect((await refusalOfFile(await scanned.as('member'), aPdf(), 'a.pdf')).status).toBe(503);
  });
});

test('in a bucket, files are stored, read and swept as in a folder', async () => {
  await using s3 = await startS3();
  await using inBucket = await createTestApp({ env: { STORAGE_URL: s3.url } });
  const client = await inBucket.as('member');
  const { id } = await upload(client);
  const answer = await download(client, id);
  expect(Buffer.from(await answer.arrayBuffer()).equals(aPdf())).toBe(true);
  await client.call(deleteAttachment, { params: { id } });
  await runAlone(inBucket.deps, attachmentsJob);
  expect(await inBucket.deps.storage.get(id)).toBeNull();
});

test('a file that is missing in the storage is not found', async () => {
  const { id } = await upload(member);
  await app.deps.storage.delete(id);
  expect((await expectRefusal(await download(member, id))).status).toBe(404);
});

test('files that no row names are deleted after a day, unless they are older than the database', async () => {
  const at = app.clock.now().getTime();
  const ages = { fresh: 3_600_000, lost: 30 * 3_600_000, older: 90 * 86_400_000 };
  const birthday = new Date(at - 60 * 86_400_000).toISOString();
  const place = (key: string) => join(app.deps.env.dataDir, filesFolder, pathOfKey(key));
  const keys = { fresh: crypto.randomUUID(), lost: crypto.randomUUID(), older: crypto.randomUUID() };
  const { id: named } = await upload(member);
  for (const name of ['fresh', 'lost', 'older'] as const) {
    await app.deps.storage.put(keys[name], Buffer.from(name));
    await utimes(place(keys[name]), new Date(at - ages[name]), new Date(at - ages[name]));
  }
  await utimes(place(named), new Date(at - ages.lost), new Date(at - ages.lost));
  await app.deps.database.write((trx) => sql`update kysely_migration set timestamp = ${birthday}`.execute(trx));
  await runAlone(app.deps, storageJob);
  expect(await Promise.all([keys.fresh, keys.lost, keys.older, named].map(stored))).toEqual([true, false, true, true]);
});
