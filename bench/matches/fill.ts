import { builtInFocusAreas } from '#contract/focus-areas.ts';
import type { SectorId } from '#contract/focus-areas-sectors.ts';
import {
  emptyCompanyMatchProfile,
  emptyListingMatchProfile,
  emptyMemberMatchProfile,
} from '#contract/match-profiles.ts';
import type { Deps } from '#server/deps.ts';
import { changeCompanyMatchProfile } from '#server/features/companies/match-profile.ts';
import { decide, insertRequest, lockConnection } from '#server/features/connections/store.ts';
import { changeMatchProfile } from '#server/features/members/match-profile.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { aListing, aMember } from '#server/testing/factories.ts';
import { type CaseRecord, listOf } from './dataset.ts';

type Filling = Pick<Deps, 'database' | 'now'>;

/** Ids of the cases in a database, by their names in the files. */
export type CaseIds = ReadonlyMap<string, number>;

/** Adds all cases to an empty database, through the stores that the product uses. */
export async function fillCases(deps: Filling, cases: readonly CaseRecord[]): Promise<CaseIds> {
  const ids = new Map<string, number>();
  const owners = new Map<string, Awaited<ReturnType<typeof aMember>>>();
  const of = (kind: CaseRecord['kind']) => cases.filter((one) => one.kind === kind);
  for (const person of of('member')) {
    const member = await aPerson(deps, person);
    owners.set(person.id, member);
    ids.set(person.id, member.id);
  }
  for (const person of of('member'))
    for (const known of listOf(person, 'knows')) await connect(deps, ids.get(person.id) ?? 0, ids.get(known) ?? 0);
  for (const company of of('company')) ids.set(company.id, await aCaseCompany(deps, company, ids));
  for (const technology of of('technology')) ids.set(technology.id, await aCaseTechnology(deps, technology, ids));
  for (const listing of of('listing')) {
    const owner = owners.get(listing.named[1] ?? '');
    if (!owner) throw new Error(`${listing.id} has no owner`);
    ids.set(listing.id, await aListing(deps, owner, listingOf(listing)));
  }
  for (const event of of('event')) ids.set(event.id, await aCaseEvent(deps, event));
  return ids;
}

async function aPerson(deps: Filling, person: CaseRecord) {
  const [fullName = '', role, location = ''] = person.named;
  const member = await aMember(deps, {
    fullName,
    location,
    headline: person.says,
    focusAreas: listOf(person, 'areas'),
    skills: listOf(person, 'skills'),
  });
  const [ticketMin, ticketMax] = (person.facts.get('ticket') ?? '').split('-').map(Number);
  const profile = {
    ...emptyMemberMatchProfile,
    ...sets(person),
    role: role === '-' ? null : (role as 'investor'),
    ticketMin: ticketMin || null,
    ticketMax: ticketMax || null,
    seeksText: person.wants,
    offersText: person.gives,
  };
  await deps.database.write((trx) => changeMatchProfile(trx, member.id, profile, deps.now().toISOString()));
  return member;
}

async function aCaseCompany(deps: Filling, company: CaseRecord, ids: CaseIds): Promise<number> {
  const [name = '', location = '', owner = ''] = company.named;
  const id = await aCompany(deps, {
    name,
    location,
    description: atLeast(company.says, 20),
    focusArea: company.facts.get('sector') as SectorId,
    ownerId: ids.get(owner) ?? null,
  });
  const profile = {
    ...emptyCompanyMatchProfile,
    ...sets(company),
    raising: Number(company.facts.get('raising')) || null,
    seeksText: company.wants,
  };
  await deps.database.write((trx) =>
    changeCompanyMatchProfile(
      deps.database,
      trx,
      id,
      profile as typeof emptyCompanyMatchProfile,
      deps.now().toISOString(),
    ),
  );
  return id;
}

function aCaseTechnology(deps: Filling, technology: CaseRecord, ids: CaseIds): Promise<number> {
  const [name = '', company = ''] = technology.named;
  return aTechnology(deps, {
    name,
    description: atLeast(technology.says, 20),
    focusArea: technology.facts.get('sector') as SectorId,
    readinessLevel: Number(technology.facts.get('readiness')),
    developmentStage: technology.facts.get('stage') as 'pilot',
    tags: listOf(technology, 'tags'),
    isListedForSale: technology.facts.get('sale') === 'yes',
    companyId: ids.get(company) ?? null,
  });
}

function listingOf(listing: CaseRecord) {
  return {
    type: listing.facts.get('type') as 'company',
    title: listing.named[0] ?? '',
    description: atLeast(listing.says, 50),
    focusArea: areaOf(listing).title,
    tags: listOf(listing, 'tags'),
    matchProfile: {
      ...emptyListingMatchProfile,
      ...sets(listing),
      amount: Number(listing.facts.get('amount')) || null,
    },
  };
}

function aCaseEvent(deps: Filling, event: CaseRecord): Promise<number> {
  const [title = '', place = ''] = event.named;
  const isOnline = event.facts.get('online') === 'yes';
  return anEvent(deps, {
    title,
    description: event.says,
    content: '',
    type: event.facts.get('type') as 'conference',
    startsInHours: 24 * Number(event.facts.get('days')),
    focus_area_id: areaOf(event).id,
    city: isOnline ? null : (place.split(', ')[0] ?? null),
    country: isOnline ? null : (place.split(', ').at(-1) ?? null),
    is_in_person: isOnline ? 0 : 1,
    is_virtual: isOnline ? 1 : 0,
  });
}

async function connect(deps: Filling, one: number, other: number): Promise<void> {
  await deps.database.write(async (trx) => {
    await insertRequest(trx, { requesterId: one, receiverId: other, note: null, createdAt: deps.now().toISOString() });
    const connection = await lockConnection(deps.database, trx, one, other);
    if (connection) await decide(trx, connection, 'accepted', deps.now().toISOString());
  });
}

/** The sets of a case; the contract's schemas have the same words. */
function sets(one: CaseRecord) {
  return {
    seeks: listOf(one, 'seeks') as 'capital'[],
    offers: listOf(one, 'offers') as 'capital'[],
    stages: listOf(one, 'stages') as 'seed'[],
    regions: listOf(one, 'regions') as 'benelux'[],
  };
}

function areaOf({ facts, id }: CaseRecord) {
  const area = builtInFocusAreas.find(({ slug }) => slug === facts.get('area'));
  if (!area) throw new Error(`${id} has no focus area`);
  return area;
}

/** Forms ask for texts of a certain length; full stops add no words. */
function atLeast(text: string, length: number): string {
  return text.padEnd(length, '.');
}
