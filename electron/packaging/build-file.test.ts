import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';

import { builderArguments, buildFor } from './build-file.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = {
  private: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  public: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};
const build = (env: Record<string, string>) => buildFor(env, (file) => pem[file as keyof typeof pem]);
const server = { CARDI_PRODUCTION_URL: 'https://app.meadow.example/' };

test('a package has its name, its servers and the public half of the key', () => {
  const env = {
    ...server,
    CARDI_NAME: 'Meadow Network',
    CARDI_STAGING_URL: 'https://staging.meadow.example',
    CARDI_UPDATE_URL: 'https://get.meadow.example/app',
    CARDI_UPDATE_KEY: 'private',
    CARDI_UPDATE_CHANNEL: 'beta',
  };
  expect(build(env)).toEqual({
    name: 'Meadow Network',
    servers: { production: 'https://app.meadow.example', staging: 'https://staging.meadow.example' },
    updates: { url: 'https://get.meadow.example/app', key: pem.public, channel: 'beta' },
    isForQa: false,
  });
  expect(build({ ...env, CARDI_UPDATE_KEY: 'public' })).toEqual(build(env));
  expect(builderArguments(build(env))).toEqual(
    expect.arrayContaining(['-c.productName=Meadow Network', '-c.publish.channel=beta']),
  );
});

test('without a production server only a package for QA is made, with entitlements of its own', () => {
  expect(() => build({})).toThrow('A package needs CARDI_PRODUCTION_URL');
  expect(() => build({ CARDI_PRODUCTION_URL: '' })).toThrow('A package needs CARDI_PRODUCTION_URL');
  const forQa = build({ CARDI_QA_BUILD: '1' });
  expect(forQa).toMatchObject({ servers: { production: null }, isForQa: true });
  const entitlements = '-c.mac.entitlements=resources/entitlements.mac.qa.plist';
  expect(builderArguments(forQa)).toContain(entitlements);
  expect(builderArguments(build(server))).not.toContain(entitlements);
});

test.each([
  [{ CARDI_PRODUCTION_URL: 'http://app.meadow.example' }, 'CARDI_PRODUCTION_URL must begin with https://'],
  [{ ...server, CARDI_STAGING_URL: 'staging' }, 'CARDI_STAGING_URL must be a web address'],
  [{ ...server, CARDI_UPDATE_URL: 'https://get.meadow.example' }, 'CARDI_UPDATE_URL needs CARDI_UPDATE_KEY'],
  [
    { ...server, CARDI_UPDATE_URL: 'http://get.meadow.example', CARDI_UPDATE_KEY: 'public' },
    'CARDI_UPDATE_URL must begin with https://.',
  ],
  [
    { ...server, CARDI_UPDATE_URL: 'https://get.meadow.example', CARDI_UPDATE_KEY: 'rsa' },
    'CARDI_UPDATE_KEY must be an Ed25519 public key',
  ],
  [{ ...server, CARDI_NAME: '../evil' }, 'CARDI_NAME must be a name'],
  [{ ...server, CARDI_UPDATE_PERCENT: '101' }, 'from 0 to 100'],
  [{ ...server, CARDI_UPDATE_PERCENT: 'some' }, 'from 0 to 100'],
])('%j is refused with a reason', (env, reason) => {
  expect(() => build(env as Record<string, string>)).toThrow(reason);
});
