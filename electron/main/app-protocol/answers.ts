import { dataPolicy, securityHeaders } from '../security/csp.ts';

/** Headers of an answer that is data: never kept by the renderer, never run by it. */
const dataHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': dataPolicy,
  'cache-control': 'no-store',
};

interface AnswerOptions {
  status?: number;
  /** Come on top of the fixed ones, which win. */
  headers?: Headers;
}

/** An answer without a body. */
export function bareAnswer({ status = 204, headers }: AnswerOptions = {}): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(dataHeaders)) all.set(name, value);
  return new Response(null, { status, headers: all });
}

/** An answer of JSON text. */
export function jsonAnswer(text: string, { status = 200, headers }: AnswerOptions = {}): Response {
  const all = bareAnswer({ headers }).headers;
  all.set('content-type', 'application/json; charset=utf-8');
  return new Response(text, { status, headers: all });
}

/** An answer that is a file, such as a picture or a calendar. */
export function fileAnswer(bytes: Uint8Array<ArrayBuffer>, type: string, { headers }: AnswerOptions = {}): Response {
  const all = bareAnswer({ headers }).headers;
  all.set('content-type', type);
  return new Response(bytes, { headers: all });
}
