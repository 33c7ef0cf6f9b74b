import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { isKey } from '#server/platform/storage/keys.ts';
import { drawn, fileOf, filesFolder } from './drawn.ts';
import { render } from './render.ts';
import { keyOf } from './sample-files.ts';

const widthsOf = drawn.flatMap((picture) => picture.widths.map((width) => ({ picture, width })));

test('the files are what draw.ts makes', async () => {
  const names = widthsOf.map(({ picture, width }) => `${picture.name}-${width}.webp`);
  expect((await readdir(filesFolder)).toSorted()).toEqual(names.toSorted());
  for (const { picture, width } of widthsOf) {
    const pixels = (bytes: Buffer | string) => sharp(bytes).removeAlpha().resize(32, 32).raw().toBuffer();
    const [kept, made] = [
      await pixels(await readFile(fileOf(picture, width))),
      await pixels(await render(picture.svg(), width)),
    ];
    // Another version of the encoder may round otherwise; another drawing differs by far.
    const worst = kept.reduce((most, value, index) => Math.max(most, Math.abs(value - (made[index] ?? 0))), 0);
    expect(worst, picture.name).toBeLessThan(24);
  }
});

test('no two samples have the same picture, and all keys are keys of the storage', () => {
  const drawings = drawn.map(({ svg }) => svg());
  expect(new Set(drawings).size).toBe(drawings.length);
  const keys = widthsOf.map(({ picture, width }) => keyOf(picture, width));
  expect([new Set(keys).size, keys.every(isKey)]).toEqual([keys.length, true]);
});
