import { describe, expect, test } from 'vitest';

import { countryCodes } from '#contract/places-countries.ts';
import { circlesOf, type Mark } from './clusters.ts';
import { projectionFor } from './projection.ts';
import { countryShapes, shapeOf } from './shapes.ts';

const mark = (key: string, x: number, y: number, value: number, isCapped = false): Mark => ({
  keys: [key],
  x,
  y,
  count: { value, isCapped },
});
const shapes = (...codes: string[]) => codes.flatMap((code) => shapeOf.get(code) ?? []);

describe('the countries of the map', () => {
  test('are those of the directory, each once', () => {
    const codes = countryShapes.flatMap(({ code }) => code ?? []);
    expect(codes.filter((code) => !countryCodes.includes(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(230);
    // Large or small, wherever a company may well be.
    expect(shapes('sg', 'mt', 'lu', 'xk', 'hk', 'us', 'ru')).toHaveLength(7);
  });

  test('are marked where people look for them, not between their pieces of land', () => {
    const [france, norway, states] = shapes('fr', 'no', 'us').map(({ middle }) => middle.map(Math.round));
    expect(france).toEqual([2, 47]);
    expect(norway?.[1]).toBeLessThan(66);
    expect(states?.[1]).toBeLessThan(45);
  });
});

describe('the view', () => {
  const at = (frame: string[], code: string) =>
    projectionFor(shapes(...frame), 800, 416)(shapeOf.get(code)?.middle ?? [0, 0]);

  test('shows the chosen countries as large as they fit', () => {
    const [x = 0, y = 0] = at(['de'], 'de') ?? [];
    expect(Math.abs(x - 400)).toBeLessThan(40);
    expect(Math.abs(y - 208)).toBeLessThan(40);
    const [, north = 0] = at(['de', 'at'], 'de') ?? [];
    const [, south = 0] = at(['de', 'at'], 'at') ?? [];
    expect(south - north).toBeGreaterThan(100);
  });

  test('does not grow without end for a small country', () => {
    const small = projectionFor(shapes('mt'), 800, 416);
    const world = projectionFor([], 800, 416);
    expect(small.scale() / world.scale()).toBe(16);
    const [x = 0, y = 0] = small(shapeOf.get('mt')?.middle ?? [0, 0]) ?? [];
    expect([Math.round(x), Math.round(y)]).toEqual([400, 208]);
  });

  test('shows both ends of the world together', () => {
    const outside = ['us', 'nz', 'fi'].filter((code) => {
      const [x = -1, y = -1] = at(['us', 'nz', 'fi'], code) ?? [];
      return !(x > 0 && x < 800 && y > 0 && y < 416);
    });
    expect(outside).toEqual([]);
  });
});

describe('the circles', () => {
  test('stand apart, and become one where they would hide each other', () => {
    const circles = circlesOf([mark('de', 100, 100, 4), mark('nl', 106, 100, 12), mark('us', 400, 100, 3)]);
    expect(circles.map(({ keys, count }) => [keys, count.value])).toEqual([
      [['nl', 'de'], 16],
      [['us'], 3],
    ]);
    expect(circles[0]?.x).toBeCloseTo(104.5);
  });

  test('no two hide each other, however many there are', () => {
    const marks = Array.from({ length: 120 }, (_, i) => mark(`k${i}`, (i * 37) % 200, (i * 53) % 150, (i % 9) + 1));
    const circles = circlesOf(marks);
    for (const [at, a] of circles.entries()) {
      for (const b of circles.slice(at + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual((a.radius + b.radius) * 0.85);
      }
    }
    expect(circles.flatMap(({ keys }) => keys)).toHaveLength(120);
    expect(circles.reduce((sum, { count }) => sum + count.value, 0)).toBe(
      marks.reduce((sum, { count }) => sum + count.value, 0),
    );
  });

  test('say that there are more than were counted', () => {
    const [circle] = circlesOf([mark('de', 0, 0, 10_000, true), mark('at', 1, 1, 5)]);
    expect(circle?.count).toEqual({ value: 10_005, isCapped: true });
  });
});
