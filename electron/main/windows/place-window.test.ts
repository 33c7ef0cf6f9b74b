import fc from 'fast-check';
import { expect, test } from 'vitest';

import { placeWindow, type Rectangle } from './place-window.ts';

const main: Rectangle = { x: 0, y: 25, width: 1920, height: 1055 };
const left: Rectangle = { x: -1280, y: 0, width: 1280, height: 1024 };
const size = { width: 1280, height: 860 };
const smallest = { width: 390, height: 560 };
const place = (saved: Rectangle | null, workAreas: readonly [Rectangle, ...Rectangle[]] = [main]) =>
  placeWindow({ saved, workAreas, size, smallest });

test('the first window opens in the middle of the main screen', () => {
  expect(place(null)).toEqual({ x: 320, y: 123, width: 1280, height: 860 });
});

test('a window opens at its last place, also on the second screen', () => {
  const saved = { x: 100, y: 100, width: 900, height: 700 };
  expect(place(saved)).toEqual(saved);
  const onLeft = { x: -1200, y: 10, width: 800, height: 600 };
  expect(place(onLeft, [main, left])).toEqual(onLeft);
});

test('when its screen is gone, a window opens in the middle of the main screen at its last size', () => {
  expect(place({ x: -1200, y: 10, width: 800, height: 600 })).toEqual({ x: 560, y: 253, width: 800, height: 600 });
});

test.each<[string, Rectangle, Partial<Rectangle>]>([
  ['too far right', { x: 1700, y: 100, width: 900, height: 700 }, { x: 1020, y: 100 }],
  ['too far down', { x: 100, y: 1000, width: 900, height: 700 }, { x: 100, y: 380 }],
  ['below the menu bar', { x: 100, y: 10, width: 900, height: 700 }, { x: 100, y: 25 }],
  ['too large', { x: 0, y: 25, width: 4000, height: 3000 }, { x: 0, y: 25, width: 1920, height: 1055 }],
  ['too small', { x: 0, y: 25, width: 10, height: 10 }, { width: 390, height: 560 }],
])('%s is put right', (_name, saved, expected) => {
  expect(place(saved)).toMatchObject(expected);
});

test('a window with too little of its top edge on a screen counts as gone', () => {
  expect(place({ x: 1801, y: 100, width: 900, height: 700 })).toMatchObject({ x: 510, y: 203 });
  expect(place({ x: 1800, y: 100, width: 900, height: 700 })).toMatchObject({ x: 1020, y: 100 });
});

test('a window fills a screen that is smaller than the smallest window', () => {
  const tiny = { x: 0, y: 0, width: 320, height: 480 };
  expect(place(null, [tiny])).toEqual(tiny);
});

const area = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
  width: fc.integer({ min: 400, max: 5000 }),
  height: fc.integer({ min: 560, max: 3000 }),
});

test('from any last place, a window opens wholly on one of the screens', () => {
  fc.assert(
    fc.property(fc.option(area), area, fc.array(area, { maxLength: 2 }), (saved, first, more) => {
      const at = place(saved, [first, ...more]);
      const isInside = [first, ...more].some(
        (screen) =>
          at.x >= screen.x &&
          at.y >= screen.y &&
          at.x + at.width <= screen.x + screen.width &&
          at.y + at.height <= screen.y + screen.height,
      );
      expect(isInside).toBe(true);
    }),
  );
});
