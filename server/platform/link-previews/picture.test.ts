import sharp from 'sharp';
import { expect, test } from 'vitest';

import { drawPreview, previewSize } from './picture.ts';

const words = { site: 'CARDI', kind: 'Company', title: 'Tidal Rotor', detail: 'Tidal energy · Lisbon, Portugal' };

/** How many pixels of the left part, where the words stand, are nearly white. */
async function whitePixels(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .extract({ left: 60, top: 60, width: 480, height: 440 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 0) > 200) count += 1;
  return count;
}

test('has the size that link previews ask for, and words in our own typeface', async () => {
  const picture = await drawPreview(words, '/network/companies/1');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...previewSize });
  expect(await whitePixels(picture)).toBeGreaterThan(2_000);
});

test('is the same for the same record, and another for another', async () => {
  const one = await drawPreview(words, '/network/companies/1');
  expect(one.equals(await drawPreview(words, '/network/companies/1'))).toBe(true);
  expect(one.equals(await drawPreview(words, '/network/companies/2'))).toBe(false);
});

test.each([
  ['<script>&"\'', 'markup'],
  ['A'.repeat(500), 'a word without end'],
  ['how '.repeat(300), 'a text without end'],
  ['电池储能', 'a script that the typeface lacks'],
  ['', 'nothing'],
])('draws %j (%s)', async (title) => {
  const picture = await drawPreview({ ...words, title, detail: title }, '/x');
  expect(await sharp(picture).metadata()).toMatchObject(previewSize);
});

test('shows what the record is where its title cannot be written', async () => {
  expect(await whitePixels(await drawPreview({ ...words, title: '电池储能' }, '/x'))).toBeGreaterThan(2_000);
});
