import { inspect } from 'node:util';
import { expect, test } from 'vitest';

import { nameOf, open, seal, sealKeyOf } from './seal.ts';

const key = sealKeyOf(Buffer.alloc(32, 1), true);
const text = 'Ada Lovelace, ada@analytical.example';
const place = 'answers 7';

test.each<[string, string | Buffer]>([
  ['text', text],
  ['bytes', Buffer.from([0, 255, 1])],
  ['nothing', ''],
])('%s comes out as it went in', (_name, plain) => {
  expect(open(key, seal(key, plain, place), place)).toEqual(Buffer.from(plain));
});

test('what is sealed does not show', () => {
  const sealed = seal(key, text, place);
  for (const encoding of ['latin1', 'hex', 'base64'] as const) {
    expect(sealed.toString(encoding)).not.toContain(Buffer.from(text).toString(encoding).slice(0, 16));
  }
});

test('a change of any single bit is noticed', () => {
  const sealed = seal(key, text, place);
  for (let bit = 0; bit < sealed.byteLength * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(open(key, changed, place), `bit ${bit}`).toBeNull();
  }
});

test('what is cut off or was never sealed is not opened', () => {
  const sealed = seal(key, text, place);
  for (let length = 0; length < sealed.byteLength; length += 1) {
    expect(open(key, sealed.subarray(0, length), place)).toBeNull();
  }
  expect(open(key, Buffer.from(text), place)).toBeNull();
});

test('it opens in its own place and with its own key only', () => {
  const sealed = seal(key, text, place);
  expect(open(key, sealed, 'answers 8')).toBeNull();
  expect(open(sealKeyOf(Buffer.alloc(32, 2), true), sealed, place)).toBeNull();
});

test('no nonce is used twice', () => {
  const nonces = Array.from({ length: 20_000 }, () => seal(key, '', place).toString('hex', 1, 13));
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('a name is the same for the same text in the same place, and only there', () => {
  const name = nameOf(key, '/api/saved', place);
  expect(nameOf(key, '/api/saved', place)).toBe(name);
  expect(name).toMatch(/^[\w-]{43}$/);
  const others = [
    nameOf(key, '/api/saved', 'answers 8'),
    nameOf(key, '/api/messages', place),
    nameOf(sealKeyOf(Buffer.alloc(32, 2), true), '/api/saved', place),
  ];
  expect(new Set([name, ...others]).size).toBe(4);
});

test('a log shows nothing of a key', () => {
  const secret = Buffer.alloc(32, 'K');
  const shown =
    inspect(sealKeyOf(secret, true), { depth: 9, showHidden: true }) + JSON.stringify(sealKeyOf(secret, true));
  expect(shown).not.toMatch(/KKK|4b4b/);
});

test('a secret of another length is refused', () => {
  expect(() => sealKeyOf(Buffer.alloc(16), true)).toThrow('32 bytes');
});
