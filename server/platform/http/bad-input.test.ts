import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, fillPath, type Method } from '#contract/kit/endpoint.ts';
import { errorStatus } from '#contract/kit/errors.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectRefusal, type RawInput, type TestClient } from '#server/testing/client.ts';
import { fieldsOf, sampleInput } from '#server/testing/sample-input.ts';
import { walkedEndpoints } from '#server/testing/walked-endpoints.ts';
import { HttpError } from './http-error.ts';
import { parseInput } from './parse-input.ts';

/**
 * Every endpoint refuses bad input, read from the contract alone, before it asks the database: vitest.config.ts runs
 * this file on one database only.
 */
let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp({ isSeeded: true, streamLife: 0 });
  admin = await app.as('admin');
});
afterAll(() => app[Symbol.asyncDispose]());

const withBody = walkedEndpoints.filter(({ body }) => body);
const withQuery = walkedEndpoints.filter(({ query }) => query);
const withParams = walkedEndpoints.filter(({ params }) => params);

/** How the server refuses valid params and query with this body. Without HTTP, which is the same for all endpoints. */
function refusalOf(endpoint: Endpoint, { params = {}, query = {} }: RawInput, body: unknown) {
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  try {
    parseInput(endpoint, { params: texts, query, body });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { status: errorStatus[error.code], fields: error.fields };
  }
  throw new Error(`${endpoint.name} accepts ${JSON.stringify(body).slice(0, 100)}`);
}

