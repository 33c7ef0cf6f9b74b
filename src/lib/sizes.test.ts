import { expect, test } from 'vitest';

import { formatBytes } from './sizes.ts';

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 kB'],
  [1024 * 1024 - 1, '1024 kB'],
  [1024 * 1024, '1.0 MB'],
  [12.34 * 1024 * 1024, '12.3 MB'],
  [200 * 1024 * 1024, '200 MB'],
])('%d is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
