import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The signed text: the file's SHA-512 and its version, so that an old file cannot pass for a new one. */
export function signedWords(sha512: string, version: string): Buffer {
  return Buffer.from(`cardi-update\n${version}\n${sha512}\n`);
}

/** SHA-512 of a file, base64, as electron-updater's feed has it. */
export async function sha512Of(file: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
}

interface Signed {
  file: string;
  version: string;
  /** Ed25519, base64; one signature for each file that the feed names. */
  signatures: unknown;
}

const given = z.array(z.string()).max(50);

/**
 * Whether a downloaded update carries a valid signature for `publicKey` (PEM). The system's own check (Authenticode,
 * Apple) comes on top of it; Linux has none.
 */
export async function isSignedUpdate({ file, version, signatures }: Signed, publicKey: string): Promise<boolean> {
  const parsed = given.safeParse(signatures);
  if (!parsed.success) return false;
  try {
    const words = signedWords(await sha512Of(file), version);
    const key = createPublicKey(publicKey);
    return parsed.data.some((signature) => verify(null, words, key, Buffer.from(signature, 'base64')));
  } catch {
    return false;
  }
}
