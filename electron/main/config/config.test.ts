import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { type Build, sourceBuild } from './build.ts';
import { readConfig as read } from './config.ts';
import { ConfigError } from './config-error.ts';

function folderWith(settings?: string): string {
  const folder = tempFolder();
  if (settings !== undefined) writeFileSync(join(folder, 'settings.json'), settings);
  return folder;
}

const packed: Build = {
  ...sourceBuild,
  name: 'Meadow',
  isForQa: false,
  servers: { production: 'https://app.meadow.example', staging: null },
};
const readConfig = (env: Record<string, string>, userData: string, more: Partial<Parameters<typeof read>[0]> = {}) =>
  read({ env, userData, ...more });
const policy = (values: Record<string, unknown>) => ({ source: '/etc/cardi/policy.json', values });

test('without a setting the app uses the demo server', () => {
  expect(readConfig({}, folderWith())).toMatchObject({ serverOrigin: 'http://localhost:4000', isServerGiven: false });
  expect(readConfig({ CARDI_SERVER_URL: '' }, folderWith('{}')).serverOrigin).toBe('http://localhost:4000');
});

test('D1: an installed app uses the server that its package was made for, wherever the app is installed', () => {
  const build = packed;
  expect(readConfig({}, folderWith(), { build })).toMatchObject({
    name: 'Meadow',
    serverOrigin: 'https://app.meadow.example',
    servers: { production: 'https://app.meadow.example', staging: null },
  });
  const settings = '{"servers":{"production":"https://network.example"}}';
  expect(readConfig({}, folderWith(settings), { build }).serverOrigin).toBe('https://network.example');
  const env = { CARDI_PRODUCTION_URL: 'https://other.example' };
  expect(readConfig(env, folderWith(settings), { build }).serverOrigin).toBe('https://other.example');
  expect(readConfig({}, folderWith(settings)).serverOrigin).toBe('http://localhost:4000');
});

test('updates come from the package’s address or from another https address', () => {
  const updates = { url: 'https://get.meadow.example', key: 'the key', channel: 'beta' } as const;
  expect(readConfig({}, folderWith()).updates).toEqual({ url: null, key: null, channel: 'stable' });
  expect(readConfig({}, folderWith(), { build: { ...packed, updates } }).updates).toEqual(updates);
  const env = { CARDI_UPDATE_URL: 'https://get.cardi.example/app' };
  expect(readConfig(env, folderWith(), { build: { ...packed, updates } }).updates).toEqual({
    ...updates,
    url: env.CARDI_UPDATE_URL,
  });
  expect(() => readConfig({ CARDI_UPDATE_URL: 'http://get.cardi.example' }, folderWith())).toThrow(
    new ConfigError('CARDI_UPDATE_URL must begin with https://.'),
  );
});

test('the person chooses which versions are taken, unless a policy says so', () => {
  const updates = { url: 'https://get.meadow.example', key: 'the key', channel: 'stable' } as const;
  const chosen = folderWith('{"updateChannel":"beta"}');
  const read = (values: object) =>
    readConfig({}, chosen, { build: { ...packed, updates }, policy: policy({ ...values }) });
  expect(read({})).toMatchObject({ updates: { channel: 'beta' }, managed: [] });
  expect(read({ UpdateChannel: 'stable' })).toMatchObject({
    updates: { channel: 'stable' },
    managed: ['updateChannel'],
  });
  expect(() => read({ UpdateChannel: 'nightly' })).toThrow('UpdateChannel must be one of stable, beta');
});

test('the organization’s policy wins over the person’s choice and over the environment, and the app lists what is managed', () => {
  const folder = folderWith('{"serverOrigin":"https://own.example","notifies":true}');
  const env = { CARDI_SERVER_URL: 'https://env.example' };
  const values = {
    ServerUrl: 'https://bank.example',
    Name: 'Bank',
    Notifications: 0,
    KeepRunning: 1,
    SearchShortcut: false,
    SomethingNewer: 'x',
  };
  expect(readConfig(env, folder, { build: packed, policy: policy(values) })).toMatchObject({
    name: 'Bank',
    serverOrigin: 'https://bank.example',
    isServerGiven: true,
    decided: { notifies: false, keepsRunning: true, startsAtLogin: null, maySetSearchKeys: false },
    managed: ['server', 'notifications', 'background', 'searchKeys'],
  });
  expect(readConfig({}, folder, { policy: policy({}) }).managed).toEqual([]);
});

test('a wrong policy stops the start with a sentence instead of being ignored', () => {
  expect(() => readConfig({}, folderWith(), { policy: policy({ ServerUrl: 'http://bank.example' }) })).toThrow(
    new ConfigError(
      'The policy in /etc/cardi/policy.json: ServerUrl must begin with https:// unless the server runs on this computer.',
    ),
  );
  expect(() => readConfig({}, folderWith(), { policy: policy({ UpdateKey: 'none' }) })).toThrow('Ed25519');
});

test('the environment wins over the settings file', () => {
  const folder = folderWith('{"serverOrigin":"https://cardi.example"}');
  expect(readConfig({}, folder).serverOrigin).toBe('https://cardi.example');
  expect(readConfig({ CARDI_SERVER_URL: ' https://staging.example/ ' }, folder).serverOrigin).toBe(
    'https://staging.example',
  );
});

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])('%s needs no https', (url) => {
  expect(readConfig({ CARDI_SERVER_URL: url }, folderWith()).serverOrigin).toBe(url);
});

test.each([
  ['http://cardi.example', 'must begin with https:// unless the server runs on this computer'],
  ['http://localhost.evil.example', 'must begin with https:// unless the server runs on this computer'],
  ['cardi.example', 'must be a web address such as https://cardi.example'],
  ['ftp://cardi.example', 'must be a web address such as https://cardi.example'],
  ['https://user:secret@cardi.example', 'must not contain a user name or password'],
  ['https://cardi.example/app', 'must be an address without a path'],
])('%s is refused with a reason', (url, reason) => {
  expect(() => readConfig({ CARDI_SERVER_URL: url }, folderWith())).toThrow(
    new ConfigError(`CARDI_SERVER_URL ${reason}.`),
  );
});

test('wrong entries of the settings file are dropped and reported; the others apply', () => {
  const report = vi.fn();
  const folder = folderWith('{"serverOrigin":"http://cardi.example","notifies":false,"fromNewerVersion":{"a":1}}');
  const { settings, serverOrigin } = readConfig({}, folder, { report });
  expect(serverOrigin).toBe('http://localhost:4000');
  expect(settings).toEqual({ notifies: false, fromNewerVersion: { a: 1 } });
  expect(report.mock.calls[0]?.[0]).toBe('Entries of the settings file are left out: serverOrigin');
});

test.each(['{', '', '[]', 'null', '"text"'])('a settings file with %j is set aside, and the app starts', (text) => {
  const report = vi.fn();
  const folder = folderWith(text);
  expect(readConfig({}, folder, { report }).settings).toEqual({});
  expect(readdirSync(folder)).toEqual(['settings.json.broken']);
  expect(report).toHaveBeenCalledOnce();
});
