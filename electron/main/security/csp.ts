import { scriptStyleSource } from '#contract/kit/script-styles.ts';

/**
 * The policy of the app's pages, the same as the server's: only files of the app and elements with the answer's nonce
 * may run or style. Frames show mails as they will look; the research tool needs none, because a webview is a top-level page
 * in its own process.
 *
 * @param nonce fresh for every answer
 */
export function contentSecurityPolicy(nonce: string): string {
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}' ${scriptStyleSource}`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** The policy for data answers: even when opened as a page, they can load and run nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy for a mail in a frame, the same as the server's: it has its styles and our pictures, and runs nothing. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Headers of every answer of the app's scheme, the same as the server sends to browsers. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
} as const;
