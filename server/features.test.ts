import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('features/', import.meta.url).pathname;
const list = readFileSync(new URL('features.ts', import.meta.url), 'utf8');

/** The features' folders in the order of the list. */
const order = [...list.slice(list.indexOf('export const features')).matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

/** The features from whose doors the product files of one feature import values. */
function usedBy(feature: string): string[] {
  const files = readdirSync(join(folder, feature), { recursive: true, encoding: 'utf8' });
  const product = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return product.flatMap((file) => {
    const text = readFileSync(join(folder, feature, file), 'utf8');
    const imports = text.matchAll(/^(?:import|export) (?!type )[^;]*?from '#server\/features\/([^/]+)\/index\.ts'/gm);
    return [...imports].map(([, name = '']) => name);
  });
}

test('the list names every feature folder once', () => {
  // Git leaves empty folders behind when their files move.
  const folders = readdirSync(folder).filter((name) => readdirSync(join(folder, name)).length > 0);
  expect(order.toSorted()).toEqual(folders.toSorted());
});

test('a feature uses only the doors of features above it in the list, so no two need each other', () => {
  const wrong = order.flatMap((feature, place) =>
    [...new Set(usedBy(feature))]
      .filter((used) => order.indexOf(used) >= place)
      .map((used) => `${feature} uses ${used}, which stands below it`),
  );
  expect(wrong).toEqual([]);
  expect(order.some((feature) => usedBy(feature).length > 0)).toBe(true);
});
