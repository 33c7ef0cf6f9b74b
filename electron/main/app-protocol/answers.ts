import { type ErrorCode, errorStatus } from '#contract/kit/errors.ts';
import { contentSecurityPolicy, dataPolicy, mailPolicy, securityHeaders } from '../security/csp.ts';

/** Headers of an answer that is data: the renderer never caches it and never runs it. */
const dataHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': dataPolicy,
  'cache-control': 'no-store',
};

interface AnswerOptions {
  status?: number;
  /** Extra headers; the fixed ones win over them. */
  headers?: Headers;
}

const ofData = (headers: Headers | undefined): Headers => {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(dataHeaders)) all.set(name, value);
  return all;
};

/** An answer without a body. */
export function bareAnswer({ status = 204, headers }: AnswerOptions = {}): Response {
  return new Response(null, { status, headers: ofData(headers) });
}

/** An answer of JSON text. */
export function jsonAnswer(text: string, { status = 200, headers }: AnswerOptions = {}): Response {
  const all = ofData(headers);
  all.set('content-type', 'application/json; charset=utf-8');
  return new Response(text, { status, headers: all });
}

/** An answer that is a file, such as a picture or a calendar. */
export function fileAnswer(bytes: Uint8Array<ArrayBuffer>, type: string, { headers }: AnswerOptions = {}): Response {
  const all = ofData(headers);
  all.set('content-type', type);
  // A mail as it will look, for a frame of the app's own pages.
  if (/^text\/html\b/.test(type)) {
    all.set('content-security-policy', mailPolicy);
    all.set('x-frame-options', 'SAMEORIGIN');
  }
  return new Response(bytes, { headers: all });
}

/** The message when the server could not be reached. */
export const unreachableMessage =
  'The app could not reach its server. Your entries are kept; try again when you are online.';

/** The message when something between the app and the server answered, such as a captive portal. */
export const strangerMessage =
  'The answer did not come from the app’s server. This network may ask you to sign in to it first; your entries are kept.';

/** The message when the server's certificate is not trusted. */
export const untrustedMessage =
  'The certificate of the app’s server is not trusted by this computer, so nothing was sent to it. Your entries are kept.';

/**
 * An answer with the contract's error body.
 *
 * @param status where the status differs from the code's own
 */
export function errorAnswer(code: ErrorCode, message: string, status: number = errorStatus[code]): Response {
  return jsonAnswer(JSON.stringify({ code, message }), { status });
}

/** 405 with the methods that the path allows. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  const headers = new Headers({ allow: allowed.join(', ') });
  const body = { code: 'method_not_allowed', message: 'This address does not take that kind of request' };
  return jsonAnswer(JSON.stringify(body), { status: errorStatus.method_not_allowed, headers });
}

/** Placeholder for the nonce in a page; the server replaces the same text in its own pages. */
export const noncePlaceholder = '__CSP_NONCE__';

/** One of the app's own pages. Its policy runs only scripts and styles that carry `nonce`. */
export function pageAnswer(html: string, nonce: string): Response {
  return new Response(html.replaceAll(noncePlaceholder, nonce), {
    headers: {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce),
      'cache-control': 'no-store',
    },
  });
}
