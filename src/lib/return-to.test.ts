import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { safeReturnTo, signInPath } from './return-to.ts';

describe('safeReturnTo', () => {
  test('keeps paths of this site with their query and hash', () => {
    expect(safeReturnTo('/network/listings?type=job#top')).toBe('/network/listings?type=job#top');
  });

  test.each([
    null,
    '',
    'network',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/signin?returnTo=/signin',
    '/signup',
  ])('turns %o into home', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });

  test.each(['/..//evil.example', '/.//evil.example', '/network/..//evil.example'])(
    'L1: turns %s, which is another host once it is parsed, into home',
    (value) => {
      expect(safeReturnTo(value)).toBe('/');
    },
  );

  test('never leads to another host, for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (value) => {
          const url = new URL(safeReturnTo(value), 'https://cardi.test');
          expect(url.origin).toBe('https://cardi.test');
        },
      ),
    );
  });

  test('returns the path that signInPath was given', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const target = safeReturnTo(`/a${path}?${query}`);
        const search = new URL(signInPath(target), 'https://cardi.test').searchParams;
        expect(safeReturnTo(search.get('returnTo'))).toBe(target);
      }),
    );
  });
});
