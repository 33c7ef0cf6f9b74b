import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

import { EnvError, parseEnv } from '#server/env.ts';
import { createSecretKey, openSecretKey } from './secret-key.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'cardi-key-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

const key = createSecretKey(Buffer.alloc(32, 1));
const other = createSecretKey(Buffer.alloc(32, 2));

test('M5: a sealed value opens only with its purpose, its owner and its key, and differs each time', () => {
  const sealed = key.seal('two-factor', '7', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(key.seal('two-factor', '7', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(key.open('two-factor', '7', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(other.open('two-factor', '7', sealed)).toBeNull();
  expect(key.open('two-factor', '8', sealed)).toBeNull();
  expect(key.open('other', '7', sealed)).toBeNull();
  for (const wrong of ['', 'v1.', 'v1.AAAA', 'JBSWY3DPEHPK3PXP', `${sealed.slice(0, -4)}AAAA`, sealed.slice(0, 20)]) {
    expect(key.open('two-factor', '7', wrong), wrong).toBeNull();
  }
});

test('M6: hashes differ by purpose and need the key', () => {
  expect(key.hash('network', '192.0.2.1')).toMatch(/^[0-9a-f]{64}$/);
  expect(key.hash('network', '192.0.2.1')).toBe(key.hash('network', '192.0.2.1'));
  expect(key.hash('other', '192.0.2.1')).not.toBe(key.hash('network', '192.0.2.1'));
  expect(other.hash('network', '192.0.2.1')).not.toBe(key.hash('network', '192.0.2.1'));
});

test('the key is not printed', () => {
  const text = `${JSON.stringify(key)} ${Object.values(key).map(String).join(' ')}`;
  expect(text).not.toContain(Buffer.alloc(32, 1).toString('hex'));
  expect(text).not.toContain(Buffer.alloc(32, 1).toString('base64'));
});

test("without a setting it is created once, readable only by the server's user", async () => {
  const dataDir = join(await folder(), 'not', 'there');
  const sealed = openSecretKey({ dataDir, secretKey: undefined }).seal('x', '1', 'text');
  expect(openSecretKey({ dataDir, secretKey: undefined }).open('x', '1', sealed)).toBe('text');
  expect(await readdir(dataDir)).toEqual(['secret-key']);
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
  const text = await readFile(join(dataDir, 'secret-key'), 'utf8');
  expect(openSecretKey({ dataDir: '/nowhere', secretKey: text.trim() }).open('x', '1', sealed)).toBe('text');
});

test('processes that start at once get the same key', async () => {
  const dataDir = await folder();
  const program = `import { openSecretKey } from ${JSON.stringify(new URL('./secret-key.ts', import.meta.url).href)};
    console.log(openSecretKey({ dataDir: ${JSON.stringify(dataDir)}, secretKey: undefined }).hash('x', 'y'));`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const outputs = await Promise.all(Array.from({ length: 6 }, run));
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secret-key']);
});

test('an invalid key stops the start with a message', async () => {
  const dataDir = await folder();
  await writeFile(join(dataDir, 'secret-key'), 'too short\n');
  expect(() => openSecretKey({ dataDir, secretKey: undefined })).toThrow(EnvError);
  expect(() => openSecretKey({ dataDir, secretKey: undefined })).toThrow(/secret-key that holds no key/);
  for (const SECRET_KEY of ['short', 'ab'.repeat(31), Buffer.alloc(31).toString('base64'), `${'x'.repeat(60)} y`]) {
    expect(() => parseEnv({ SECRET_KEY }), SECRET_KEY).toThrow(/^SECRET_KEY must be at least 32 random bytes/);
  }
  for (const SECRET_KEY of [
    'ab'.repeat(32),
    Buffer.alloc(32).toString('base64'),
    Buffer.alloc(48).toString('base64url'),
  ])
    expect(parseEnv({ SECRET_KEY }).secretKey).toBe(SECRET_KEY);
});

test('in production, machines that share a database must be given the key', () => {
  const production = { APP_MODE: 'production', PUBLIC_URL: 'https://cardi.example' };
  const shared = { ...production, DATABASE_URL: 'postgres://localhost/cardi' };
  expect(() => parseEnv(shared)).toThrow(/^SECRET_KEY is required/);
  expect(parseEnv({ ...shared, SECRET_KEY: 'ab'.repeat(32) }).adminTwoFactor).toBe('required');
  expect(parseEnv(production).secretKey).toBeUndefined();
});
