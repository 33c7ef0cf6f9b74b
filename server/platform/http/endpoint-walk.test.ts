import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type Audience, audiences, isAllowed, type Standing, standings } from '#contract/kit/access.ts';
import { type Endpoint, fileTypesOf, fillPath } from '#contract/kit/endpoint.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectRefusal, type TestClient } from '#server/testing/client.ts';
import { testDialect } from '#server/testing/database.ts';
import { sampleInput } from '#server/testing/sample-input.ts';
import { inStanding } from '#server/testing/standings.ts';
import { walkedEndpoints } from '#server/testing/walked-endpoints.ts';

/** Checks every endpoint of the contract: only its audience may call it, and its answers match its schema. */
let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp({ isSeeded: true, streamLife: 0 });
  admin = await app.as('admin');
});
afterAll(() => app[Symbol.asyncDispose]());

/** Callers who are refused; their calls change nothing, so one in each standing makes them all. */
const refused = new Map<Standing, Promise<TestClient>>();

function refusedIn(standing: Standing): Promise<TestClient> {
  const client = refused.get(standing) ?? inStanding(app, standing);
  refused.set(standing, client);
  return client;
}

/**
 * The endpoints whose callers are checked. PostgreSQL decides the role of a caller, not what a role may call: there,
 * one endpoint of each audience is enough.
 */
const checked: readonly Endpoint[] =
  testDialect === 'sqlite' ? endpoints : Object.keys(audiences).flatMap((audience) => firstFor(audience as Audience));

function firstFor(audience: Audience): Endpoint[] {
  return endpoints.filter(({ access }) => access === audience).slice(0, 1);
}

describe.each(walkedEndpoints)('$method $path', (endpoint) => {
  const callers = checked.includes(endpoint) ? (Object.keys(standings) as Standing[]) : [];

  test.each(callers)('admits only the roles of its audience: %s', async (standing) => {
    const isAdmitted = isAllowed(endpoint.access, standings[standing]);
    const client = await (isAdmitted ? inStanding(app, standing) : refusedIn(standing));
    const response = await client.send(endpoint, sampleInput(endpoint));
    if (isAdmitted) {
      if (response.ok) return;
      const { body } = await expectRefusal(response);
      expect(body.code, body.message).not.toMatch(/^(unauthenticated|forbidden)$/);
    } else {
      const { body } = await expectRefusal(response);
      expect(body.code).toBe(standings[standing] === 'anonymous' ? 'unauthenticated' : 'forbidden');
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
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    expect(endpoint.contentType ? fileTypesOf(endpoint) : ['application/json']).toContain(type);
    const body: unknown = endpoint.contentType ? text : JSON.parse(text);
    expect(body, 'the answer has no field that the contract does not name').toEqual(endpoint.response.parse(body));
    expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/);
  });
});

const reads = walkedEndpoints.filter(({ method }) => method === 'GET');

// What is left out of an answer is no matter of the database.
test.each(testDialect === 'sqlite' ? reads : [])('HEAD $path answers like GET', async (endpoint) => {
  const { params, query } = sampleInput(endpoint);
  const path = `${fillPath(endpoint.path, params)}?${new URLSearchParams(query)}`;
  const [head, get] = [await admin.fetch(path, { method: 'HEAD' }), await admin.fetch(path)];
  expect(await head.text()).toBe('');
  expect(head.status).toBe(get.status);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
});