describe('invalid bodies', () => {
  test.each(withBody)('$name: not an object, or no body', async (endpoint) => {
    const { params, query } = sampleInput(endpoint);
    for (const body of [undefined, {}, 7]) {
      const { status } = await admin.refused(endpoint, { params, body });
      expect(status, JSON.stringify(body)).toBe(body === undefined ? 415 : 400);
    }
    for (const body of [[], [{}], null, 'text', true]) {
      expect(refusalOf(endpoint, { params, query }, body), JSON.stringify(body)).toMatchObject({ status: 400 });
    }
  });

  test.each(withBody)('$name: not JSON', async (endpoint) => {
    const { params } = sampleInput(endpoint);
    const path = fillPath(endpoint.path, params);
    const send = (type: string, body: RequestInit['body'], headers = {}) =>
      admin.fetch(path, { method: endpoint.method, headers: { 'Content-Type': type, ...headers }, body });
    const answers = [
      [await send('application/json', '{"a":'), 'malformed_json'],
      [await send('application/json', 'null\0'), 'malformed_json'],
      [await send('application/json', Buffer.from([0xff, 0xfe, 0x00])), 'malformed_json'],
      [await send('text/plain', '{}'), 'unsupported_media_type'],
      [await send('application/x-www-form-urlencoded', 'a=1'), 'unsupported_media_type'],
      [await send('application/json; charset=latin1', '{}'), 'unsupported_media_type'],
      [await send('application/json', '{}', { 'Content-Encoding': 'zip' }), 'unsupported_media_type'],
      [await send('application/json', 'not gzip', { 'Content-Encoding': 'gzip' }), 'invalid_input'],
      [await send('application/json', JSON.stringify({ a: 'x'.repeat(110_000) })), 'too_large'],
    ] as const;
    for (const [response, code] of answers) expect((await expectRefusal(response)).body.code).toBe(code);
  });

  test.each(withBody)('$name: each invalid field is named', async (endpoint) => {
    const { params, query, body: good } = sampleInput(endpoint);
    const names = Object.keys(fieldsOf(endpoint.body));
    for (const name of names) {
      for (const wrong of [{ wrong: 'type' }, 'x'.repeat(60_000), 'a\0b', 'a\ud800b', Array(500).fill('x')]) {
        const { status, fields = {} } = refusalOf(endpoint, { params, query }, { ...Object(good), [name]: wrong });
        const what = `${name}: ${JSON.stringify(wrong).slice(0, 40)} ${JSON.stringify(fields)}`;
        expect(status, what).toBe(400);
        expect(
          Object.keys(fields).map((field) => field.split('.')[0]),
          what,
        ).toContain(name);
      }
    }
    // The same over HTTP.
    const [first = ''] = names;
    const { body } = await admin.refused(endpoint, { params, body: { ...Object(good), [first]: 'a\0b' } });
    expect(Object.keys(body.fields ?? {})[0]).toMatch(new RegExp(`^${first}\\b`));
  });

  test.each(withBody)('$name: unknown fields are refused', async (endpoint) => {
    const { params, body: good } = sampleInput(endpoint);
    const { body } = await admin.refused(endpoint, { params, body: { ...Object(good), isAdmin: true } });
    expect(body).toMatchObject({ code: 'invalid_input', fields: { isAdmin: 'This field is unknown' } });
    // Too deep for any recursive parser.
    const nested = `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    await expectRefusal(
      await admin.fetch(fillPath(endpoint.path, params), {
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json' },
        body: nested,
      }),
    );
    const polluting = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}';
    await expectRefusal(
      await admin.fetch(fillPath(endpoint.path, params), {
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json' },
        body: polluting,
      }),
    );
  });
});

describe('invalid addresses', () => {
  test.each(withQuery)('$name: query', async (endpoint) => {
    const { params, query: needed } = sampleInput(endpoint);
    for (const name of Object.keys(fieldsOf(endpoint.query))) {
      const path = fillPath(endpoint.path, params);
      for (const query of [`${name}=a&${name}=b`, `${name}=${'x'.repeat(10_000)}`, `${name}=a%00b`]) {
        const response = await admin.fetch(`${path}?${query}`, uploadOf(endpoint));
        const { body } = await expectRefusal(response);
        expect(body.fields, query.slice(0, 60)).toHaveProperty(name);
      }
      const malformed = await admin.fetch(`${path}?${name}=%E0%A4%A&${name}[a]=%`, uploadOf(endpoint));
      await expectRefusal(malformed);
    }
    const search = new URLSearchParams({ ...needed, unheardOf: '1' });
    const unknown = await admin.fetch(`${fillPath(endpoint.path, params)}?${search}`, uploadOf(endpoint));
    const { body } = await expectRefusal(unknown);
    expect(body.fields).toEqual({ unheardOf: 'This field is unknown' });
  });

  test.each(withParams)('$name: a path without a valid id', async (endpoint) => {
    const { body, params = {} } = sampleInput(endpoint);
    const names = Object.keys(params);
    const bad = [
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x10',
      ' ',
      'NaN',
      '9'.repeat(16),
      '9'.repeat(400),
      '%00',
      '\0',
      "1' or 1=1",
      '../1',
      '☃',
    ];
    for (const value of bad) {
      const wrong = Object.fromEntries(names.map((name) => [name, value]));
      const { status } = await admin.refused(endpoint, { params: wrong, body });
      expect(status, value).toBe(404);
    }
    const path = endpoint.path.replace(/:\w+/g, '%E0%A4%A');
    const { status } = await expectRefusal(await admin.fetch(path, { method: endpoint.method }));
    expect(status).toBeLessThan(500);
  });

  test('an address or headers that are too long', async () => {
    const answers = [
      await admin.fetch(`/api/listings?search=${'x'.repeat(20_000)}`),
      await admin.fetch('/api/listings', { headers: { 'X-Long': 'x'.repeat(20_000) } }),
    ];
    for (const response of answers) expect((await expectRefusal(response)).body.code).toBe('too_large');
  });

  test('an unknown call', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/listings/1/2', '/api/%E0%A4%A', '/api/..%2fhealthz']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const { status } = await expectRefusal(await admin.fetch(path, { method }));
        expect(status, `${method} ${path}`).toBeLessThan(500);
      }
    }
  });
});

describe('methods', () => {
  const byPath = Map.groupBy(walkedEndpoints, ({ path }) => path);

  test.each([...byPath.keys()])('%s accepts only its own methods', async (path) => {
    const own = (byPath.get(path) ?? []).map(({ method }) => method);
    const params = sampleInput(byPath.get(path)?.[0] ?? never()).params;
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Method[]) {
      if (own.includes(method)) continue;
      const response = await admin.fetch(fillPath(path, params), { method });
      const { body, headers } = await expectRefusal(response);
      expect(body.code, method).toBe('method_not_allowed');
      expect(
        headers
          .get('allow')
          ?.split(', ')
          .filter((allowed) => allowed !== 'HEAD'),
      ).toEqual(own);
    }
  });
});

/** A request with a file, where the endpoint takes one. */
function uploadOf({ method, upload }: Endpoint): RequestInit {
  return upload ? { method, headers: { 'Content-Type': upload.types[0] ?? never() }, body: 'a file' } : { method };
}

function never(): never {
  throw new Error('unreachable');
}
