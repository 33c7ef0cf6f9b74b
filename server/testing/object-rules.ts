import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { TestApp } from './app.ts';
import type { RawInput, TestClient } from './client.ts';
import { companyForm, technologyForm } from './company-factory.ts';
import { listingForm, samplePassword } from './factories.ts';
import { words } from './message-factory.ts';
import * as owned from './owned-objects.ts';
import { fieldsOf } from './sample-input.ts';
import * as withheld from './withheld-objects.ts';

/** A call that names someone's object, as its owner would make it. */
export interface OwnedCall {
  owner: TestClient;
  input: RawInput;
}
type MakeCall = (app: TestApp) => Promise<OwnedCall>;

/** What it means for who may make a call that the call names an object. */
export type ObjectRule =
  /** Any caller the endpoint lets in may name any such object; `hidden`: but for this one, which is nobody else's. */
  | { open: string; hidden?: MakeCall }
  /** The owner, or a party, may; to everyone else it is not there, or not theirs. */
  | { owned: MakeCall }
  /** What it changes is only ever the caller's own: a stranger may call it and changes nothing of the owner's. */
  | { ownRow: MakeCall };

/** The fields of params, query and body that may name an object: numbers, and what has this name. */
export function objectFields(endpoint: Endpoint): string[] {
  const given = { ...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body) };
  const named = Object.keys(given).filter((name) => /^(id|ids|to|upTo|token|.+Ids?)$/.test(name));
  return [...Object.keys(fieldsOf(endpoint.params)), ...named];
}

const publicRecord = { open: 'a public record' };
const linkOfAMail = { open: 'named by the secret of a mail, which only its reader has' };
const member = { open: 'a member, of whom one may see what the directory shows' };

/** A call on an object by its number; `rest` for what else the call has to say. */
function by(make: owned.MakeObject, rest: (more: Record<string, string>) => RawInput = () => ({})): MakeCall {
  return async (app) => {
    const { owner, id, more = {} } = await make(app);
    const { params, ...others } = rest(more);
    return { owner, input: { params: { id, ...params }, ...others } };
  };
}

/** The owner makes the call `first`, and what is walked undoes that. */
function after(first: Endpoint, input: (app: TestApp) => Promise<RawInput>): MakeCall {
  return async (app) => {
    const owner = await app.as('member');
    const given = await input(app);
    const response = await owner.send(first, given);
    if (!response.ok) throw new Error(`${first.name}: ${await response.text()}`);
    return { owner, input: given };
  };
}

/** A call that names the object in its query. */
function withQuery(make: owned.MakeObject, field: string): MakeCall {
  return async (app) => {
    const { owner, id } = await make(app);
    return { owner, input: { query: { [field]: id } } };
  };
}

const draft = { type: 'company', version: 1 };
const listing = { ...listingForm(), version: 1 };

/**
 * Every endpoint for others than admins that names an object. One that is missing here fails the walk of
 * strangers: anyone who adds it says whose the object is.
 */
