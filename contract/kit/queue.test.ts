import { expect, test } from 'vitest';
import { z } from 'zod';

import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { paths } from './paths.ts';
import { fillRule } from './queue.ts';

const queued = endpoints.flatMap((endpoint) => (endpoint.queue ? [{ ...endpoint, queue: endpoint.queue }] : []));

/** The names of what an endpoint takes. */
function fieldsOf({ params, body }: Pick<Endpoint, 'params' | 'body'>): string[] {
  return [params, body].flatMap((schema) =>
    schema ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [],
  );
}

test("only members' changes are queued", () => {
  expect(queued.length).toBeGreaterThan(5);
  for (const { name, method, access, query, needsConfirmation } of queued) {
    expect([method, access, query, needsConfirmation], name).toEqual([
      expect.stringMatching(/POST|PUT|PATCH|DELETE/),
      expect.stringMatching(/member|everyone/),
      undefined,
      undefined,
    ]);
  }
});

test.each(queued)('$name: its rule names existing fields', (endpoint) => {
  const { queue } = endpoint;
  const fields = fieldsOf(endpoint);
  const values = Object.fromEntries([...fields, 'local'].map((name) => [name, '1']));
  for (const text of [queue.title, queue.record, queue.page ?? '']) expect(fillRule(text, values)).not.toContain(':');
  if (queue.text) expect(fields).toContain(queue.text);
  if (queue.editions) {
    const { create, update } = queue.editions;
    const names = create === undefined ? [update] : [create, update];
    expect(names).toContain(endpoint.name);
    const called = (name: string) => queued.find((each) => each.name === name);
    for (const name of names) {
      const { response } = called(name) ?? {};
      expect(response instanceof z.ZodObject && Object.keys(response.shape), name).toEqual(
        expect.arrayContaining(['id', 'version']),
      );
    }
    expect(called(update)?.params).toBeDefined();
    expect(called(update) && fieldsOf(called(update) as Endpoint)).toEqual(
      expect.arrayContaining(create === undefined ? ['version'] : ['id', 'version']),
    );
  }
  if (queue.answer) expect(endpoint.response.safeParse(queue.answer).success).toBe(true);
});

test.each(queued.flatMap(({ queue }) => queue.page ?? []))('%s is a page of the app', (page) => {
  const shape = (path: string) => path.split('?')[0]?.replace(/:[A-Za-z]+/g, ':');
  expect(Object.values(paths).map(shape)).toContain(shape(page));
});

test('a missing value is an error', () => {
  expect(() => fillRule('follow/:id', {})).toThrow('needs id');
});
