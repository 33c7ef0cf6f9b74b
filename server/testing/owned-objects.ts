import { listSessions } from '#contract/accounts-sessions.ts';
import { addTeamMember, getCompany } from '#contract/companies.ts';
import { agreeOnInvestor } from '#contract/company-investors.ts';
import { linkListing } from '#contract/company-listings.ts';
import { agreeOnPerson } from '#contract/company-people.ts';
import { linkTechnology } from '#contract/company-technologies.ts';
import { requestConnection } from '#contract/connections.ts';
import { askQuestion, streamQuestion } from '#contract/deep-research-questions.ts';
import { listEnquiries, sendEnquiry } from '#contract/enquiries.ts';
import { createIntroduction, listIntroductions, quoteIntroduction } from '#contract/introductions.ts';
import { createDraft } from '#contract/listings-own.ts';
import { addToList, createList, type ListAccess, shareList } from '#contract/lists.ts';
import { addField } from '#contract/lists-fields.ts';
import { createImport } from '#contract/lists-imports.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { requestMembership } from '#contract/memberships.ts';
import { startConversation } from '#contract/messages.ts';
import { answerMeeting, proposeMeeting } from '#contract/messages-meetings.ts';
import { createNote } from '#contract/notes.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createPipeline, getPipeline, sharePipeline } from '#contract/pipelines.ts';
import { addCard } from '#contract/pipelines-cards.ts';
import { createSavedSearch } from '#contract/saved-searches.ts';
import { createTemplate } from '#contract/templates.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { aCompany, aTechnology } from './company-factory.ts';
import { aMember, profileForm } from './factories.ts';
import { upload, uploadedPicture } from './file-factory.ts';
import { introductionForm } from './introduction-factory.ts';
import { connect, meetingForm, words } from './message-factory.ts';

/** A word in every private object made here. */
export const privateWord = 'quietwordofmine';

/** A member's object: its owner's client, its number, and other input for calls on it. */
export interface OwnedObject {
  owner: TestClient;
  /** Somebody with whom it is shared, who may only view it. */
  viewer?: TestClient;
  /** Lets that member do more. */
  share?: (access: 'comment' | 'edit') => Promise<unknown>;
  id: string;
  more?: Record<string, string>;
}

/** Makes an object of someone new. */
export type MakeObject = (app: TestApp) => Promise<OwnedObject>;

async function somebody(app: TestApp, overrides: Parameters<TestApp['aUser']>[0] = {}) {
  const user = await app.aUser(overrides);
  return { user, client: await app.signedIn(user) };
}

/** Another session of the owner's. */
export const aSession: MakeObject = async (app) => {
  const { user, client: owner } = await somebody(app);
  await app.signedIn(user);
  const { items } = (await owner.call(listSessions)).body;
  return { owner, id: items.find(({ isCurrent }) => !isCurrent)?.id ?? '' };
};

/** A connection request to the owner; requests are named by the other member. */
export const aConnectionRequest: MakeObject = async (app) => {
  const [{ user, client: owner }, other] = [await somebody(app), await somebody(app)];
  await other.client.call(requestConnection, { body: { memberId: user.id, note: privateWord } });
  return { owner, id: String(other.user.id) };
};

/** A member with whom the owner is connected. */
export const aConnection: MakeObject = async (app) => {
  const [{ user, client: owner }, other] = [await somebody(app), await app.aUser()];
  await connect(app.deps, user, other);
  return { owner, id: String(other.id) };
};

export const aDraft: MakeObject = async (app) => {
  const { client: owner } = await somebody(app);
  const { body } = await owner.call(createDraft, { body: { type: 'company', title: privateWord } });
  return { owner, id: String(body.id) };
};

export const anOwnedListing: MakeObject = async (app) => {
  const { user, client: owner } = await somebody(app);
  return { owner, id: String(await app.aListing(user)) };
};

/** A list with the owner in it. */
export const aList: MakeObject = async (app) => {
  const [user, other] = [await aMember(app.deps), await aMember(app.deps)];
  await connect(app.deps, user, other);
  const owner = await app.signedIn(user);
  const { id } = (await owner.call(createList, { body: { name: privateWord } })).body;
  await owner.call(addToList, { params: { listId: String(id) }, body: { kind: 'member', id: user.id } });
  const params = { id: String(id), memberId: String(other.id) };
  const share = (access: ListAccess) => owner.call(shareList, { params, body: { access } });
  await share('view');
  const viewer = await app.signedIn(other);
  return { owner, viewer, share, id: String(id), more: { listId: String(id), memberId: String(user.id) } };
};

