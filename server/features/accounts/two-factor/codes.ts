import { hash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

import { recoveryCodeCount } from '#contract/accounts-two-factor.ts';

const period = 30;

/** One step to either side: clocks differ, and typing takes a moment (RFC 6238, section 5.2). */
const window = 1;

/** A new secret of 160 bits, as RFC 4226 recommends; base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  // The defaults of every authenticator app.
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
}

/** The content of the QR code: secret, product and account. */
export function setUpUri(secret: string, issuer: string, username: string): string {
  return totp(secret, { issuer, label: username }).toString();
}

/** The 30-second step that `code` belongs to; `null` when it is no current code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

/** Letters and digits that cannot be confused. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * New recovery codes of 120 random bits each, in groups of four letters; long enough that a fast hash is safe (ASVS
 * 6.5.2).
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** The hash under which a recovery code is stored; spaces, dashes and case do not change it. */
export function hashRecoveryCode(userId: number, code: string): string {
  return hash('sha256', `${userId}:${code.replace(/[\s-]/g, '').toLowerCase()}`, 'hex');
}
