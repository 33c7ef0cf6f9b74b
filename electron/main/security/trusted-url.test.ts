import { assert, constantFrom, property, string, tuple, webUrl } from 'fast-check';
import { expect, test } from 'vitest';

import { isAppUrl, toExternalUrl } from './trusted-url.ts';

test.each(['app://cardi/', 'app://cardi/network/listings/1?tab=a#b', 'app://cardi'])('%s belongs to the app', (url) => {
  expect(isAppUrl(url)).toBe(true);
});

test.each([
  'app://cardi.evil.example/',
  'app://evil/cardi/',
  'app://cardi@evil/',
  'app://user:secret@cardi/',
  'app://cardi:81/',
  'apps://cardi/',
  'app:cardi',
  'http://cardi/',
  'https://evil.example/?app://cardi/',
  'javascript:app://cardi/',
  'data:text/html,app://cardi/',
  'file:///app://cardi/',
  ' ',
  '',
])('%j does not belong to the app', (url) => {
  expect(isAppUrl(url)).toBe(false);
});

test('an address of another host or scheme never counts as the app’s, whatever surrounds it', () => {
  assert(
    property(webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
      expect(isAppUrl(url)).toBe(false);
    }),
  );
  assert(
    property(tuple(string(), string()), ([before, after]) => {
      const candidate = `${before}app://cardi/${after}`;
      const parsed = URL.parse(candidate);
      expect(isAppUrl(candidate)).toBe(parsed?.protocol === 'app:' && parsed.host === 'cardi' && !parsed.username);
    }),
  );
});

test('web, mail and calendar addresses may leave the app, in serialised form', () => {
  expect(toExternalUrl('HTTPS://Example.org/a b?c=d')).toBe('https://example.org/a%20b?c=d');
  expect(toExternalUrl('mailto:hello@cardi.example')).toBe('mailto:hello@cardi.example');
  expect(toExternalUrl('webcal://cardi.example/a.ics?key=7-a')).toBe('webcal://cardi.example/a.ics?key=7-a');
});

test.each([
  'file:///etc/passwd',
  'javascript:alert(1)',
  'smb://host/share',
  'ms-msdt:/id',
  'app://cardi/',
  'https://user:secret@example.org/',
  'example.org',
])('%s may not leave the app', (url) => {
  expect(toExternalUrl(url)).toBeNull();
});

test('every address that leaves the app has one of four schemes and parses to itself', () => {
  const schemes = constantFrom(
    'http:',
    'https:',
    'mailto:',
    'webcal:',
    'file:',
    'javascript:',
    'vbscript:',
    'app:',
    'cardi:',
    '',
  );
  assert(
    property(schemes, string(), (scheme, rest) => {
      const url = toExternalUrl(`${scheme}${rest}`);
      if (url === null) return;
      expect(['http:', 'https:', 'mailto:', 'webcal:']).toContain(new URL(url).protocol);
      expect(new URL(url).href).toBe(url);
    }),
  );
});
