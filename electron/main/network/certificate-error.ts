/** The codes of OpenSSL and Chromium for a certificate that is not trusted, has expired or belongs to another host. */
const certificateCodes =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|CERT_\w+|ERR_TLS_CERT_\w+|HOSTNAME_MISMATCH|net::ERR_CERT_\w+)$/;

/**
 * Whether a request failed because the other side's certificate cannot be trusted. Looks through the chain of causes,
 * because `fetch` wraps the original error.
 */
export function isCertificateError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : at.message;
    if (certificateCodes.test(code)) return true;
  }
  return false;
}
