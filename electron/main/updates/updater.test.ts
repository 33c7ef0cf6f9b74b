import { generateKeyPairSync, sign } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import type { UpdateState } from '#contract/desktop/updates.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { releaseNotes } from './release-notes.ts';
import { isSignedUpdate, sha512Of, signedWords } from './signature.ts';
import { createUpdater, type UpdaterOptions } from './updater.ts';

function create(changes: Partial<UpdaterOptions> = {}) {
  const emitter = new EventEmitter();
  const source = Object.assign(emitter, {
    autoDownload: false,
    autoInstallOnAppQuit: true,
    allowDowngrade: true,
    requestHeaders: null,
    isUpdateSupported: () => true,
    setFeedURL: vi.fn(),
    checkForUpdates: vi.fn(async () => null),
    quitAndInstall: vi.fn(),
  });
  const states: UpdateState[] = [];
  const settled = () => new Promise(setImmediate);
  const updater = createUpdater({
    offReason: null,
    load: async () => source,
    url: null,
    channel: 'stable',
    isSigned: async () => true,
    onChange: (state) => states.push(state),
    report: vi.fn(),
    now: () => new Date('2026-01-01T12:00:00Z'),
    ...changes,
  });
  return { updater, source, states, settled };
}

const update = { version: '1.2.0', releaseNotes: '<p>Faster <b>lists</b>.</p>', downloadedFile: '/tmp/update' };

test('without an update the time of the check is kept', async () => {
  const { updater, source } = create();
  expect(updater.state()).toEqual({ kind: 'idle', checkedAt: null });
  source.checkForUpdates.mockImplementation(async () => {
    source.emit('update-not-available', { version: '1.0.0' });
    return null;
  });
  expect(await updater.check()).toEqual({ kind: 'idle', checkedAt: '2026-01-01T12:00:00.000Z' });
  expect(source).toMatchObject({ autoDownload: true, autoInstallOnAppQuit: false, allowDowngrade: false });
  expect(source.setFeedURL).not.toHaveBeenCalled();
});

test('an update is downloaded, shown with its notes, and installed on request', async () => {
  const { updater, source, states, settled } = create({
    url: 'https://get.cardi.example/app',
    channel: 'beta',
  });
  expect(await updater.restart()).toBe(false);
  source.checkForUpdates.mockImplementation(async () => {
    source.emit('update-available', update);
    return null;
  });
  await updater.check();
  expect(source.setFeedURL.mock.calls).toEqual([
    [{ provider: 'generic', url: 'https://get.cardi.example/app', channel: 'beta' }],
  ]);
  source.emit('download-progress', { percent: 40 });
  expect(await updater.check()).toEqual({ kind: 'downloading', version: '1.2.0', percent: 40 });
  source.emit('update-downloaded', update);
  await settled();
  expect(updater.state()).toEqual({ kind: 'ready', version: '1.2.0', notes: 'Faster lists.' });
  expect(states.map(({ kind }) => kind)).toEqual(['checking', 'downloading', 'downloading', 'ready']);
  expect(source.quitAndInstall).not.toHaveBeenCalled();
  expect(await updater.restart()).toBe(true);
  expect(source.quitAndInstall).toHaveBeenCalledOnce();
  expect(source.checkForUpdates).toHaveBeenCalledOnce();
});

test('back on stable, a beta version that waits is dropped, and one that is still loading is not taken', async () => {
  const beta = { ...update, version: '1.3.0-beta.1' };
  const { updater, source, settled } = create({ url: 'https://get.cardi.example/app', channel: 'beta' });
  await updater.check();
  source.emit('update-downloaded', beta);
  await settled();
  expect(updater.state()).toMatchObject({ kind: 'ready', version: '1.3.0-beta.1' });
  await updater.follow('stable');
  expect(updater.state()).toEqual({ kind: 'idle', checkedAt: null });
  expect(await updater.restart()).toBe(false);
  expect(source.setFeedURL).toHaveBeenLastCalledWith(expect.objectContaining({ channel: 'latest' }));
  source.emit('update-downloaded', beta);
  await settled();
  expect(updater.state()).toEqual({ kind: 'idle', checkedAt: null });
  source.emit('update-downloaded', update);
  await settled();
  await updater.follow('beta');
  expect(updater.state()).toMatchObject({ kind: 'ready', version: '1.2.0' });
});