export function objectRules(endpoint: (name: string) => Endpoint): Record<string, ObjectRule> {
  const someMember = async (app: TestApp) => ({ params: { id: (await app.aUser()).id } });
  const someItem = async () => ({ params: { id: 1 } });
  const someListing = async () => ({ params: { kind: 'listing', id: 1 } });
  const someTopic = async () => ({ params: { technology: '4' } });
  return {
    'accounts.resetPassword': linkOfAMail,
    'account.confirmEmail': linkOfAMail,
    'account.undoEmail': linkOfAMail,
    'sessions.end': { owned: by(owned.aSession, () => ({ body: { password: samplePassword } })) },
    'feeds.items': publicRecord,
    'feeds.like': publicRecord,
    'feeds.unlike': { ownRow: after(endpoint('feeds.like'), someItem) },
    'technologyUpdates.start': publicRecord,
    'technologyUpdates.end': { ownRow: after(endpoint('technologyUpdates.start'), someTopic) },
    'members.get': { ...member, hidden: by(owned.aHiddenProfile) },
    'members.network': { ...member, hidden: by(owned.aHiddenProfile) },
    'members.view': { ...member, hidden: by(owned.aHiddenProfile) },
    'avatars.get': { open: 'a picture that its profile shows to everybody, named by its content' },
    'connections.request': member,
    'connections.answer': { owned: by(owned.aConnectionRequest, () => ({ body: { answer: 'accept' } })) },
    'connections.remove': { ownRow: by(owned.aConnection) },
    'connections.relations': { ownRow: withQuery(owned.aConnection, 'ids') },
    'follows.follow': member,
    'follows.unfollow': { ownRow: after(endpoint('follows.follow'), someMember) },
    'listings.get': { ...publicRecord, hidden: by(owned.aDraft) },
    'withheld.listing': { owned: by(withheld.aHiddenListing) },
    'withheld.company': { owned: by(withheld.aHiddenCompany) },
    'withheld.technology': { owned: by(withheld.aHiddenTechnology) },
    'listings.updateDraft': { owned: by(owned.aDraft, () => ({ body: draft })) },
    'listings.deleteDraft': { owned: by(owned.aDraft) },
    'listings.publishDraft': { owned: by(owned.aDraft, () => ({ body: listingForm() })) },
    'listings.form': { owned: by(owned.anOwnedListing) },
    'listings.update': { owned: by(owned.anOwnedListing, () => ({ body: listing })) },
    'listings.close': { owned: by(owned.anOwnedListing) },
    'listings.reopen': { owned: by(owned.anOwnedListing) },
    'listings.renew': { owned: by(owned.anOwnedListing) },
    'listings.renewByLink': linkOfAMail,
    'listings.view': { ...publicRecord, hidden: by(owned.aDraft) },
    'savedSearches.update': { owned: by(owned.aSavedSearch, () => ({ body: { name: 'Mine now' } })) },
    'savedSearches.delete': { owned: by(owned.aSavedSearch) },
    'savedSearches.unsubscribe': linkOfAMail,
    'articles.list': publicRecord,
    'articles.get': publicRecord,
    'research.get': publicRecord,
    'companies.get': publicRecord,
    'companies.relatedArticles': publicRecord,
    'companies.standing': { open: 'says how the caller stands with a public record' },
    'companies.update': {
      owned: by(owned.anOwnedCompany, () => ({ body: { ...companyForm({ name: 'Taken over' }), version: 1 } })),
    },
    'companies.addTeamMember': { owned: by(owned.anOwnedCompany, () => ({ body: { name: 'New', title: 'Boss' } })) },
    'companies.removeTeamMember': {
      owned: by(owned.anOwnedCompany, ({ memberId = '' }) => ({ params: { memberId } })),
    },
    'claims.request': { open: 'anybody may ask; an admin decides' },
    'technologies.get': publicRecord,
    'technologies.add': { owned: by(owned.anOwnedCompany, () => ({ body: technologyForm() })) },
    'technologies.update': {
      owned: by(owned.anOwnedTechnology, () => ({ body: { ...technologyForm({ name: 'Taken over' }), version: 1 } })),
    },
    'technologies.remove': {
      owned: by(owned.anOwnedCompany, ({ technologyId = '' }) => ({ params: { technologyId } })),
    },
    'events.list': publicRecord,
    'events.get': publicRecord,
    'events.register': publicRecord,
    'events.confirmRegistration': linkOfAMail,
    'events.cancelRegistration': linkOfAMail,
    'events.calendar': publicRecord,
    'messages.start': member,
    'messages.conversation': { owned: by(owned.aConversation) },
    'messages.list': { owned: by(owned.aConversation) },
    'messages.send': { owned: by(owned.aConversation, () => ({ body: words('Let me in') })) },
    'messages.markRead': { owned: by(owned.aConversation, ({ upTo }) => ({ body: { upTo: Number(upTo) } })) },
    'messages.recipient': member,
    'introductions.create': { open: 'a public record, or a member of whom the directory shows as much' },
    'introductions.get': { owned: by(owned.anIntroduction) },
    'introductions.target': { open: 'what the directory shows' },
    'introductions.send': {
      owned: by(owned.aWaitingIntroduction, ({ quotedCents }) => ({ body: { quotedCents: Number(quotedCents) } })),
    },
    'introductions.withdraw': { owned: by(owned.aSentIntroduction) },
    'memberships.withdraw': { owned: by(owned.aMembershipRequest) },
    'introductions.accept': { owned: by(owned.anIntroduction) },
    'introductions.decline': { owned: by(owned.anIntroduction, () => ({ body: { reason: 'Not now.' } })) },
    'newsletter.confirm': linkOfAMail,
    'newsletter.unsubscribe': linkOfAMail,
    'savedItems.save': publicRecord,
    'savedItems.remove': { ownRow: after(endpoint('savedItems.save'), someListing) },
    'reports.create': publicRecord,
    'enquiries.send': publicRecord,
    'enquiries.list': { ownRow: withQuery(owned.anEnquiry, 'itemId') },
    'enquiries.markRead': { owned: by(owned.anEnquiry) },
    'blocks.block': member,
    'blocks.unblock': { ownRow: after(endpoint('blocks.block'), someMember) },
    'notifications.markRead': {
      ownRow: async (app) => {
        const { owner, id } = await owned.aNotification(app);
        return { owner, input: { body: { upTo: Number(id) } } };
      },
    },
    'notificationSettings.unsubscribe': linkOfAMail,
  };
}
