import { z } from 'zod';

import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { ErrorCode } from '#contract/kit/errors.ts';
import { emptyCompanyMatchProfile, emptyMemberMatchProfile } from '#contract/match-profiles.ts';
import type { RawInput } from './client.ts';
import { companyForm, technologyForm } from './company-factory.ts';
import { articleForm, researchForm } from './content-factory.ts';
import { eventForm } from './event-factory.ts';
import { feedSourceForm, listingForm, profileForm, samplePassword } from './factories.ts';
import { meetingForm } from './message-factory.ts';
import { mailingForm } from './newsletter-factory.ts';
import { offerForm } from './offer-factory.ts';

/** The parts of a call that cannot be derived from its schemas: certain fields, and the expected refusal. */
interface Example extends RawInput {
  /** The expected refusal of valid input whose object only an email or an earlier call could name. */
  refusedWith?: ErrorCode;
}

/** Each call has its own address, because a feed can be added once. */
const { feedUrl: _address, ...feedSource } = feedSourceForm();
const { slug: _slug, ...withoutSlug } = researchForm();
/** An id that does not exist, for calls that only a record's owner may make. */
const nobodys = { params: { id: 999_999_999 }, refusedWith: 'not_found' } as const;
const nobodysFile = { params: { id: '0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11' }, refusedWith: 'not_found' } as const;
const nobodysBoard = { params: { pipelineId: 999_999_999 }, refusedWith: 'not_found' } as const;

