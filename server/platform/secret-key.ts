import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Env, EnvError, secretKeyBytes } from '#server/env.ts';

/** The key's file, used when SECRET_KEY is not set. */
export const secretKeyFile = 'secret-key';

/** The key with which the server signs and encrypts. It never reaches a log or JSON. */
export interface SecretKey {
  /** A keyed hash of `text` in hex; each `purpose` has a separate key. */
  hash(purpose: string, text: string): string;
  /** Encrypts `text` (AES-256-GCM). It opens only for the same purpose and the same `owner`. */
  seal(purpose: string, owner: string, text: string): string;
  /** The text given to `seal`, or `null` for another key, another owner or an invalid text. */
  open(purpose: string, owner: string, sealed: string): string | null;
}

/** The beginning of a sealed text: the version of the seal. */
const sealMark = 'v1.';
const [ivBytes, tagBytes] = [12, 16];

/** Whether this is a sealed text, by any key. */
export function isSealed(text: string): boolean {
  return text.startsWith(sealMark);
}

/** Makes the server's key from at least 32 random bytes. */
export function createSecretKey(bytes: Buffer): SecretKey {
  const derived = new Map<string, Buffer>();
  /** HKDF (RFC 5869): the key of one purpose reveals nothing about another's. */
  const keyFor = (purpose: string): Buffer => {
    const key = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', bytes, '', `cardi:${purpose}`, 32));
    derived.set(purpose, key);
    return key;
  };
  return {
    hash: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('hex'),
    seal(purpose, owner, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(owner));
      const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return sealMark + Buffer.concat(parts).toString('base64url');
    },
    open(purpose, owner, sealed) {
      if (!isSealed(sealed)) return null;
      const all = Buffer.from(sealed.slice(sealMark.length), 'base64url');
      if (all.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), all.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(all.subarray(-tagBytes));
      try {
        return decipher.update(all.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/**
 * The server's key: SECRET_KEY, or else the one in DATA_DIR, which is made with the first start. Several
 * processes that start at once get the same one. Throws `EnvError` where the file holds no key.
 */
export function openSecretKey({ secretKey, dataDir }: Pick<Env, 'secretKey' | 'dataDir'>): SecretKey {
  const bytes = secretKeyBytes(secretKey ?? readOrMakeFile(dataDir));
  if (bytes) return createSecretKey(bytes);
  throw new EnvError(`DATA_DIR ${dataDir} has a file ${secretKeyFile} that holds no key. Please restore that file.`);
}

function readOrMakeFile(dataDir: string): string {
  const file = join(dataDir, secretKeyFile);
  for (;;) {
    try {
      const text = readFileSync(file, 'utf8').trim();
      // A copied file may have the permissions of its former place.
      if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
      return text;
    } catch (error) {
      if (!isCode(error, 'ENOENT')) throw error;
    }
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    makeFile(file);
  }
}

/** Creates the file atomically; if another process was first, its key is used. */
function makeFile(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    // Unlike renaming, this fails if the name is taken.
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
