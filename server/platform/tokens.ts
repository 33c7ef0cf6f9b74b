import { hash } from 'node:crypto';

/** What is stored of a token that was given out: it can be compared, and not be used. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