const examples: Record<string, Example> = {
  'users.setRole': { ...nobodys, body: { role: 'member' } },
  'users.suspend': nobodys,
  'users.restore': nobodys,
  'failedMails.retry': nobodys,
  'failedMails.discard': nobodys,
  'users.endSessions': nobodys,
  // Nobody has sent the walk's member a request.
  'connections.answer': { refusedWith: 'not_found' },
  'account.changePassword': { body: { currentPassword: samplePassword, newPassword: 'Basalt-Harbor-7' } },
  'account.confirmEmail': { refusedWith: 'invalid_input' },
  // The walk's member has a confirmed address.
  'account.sendConfirmation': { refusedWith: 'conflict' },
  'account.undoEmail': { refusedWith: 'invalid_input' },
  'accounts.signIn': { refusedWith: 'invalid_credentials' },
  'accounts.resetPassword': { refusedWith: 'invalid_input' },
  'calendar.get': { query: { key: `1-${'0'.repeat(64)}` }, refusedWith: 'not_found' },
  'attachments.get': nobodysFile,
  'attachments.delete': nobodysFile,
  'documents.get': nobodysFile,
  'documents.list': { params: { kind: 'listing', id: 999_999_999 }, refusedWith: 'not_found' },
  'documents.set': { params: { kind: 'listing', id: 999_999_999 }, refusedWith: 'not_found' },
  'attachments.upload': { refusedWith: 'unsupported_media_type' },
  'pictures.get': { params: { file: `${nobodysFile.params.id}-320.webp` }, refusedWith: 'not_found' },
  'pictures.delete': nobodysFile,
  'pictures.ofRecord': { params: { kind: 'listing', id: 999_999_999 }, refusedWith: 'not_found' },
  'pictures.setOfRecord': { params: { kind: 'listing', id: 999_999_999 }, refusedWith: 'not_found' },
  'pictures.upload': { refusedWith: 'unsupported_media_type' },
  'avatars.get': { params: { file: `${'a'.repeat(64)}-128` }, refusedWith: 'not_found' },
  'avatars.upload': { refusedWith: 'unsupported_media_type' },
  'crashReports.send': { refusedWith: 'unsupported_media_type' },
  'articles.get': { params: { id: 1 } },
  'articles.create': { body: articleForm() },
  'articles.update': { ...nobodys, body: articleForm() },
  'articles.setState': nobodys,
  'articles.delete': nobodys,
  'claims.decide': { ...nobodys, body: { decision: 'approve' } },
  'claims.request': { params: { id: 3 }, body: { workEmail: 'walker@example.com' } },
  'companies.addTeamMember': nobodys,
  'companyInvestors.agree': {
    params: { id: 999_999_999, kind: 'member', investorId: 1 },
    body: { name: 'Brine Angels' },
    refusedWith: 'not_found',
  },
  'companyInvestors.remove': {
    params: { id: 999_999_999, kind: 'member', investorId: 1 },
    refusedWith: 'not_found',
  },
  'companyInvestors.investments': { params: { kind: 'company', id: 999_999_999 }, refusedWith: 'not_found' },
  'companyListings.company': nobodys,
  'companyListings.link': { params: { id: 999_999_999, listingId: 1 }, refusedWith: 'not_found' },
  'companyListings.unlink': { params: { id: 999_999_999, listingId: 1 }, refusedWith: 'not_found' },
  'companyPeople.agree': {
    params: { id: 999_999_999, memberId: 1 },
    body: { role: 'Engineer' },
    refusedWith: 'not_found',
  },
  'companyPeople.remove': { params: { id: 999_999_999, memberId: 1 }, refusedWith: 'not_found' },
  'companyTechnologies.list': nobodys,
  'companyTechnologies.link': {
    params: { id: 999_999_999, technologyId: 4 },
    body: { use: 'uses' },
    refusedWith: 'not_found',
  },
  'companyTechnologies.unlink': { params: { id: 999_999_999, technologyId: 4 }, refusedWith: 'not_found' },
  'companies.create': { body: companyForm() },
  'companies.removeTeamMember': { params: { ...nobodys.params, memberId: 1 }, refusedWith: 'not_found' },
  'companies.update': { ...nobodys, body: { ...companyForm(), version: 1 } },
  'companies.updateMatchProfile': { ...nobodys, body: { ...emptyCompanyMatchProfile, version: 1 } },
  'enquiries.markRead': { refusedWith: 'not_found' },
  'enquiries.answer': { refusedWith: 'not_found' },
  'enquiries.send': { body: { kind: 'listing' } },
  'events.confirmRegistration': { refusedWith: 'invalid_input' },
  'events.cancelRegistration': { refusedWith: 'invalid_input' },
  'eventsAdmin.cancel': { ...nobodys, body: { reason: 'The venue is flooded' } },
  'eventsAdmin.cancelRegistration': { params: { ...nobodys.params, registrationId: 1 }, refusedWith: 'not_found' },
  'eventsAdmin.create': { body: eventForm() },
  'eventsAdmin.delete': nobodys,
  'eventsAdmin.markAttendance': {
    params: { ...nobodys.params, registrationId: 1 },
    body: { attended: true },
    refusedWith: 'not_found',
  },
  'eventsAdmin.preview': { body: eventForm() },
  'eventsAdmin.publish': { ...nobodys, body: { version: 1 } },
  'eventsAdmin.update': { ...nobodys, body: { ...eventForm(), version: 1 } },
  'events.register': { body: { attendanceType: 'in-person' } },
  'insights.get': { params: { by: 'country', id: 'zw' }, refusedWith: 'not_found' },
  'insights.records': {
    params: { by: 'country', id: 'zw' },
    query: { chart: 'listings', row: 'job', column: 'listings' },
    refusedWith: 'not_found',
  },
  'introductions.accept': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'introductions.decline': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'introductions.extend': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'introductions.get': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'introductions.introduce': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'introductions.send': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'introductions.withdraw': { params: { id: 999_999 }, refusedWith: 'not_found' },
  // Titles are unique.
  'focusAreas.create': { body: { title: 'Energy Storage', icon: 'focus-general' }, refusedWith: 'conflict' },
  'focusAreas.update': { ...nobodys, body: { icon: 'focus-general' } },
  'focusAreas.order': { refusedWith: 'conflict' },
  'focusAreas.delete': nobodys,
  'partners.update': { ...nobodys, body: { isShown: true } },
  'partners.order': { refusedWith: 'conflict' },
  'partners.delete': nobodys,
  'offers.redeem': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'offers.redemption': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'offersAdmin.create': { body: offerForm() },
  'offersAdmin.delete': nobodys,
  'offersAdmin.importCodes': { ...nobodys, body: { codes: 'WALK-1' } },
  'offersAdmin.setState': { ...nobodys, body: { state: 'published', version: 1 } },
  'offersAdmin.update': { ...nobodys, body: { ...offerForm(), version: 1 } },
  'feeds.createSource': { body: feedSource },
  'feeds.deleteSource': { params: { id: 999 }, refusedWith: 'not_found' },
  'feeds.markItem': { body: { isPremium: true, associatedCompanies: [] } },
  'feeds.refreshSource': { refusedWith: 'conflict' },
  'feeds.updateSource': { params: { id: 2 }, body: feedSource },
  'listings.create': { body: listingForm() },
  'listings.createDraft': { body: { type: 'job' } },
  'listings.updateDraft': { ...nobodys, body: { type: 'job' } },
  'listings.deleteDraft': nobodys,
  'listings.publishDraft': { ...nobodys, body: listingForm() },
  'listings.form': nobodys,
  'listings.update': { ...nobodys, body: listingForm() },
  'listings.close': nobodys,
  'listings.reopen': nobodys,
  'listings.renew': nobodys,
  'listings.renewByLink': { refusedWith: 'not_found' },
  // The walk's member has no match.
  'matches.draftIntroduction': { params: { kind: 'member' }, refusedWith: 'not_found' },
  'matches.rate': { params: { kind: 'member' }, body: { feedback: null } },
  'memberships.updatePlan': {
    params: { id: 'free' },
    body: {
      priceCents: 0,
      annualPriceCents: 0,
      isPopular: false,
      benefits: [{ id: 'articles', text: 'Access to articles', included: true }],
      version: 999_999,
    },
    refusedWith: 'conflict',
  },
  'memberships.adminDecide': nobodys,
  'memberships.adminChange': { ...nobodys, body: { tier: 'free', reason: 'A slip of the pen' } },
  'memberships.withdraw': nobodys,
  // The walk's member has no renewal.
  'memberships.endRenewal': { refusedWith: 'conflict' },
  'meetings.answer': { ...nobodys, body: { startsAt: null } },
  'meetings.calendar': nobodys,
  'meetings.end': nobodys,
  'meetings.list': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'meetings.propose': { ...nobodys, body: meetingForm(new Date()) },
  'messages.conversation': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'messages.list': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'messages.typing': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'messages.markRead': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'messages.recipient': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'messages.send': { params: { id: 999_999 }, refusedWith: 'not_found' },
  'messages.start': { body: { to: 999_999 }, refusedWith: 'not_found' },
  'moderation.decide': { ...nobodys, body: { action: 'dismiss', reason: 'Nothing wrong with it' } },
  'moderation.restore': nobodys,
  'moderation.remove': nobodys,
  'withheld.listing': nobodys,
  'withheld.company': nobodys,
  'withheld.technology': nobodys,
  'newsletter.confirm': { refusedWith: 'not_found' },
  'newsletter.unsubscribe': { refusedWith: 'not_found' },
  'newsletter.readTopics': { refusedWith: 'not_found' },
  'newsletter.chooseTopics': { body: { topics: ['events'] }, refusedWith: 'not_found' },
  'newsletter.setOwn': { body: { topics: ['events'] } },
  'mailSamples.preview': { params: { name: 'events.proof' } },
  'mailings.create': { body: mailingForm() },
  'mailings.get': nobodys,
  'mailings.update': { ...nobodys, body: { ...mailingForm(), version: 1 } },
  'mailings.delete': nobodys,
  'mailings.text': nobodys,
  'mailings.preview': nobodys,
  'mailings.test': nobodys,
  'mailings.schedule': { ...nobodys, body: { version: 1 } },
  'mailings.step': { ...nobodys, body: { version: 1, step: 'stop' } },
  'notificationSettings.unsubscribe': { refusedWith: 'not_found' },
  'reports.create': { body: { kind: 'listing' } },
  'profile.update': { body: profileForm() },
  'profile.updateMatchProfile': { body: emptyMemberMatchProfile },
  'changes.list': { query: { kind: 'company', id: '999999999' }, refusedWith: 'not_found' },
  'follows.follow': { params: { kind: 'company', id: 999_999_999 }, refusedWith: 'not_found' },
  'lists.get': nobodys,
  'lists.rename': { ...nobodys, body: { name: 'Storage', version: 1 } },
  'lists.delete': nobodys,
  'lists.items': { params: { listId: 999_999_999 }, refusedWith: 'not_found' },
  'lists.add': { params: { listId: 999_999_999 }, body: { kind: 'member', id: 1 }, refusedWith: 'not_found' },
  'lists.remove': { params: { listId: 999_999_999, kind: 'member', itemId: 1 }, refusedWith: 'not_found' },
  'listFields.add': {
    params: { listId: 999_999_999 },
    body: { name: 'Why', type: 'text' },
    refusedWith: 'not_found',
  },
  'listFields.change': {
    params: { listId: 999_999_999, fieldId: 1 },
    body: { name: 'Why', version: 1 },
    refusedWith: 'not_found',
  },
  'listFields.remove': { params: { listId: 999_999_999, fieldId: 1 }, refusedWith: 'not_found' },
  'listFields.set': {
    params: { listId: 999_999_999, fieldId: 1, kind: 'member', itemId: 1 },
    body: { value: 'x', was: null },
    refusedWith: 'not_found',
  },
  'timelines.get': { params: { kind: 'company', id: 1 } },
  'connections.reachable': { query: {} },
  'places.cities': { query: { ids: '2797656' } },
  'lists.share': { params: { ...nobodys.params, memberId: 1 }, body: { access: 'view' }, refusedWith: 'not_found' },
  'lists.unshare': { params: { ...nobodys.params, memberId: 1 }, refusedWith: 'not_found' },
  'lists.export': { ...nobodys, query: { format: 'xlsx' } },
  'listImports.match': {
    params: { listId: 999_999_999 },
    body: { rows: [{ name: 'Ferrolane' }] },
    refusedWith: 'not_found',
  },
  'listImports.create': {
    params: { listId: 999_999_999 },
    body: { records: { member: [1] } },
    refusedWith: 'not_found',
  },
  'listImports.undo': { params: { listId: 999_999_999, importId: 1 }, refusedWith: 'not_found' },
  'pipelines.get': nobodys,
  'pipelines.rename': { ...nobodys, body: { name: 'Storage', version: 1 } },
  'pipelines.delete': nobodys,
  'pipelines.share': { params: { ...nobodys.params, memberId: 1 }, body: { access: 'view' }, refusedWith: 'not_found' },
  'pipelines.unshare': { params: { ...nobodys.params, memberId: 1 }, refusedWith: 'not_found' },
  'pipelines.export': { ...nobodys, query: { format: 'csv' } },
  'pipelines.addStage': { ...nobodysBoard, body: { name: 'Signed', outcome: 'open' } },
  'pipelines.changeStage': {
    ...nobodysBoard,
    params: { ...nobodysBoard.params, stageId: 1 },
    body: { name: 'Signed', outcome: 'open', version: 1 },
  },
  'pipelines.orderStages': { ...nobodysBoard, body: { ids: [1] } },
  'pipelines.removeStage': {
    ...nobodysBoard,
    params: { ...nobodysBoard.params, stageId: 1 },
    body: { moveTo: 2 },
  },
  'pipelines.addCard': { ...nobodysBoard, body: { kind: 'member', id: 1 } },
  'pipelines.moveCard': {
    ...nobodysBoard,
    params: { ...nobodysBoard.params, cardId: 1 },
    body: { from: 1, to: 2, after: null },
  },
  'pipelines.changeCard': {
    ...nobodysBoard,
    params: { ...nobodysBoard.params, cardId: 1 },
    body: { nextStep: 'Call', dueOn: null, version: 1 },
  },
  'pipelines.removeCard': { ...nobodysBoard, params: { ...nobodysBoard.params, cardId: 1 } },
  'notes.create': { body: { kind: 'member', id: 1, text: 'Met in Oslo.' } },
  'notes.get': nobodys,
  'notes.update': { ...nobodys, body: { text: 'Met in Oslo.', version: 1 } },
  'notes.delete': nobodys,
  'deepResearchQuestions.ask': { body: { question: 'Who stores heat for factories?' } },
  'deepResearchQuestions.get': nobodys,
  'deepResearchQuestions.stream': nobodys,
  'deepResearchQuestions.export': nobodys,
  'deepResearchQuestions.cancel': nobodys,
  'deepResearchQuestions.delete': nobodys,
  'savedSearches.create': { body: { name: 'Field jobs', filters: { type: 'job' } } },
  'templates.update': { ...nobodys, body: { name: 'Thanks', text: 'Thank you' } },
  'templates.delete': nobodys,
  'savedSearches.update': { ...nobodys, body: { name: 'Other name' } },
  'savedSearches.delete': nobodys,
  'savedSearches.unsubscribe': { refusedWith: 'not_found' },
  'sessions.end': { params: { id: 'a'.repeat(32) }, refusedWith: 'not_found' },
  'twoFactor.confirm': { body: { code: '123456' }, refusedWith: 'conflict' },
  'twoFactor.disable': { body: { code: '123456' }, refusedWith: 'conflict' },
  'twoFactor.renewCodes': { body: { code: '123456' }, refusedWith: 'conflict' },
  'research.create': { body: withoutSlug },
  'research.update': { ...nobodys, body: researchForm() },
  'research.setState': nobodys,
  'research.delete': nobodys,
  'research.get': { params: { slug: 'perovskite-solar-cells' } },
  'technologies.add': { ...nobodys, body: technologyForm() },
  'technologies.update': { ...nobodys, body: { ...technologyForm(), version: 1 } },
  'technologies.remove': { params: { ...nobodys.params, technologyId: 1 }, refusedWith: 'not_found' },
};

