import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { cacheKey, normalisedPath } from './cache-key.ts';

const server = 'https://cardi.example';
const url = (path: string) => new URL(path, 'app://cardi/');
const endpoint = (changes: Partial<Endpoint> = {}): Endpoint => ({
  name: 'saved.list',
  method: 'GET',
  path: '/api/saved',
  summary: 'Saved items',
  access: 'member',
  response: z.unknown(),
  cache: 'private',
  ...changes,
});

test('parameters are sorted by name; several values of one name keep their order', () => {
  expect(normalisedPath(url('/api/listings?tag=b&search=x%20y&tag=a'))).toBe('/api/listings?search=x+y&tag=b&tag=a');
  expect(normalisedPath(url('/api/listings'))).toBe('/api/listings');
  expect(normalisedPath(url('/api/listings?'))).toBe('/api/listings');
});

test('a private answer belongs to a user, a public one to nobody', () => {
  expect(cacheKey(endpoint(), server, 7, url('/api/saved'))).toEqual({ server, userId: 7, path: '/api/saved' });
  expect(cacheKey(endpoint(), server, null, url('/api/saved'))).toBeNull();
  expect(cacheKey(endpoint({ cache: 'public' }), server, 7, url('/api/saved'))).toMatchObject({ userId: 0 });
});

test.each<[string, Partial<Endpoint>]>([
  ['not marked', { cache: undefined }],
  ['no GET', { method: 'POST' }],
  ['for admins', { access: 'admin' }],
  ['part of sign-in', { path: '/api/auth/me', cache: 'public' }],
  ['part of administration', { path: '/api/admin/users', cache: 'public' }],
])('what is %s is not kept, marked or not', (_name, changes) => {
  expect(cacheKey(endpoint(changes), server, 7, url('/api/saved'))).toBeNull();
});

test('the contract does not mark any answer that must not be saved', () => {
  for (const { path, method, access } of endpoints.filter(({ cache }) => cache !== undefined)) {
    expect([method, access === 'admin', /^\/api\/(auth|admin)/.test(path)]).toEqual(['GET', false, false]);
  }
});
