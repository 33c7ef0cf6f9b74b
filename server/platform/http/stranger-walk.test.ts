import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectRefusal, type TestClient } from '#server/testing/client.ts';
import { everyRow } from '#server/testing/every-row.ts';
import { allObjectRules, type ObjectRule, objectFields } from '#server/testing/object-rules.ts';
import * as owned from '#server/testing/owned-objects.ts';
import { sampleInput } from '#server/testing/sample-input.ts';
import { walkedEndpoints } from '#server/testing/walked-endpoints.ts';

/**
 * Checks every endpoint that names an object: a member who is neither its owner nor a party reads nothing of
 * it and changes nothing in the whole database.
 */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isSeeded: true, streamLife: 0 });
});
afterAll(() => app[Symbol.asyncDispose]());

const rules = await allObjectRules();
const strangers = ['member', 'professional'] as const;

function endpointOf(name: string): Endpoint {
  const endpoint = endpoints.find((one) => one.name === name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  return endpoint;
}

function callsOf<Kind extends string>(kind: Kind) {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const make = (rule as Record<Kind, Extract<ObjectRule, { owned: unknown }>['owned'] | undefined>)[kind];
    const endpoint = endpointOf(name);
    return make && walkedEndpoints.includes(endpoint) ? [{ name, endpoint, make }] : [];
  });
}

test('the table names the owner of every object in a call', () => {
  const named = endpoints.filter((endpoint) => endpoint.access !== 'admin' && objectFields(endpoint).length > 0);
  expect(Object.keys(rules).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
});

describe('a stranger gets 404 or 403', () => {
  test.each([...callsOf('owned'), ...callsOf('hidden')])('$name', async ({ name, endpoint, make }) => {
    const { owner, input } = await make(app);
    const clients = await Promise.all(strangers.map((role) => app.as(role)));
    const visitor = app.visitor();
    const before = await everyRow(app);
    for (const client of clients) {
      const { status } = await client.refused(endpoint, input);
      expect([403, 404]).toContain(status);
    }
    expect((await visitor.refused(endpoint, input)).status).toBe(endpoint.access === 'everyone' ? 404 : 401);
    expect(await everyRow(app)).toEqual(before);
    // Only the caller was wrong about this call.
    if (!('owned' in (rules[name] ?? {}))) return;
    const answer = await owner.send(endpoint, input);
    expect(answer.ok, await answer.text()).toBe(true);
  });
});

describe("a stranger's call does not change the owner's data", () => {
  test.each(callsOf('ownRow'))('$name', async ({ endpoint, make }) => {
    const { owner, input } = await make(app);
    const clients = await Promise.all(strangers.map((role) => app.as(role)));
    const before = await everyRow(app);
    const seen: string[] = [];
    for (const client of clients) {
      const answer = await client.send(endpoint, input);
      expect(answer.status, await answer.clone().text()).toBeLessThan(500);
      seen.push(await answer.text());
      expect(seen.at(-1)).not.toContain(owned.privateWord);
    }
    expect((await app.visitor().refused(endpoint, input)).status).toBe(401);
    expect(await everyRow(app)).toEqual(before);
    const answer = await owner.send(endpoint, input);
    const own = await answer.text();
    expect(answer.ok, own).toBe(true);
    if (endpoint.method === 'GET') {
      expect(seen, 'the owner reads what the others do not').not.toContain(own);
      return;
    }
    expect(await everyRow(app), "the owner's own call changes rows").not.toEqual(before);
  });
});

describe('no read returns private data to a stranger', () => {
  let callers: readonly TestClient[];

  beforeAll(async () => {
    callers = await Promise.all((['anonymous', ...strangers] as const).map((role) => app.as(role)));
    const makers = [owned.aConnectionRequest, owned.aDraft, owned.aSavedSearch, owned.aConversation];
    const others = [owned.anIntroduction, owned.anEnquiry, owned.aNotification, owned.aHiddenProfile];
    const kept = [owned.aListField, owned.aPipeline, owned.aNote, owned.aSharedNote, owned.aTemplate, owned.aMeeting];
    for (const make of [...makers, ...others, ...kept]) await make(app);
    const stored = JSON.stringify(await everyRow(app)).split(owned.privateWord).length - 1;
    expect(stored, 'there is private data to find').toBeGreaterThan(14);
  });

  const reading = walkedEndpoints.filter(({ method, access }) => method === 'GET' && access !== 'admin');
  test.each(reading)('$name', async (endpoint) => {
    for (const client of callers) {
      const { params, query = {} } = sampleInput(endpoint);
      const answer = await client.send(endpoint, { params, query });
      const text = await answer.text();
      expect(text).not.toContain(owned.privateWord);
      if (answer.status >= 400) await expectRefusal(new Response(text, answer));
    }
  });
});