test('a failed installer, as after a refused password, is reported, and the app stays as it was', async () => {
  const undo = vi.fn();
  const { updater, source, settled } = create({ beforeInstall: () => ({ undo }) });
  await updater.check();
  source.emit('update-downloaded', update);
  await settled();
  source.quitAndInstall.mockImplementation(() => source.emit('error', new Error('pkexec exited with code 126')));
  expect(await updater.restart()).toBe(false);
  expect(updater.state()).toEqual({ kind: 'failed', message: expect.stringContaining('was not installed') });
  expect(undo).toHaveBeenCalledOnce();
});

test('an update with a wrong signature is never installed', async () => {
  const { updater, source, settled } = create({ isSigned: async () => false });
  await updater.check();
  source.emit('update-available', update);
  source.emit('update-downloaded', update);
  await settled();
  expect(updater.state()).toEqual({ kind: 'failed', message: expect.stringContaining('not signed by the publisher') });
  expect(await updater.restart()).toBe(false);
  expect(source.quitAndInstall).not.toHaveBeenCalled();
});

test('a failed check is reported once, without the feed’s text, and can be repeated', async () => {
  const { updater, source, states } = create();
  source.checkForUpdates.mockImplementation(async () => {
    source.emit('error', new Error('secret feed path'));
    throw new Error('secret feed path');
  });
  expect(await updater.check()).toEqual({ kind: 'failed', message: expect.not.stringContaining('secret') });
  expect(states.map(({ kind }) => kind)).toEqual(['checking', 'failed']);
  await updater.check();
  expect(source.checkForUpdates).toHaveBeenCalledTimes(2);
});

test('a copy that was installed in an unknown way stops checking', async () => {
  const { updater } = create();
  expect(await updater.check()).toEqual({ kind: 'idle', checkedAt: null });
});

test('a copy that does not update itself says why and never loads electron-updater', async () => {
  const load = vi.fn();
  const { updater } = create({ offReason: 'This is a development copy.', load });
  expect(await updater.check()).toEqual({ kind: 'off', reason: 'This is a development copy.' });
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['Plain words', 'Plain words'],
  ['<h2>1.2</h2><ul><li>One</li><li>Two &amp; three</li></ul>', '1.2\n\n• One\n• Two & three'],
  ['<script>alert(1)</script>Hello <img src=x onerror=alert(1)>', 'Hello'],
  [
    [
      { version: '1.1', note: 'First' },
      { version: '1.2', note: null },
    ],
    '1.1\nFirst\n\n1.2',
  ],
  [null, ''],
  [{ text: 'x' }, ''],
])('the notes %j show as %j', (given, shown) => {
  expect(releaseNotes(given)).toBe(shown);
});

test('a signature is valid for its file, its version and its key only', async () => {
  const folder = tempFolder();
  const [file, other] = [join(folder, 'a'), join(folder, 'b')];
  writeFileSync(file, 'the update');
  writeFileSync(other, 'something else');
  const pair = () => generateKeyPairSync('ed25519');
  const { privateKey, publicKey } = pair();
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const signature = sign(null, signedWords(await sha512Of(file), '1.2.0'), privateKey).toString('base64');
  const check = (changes: object, key = pem) =>
    isSignedUpdate({ file, version: '1.2.0', signatures: ['AAAA', signature], ...changes }, key);
  expect(await check({})).toBe(true);
  expect(await check({ file: other })).toBe(false);
  expect(await check({ version: '1.1.0' })).toBe(false);
  expect(await check({ signatures: undefined })).toBe(false);
  expect(await check({ signatures: ['AAAA'] })).toBe(false);
  expect(await check({ file: join(folder, 'gone') })).toBe(false);
  expect(await check({}, 'no key')).toBe(false);
  expect(await check({}, pair().publicKey.export({ type: 'spki', format: 'pem' }).toString())).toBe(false);
});
