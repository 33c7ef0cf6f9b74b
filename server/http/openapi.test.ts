import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { endpoints } from '#contract/endpoints.ts';
import { createTestApp } from '#server/testing/app.ts';

const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.looseObject({ securitySchemes: z.looseObject({ cookie: z.looseObject({ name: z.string() }) }) }),
});

async function fetchDocument(env: Record<string, string> = {}) {
  await using app = await createTestApp({ env });
  const response = await app.visitor().fetch('/api/openapi.json');
  expect(response.status).toBe(200);
  return document.parse(await response.json());
}

function operations({ paths }: z.infer<typeof document>): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
}

const declared = endpoints.map(({ name, method, path }) => `${name} ${method} ${path.replace(/:(\w+)/g, '{$1}')}`);

test('the document lists every endpoint of the contract, and nothing else', async () => {
  expect(operations(await fetchDocument()).toSorted()).toEqual(declared.toSorted());
});

test('it is valid by the schema of OpenAPI 3.1, and all its references lead somewhere', async () => {
  const validator = new Validator();
  const result = await validator.validate(await fetchDocument());
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('every parameter of a path is declared', async () => {
  const { paths } = await fetchDocument();
  const parameters = z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean() }));
  for (const [path, methods] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const operation of Object.values(methods)) {
      const inPath = parameters.parse(operation.parameters).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(named);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  }
});

test('in production it leaves out what production does not serve, and names the cookie of https', async () => {
  const production = await fetchDocument({
    APP_MODE: 'production',
    PUBLIC_URL: 'https://cardi.example',
    RATE_LIMIT_FACTOR: '1',
  });
  const hidden = endpoints.filter(({ notInProduction }) => notInProduction).map(({ name }) => name);
  expect(hidden).not.toEqual([]);
  const listed = operations(production).map((line) => line.split(' ')[0]);
  const expected = endpoints.map(({ name }) => name).filter((name) => !hidden.includes(name));
  expect(new Set(listed)).toEqual(new Set(expected));
  expect(production.components.securitySchemes.cookie.name).toBe('__Host-cardi_session');
});
