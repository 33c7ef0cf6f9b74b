import { expect, test } from 'vitest';

import { createTestApp } from '#server/testing/app.ts';

test('a path is found by its section, in capital letters too, and its fixed paths before its parameters', async () => {
  await using app = await createTestApp();
  const owner = await app.aUser();
  const id = await app.aListing(owner, { title: 'In a section' });
  const ask = (path: string) => fetch(app.url + path);
  expect(await (await ask(`/api/listings/${id}`)).json()).toMatchObject({ title: 'In a section' });
  expect(await (await ask(`/API/Listings/${id}`)).json()).toMatchObject({ title: 'In a section' });
  expect((await ask('/api/listings/mine')).status).toBe(401);
  expect((await ask('/readyz')).status).toBe(200);
  expect((await ask('/api//listings')).status).toBe(404);
});
