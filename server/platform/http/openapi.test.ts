import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { endpoints } from '#contract/endpoints.ts';
import { formStampHeader } from '#contract/human-check.ts';
import { createTestApp } from '#server/testing/app.ts';

const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.looseObject({ securitySchemes: z.looseObject({ cookie: z.looseObject({ name: z.string() }) }) }),
});

const production = {
  APP_MODE: 'production',
  PUBLIC_URL: 'https://cardi.example',
  RATE_LIMIT_FACTOR: '1',
  HUMAN_CHECK_SECONDS: '3',
};

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

test('the document lists exactly the endpoints of the contract', async () => {
  expect(operations(await fetchDocument()).toSorted()).toEqual(declared.toSorted());
});

test('the document is valid OpenAPI 3.1, and all its references resolve', async () => {
  const validator = new Validator();
  const result = await validator.validate(await fetchDocument());
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('every path parameter is declared', async () => {
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

test('P1: the stamp is a parameter of the forms that need it, in production only', async () => {
  const named = z.array(z.looseObject({ name: z.string(), required: z.boolean() }));
  const withStamp = ({ paths }: z.infer<typeof document>) =>
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ parameters }) => named.parse(parameters).some((one) => one.name === formStampHeader && one.required))
      .map(({ operationId }) => operationId);
  expect(withStamp(await fetchDocument())).toEqual([]);
  const forms = endpoints.filter(({ humanCheck }) => humanCheck).map(({ name }) => name);
  expect(withStamp(await fetchDocument(production)).toSorted()).toEqual(forms.toSorted());
  expect(withStamp(await fetchDocument({ ...production, HUMAN_CHECK_SECONDS: '0' }))).toEqual([]);
});

test('in production it omits endpoints that production does not serve, and names the https cookie', async () => {
  const served = await fetchDocument(production);
  const hidden = endpoints.filter(({ notInProduction }) => notInProduction).map(({ name }) => name);
  expect(hidden).not.toEqual([]);
  const listed = operations(served).map((line) => line.split(' ')[0]);
  const expected = endpoints.map(({ name }) => name).filter((name) => !hidden.includes(name));
  expect(new Set(listed)).toEqual(new Set(expected));
  expect(served.components.securitySchemes.cookie.name).toBe('__Host-cardi_session');
});
