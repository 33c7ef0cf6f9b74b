import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { signFeed } from '#electron/packaging/sign-feed.ts';
import { runBuiltMain } from '#electron/testing/built-main.ts';
import { startFakeServer } from '#electron/testing/fake-server.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const update = Buffer.from('the new program');
const sha512 = createHash('sha512').update(update).digest('base64');

const feed = (version: string) => `version: ${version}
files:
  - url: CARDI-${version}.AppImage
    sha512: ${sha512}
    size: ${update.length}
path: CARDI-${version}.AppImage
sha512: ${sha512}
releaseNotes: <p>Lists load faster.</p>
releaseDate: '2026-01-01T12:00:00.000Z'
`;

/** What an installed app makes of a feed; `key` is the one in its package. */
async function look(yml: string, { key = pem, content = update }: { key?: string | null; content?: Buffer } = {}) {
  const server = await startFakeServer(({ url }, response) => {
    if (url?.startsWith('/latest-linux.yml')) response.end(yml);
    else if (url?.startsWith('/CARDI-')) response.end(content);
    else response.writeHead(404).end();
  });
  const did = await runBuiltMain({
    script: 'run-update.ts',
    env: { STAND_IN_PACKAGED: 'yes' },
    prepare: (folder) => {
      mkdirSync(join(folder, 'resources'));
      const resource = (name: string, text: string) => writeFileSync(join(folder, 'resources', name), text);
      resource('app-update.yml', `provider: generic\nurl: ${server.origin}\nupdaterCacheDirName: cardi-updater\n`);
      if (key !== null) resource('update-key.pem', key);
      writeFileSync(join(folder, 'cardi.AppImage'), 'the old program');
    },
  });
  const { log: _, ...state } = did;
  return { state, seen: server.seen.map(({ url }) => url.replace(/\?.*/, '')) };
}

const isLinux = process.platform === 'linux';

test.runIf(isLinux)('a signed update is found, loaded and ready, with its notes', async () => {
  const { state, seen } = await look(signFeed(feed('10.0.0'), privateKey));
  expect(state).toEqual({ kind: 'ready', version: '10.0.0', notes: 'Lists load faster.' });
  expect(seen).toEqual(['/latest-linux.yml', '/CARDI-10.0.0.AppImage']);
});

test.runIf(isLinux)('an update without the publisher’s signature is thrown away', async () => {
  const failed = { kind: 'failed', message: expect.stringContaining('not signed by the publisher') };
  expect((await look(feed('10.0.0'))).state).toEqual(failed);
  const other = generateKeyPairSync('ed25519').privateKey;
  expect((await look(signFeed(feed('10.0.0'), other))).state).toEqual(failed);
});

test.runIf(isLinux)('a file that is not the feed’s is not taken', async () => {
  const { state } = await look(signFeed(feed('10.0.0'), privateKey), { content: Buffer.from('another program') });
  expect(state).toMatchObject({ kind: 'failed' });
});

test.runIf(isLinux)('the same or an older version is nothing new', async () => {
  const { state, seen } = await look(signFeed(feed('9.9.9'), privateKey));
  expect(state).toEqual({ kind: 'idle', checkedAt: expect.stringMatching(/^\d{4}-/) });
  expect(seen).toEqual(['/latest-linux.yml']);
});

test.runIf(isLinux)('L11: a package without a key takes no updates', async () => {
  const { state, seen } = await look(signFeed(feed('10.0.0'), privateKey), { key: null });
  expect(state).toEqual({ kind: 'off', reason: 'This package has no key to verify updates.' });
  expect(seen).toEqual([]);
});

test('signing a feed again leaves one list of signatures', () => {
  const once = signFeed(feed('10.0.0'), privateKey);
  expect(signFeed(once, privateKey)).toBe(once);
  expect(once.match(/^signatures:/gm)).toHaveLength(1);
  expect(() => signFeed('files: []\n', privateKey)).toThrow('no version');
});
