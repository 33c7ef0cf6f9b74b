import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { joinFeeds, signFeed } from '#electron/packaging/sign-feed.ts';
import { runBuiltMain } from '#electron/testing/built-main.ts';
import { startFakeServer } from '#electron/testing/fake-server.ts';
import { buildFile } from '../config/build.ts';

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

interface LookOptions {
  key?: string | null;
  content?: Buffer;
  /** The feed for beta. */
  beta?: string;
  /** Content of the settings file. */
  settings?: string;
  /** The number by which electron-updater divides the computers for a roll-out. */
  updaterId?: string;
}

/** Looks for an update as an installed app does; `key` is the public key in its package. */
async function look(yml: string, { key = pem, content = update, beta, settings, updaterId }: LookOptions = {}) {
  const staging: unknown[] = [];
  const server = await startFakeServer(({ url, headers }, response) => {
    staging.push(headers['x-user-staging-id'] ?? '');
    if (url?.startsWith('/latest-linux.yml')) response.end(yml);
    else if (beta !== undefined && url?.startsWith('/beta-linux.yml')) response.end(beta);
    else if (url?.startsWith('/CARDI-')) response.end(content);
    else response.writeHead(404).end();
  });
  const did = await runBuiltMain({
    script: 'run-update.ts',
    env: { STAND_IN_PACKAGED: 'yes' },
    ...(settings !== undefined && { settings }),
    prepare: (folder) => {
      if (updaterId !== undefined) writeFileSync(join(folder, 'userData', '.updaterId'), updaterId);
      mkdirSync(join(folder, 'resources'));
      const resource = (name: string, text: string) => writeFileSync(join(folder, 'resources', name), text);
      // The archive says where updates come from; this file is electron-updater's own.
      resource(
        'app-update.yml',
        'provider: generic\nurl: https://updates.invalid\nupdaterCacheDirName: cardi-updater\n',
      );
      const updates = key === null ? null : { url: server.origin, key, channel: 'stable' };
      const servers = { production: 'https://app.cardi.example', staging: null };
      mkdirSync(join(folder, 'app/dist/desktop'), { recursive: true });
      writeFileSync(
        join(folder, 'app', buildFile),
        JSON.stringify({ name: 'CARDI', servers, updates, isForQa: false }),
      );
      writeFileSync(join(folder, 'cardi.AppImage'), 'the old program');
    },
  });
  const { log: _, ...state } = did;
  // Nothing tells the feed's server which computer asks.
  expect(new Set(staging)).toEqual(new Set(server.seen.length > 0 ? [''] : []));
  return { state, seen: server.seen.map(({ url }) => url.replace(/\?.*/, '')) };
}

const isLinux = process.platform === 'linux';

test.runIf(isLinux)('a signed update is found, downloaded and ready, with its notes', async () => {
  const { state, seen } = await look(signFeed(feed('10.0.0'), { privateKey }));
  expect(state).toEqual({ kind: 'ready', version: '10.0.0', notes: 'Lists load faster.' });
  expect(seen).toEqual(['/latest-linux.yml', '/CARDI-10.0.0.AppImage']);
});

test.runIf(isLinux)('an update without the publisher’s signature is deleted', async () => {
  const failed = { kind: 'failed', message: expect.stringContaining('not signed by the publisher') };
  expect((await look(feed('10.0.0'))).state).toEqual(failed);
  const other = generateKeyPairSync('ed25519').privateKey;
  expect((await look(signFeed(feed('10.0.0'), { privateKey: other }))).state).toEqual(failed);
});

test.runIf(isLinux)('a file that differs from the feed is refused', async () => {
  const { state } = await look(signFeed(feed('10.0.0'), { privateKey }), { content: Buffer.from('another program') });
  expect(state).toMatchObject({ kind: 'failed' });
});

test.runIf(isLinux)('the same or an older version is no update', async () => {
  const { state, seen } = await look(signFeed(feed('9.9.9'), { privateKey }));
  expect(state).toEqual({ kind: 'idle', checkedAt: expect.stringMatching(/^\d{4}-/) });
  expect(seen).toEqual(['/latest-linux.yml']);
});

test.runIf(isLinux)('L11: a package without a key in its archive takes no updates', async () => {
  const { state, seen } = await look(signFeed(feed('10.0.0'), { privateKey }), { key: null });
  expect(state).toEqual({ kind: 'off', reason: 'This package has no address for updates.' });
  expect(seen).toEqual([]);
});

const signed = (version: string, percent?: number) =>
  signFeed(feed(version), { privateKey, ...(percent !== undefined && { percent }) });

test.runIf(isLinux)('who has chosen beta takes what is in its feed', async () => {
  const { state, seen } = await look(signed('9.9.9'), {
    beta: signed('10.1.0-beta.1'),
    settings: '{"updateChannel":"beta"}',
  });
  expect(state).toMatchObject({ kind: 'ready', version: '10.1.0-beta.1' });
  expect(seen).toEqual(['/beta-linux.yml', '/CARDI-10.1.0-beta.1.AppImage']);
});

test.runIf(isLinux)('a beta version is not taken from the stable feed, though it is signed', async () => {
  const { state, seen } = await look(signed('10.1.0-beta.1'));
  expect(state).toMatchObject({ kind: 'idle' });
  expect(seen).toEqual(['/latest-linux.yml']);
});

/** Of these computers one stands at 0.25 and one at 0.75 of all. */
const [early, late] = ['40000000', 'c0000000'].map((end) => `11111111-2222-5333-8444-5555${end}`);

test.runIf(isLinux)('a version for half of the computers is offered to that half', async () => {
  expect((await look(signed('10.0.0', 50), { updaterId: early ?? '' })).state).toMatchObject({ kind: 'ready' });
  expect((await look(signed('10.0.0', 50), { updaterId: late ?? '' })).state).toMatchObject({ kind: 'idle' });
  expect((await look(signed('10.0.0', 0), { updaterId: early ?? '' })).state).toMatchObject({ kind: 'idle' });
  expect((await look(signed('10.0.0', 100), { updaterId: late ?? '' })).state).toMatchObject({ kind: 'ready' });
});

test('feeds of two processors become one, whose files are all signed', () => {
  const arm = feed('10.0.0')
    .replaceAll('.AppImage', '-arm64.AppImage')
    .replaceAll(sha512, `${'A'.repeat(86)}==`);
  const joined = joinFeeds(feed('10.0.0'), arm);
  expect(joined.match(/^ {2}- url: .*$/gm)).toEqual([
    '  - url: CARDI-10.0.0.AppImage',
    '  - url: CARDI-10.0.0-arm64.AppImage',
  ]);
  expect(joined).toContain('\npath: CARDI-10.0.0.AppImage\n');
  expect(joinFeeds(joined, arm)).toBe(joined);
  expect(signFeed(joined, { privateKey, percent: 5 }).match(/^ {2}- [\w+/=]{88}$/gm)).toHaveLength(2);
  expect(() => joinFeeds(feed('10.0.0'), feed('10.0.1'))).toThrow('different versions');
});

test('signing a feed again replaces its signatures', () => {
  const once = signFeed(feed('10.0.0'), { privateKey });
  expect(signFeed(once, { privateKey })).toBe(once);
  expect(once.match(/^signatures:/gm)).toHaveLength(1);
  const staged = signFeed(once, { privateKey, percent: 10 });
  expect(staged).toContain('\nstagingPercentage: 10\n');
  expect(signFeed(staged, { privateKey })).toBe(once);
  expect(() => signFeed('files: []\n', { privateKey })).toThrow('no version');
});
