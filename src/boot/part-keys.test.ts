import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';

import { createKeys } from './part-keys.ts';

const Card = () => null;
const Other = () => null;
const words = 'w'.repeat(300);

const card = (props: object, type: () => null = Card): ReactElement => createElement(type, props);

test('elements of one component with the same data have the same key, however long it is', () => {
  const keyOf = createKeys();
  for (const data of [
    { id: 1, tags: ['a'] },
    { id: 1, words },
  ]) {
    const key = keyOf(card({ listing: data, onPick: () => 1 }));
    expect(keyOf(card({ listing: structuredClone(data), onPick: () => 2 }))).toBe(key);
    // What can be used may look different from what cannot.
    expect(keyOf(card({ listing: data, onPick: undefined }))).not.toBe(key);
  }
});

test('a record is gone through once', () => {
  const keyOf = createKeys();
  let read = 0;
  const listing = {
    words,
    get id() {
      read += 1;
      return 1;
    },
  };
  const key = keyOf(card({ listing }));
  expect(keyOf(card({ listing }))).toBe(key);
  expect(read).toBe(1);
});

const different: readonly ReactElement[] = [
  card({ a: 1 }),
  card({ a: 1 }, Other),
  card({ a: '1' }),
  card({ a: true }),
  card({ a: 'true' }),
  card({ a: null }),
  card({ a: [1, 2] }),
  card({ a: [[1], 2] }),
  card({ a: '1,b:1:2' }),
  card({ a: '1', b: '2' }),
  card({ a: new Date(1) }),
  card({ a: new Date(2) }),
  card({ a: new Set(['x']) }),
  card({ a: new Map([['x', 1]]) }),
  card({ a: { words } }),
  card({ a: { words, b: 1 } }),
  card({ a: '=0' }),
  card({ a: createElement('b') }),
  card({ a: createElement('i') }),
  card({ a: createElement('b', null, 'x') }),
];

test('no two others share a key', () => {
  const keyOf = createKeys();
  const keys = different.map(keyOf);
  expect(new Set(keys).size).toBe(different.length);
});
