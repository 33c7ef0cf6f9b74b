import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAttachment, uploadAttachment } from '#contract/attachments.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectRefusal, type TestClient } from '#server/testing/client.ts';
import { sendFile } from '#server/testing/file-factory.ts';
import { heavyFiles, hostileFiles, hostileMark } from '#server/testing/hostile-files.ts';

let app: TestApp;
let member: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  member = await app.as('member');
});
afterAll(() => app[Symbol.asyncDispose]());

/** What a hostile file is called: what it is not, and what somebody would open. */
const names = ['../../a.html', 'a.pdf', 'a.csv', 'a.txt', 'a.exe'];

const files = await hostileFiles();

/** A heavy file comes under one name. */
function namesFor(what: string): string[] {
  return heavyFiles.has(what) ? names.slice(0, 1) : names;
}

test('there are more than enough of them', () => {
  expect(files.length).toBeGreaterThan(200);
});

test.each(files)('%s is refused in a sentence, or does no harm', async (what, bytes) => {
  for (const name of namesFor(what)) {
    const answer = await sendFile(member, bytes, name);
    if (answer.status !== 201) {
      const { status, body } = await expectRefusal(answer);
      expect(status, name).toBe(400);
      expect(body.fields?.file, name).toMatch(/^[A-Z].+\.$/);
      continue;
    }
    const { id, type } = uploadAttachment.response.parse(await answer.json());
    const { headers } = await member.send(getAttachment, { params: { id } });
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const stored = await app.deps.storage.get(id);
    if (!stored) throw new Error('it was not stored');
    const kept = await buffer(stored);
    if (type === 'csv' || type === 'txt') {
      // A text is a text, whatever it says: it is saved, and no browser reads it as anything else.
      expect(name).toBe(`a.${type}`);
      expect(headers.get('content-type')).toMatch(/^text\/(csv|plain)/);
      expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    } else {
      expect(['jpg', 'png', 'webp']).toContain(type);
      expect(kept.includes(hostileMark), name).toBe(false);
      const { format, exif } = await sharp(kept).metadata();
      expect([format, exif]).toEqual([type === 'jpg' ? 'jpeg' : type, undefined]);
    }
  }
});

test('what was refused left nothing', async () => {
  const rows = await app.deps.database.db.selectFrom('attachments').select('id').execute();
  const keys: string[] = [];
  for await (const { key } of app.deps.storage.list()) keys.push(key);
  expect(keys.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});
