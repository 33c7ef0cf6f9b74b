import { expect, test } from 'vitest';

import { placeOf } from './chosen-place.ts';

const entries = (...paths: string[]) => paths.map((path) => ({ title: path, detail: '', path }));

test.each<[string, Parameters<typeof placeOf>, number]>([
  ['nobody has moved: the first', [null, entries('/a', '/b')], 0],
  ['it is where it was', [{ key: '/b', index: 1 }, entries('/a', '/b')], 1],
  ['others came before it', [{ key: '/b', index: 1 }, entries('/c', '/d', '/a', '/b')], 3],
  ['it is gone: the one in its place', [{ key: '/b', index: 1 }, entries('/a', '/c')], 1],
  ['it is gone and the list is shorter: the last', [{ key: '/b', index: 5 }, entries('/a', '/c')], 1],
  ['there are none', [{ key: '/b', index: 1 }, []], -1],
])('%s', (_name, given, place) => {
  expect(placeOf(...given)).toBe(place);
});
