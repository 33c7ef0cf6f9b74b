import { expect, test } from 'vitest';

import { added, byDigit, closed, moved, neighbour, type Tab, type TabList } from './tab-list.ts';

const tab = (id: number): Tab => ({ id, title: null, address: `/${id}`, scroll: 0, isUnsaved: false });
const list = (active: number, ...ids: number[]): TabList => ({ tabs: ids.map(tab), active });
const shown = ({ tabs, active }: TabList) => [tabs.map(({ id }) => id), active];

test('a new tab opens beside the one it came from, in front or in the background', () => {
  expect(shown(added(list(1, 1, 2), tab(3), false))).toEqual([[1, 3, 2], 3]);
  expect(shown(added(list(1, 1, 2), tab(3), true))).toEqual([[1, 3, 2], 1]);
});

test.each([
  ['the active one: its right neighbour follows', list(2, 1, 2, 3), 2, [[1, 3], 3]],
  ['the last one: its left neighbour follows', list(3, 1, 2, 3), 3, [[1, 2], 2]],
  ['another one: nothing else changes', list(3, 1, 2, 3), 1, [[2, 3], 3]],
  ['the only one stays', list(1, 1), 1, [[1], 1]],
  ['none of these', list(1, 1, 2), 9, [[1, 2], 1]],
])('closing %s', (_name, before, id, after) => {
  expect(shown(closed(before, id))).toEqual(after);
});

test('a tab moves at most to the ends', () => {
  expect(shown(moved(list(1, 1, 2, 3), 1, 1))).toEqual([[2, 1, 3], 1]);
  expect(shown(moved(list(1, 1, 2, 3), 3, -9))).toEqual([[3, 1, 2], 1]);
  expect(shown(moved(list(1, 1, 2), 9, 1))).toEqual([[1, 2], 1]);
});

test('the next tab wraps around, and 9 is the last', () => {
  const three = list(3, 1, 2, 3);
  expect([neighbour(three, 1), neighbour(three, -1)]).toEqual([1, 2]);
  expect([byDigit(three, 1), byDigit(three, 4), byDigit(three, 9)]).toEqual([1, null, 3]);
});
