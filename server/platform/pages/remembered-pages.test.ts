import { expect, test } from 'vitest';

import { rememberPages } from './remembered-pages.ts';

const at = (now: number, version = 1, size = 10) => ({ now, version, size });

test('a page is found at its version, until it is too old', () => {
  const pages = rememberPages<string>({ maxBytes: 1000, maxAge: 100 });
  pages.remember('/a', 'A', at(0));
  expect(pages.find('/a', 1, 99)).toBe('A');
  expect(pages.find('/b', 1, 99)).toBeUndefined();
  expect(pages.find('/a', 1, 100)).toBeUndefined();
  pages.remember('/a', 'A', at(0));
  expect(pages.find('/a', 2, 1)).toBeUndefined();
});

test('when there are too many bytes, the page goes that was not asked for longest', () => {
  const pages = rememberPages<string>({ maxBytes: 80, maxAge: 100 });
  for (let index = 0; index < 8; index += 1) pages.remember(`/${index}`, String(index), at(0));
  expect(pages.find('/0', 1, 1)).toBe('0');
  pages.remember('/8', '8', at(1));
  expect(pages.find('/1', 1, 2)).toBeUndefined();
  expect(pages.find('/0', 1, 2)).toBe('0');
  expect(pages.find('/8', 1, 2)).toBe('8');
});

test('a page that would take much of the room is not remembered, and pages that replace each other are counted once', () => {
  const pages = rememberPages<string>({ maxBytes: 80, maxAge: 100 });
  pages.remember('/big', 'big', at(0, 1, 11));
  expect(pages.find('/big', 1, 1)).toBeUndefined();
  pages.remember('/a', 'first', at(0));
  for (let index = 0; index < 20; index += 1) pages.remember('/b', String(index), at(0));
  expect(pages.find('/a', 1, 1)).toBe('first');
  expect(pages.find('/b', 1, 1)).toBe('19');
});