/** A field of a list. */
export const aListField: MakeObject = async (app) => {
  const { owner, viewer, share, more } = await aList(app);
  const body = { name: privateWord, type: 'text' as const };
  const field = (await owner.call(addField, { params: { listId: more?.listId ?? '' }, body })).body;
  return { owner, viewer, share, id: String(field.id), more: { ...more, fieldId: String(field.id) } };
};

/** An import into a list. */
export const aListImport: MakeObject = async (app) => {
  const { owner, viewer, share, id, more } = await aList(app);
  const company = await aCompany(app.deps);
  const records = { company: [company] };
  const { body } = await owner.call(createImport, { params: { listId: id }, body: { records } });
  return { owner, viewer, share, id, more: { ...more, importId: String(body.id) } };
};

/** A list that is shared with a connection of the owner's. */
export const aSharedList: MakeObject = async (app) => {
  const [user, other] = [await aMember(app.deps), await aMember(app.deps)];
  await connect(app.deps, user, other);
  const owner = await app.signedIn(user);
  const { id } = (await owner.call(createList, { body: { name: privateWord } })).body;
  const params = { id: String(id), memberId: String(other.id) };
  const share = (access: ListAccess) => owner.call(shareList, { params, body: { access } });
  await share('view');
  return { owner, viewer: await app.signedIn(other), share, id: String(id), more: { memberId: String(other.id) } };
};

/** A pipeline with the owner's card, which is shared with a connection of theirs. */
export const aPipeline: MakeObject = async (app) => {
  const [user, other] = [await aMember(app.deps), await aMember(app.deps)];
  await connect(app.deps, user, other);
  const owner = await app.signedIn(user);
  const id = String((await owner.call(createPipeline, { body: { name: privateWord } })).body.id);
  const { cardId } = (await owner.call(addCard, { params: { pipelineId: id }, body: { kind: 'member', id: user.id } }))
    .body;
  const share = (access: 'comment' | 'edit' | 'view') =>
    owner.call(sharePipeline, {
      params: { id, memberId: String(other.id) },
      body: { access: access === 'comment' ? 'view' : access },
    });
  await share('view');
  const { stages } = (await owner.call(getPipeline, { params: { id } })).body;
  const [stageId = '', otherStageId = ''] = stages.map((stage) => String(stage.id));
  const more = { pipelineId: id, cardId: String(cardId), memberId: String(other.id), stageId, otherStageId };
  const viewer = await app.signedIn(other);
  return {
    owner,
    viewer,
    share,
    id,
    more: { ...more, ownerId: String(user.id), stageIds: stages.map((stage) => stage.id).join() },
  };
};

/** A note on the owner's own profile, which only they read. */
export const aNote: MakeObject = async (app) => {
  const user = await aMember(app.deps);
  const owner = await app.signedIn(user);
  const { body } = await owner.call(createNote, { body: { kind: 'member', id: user.id, text: privateWord } });
  return { owner, id: String(body.id), more: { memberId: String(user.id) } };
};

/** A note on the owner's own profile with a file, which those who see a list read, too. */
export const aSharedNote: MakeObject = async (app) => {
  const { owner, viewer, share, id: listId, more } = await aList(app);
  const { id: fileId } = await upload(owner, Buffer.from(privateWord), 'a.txt');
  const note = { kind: 'member' as const, id: Number(more?.memberId), text: privateWord, attachments: [fileId] };
  const { body } = await owner.call(createNote, { body: { ...note, listId: Number(listId) } });
  return { owner, viewer, share, id: String(body.id), more: { ...more, fileId } };
};

/** A file that waits for its note or message. */
export const anUpload: MakeObject = async (app) => {
  const { client: owner } = await somebody(app);
  return { owner, id: (await upload(owner, Buffer.from(privateWord), 'a.txt')).id };
};

/** A picture that waits for its record. */
export const aWaitingPicture: MakeObject = async (app) => {
  const { client: owner } = await somebody(app);
  return { owner, id: (await uploadedPicture(owner)).id };
};

