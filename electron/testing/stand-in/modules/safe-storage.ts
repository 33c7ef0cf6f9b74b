import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

import { guarded } from '../support/guarded.ts';
import { late } from '../support/latency.ts';
import { isAppReady, needsReady } from '../support/readiness.ts';

/**
 * `STAND_IN_KEY_STORE=<name>`: a system that keeps a key for the app; another name is another person's system. Without
 * it Electron says that it can encrypt, too, with a key that is the same on every computer.
 */
const store = process.env.STAND_IN_KEY_STORE;
const keyOf = (name: string) => createHash('sha256').update(name).digest();
/** Chromium's own marks of the two keys. */
const keys: Record<string, Buffer> = {
  v10: keyOf('peanuts'),
  ...(store === undefined ? {} : { v11: keyOf(store) }),
};
const mark = store === undefined ? 'v10' : 'v11';
const nonceEnd = mark.length + 12;

function encrypt(text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys[mark] ?? '', nonce);
  return Buffer.concat([Buffer.from(mark), nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(bytes: Buffer): string {
  try {
    const key = keys[bytes.toString('latin1', 0, mark.length)] ?? '';
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(mark.length, nonceEnd));
    decipher.setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(nonceEnd, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch (error) {
    const message = 'Error while decrypting the ciphertext provided to safeStorage.decryptString.';
    throw new Error(message, { cause: error });
  }
}

/** Rejects before `ready`, when Electron has not looked for a key yet. */
async function whenReady<Answer>(answer: () => Answer): Promise<Answer> {
  needsReady('safeStorage cannot be used before app is ready');
  return late(answer);
}

export const safeStorage = guarded('safeStorage', {
  isAsyncEncryptionAvailable: () => whenReady(() => true),
  getSelectedStorageBackend: () => {
    if (!isAppReady()) return 'unknown' as const;
    return store === undefined ? ('basic_text' as const) : ('gnome_libsecret' as const);
  },
  encryptStringAsync: (text: string) => whenReady(() => encrypt(text)),
  decryptStringAsync: (bytes: Buffer) => whenReady(() => ({ shouldReEncrypt: false, result: decrypt(bytes) })),
} satisfies Partial<Electron.SafeStorage>);
