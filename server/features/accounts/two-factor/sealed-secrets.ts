import type { Deps } from '#server/deps.ts';
import { EnvError } from '#server/env.ts';
import { isSealed } from '#server/platform/secret-key.ts';
import { findAnySealedSecret, findPlainSecrets, replaceSecret, replaceUnreadable } from './store.ts';

type KeyDeps = Pick<Deps, 'secretKey'>;

const purpose = 'two-factor';
const batch = 200;

/** Replaces a secret whose key is lost; no code fits it. */
const lost = '';

/** A secret in its stored form: encrypted, and usable for its own account only. */
export function sealSecret({ secretKey }: KeyDeps, userId: number, secret: string): string {
  return secretKey.seal(purpose, String(userId), secret);
}

/** The secret in a stored value of either form; `null` where it was sealed with another key. */
export function openSecret({ secretKey }: KeyDeps, userId: number, stored: string): string | null {
  if (stored === lost) return null;
  return isSealed(stored) ? secretKey.open(purpose, String(userId), stored) : stored;
}

/**
 * Seals the secrets that an earlier version stored in plain text. Several processes may do so at once. Throws
 * `EnvError` where the database has secrets that were sealed with another key.
 */
export async function sealTwoFactorSecrets({
  database,
  secretKey,
}: Pick<Deps, 'database' | 'secretKey'>): Promise<void> {
  const sealed = await findAnySealedSecret(database);
  if (sealed && openSecret({ secretKey }, sealed.userId, sealed.secret) === null) {
    throw new EnvError(
      'SECRET_KEY, or the file secret-key in DATA_DIR, is another key than the one this database was used with. Please put the right key back; if it is lost for good, run `npm run admin -- forget-key`.',
    );
  }
  for (;;) {
    const plain = await findPlainSecrets(database, batch);
    if (plain.length === 0) return;
    await database.write(async (trx) => {
      for (const { userId, secret } of plain) {
        await replaceSecret(trx, userId, { from: secret, to: sealSecret({ secretKey }, userId, secret) });
      }
    });
  }
}

/**
 * Lets the server start with a new key after the old one was lost: secrets that the new key cannot open are given up,
 * and their accounts sign in with a recovery code. Returns how many.
 */
export async function forgetUnreadableSecrets({
  database,
  secretKey,
}: Pick<Deps, 'database' | 'secretKey'>): Promise<number> {
  const isUnreadable = (userId: number, stored: string) =>
    isSealed(stored) && openSecret({ secretKey }, userId, stored) === null;
  return database.write((trx) => replaceUnreadable(trx, isUnreadable, lost));
}
