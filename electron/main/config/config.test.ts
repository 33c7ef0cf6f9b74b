import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { ConfigError, readConfig } from './config.ts';

function folderWith(settings?: string): string {
  const folder = tempFolder();
  if (settings !== undefined) writeFileSync(join(folder, 'settings.json'), settings);
  return folder;
}

test('without a setting it is the demo server', () => {
  expect(readConfig({}, folderWith())).toMatchObject({ serverOrigin: 'http://localhost:4000', isServerGiven: false });
  expect(readConfig({ CARDI_SERVER_URL: '' }, folderWith('{}')).serverOrigin).toBe('http://localhost:4000');
});

test('an installed app without a setting speaks to production, wherever that has been put', () => {
  expect(readConfig({}, folderWith(), 'production').serverOrigin).toBe('https://app.cardi.example');
  const settings = '{"servers":{"production":"https://network.example"}}';
  expect(readConfig({}, folderWith(settings), 'production')).toMatchObject({
    serverOrigin: 'https://network.example',
    servers: { production: 'https://network.example', staging: 'https://staging.cardi.example' },
  });
  const env = { CARDI_PRODUCTION_URL: 'https://other.example' };
  expect(readConfig(env, folderWith(settings), 'production').serverOrigin).toBe('https://other.example');
});

test('updates come from the package’s address or from another one by https', () => {
  expect(readConfig({}, folderWith()).updateUrl).toBeNull();
  expect(readConfig({ CARDI_UPDATE_URL: 'https://get.cardi.example/app' }, folderWith()).updateUrl).toBe(
    'https://get.cardi.example/app',
  );
  expect(() => readConfig({ CARDI_UPDATE_URL: 'http://get.cardi.example' }, folderWith())).toThrow(
    new ConfigError('CARDI_UPDATE_URL must begin with https://.'),
  );
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

test.each([
  ['{', /settings\.json is not valid JSON\.$/],
  ['{"serverOrigin":"http://cardi.example"}', /settings\.json: serverOrigin must begin with https/],
  ['{"server":"https://cardi.example"}', /settings\.json: it has an unknown entry server\.$/],
  ['[]', /settings\.json: it /],
])('a settings file with %s is refused with a reason', (settings, reason) => {
  expect(() => readConfig({}, folderWith(settings))).toThrow(reason);
});
