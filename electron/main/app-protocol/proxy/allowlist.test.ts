import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { createAllowlist } from './allowlist.ts';

const find = createAllowlist(endpoints);
const declared = endpoints.filter(({ path }) => path.startsWith('/api/'));

test.each(declared.map((endpoint) => [endpoint.name, endpoint] as const))('%s is found', (_name, endpoint) => {
  const names = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => [name, '1'] as const);
  const path = fillPath(endpoint.path, Object.fromEntries(names));
  expect(find(endpoint.method, path)).toEqual({ kind: 'endpoint', endpoint });
});

test.each([
  '/healthz',
  '/readyz',
  '/api',
  '/api/',
  '/api/openapi.json',
  '/api/unknown',
  '/api/listings/',
  '/api/listings/1/secret',
  '/api//listings',
  '/api/listings/..%2fadmin',
  '/api/listings/%2e%2e',
  '/api/listings/a%5cb',
  '/api/listings/%00',
  '/api/listings/%zz',
  '/API/listings',
])('%s is not passed on', (path) => {
  expect(find('GET', path)).toEqual({ kind: 'unknown' });
});

test('a declared path with another method answers with the allowed methods', () => {
  expect(find('DELETE', '/api/listings')).toEqual({ kind: 'other-method', allowed: ['GET', 'POST'] });
  expect(find('get', '/api/listings')).toEqual({ kind: 'other-method', allowed: ['GET', 'POST'] });
});

test('a literal path is preferred to a parameter', () => {
  const [listing] = declared.filter(({ name }) => name === 'listings.get');
  if (!listing) throw new Error('The contract has no listings.get');
  const mine = { ...listing, name: 'listings.mine', path: '/api/listings/mine' } as const;
  expect(createAllowlist([listing, mine])('GET', '/api/listings/mine')).toEqual({ kind: 'endpoint', endpoint: mine });
  // The server, too, answers other methods on such a path with 405.
  const remove = { ...listing, name: 'listings.remove', method: 'DELETE' } as const;
  expect(createAllowlist([remove, mine])('DELETE', '/api/listings/mine')).toEqual({
    kind: 'other-method',
    allowed: ['GET'],
  });
});