/** Fields that mean the same wherever they occur. */
const fieldsByName: Record<string, () => unknown> = {
  id: () => '1',
  // Partner names are unique.
  name: () => `Sample ${crypto.randomUUID().slice(0, 8)}`,
  email: () => `walker-${crypto.randomUUID()}@example.com`,
  username: () => `walker-${crypto.randomUUID().slice(0, 8)}`,
  password: () => samplePassword,
  feedUrl: () => feedSourceForm().feedUrl,
  filters: () => ({}),
  token: () => 'a'.repeat(43),
  key: () => crypto.randomUUID(),
  slug: () => crypto.randomUUID(),
};

/** The part of JSON Schema that the contract's inputs come out as. */
export const jsonSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minLength: z.number().optional(),
  properties: z.record(z.string(), z.looseObject({ type: z.string().optional() })).optional(),
  required: z.array(z.string()).optional(),
});
type JsonSchema = z.infer<typeof jsonSchema>;

/** The fields of one part of an endpoint's input, by name; empty where it takes none. */
export function fieldsOf(schema: z.ZodType | undefined): Record<string, JsonSchema> {
  if (!schema) return {};
  const { properties = {} } = jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, jsonSchema.parse(field)]));
}

/**
 * Valid input for an endpoint. If it cannot be derived from the schemas, the endpoint needs a line in `examples`; the
 * error says so.
 */
