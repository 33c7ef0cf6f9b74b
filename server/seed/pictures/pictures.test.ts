import sharp from 'sharp';
import { expect, test } from 'vitest';

import { listCompanies } from '#contract/companies.ts';
import { pictureAt } from '#contract/kit/picture-addresses.ts';
import { listMembers } from '#contract/members.ts';
import { getPicture } from '#contract/pictures.ts';
import { createTestApp } from '#server/testing/app.ts';
import { withSampleFiles } from './sample-files.ts';

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