/** A file of a note that only the owner reads. */
export const anAttachment: MakeObject = async (app) => {
  const user = await aMember(app.deps);
  const owner = await app.signedIn(user);
  const { id } = await upload(owner, Buffer.from(privateWord), 'a.txt');
  const note = { kind: 'member' as const, id: user.id, text: privateWord, attachments: [id] };
  await owner.call(createNote, { body: note });
  return { owner, id };
};

export const aSavedSearch: MakeObject = async (app) => {
  const { client: owner } = await somebody(app);
  const { body } = await owner.call(createSavedSearch, { body: { name: privateWord, filters: { type: 'job' } } });
  return { owner, id: String(body.id) };
};

/** A company with a technology and a team member. */
export const anOwnedCompany: MakeObject = async (app) => {
  const { user, client: owner } = await somebody(app);
  const companyId = await aCompany(app.deps, { ownerId: user.id });
  const technologyId = await aTechnology(app.deps, { companyId });
  const id = String(companyId);
  await owner.call(addTeamMember, { params: { id }, body: { name: 'Tess Team', title: 'Engineer' } });
  const { team } = (await owner.call(getCompany, { params: { id } })).body;
  return { owner, id, more: { technologyId: String(technologyId), memberId: String(team[0]?.id) } };
};

/** A company whose owner has named it at a listing. */
export const aCompanyListing: MakeObject = async (app) => {
  const { user, client: owner } = await somebody(app);
  const id = String(await aCompany(app.deps, { ownerId: user.id }));
  const listingId = String(await app.aListing(user));
  await owner.call(linkListing, { params: { id, listingId } });
  return { owner, id, more: { listingId } };
};

/** A company whose owner has said that it uses a technology. */
export const aCompanyTechnology: MakeObject = async (app) => {
  const { user, client: owner } = await somebody(app);
  const id = String(await aCompany(app.deps, { ownerId: user.id }));
  const technologyId = String(await aTechnology(app.deps));
  await owner.call(linkTechnology, { params: { id, technologyId }, body: { use: 'uses' } });
  return { owner, id, more: { technologyId } };
};

/** A company whose owner has said which member an investor is, who is to confirm it. */
export const aCompanyInvestor: MakeObject = async (app) => {
  const { user: ownerUser, client: owner } = await somebody(app);
  const name = 'Brine Angels';
  const round = { type: 'Seed', amount: '$1M', date: '2026-02-03', investors: [name] };
  const id = String(await aCompany(app.deps, { ownerId: ownerUser.id, fundingRounds: [round] }));
  const { user } = await somebody(app);
  const params = { id, kind: 'member', investorId: String(user.id) } as const;
  await owner.call(agreeOnInvestor, { params, body: { name } });
  return { owner, id, more: { userId: params.investorId } };
};

/** A company whose owner has named a member, who is to confirm it. */
export const aCompanyPerson: MakeObject = async (app) => {
  const { owner, id } = await anOwnedCompany(app);
  const { user } = await somebody(app);
  const params = { id, memberId: String(user.id) };
  await owner.call(agreeOnPerson, { params, body: { role: 'Engineer' } });
  return { owner, id, more: { userId: params.memberId } };
};

export const anOwnedTechnology: MakeObject = async (app) => {
  const { user, client: owner } = await somebody(app);
  const companyId = await aCompany(app.deps, { ownerId: user.id });
  return { owner, id: String(await aTechnology(app.deps, { companyId })) };
};

/** A conversation that the other member has begun. */
export const aConversation: MakeObject = async (app) => {
  const [{ user, client: owner }, other] = [await somebody(app), await somebody(app)];
  await connect(app.deps, user, other.user);
  const { body } = await other.client.call(startConversation, { body: { to: user.id, ...words(privateWord) } });
  return { owner, id: String(body.conversationId), more: { upTo: String(body.message.id) } };
};

/** A text that the owner has saved. */
export const aTemplate: MakeObject = async (app) => {
  const { client: owner } = await somebody(app);
  const { body } = await owner.call(createTemplate, { body: { name: 'Mine', text: privateWord } });
  return { owner, id: String(body.id) };
};

