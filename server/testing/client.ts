import { expect } from 'vitest';

import { type CallInput, type CallResult, type Endpoint, fillPath } from '#contract/kit/endpoint.ts';
import { type ErrorBody, errorBody, errorStatus } from '#contract/kit/errors.ts';

/** A successful answer, parsed by its schema; `status` and `headers` as they came. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Params, query and body of a test call, valid or not. */
export interface RawInput {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A caller of the API: a browser with its cookies and Origin, unless told otherwise. */
export interface TestClient {
  /** The cookies it holds, by name. */
  cookies: Map<string, string>;
  /** Calls an endpoint that is expected to succeed; fails the test with the answer when it does not. */
  call<E extends Endpoint>(
    endpoint: E,
    ...input: object extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]
  ): Promise<Answer<CallResult<E>>>;
  /** Calls an endpoint that is expected to refuse; fails the test when it answers 2xx or not in the error's shape. */
  refused(endpoint: Endpoint, input?: RawInput): Promise<Answer<ErrorBody>>;
  /** Makes one request to an endpoint and returns any answer. */
  send(endpoint: Endpoint, input?: RawInput): Promise<Response>;
  /** One request to a path. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** `headers` are sent with every request; `Origin` is the server's own by default (`null`: none). */
export function createClient(
  url: string,
  options: { origin?: string | null; headers?: Record<string, string> } = {},
): TestClient {
  const origin = options.origin === undefined ? new URL(url).origin : options.origin;
  const cookies = new Map<string, string>();

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(options.headers);
    if (origin !== null) headers.set('Origin', origin);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  }

  function send(endpoint: Endpoint, { params, query, body, headers = {} }: RawInput = {}): Promise<Response> {
    const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    const hasBody = body !== undefined;
    return request(fillPath(endpoint.path, params) + search, {
      method: endpoint.method,
      headers: hasBody ? { 'Content-Type': 'application/json', ...headers } : headers,
      ...(hasBody && { body: JSON.stringify(body) }),
    });
  }

  return {
    cookies,
    send,
    fetch: request,
    async call(endpoint, ...[input]) {
      const response = await send(endpoint, input as RawInput | undefined);
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      const body: unknown = await (isJson ? response.json() : response.text());
      expect(response.status, JSON.stringify(body)).toBe(endpoint.status ?? 200);
      const parsed = endpoint.response.parse(body);
      expect(body, 'nothing is given out that the contract does not name').toEqual(parsed);
      // CallResult is inferred from the schema's output, which the compiler cannot see.
      return { status: response.status, headers: response.headers, body: parsed as never };
    },
    async refused(endpoint, input) {
      return expectRefusal(await send(endpoint, input));
    },
  };
}

/** Checks that an answer is the contract's error: its shape, a code that belongs to the status, no stack. */
export async function expectRefusal(response: Response): Promise<Answer<ErrorBody>> {
  const text = await response.text();
  expect(response.headers.get('content-type'), text).toBe('application/json; charset=utf-8');
  const body = errorBody.strict().parse(JSON.parse(text));
  expect(response.status, text).toBe(errorStatus[body.code]);
  expect(text).not.toMatch(/node_modules|\.ts:|\bat [A-Za-z.]+ \(/);
  return { status: response.status, headers: response.headers, body };
}

function keep(cookies: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split('; ');
  const at = pair.indexOf('=');
  const expires = attributes.find((attribute) => attribute.startsWith('Expires='))?.slice('Expires='.length);
  if (expires && Date.parse(expires) <= 0) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
