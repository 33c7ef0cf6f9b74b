import { expect, test } from 'vitest';

import { findIntroductionTargets, getIntroductionTarget } from '#contract/introductions.ts';
import { getMember, listMembers, viewMember } from '#contract/members.ts';
import { getProfile, updateProfile } from '#contract/members-profile.ts';
import { listSavedItems, saveItem } from '#contract/saved-items.ts';
import { searchEverything } from '#contract/search.ts';
import { restoreUser, suspendUser } from '#contract/users.ts';
import { createPageMeta } from '#server/platform/http/page-meta.ts';
import { createTestApp } from '#server/testing/app.ts';
import { aMember, profileForm } from '#server/testing/factories.ts';

const rare = 'Quillwortia';

test('a suspended member disappears everywhere at once, and returns everywhere when restored', async () => {
  await using app = await createTestApp();
  const member = await aMember(app.deps, { fullName: `${rare} Tidewater`, focusAreas: ['energy-storage'] });
  const [admin, stranger, visitor] = [await app.as('admin'), await app.as('member'), app.visitor()];
  const params = { id: String(member.id) };
  await stranger.call(saveItem, { params: { kind: 'member', id: params.id } });
  const members = async (query: object) =>
    (await visitor.call(listMembers, { query })).body.items.some(({ id }) => id === member.id);
  const path = `/network/profile/${member.id}`;
  // Each file of the sitemap is rebuilt once an hour.
  const nextSitemap = async () => {
    app.clock.advance({ minutes: 60 });
    return (await visitor.fetch('/sitemap-members-1.xml')).text();
  };
  const outlets = async () => ({
    page: (await visitor.send(getMember, { params })).status,
    view: (await visitor.send(viewMember, { params })).status,
    byConnections: await members({}),
    newest: await members({ sort: 'newest' }),
    byName: await members({ sort: 'name' }),
    byArea: await members({ focusArea: 'energy-storage' }),
    searched: (await visitor.call(listMembers, { query: { search: rare } })).body.count.value,
    palette: (await visitor.call(searchEverything, { query: { q: rare } })).body.groups.length,
    target: (await visitor.send(getIntroductionTarget, { params: { kind: 'member', id: member.id } })).status,
    targets: (await visitor.call(findIntroductionTargets, { query: { search: rare } })).body.length,
    saved: (await stranger.call(listSavedItems, { query: {} })).body.items.map(({ title }) => title),
    sitemap: await nextSitemap().then((text) => text.includes(`${path}<`)),
    meta: (await createPageMeta(app.deps)(path)) !== null,
  });
  const found = {
    page: 200,
    view: 200,
    byConnections: true,
    newest: true,
    byName: true,
    byArea: true,
    searched: 1,
    palette: 1,
    target: 200,
    targets: 1,
    saved: [`${rare} Tidewater`],
    sitemap: true,
    meta: true,
  };
  expect(await outlets()).toEqual(found);
  await admin.call(suspendUser, { params, body: { reason: 'Insults everybody' } });
  expect(await outlets()).toEqual({
    page: 404,
    view: 404,
    byConnections: false,
    newest: false,
    byName: false,
    byArea: false,
    searched: 0,
    palette: 0,
    target: 404,
    targets: 0,
    saved: [null],
    sitemap: false,
    meta: false,
  });
  await admin.call(restoreUser, { params });
  expect(await outlets()).toEqual(found);
});

test('a restored member whose profile was switched off stays unlisted', async () => {
  await using app = await createTestApp();
  const member = await aMember(app.deps, { isListed: false });
  const admin = await app.as('admin');
  const params = { id: String(member.id) };
  await admin.call(suspendUser, { params, body: { reason: 'A mistake' } });
  await admin.call(restoreUser, { params });
  expect((await app.visitor().send(getMember, { params })).status).toBe(404);
  const client = await app.signedIn(member);
  expect((await client.call(getProfile)).body.form.isListed).toBe(false);
  await client.call(updateProfile, { body: profileForm({ isListed: true }) });
  expect((await app.visitor().send(getMember, { params })).status).toBe(200);
});

test('a profile saved during a suspension does not become visible', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  for (let round = 0; round < 5; round += 1) {
    const member = await aMember(app.deps);
    const client = await app.signedIn(member);
    const params = { id: String(member.id) };
    await Promise.all([
      client.send(updateProfile, { body: profileForm({ headline: 'Still here' }) }),
      admin.call(suspendUser, { params, body: { reason: 'Insults everybody' } }),
    ]);
    expect((await app.visitor().send(getMember, { params })).status).toBe(404);
  }
});
