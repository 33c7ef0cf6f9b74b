import { hash, verify } from '@node-rs/argon2';

import { HttpError } from '#server/platform/http/http-error.ts';

/** argon2id at the strength OWASP names: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many hashes are worked out at once. Node has four threads for this and for waiting for the disk: a rush of
 * sign-ins leaves two of them to writes. More would not be faster on two cores, and each takes 19 MiB.
 */
const atOnce = 2;

/** How many may wait; with more, the last would wait for longer than anyone does. */
const maxWaiting = 200;

const waiting: (() => void)[] = [];
let running = 0;

/** Works out a hash when its turn comes. Throws `unavailable` (503) when too many are waiting. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting) {
      throw new HttpError(
        'unavailable',
        'Too many people are signing in at the moment. Please try again in a few seconds.',
      );
    }
    // A finished check hands its place to the next one: `running` does not change.
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

/** A hash nobody has the password of: an unknown user costs the same time as a wrong password. */
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
