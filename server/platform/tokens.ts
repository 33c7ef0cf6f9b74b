import { hash } from 'node:crypto';

/** The stored form of a token: it can be compared, but not used. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
