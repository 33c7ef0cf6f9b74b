import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getPicture, uploadPicture } from '#contract/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectRefusal, type TestClient } from '#server/testing/client.ts';
import { sendPicture } from '#server/testing/file-factory.ts';
import { hostileFiles, hostileMark } from '#server/testing/hostile-files.ts';

let app: TestApp;
let member: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  member = await app.as('member');
});
afterAll(() => app[Symbol.asyncDispose]());

test.each(await hostileFiles())(
  '%s is refused in a sentence, or nothing of it is left but a picture',
  async (_, bytes) => {
    const answer = await sendPicture(member, bytes);
    if (answer.status !== 201) {
      const { status, body } = await expectRefusal(answer);
      expect(status).toBe(400);
      expect(body.fields?.file).toMatch(/^[A-Z].+\.$/);
      return;
    }
    const { id, width } = uploadPicture.response.parse(await answer.json());
    const { headers } = await member.send(getPicture, { params: { file: `${id}-${width}.webp` } });
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const rows = app.deps.database.db.selectFrom('picture_files').where('picture_id', '=', id);
    for (const { key } of await rows.select('key').execute()) {
      // Nothing that came with the file names it.
      expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      const stored = await app.deps.storage.get(key);
      if (!stored) throw new Error('it was not stored');
      const kept = await buffer(stored);
      expect(kept.includes(hostileMark)).toBe(false);
      const { format, exif } = await sharp(kept).metadata();
      expect([format, exif]).toEqual(['webp', undefined]);
    }
  },
);

test('what was refused left nothing', async () => {
  const rows = await app.deps.database.db.selectFrom('picture_files').select('key').execute();
  const keys: string[] = [];
  for await (const { key } of app.deps.storage.list()) keys.push(key);
  expect(keys.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
});
