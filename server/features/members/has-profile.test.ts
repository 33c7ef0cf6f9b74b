import { expect, test } from 'vitest';

import { deleteAccount } from '#contract/account-data.ts';
import { listClaims, requestClaim } from '#contract/companies-claims.ts';
import { listConnections } from '#contract/connections.ts';
import { getListing } from '#contract/listings.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { getConversation, listConversations, startConversation } from '#contract/messages.ts';
import { listCases } from '#contract/moderation.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { listUsers, restoreUser, suspendUser } from '#contract/users.ts';
import { createTestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { aMember, profileForm, samplePassword } from '#server/testing/factories.ts';
import { connect, words } from '#server/testing/message-factory.ts';

test('wherever a member is named, the answer says whether the profile can be seen', async () => {
  await using app = await createTestApp();
  const member = await aMember(app.deps);
  const other = await aMember(app.deps);
  const [admin, mine, theirs] = [await app.as('admin'), await app.signedIn(member), await app.signedIn(other)];
  const listing = { params: { id: String(await app.aListing(member)) } };
  await connect(app.deps, member, other);
  const { body: begun } = await mine.call(startConversation, { body: { to: other.id, ...words('Good morning') } });
  const company = await aCompany(app.deps, { ownerId: null });
  await mine.call(requestClaim, {
    params: { id: String(company) },
    body: {
      role: 'Founder',
      workEmail: 'me@company.example',
      proof: 'I have founded it, as the register of companies says.',
      link: '',
    },
  });
  await theirs.call(createReport, { body: { kind: 'listing', id: Number(listing.params.id), reason: 'spam' } });
  await mine.call(createReport, { body: { kind: 'company', id: company, reason: 'spam' } });

  const said = async () => {
    const cases = (await admin.call(listCases, { query: {} })).body.items;
    const conversation = { params: { id: String(begun.conversationId) } };
    return {
      listing: (await app.visitor().call(getListing, listing)).body.postedBy.hasProfile,
      connections: (await theirs.call(listConnections, { query: {} })).body.items[0]?.member.hasProfile,
      inbox: (await theirs.call(listConversations, { query: {} })).body.items[0]?.peer.hasProfile,
      conversation: (await theirs.call(getConversation, conversation)).body.peer.hasProfile,
      users: (await admin.call(listUsers, { query: { search: member.username } })).body.items[0]?.hasProfile,
      claims: (await admin.call(listClaims, { query: {} })).body.items[0]?.claimant.hasProfile,
      owner: cases.find(({ kind }) => kind === 'listing')?.owner?.hasProfile,
      reporter: cases.find(({ kind }) => kind === 'company')?.reports[0]?.reporter?.hasProfile,
    };
  };
  const everywhere = (is: boolean) => ({
    listing: is,
    connections: is,
    inbox: is,
    conversation: is,
    users: is,
    claims: is,
    owner: is,
    reporter: is,
  });
  expect(await said()).toEqual(everywhere(true));
  const params = { id: String(member.id) };
  await admin.call(suspendUser, { params, body: { reason: 'Insults everybody' } });
  expect(await said()).toEqual(everywhere(false));
  await admin.call(restoreUser, { params });
  expect(await said()).toEqual(everywhere(true));
  // Unlisted members have no page for others either.
  const again = await app.signedIn(member);
  await again.call(updateProfile, { body: profileForm({ isListed: false }) });
  expect(await said()).toEqual(everywhere(false));
  await again.call(deleteAccount, { body: { password: samplePassword } });
  const { body } = await theirs.call(getConversation, { params: { id: String(begun.conversationId) } });
  expect(body.peer).toMatchObject({ name: 'Former member', hasProfile: false });
});
