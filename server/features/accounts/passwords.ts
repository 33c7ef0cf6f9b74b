import { hash, verify } from '@node-rs/argon2';

import { HttpError } from '#server/platform/http/http-error.ts';

/** argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many hashes are computed at once. Node has four threads for hashing and for disk access: a rush of sign-ins
 * leaves two of them for writes. More would not be faster on two cores, and each takes 19 MiB.
 */
const atOnce = 2;

/** How many hashes may wait; more would wait longer than anyone does. */
const maxWaiting = 200;

const waiting: (() => void)[] = [];
let running = 0;

/** Computes a hash when its turn comes. Throws `unavailable` (503) when too many are waiting. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting) {
      throw new HttpError(
        'unavailable',
        'Too many people are signing in at the moment. Please try again in a few seconds.',
      );
    }
    // A finished check passes its place to the next one, so `running` does not change.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Throws `unavailable` (503) when too many passwords are being checked. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), options));
}

/** The hash of a random password: it makes an unknown user cost the same time as a wrong password. */
const nobody = hashPassword('no account has this password');

/**
 * Whether `password` belongs to `storedHash`; `undefined` (no such user) takes as long and is false. Throws
 * `unavailable` (503) when too many passwords are being checked.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const known = storedHash ?? (await nobody);
  const matches = await inTurn(() => verify(known, password.normalize('NFC')));
  return matches && storedHash !== undefined;
}
