import { expect, test } from 'vitest';

import { isCertificateError } from './certificate-error.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('%s is a certificate error, also as the cause of another error', (code) => {
  expect(isCertificateError(withCode(code))).toBe(true);
  expect(isCertificateError(new TypeError('fetch failed', { cause: withCode(code) }))).toBe(true);
});

test.each([withCode('ECONNREFUSED'), withCode('ENOTFOUND'), new Error('fetch failed'), 'CERT_HAS_EXPIRED', null])(
  '%s is not',
  (error) => {
    expect(isCertificateError(error)).toBe(false);
  },
);
