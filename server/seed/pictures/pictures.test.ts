import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { listCompanies } from '#contract/companies.ts';
import { pictureAt } from '#contract/kit/picture-addresses.ts';
import { listMembers } from '#contract/members.ts';
import { getPicture } from '#contract/pictures.ts';
import { isKey } from '#server/platform/storage/keys.ts';
import { createTestApp } from '#server/testing/app.ts';
import { drawn, fileOf, filesFolder } from './drawn.ts';
import { render } from './render.ts';
import { keyOf, withSampleFiles } from './sample-files.ts';

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

test('sample companies show their logos and sample members their portraits, which come with the server', async () => {
  await using app = await createTestApp({ isSeeded: true });
  Object.assign(app.deps.storage, withSampleFiles({ ...app.deps.storage }));
  const visitor = app.visitor();
  const { items: companies } = (await visitor.call(listCompanies, { query: {} })).body;
  expect(companies.length).toBeGreaterThan(5);
  const { items: members } = (await (await app.as('member')).call(listMembers, { query: {} })).body;
  const addresses = [
    ...companies.map(({ logoUrl }) => logoUrl),
    // The users of quick login have none.
    ...members.filter(({ name }) => !/^(?:Morgan|Alex) /.test(name)).map(({ avatarUrl }) => avatarUrl),
  ];
  expect(addresses).not.toContain(null);
  for (const address of addresses) {
    const picture = pictureAt(address ?? '');
    const answer = await visitor.send(getPicture, { params: { file: `${picture?.id}-${picture?.width}.webp` } });
    const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, format, width]).toEqual([200, 'webp', picture?.width]);
  }
});
