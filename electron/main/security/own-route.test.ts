import fc from 'fast-check';
import { expect, test } from 'vitest';

import { staticPages } from '#contract/kit/paths.ts';
import { linkedRoute, ownRoute, routeOfArguments } from './own-route.ts';

test.each([
  ['cardi://network/listings/12', '/network/listings/12'],
  ['cardi:///network/listings?type=job', '/network/listings?type=job'],
  ['CARDI://events/3#agenda', '/events/3#agenda'],
  ['cardi:events', '/events'],
  ['cardi://', '/'],
  ['cardi:', '/'],
  ['cardi://focus/water/', '/focus/water/'],
])('%s leads to %s', (link, path) => {
  expect(linkedRoute(link)).toBe(path);
});

test.each([
  'https://cardi.example/events',
  'cardi.evil://events',
  'cardi://api/auth/signout',
  'cardi://elsewhere/page',
  'cardi:////evil.example/',
  'cardi://network/../api/listings',
  'cardi://network/%2e%2e/api/listings',
  'cardi://network/%2e%2e%2fapi',
  'cardi://network\\..\\api',
  'cardi://events/%00',
  'cardi://events/%E0%A4%A',
  'cardi://events/\nx',
  `cardi://events/${'a'.repeat(1000)}`,
  'javascript:alert(1)',
])('%s leads nowhere', (link) => {
  expect(linkedRoute(link)).toBeNull();
});

test.each(['cardi://..//evil.example', 'cardi://.//evil.example', 'cardi:///..//evil.example'])(
  'L1: %s does not become another host',
  (link) => {
    expect(linkedRoute(link)).toBeNull();
  },
);

test('a link contains no host and no user', () => {
  expect(linkedRoute('cardi://user:secret@events/')).toBeNull();
  expect(linkedRoute('cardi://evil.example/events')).toBeNull();
});

test('every page of the app can be linked to', () => {
  for (const path of Object.keys(staticPages)) expect(ownRoute(path)).toBe(path);
});

test('any input gives a path on the app’s origin, and the same path when parsed again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (text) => {
      for (const route of [ownRoute(text), linkedRoute(`cardi://${text}`)]) {
        if (route === null) continue;
        const url = new URL(route, 'app://cardi/');
        expect([url.protocol, url.host]).toEqual(['app:', 'cardi']);
        expect(new URL(route, 'https://own.invalid').host).toBe('own.invalid');
        expect(url.pathname).not.toMatch(/^\/api(\/|$)/);
        expect(ownRoute(route)).toBe(route);
      }
    }),
  );
});

test('the last link of a command line counts, and other arguments are ignored', () => {
  expect(routeOfArguments(['/usr/bin/cardi', '--flag', 'cardi://events', 'cardi://media/2'])).toBe('/media/2');
  expect(routeOfArguments(['/usr/bin/cardi', '/home/ada/cardi'])).toBeNull();
  expect(routeOfArguments(['/usr/bin/cardi', 'cardi://events', 'cardi://evil'])).toBeNull();
});
