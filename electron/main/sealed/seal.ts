import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** The length of an installation's secret, and of the keys made from it (bytes). */
export const keyBytes = 32;

const algorithm = 'aes-256-gcm';
/** The first byte of everything sealed: the form in which it is written. */
const format = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes;

/** The keys of one installation. They are opaque objects: neither a log nor `JSON.stringify` shows their bytes. */
export interface SealKey {
  readonly cipher: KeyObject;
  readonly names: KeyObject;
  /** Whether the keychain holds the secret. If not, what is sealed cannot be opened after the next start. */
  readonly isKept: boolean;
}

/** Makes the keys out of an installation's secret of `keyBytes` bytes: one for sealing, one for names. */
export function sealKeyOf(secret: Uint8Array, isKept: boolean): SealKey {
  if (secret.byteLength !== keyBytes) throw new RangeError(`A secret has ${keyBytes} bytes`);
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), purpose, keyBytes)));
  return { cipher: derive('CARDI sealed rows'), names: derive('CARDI names of rows'), isKept };
}

/**
 * Encrypts and authenticates a row with AES-256-GCM: a byte for the format, a random nonce of 96 bits, the encrypted
 * bytes, a tag of 128 bits.
 *
 * @param context the row's place, such as its table and key; the row can be opened there and nowhere else
 */
export function seal(key: SealKey, plain: Uint8Array | string, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key.cipher, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(context));
  const encrypted = cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain);
  return Buffer.concat([Buffer.of(format), nonce, encrypted, cipher.final(), cipher.getAuthTag()]);
}

/** The plain bytes of a sealed row, or `null` if it was changed, moved, sealed with another key or never sealed. */
export function open(key: SealKey, sealed: Uint8Array, context: string): Buffer | null {
  if (sealed.byteLength < headBytes + tagBytes || sealed[0] !== format) return null;
  const decipher = createDecipheriv(algorithm, key.cipher, sealed.subarray(1, headBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(headBytes, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/**
 * A name under which a row can be looked up and that says nothing without the key: the HMAC-SHA256 of `text`, in
 * base64url. The same text has another name in another context.
 */
export function nameOf(key: SealKey, text: string, context: string): string {
  return createHmac('sha256', key.names).update(context).update('\0').update(text).digest('base64url');
}
