import { randomBytes } from 'node:crypto';

/** What stands in the lines around quotes: nobody who wrote a quote can guess it and end it. */
export function newBoundary(): string {
  return randomBytes(16).toString('hex');
}

/** The words of a source in one line, with round brackets around numbers. */
export function quoted(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\[(\s*\d[\d\s,;]*)\]/g, '($1)');
}