export function sampleInput(endpoint: Endpoint): Example {
  const given = examples[endpoint.name] ?? {};
  const sample = {
    ...given,
    ...(endpoint.params && { params: { ...requiredOf(endpoint.params), ...given.params } }),
    ...(endpoint.query && { query: { ...texts(requiredOf(endpoint.query)), ...given.query } }),
    ...(endpoint.body && { body: { ...requiredOf(endpoint.body), ...(given.body as object | undefined) } }),
  };
  for (const part of ['params', 'body'] as const) {
    const result = endpoint[part]?.safeParse(part === 'params' ? texts(sample.params) : sample.body);
    if (result?.success === false) {
      throw new Error(
        `Add an example for ${endpoint.name} to ${import.meta.filename}: ${z.prettifyError(result.error)}`,
      );
    }
  }
  return sample as Example;
}

function requiredOf(schema: z.ZodType): Record<string, unknown> {
  const { required = [] } = jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const fields = fieldsOf(schema);
  return Object.fromEntries(required.map((name) => [name, sampleOf(name, fields[name])]));
}

/** A record's number is a text in a path and a number in a body. */
function sampleOf(name: string, field: JsonSchema | undefined): unknown {
  return field?.type === 'integer' ? 1 : (fieldsByName[name]?.() ?? guess(field));
}

function guess(field: JsonSchema | undefined): unknown {
  if (field?.enum) return field.enum[0];
  if (field?.type === 'boolean') return true;
  if (field?.type === 'integer' || field?.type === 'number') return 1;
  if (field?.type === 'array') return [];
  return 'word '
    .repeat(Math.ceil((field?.minLength ?? 1) / 5))
    .trim()
    .padEnd(field?.minLength ?? 1, 's');
}

/** Params in the form they have in a path. */
function texts(params: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}
