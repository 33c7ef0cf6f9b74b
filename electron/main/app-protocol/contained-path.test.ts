import { join, relative, resolve, sep } from 'node:path';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { containedPath } from './contained-path.ts';

const root = resolve('/srv/web');

test('a path names a file below the folder', () => {
  expect(containedPath(root, '/assets/index-1a2b.js')).toBe(join(root, 'assets', 'index-1a2b.js'));
  expect(containedPath(root, '/a%20b.svg')).toBe(join(root, 'a b.svg'));
  expect(containedPath(root, '/')).toBe(root);
  expect(containedPath(root, '/..hidden/x')).toBe(join(root, '..hidden', 'x'));
});

test.each([
  '/../secret',
  '/assets/../../secret',
  '/%2e%2e/secret',
  '/..%2fsecret',
  '/..%5csecret',
  '/..\\secret',
  '/%00',
  '/%zz',
  '/%',
])('%s does not name a file', (pathname) => {
  expect(containedPath(root, pathname)).toBeNull();
});

test('for any path, the file lies below the folder', () => {
  const piece = constantFrom(
    '..',
    '.',
    '',
    '%2e',
    '%2E%2e',
    '%2f',
    '/',
    '\\',
    '%5c',
    '%00',
    'web',
    'web2',
    'a',
    '~',
    'C:',
  );
  assert(
    property(array(piece, { maxLength: 12 }), string(), (pieces, tail) => {
      const file = containedPath(root, `/${pieces.join('/')}${tail}`);
      if (file === null) return;
      expect(relative(root, file).split(sep)[0]).not.toBe('..');
    }),
    { numRuns: 2000 },
  );
});