/** A meeting that the other member has proposed. */
export const aMeeting: MakeObject = async (app) => {
  const [{ user, client: owner }, other] = [await somebody(app), await somebody(app)];
  await connect(app.deps, user, other.user);
  const { body } = await other.client.call(startConversation, { body: { to: user.id, ...words(privateWord) } });
  const proposed = await other.client.call(proposeMeeting, {
    params: { id: String(body.conversationId) },
    body: meetingForm(app.clock.now(), { note: privateWord }),
  });
  const { id, times } = proposed.body;
  return {
    owner,
    viewer: other.client,
    id: String(id),
    more: { conversationId: String(body.conversationId), startsAt: times[0] ?? '' },
  };
};

/** A meeting that the owner has accepted. */
export const anAcceptedMeeting: MakeObject = async (app) => {
  const made = await aMeeting(app);
  const body = { startsAt: made.more?.startsAt ?? '' };
  await made.owner.call(answerMeeting, { params: { id: made.id }, body });
  return made;
};

/** An introduction that the owner must answer. */
export const anIntroduction: MakeObject = async (app) => {
  const { user, client: owner } = await somebody(app, { fullName: 'Ada Asked' });
  const asking = await somebody(app, { membershipTier: 'professional' });
  const { price } = (await asking.client.call(quoteIntroduction)).body;
  const form = introductionForm(user, { quotedCents: price?.cents, reason: `${privateWord} and twenty characters` });
  const { body } = await asking.client.call(createIntroduction, { body: form });
  return { owner, id: String(body.id) };
};

/** An introduction that the owner has sent and that is not answered. */
export const aSentIntroduction: MakeObject = async (app) => {
  const target = await app.aUser({ fullName: 'Ada Asked' });
  const { client: owner } = await somebody(app, { membershipTier: 'professional' });
  const { price } = (await owner.call(quoteIntroduction)).body;
  const { body } = await owner.call(createIntroduction, {
    body: introductionForm(target, { quotedCents: price?.cents }),
  });
  return { owner, id: String(body.id) };
};

/** An open request for the Professional plan. */
export const aMembershipRequest: MakeObject = async (app) => {
  const { client: owner } = await somebody(app);
  const { body } = await owner.call(requestMembership, { body: { billing: 'monthly' } });
  return { owner, id: String(body.request.id) };
};

/** An introduction that waited for the membership that its owner now has, with its price. */
export const aWaitingIntroduction: MakeObject = async (app) => {
  const target = await app.aUser({ fullName: 'Ada Asked' });
  const { user, client: owner } = await somebody(app);
  await owner.call(createIntroduction, { body: introductionForm(target) });
  const [waiting] = (await owner.call(listIntroductions, { query: { box: 'sent' } })).body.items;
  const { db } = app.deps.database;
  await db.updateTable('users').set({ membership_tier: 'professional' }).where('id', '=', user.id).execute();
  const { price } = (await owner.call(quoteIntroduction)).body;
  return { owner, id: String(waiting?.id), more: { quotedCents: String(price?.cents) } };
};

/** An enquiry to a listing of the owner's. */
export const anEnquiry: MakeObject = async (app) => {
  const { user, client: owner } = await somebody(app);
  const listing = await app.aListing(user);
  const from = { name: 'Erik Enquirer', email: 'erik@test.example', message: `${privateWord}, if you please.` };
  await app.visitor().call(sendEnquiry, { body: { kind: 'listing', id: listing, ...from } });
  const [enquiry] = (await owner.call(listEnquiries, { query: {} })).body.items;
  return { owner, id: String(enquiry?.id), more: { listingId: String(listing) } };
};

/** A notification about an enquiry. */
export const aNotification: MakeObject = async (app) => {
  const { owner } = await anEnquiry(app);
  const [newest] = (await owner.call(listNotifications, { query: {} })).body.items;
  return { owner, id: String(newest?.id) };
};

/** The profile of an unlisted member. */
export const aHiddenProfile: MakeObject = async (app) => {
  const { user, client: owner } = await somebody(app);
  await owner.call(updateProfile, { body: profileForm({ isListed: false, bio: privateWord }) });
  return { owner, id: String(user.id) };
};

/** A question to Deep Research that has been answered. */
export const aResearchQuestion: MakeObject = async (app) => {
  const { client: owner } = await somebody(app);
  const { body } = await owner.call(askQuestion, { body: { question: `Who knows about ${privateWord}?` } });
  await (await owner.send(streamQuestion, { params: { id: body.id } })).text();
  return { owner, id: String(body.id) };
};
