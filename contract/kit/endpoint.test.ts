import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { fileTypesOf, fillPath, limitsOf } from './endpoint.ts';

describe('fillPath', () => {
  test('replaces each parameter', () => {
    expect(fillPath('/api/listings')).toBe('/api/listings');
    expect(fillPath('/api/listings/:id', { id: 7 })).toBe('/api/listings/7');
    expect(fillPath('/api/a/:one/b/:two', { one: 'x', two: 'y' })).toBe('/api/a/x/b/y');
  });

  test('keeps a value inside its segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const path = fillPath('/api/listings/:id', { id: value });
        expect(path.split('/')).toHaveLength(4);
        expect(path).not.toMatch(/[?#\s]/);
        expect(decodeURIComponent(path.slice('/api/listings/'.length))).toBe(value);
      }),
    );
  });

  test('says which parameter is missing', () => {
    expect(() => fillPath('/api/listings/:id', {})).toThrow('needs id');
  });
});

test('an answer that the desktop app saves has one type, because only its bytes are saved', () => {
  const saved = endpoints.filter(({ cache, contentType }) => cache && contentType);
  expect(saved.length).toBeGreaterThan(0);
  for (const endpoint of saved) expect(fileTypesOf(endpoint), endpoint.name).toHaveLength(1);
});

/** The fields of a schema as JSON Schema, one level deep. */
function fieldsOf(
  schema: z.ZodType | undefined,
): [string, { type?: string; maxLength?: number; [key: string]: unknown }][] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, field]) => [
    name,
    Object(field) as { type?: string; maxLength?: number },
  ]);
}

test('no two endpoints share a name, or a method and path', () => {
  const names = endpoints.map(({ name }) => name);
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(calls).size).toBe(calls.length);
});

describe.each(endpoints)('$name', (endpoint) => {
  test('declares exactly the parameters of its path', () => {
    const named = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
    expect(fieldsOf(endpoint.params).map(([name]) => name)).toEqual(named);
  });

  test('the desktop app may save only the answers of reads, and a read has no body', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    else expect(endpoint.cache).toBeUndefined();
  });

  test('every text has a maximum length', () => {
    for (const [name, field] of [...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body)]) {
      if (field.type !== 'string' || field.enum) continue;
      const hasEnd = field.maxLength !== undefined || typeof field.pattern === 'string' || field.format === 'date';
      expect(hasEnd, `${endpoint.name}: ${name}`).toBe(true);
    }
  });

  test('limits changes by account, and by address for callers without one', () => {
    if (endpoint.method === 'GET') return;
    const counted = limitsOf(endpoint).map(({ by }) => by);
    // Signing out costs nothing and must always work.
    if (endpoint.access === 'everyone' && endpoint.name !== 'accounts.signOut') expect(counted).toContain('address');
    else expect(counted.filter((by) => by === 'account' || by === 'address')).not.toEqual([]);
  });

  test('checks that a person sends each form that takes an address from a visitor', () => {
    const isPublicForm = endpoint.access === 'everyone' && fieldsOf(endpoint.body).some(([name]) => name === 'email');
    expect(endpoint.humanCheck !== undefined).toBe(isPublicForm);
  });
});
