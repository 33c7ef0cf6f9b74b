import { expect, test } from 'vitest';

import { getListing } from '#contract/listings.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { putAvatar } from '#server/features/members/index.ts';
import { createTestApp } from '#server/testing/app.ts';
import { aMember, profileForm } from '#server/testing/factories.ts';

const shown = {
  fullName: 'Pia Publisher',
  currentPosition: 'Head of Heat',
  headline: 'Stores heat in stones',
  organization: 'Kettle Works',
};

test('a listing shows everyone the face, title and organization of its poster, as the directory does', async () => {
  await using app = await createTestApp();
  const member = await aMember(app.deps, shown);
  const params = { id: String(await app.aListing(member)) };
  const poster = async () => (await app.visitor().call(getListing, { params })).body.postedBy;
  const named = { id: member.id, name: 'Pia Publisher' };
  const said = { title: 'Head of Heat', organization: 'Kettle Works' };
  expect(await poster()).toEqual({ ...named, ...said, hasProfile: true, avatarUrl: null });

  await app.deps.database.write((trx) => putAvatar(trx, member.id, 'face'));
  const { avatarUrl } = await poster();
  expect(avatarUrl).toMatch(/face/);

  const own = await app.signedIn(member);
  await own.call(updateProfile, { body: profileForm({ ...shown, currentPosition: '' }) });
  expect(await poster()).toMatchObject({ title: 'Stores heat in stones' });
  // Who has no page shows no more than their name.
  await own.call(updateProfile, { body: profileForm({ ...shown, isListed: false }) });
  expect(await poster()).toEqual({ ...named, hasProfile: false, title: null, organization: null, avatarUrl: null });
});
