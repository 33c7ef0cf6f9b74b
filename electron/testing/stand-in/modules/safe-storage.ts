import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { guarded } from '../support/guarded.ts';
import { late } from '../support/latency.ts';
import { needsReady } from '../support/readiness.ts';

/**
 * `STAND_IN_KEY_STORE=yes`: a system that keeps a key for the app. Without it Electron has its own key for everybody,
 * which protects nothing.
 */
const keepsKey = process.env.STAND_IN_KEY_STORE === 'yes';
const key = Buffer.alloc(32, 'the system’s');

function encrypt(text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}

export const safeStorage = guarded(
  'safeStorage',
  {
    isAsyncEncryptionAvailable: () => late(() => keepsKey),
    getSelectedStorageBackend: () => (keepsKey ? ('gnome_libsecret' as const) : ('basic_text' as const)),
    encryptStringAsync: (text: string) => late(() => encrypt(text)),
    decryptStringAsync: (bytes: Buffer) => late(() => ({ shouldReEncrypt: false, result: decrypt(bytes) })),
  } satisfies Partial<Electron.SafeStorage>,
  () => needsReady('safeStorage cannot be used before app is ready'),
);
