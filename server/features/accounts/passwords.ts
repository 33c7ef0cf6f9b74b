import { hash, verify } from '@node-rs/argon2';

/** argon2id at the strength OWASP names: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

/** A hash nobody has the password of: an unknown user costs the same time as a wrong password. */
const nobody = hashPassword('no account has this password');

/** Whether `password` belongs to `storedHash`; `undefined` (no such user) takes as long and is false. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobody), password.normalize('NFC'));
  return matches && storedHash !== undefined;
}
