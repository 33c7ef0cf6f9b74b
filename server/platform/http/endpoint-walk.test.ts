import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { audiences, isAllowed, type Standing, standings } from '#contract/kit/access.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { seed } from '#server/seed/seed.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectRefusal, type TestClient } from '#server/testing/client.ts';
import { sampleInput } from '#server/testing/sample-input.ts';
import { inStanding } from '#server/testing/standings.ts';

/** Checks every endpoint of the contract: only its audience may call it, and its answers match its schema. */
let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  await seed(app.deps);
  admin = await app.as('admin');
});
afterAll(() => app[Symbol.asyncDispose]());

describe.each(endpoints)('$method $path', (endpoint) => {
  test.each(Object.keys(standings) as Standing[])('admits only the roles of its audience: %s', async (standing) => {
    const role = standings[standing];
    const client = await inStanding(app, standing);
    const response = await client.send(endpoint, sampleInput(endpoint));
    if (isAllowed(endpoint.access, role)) {
      if (response.ok) return;
      const { body } = await expectRefusal(response);
      expect(body.code, body.message).not.toMatch(/^(unauthenticated|forbidden)$/);
    } else {
      const { body } = await expectRefusal(response);
      expect(body.code).toBe(role === 'anonymous' ? 'unauthenticated' : 'forbidden');
    }
  });

  test('answers valid input as the contract says', async () => {
    const client = await app.as(audiences[endpoint.access][0]);
    const { refusedWith, ...input } = sampleInput(endpoint);
    const response = await client.send(endpoint, input);
    if (refusedWith) {
      expect((await expectRefusal(response)).body.code).toBe(refusedWith);
      return;
    }
    const text = await response.text();
    expect(response.status, text).toBe(endpoint.status ?? 200);
    expect(response.headers.get('content-type')).toContain(endpoint.contentType ?? 'application/json');
    const body: unknown = endpoint.contentType ? text : JSON.parse(text);
    expect(body, 'the answer has no field that the contract does not name').toEqual(endpoint.response.parse(body));
    expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/);
  });
});

test.each(endpoints.filter(({ method }) => method === 'GET'))('HEAD $path answers like GET', async (endpoint) => {
  const { params, query } = sampleInput(endpoint);
  const path = `${fillPath(endpoint.path, params)}?${new URLSearchParams(query)}`;
  const [head, get] = [await admin.fetch(path, { method: 'HEAD' }), await admin.fetch(path)];
  expect(await head.text()).toBe('');
  expect(head.status).toBe(get.status);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
});
