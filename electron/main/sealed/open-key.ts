import { randomBytes } from 'node:crypto';

import { createTokenStore, type Keychain } from '../session/keychain.ts';
import { keyBytes, type SealKey, sealKeyOf } from './seal.ts';

/** The keychain's account of the secret. It is one for all servers, so it is no origin. */
const account = 'installation key';

interface OpenKeyOptions {
  /** How long the keychain may take for each call (milliseconds); it may be asking the user for a password. */
  timeLimitMs?: number;
}

function parseSecret(text: string | null): Buffer | null {
  const secret = Buffer.from(text ?? '', 'base64url');
  return secret.byteLength === keyBytes ? secret : null;
}

/**
 * The key of this installation: out of the keychain, or made and put there at the first start. Where no keychain keeps
 * it, the key lasts for this run (`isKept` is false). Never rejects.
 */
export async function openKey(keychain: Keychain, { timeLimitMs }: OpenKeyOptions = {}): Promise<SealKey> {
  const store = (name: string) =>
    createTokenStore({ keychain, account: name, ...(timeLimitMs !== undefined && { timeLimitMs }) });
  const secrets = store(account);
  const found = parseSecret(await secrets.read());
  if (found) return sealKeyOf(found, true);

  // On Linux a locked keyring reads like an empty one. A write asks the person to unlock it: only then is it certain
  // that there is no secret yet, which a new one would replace together with everything sealed with it.
  const probe = store(`${account} is new`);
  await probe.write('1');
  const unlocked = parseSecret(await secrets.read());
  const secret = unlocked ?? randomBytes(keyBytes);
  if (!unlocked && probe.storage().kept === 'keychain') await secrets.write(secret.toString('base64url'));
  const isKept = [probe, secrets].every((entry) => entry.storage().kept === 'keychain');
  await probe.remove();
  return sealKeyOf(secret, isKept || unlocked !== null);
}
