import { PostgresAdapter, sql } from 'kysely';
import { facet } from '#contract/kit/facets.ts';
import { tellingLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { emptyMemberMatchProfile, type MemberMatchProfile } from '#contract/match-profiles.ts';
import { matchProfileFacets } from '#contract/match-profiles-facets.ts';
import { ticketFacets, ticketOf } from '#contract/members-facets.ts';
import { placeFacets } from '#contract/places.ts';
import type { CountryCode } from '#contract/places-countries.ts';
import { readMemberMatchProfile } from '#server/features/match-profiles/index.ts';
import { forgetChanges } from '#server/platform/changes/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { matchPlace } from '#server/platform/places/match-place.ts';
import { amountRank, figureRank } from '#server/platform/search/figure-rank.ts';
import { indexRecord, unindexRecord } from '#server/platform/search/search-index-store.ts';
import { countMember } from './groups.ts';
import { initialsDepth, initialsOf, lettersOf, sortNameOf } from './sort-name.ts';

export function initialsFacet(initials: string): string {
  return facet(`az${lettersOf(initials).length}`, initials);
}

/**
 * The lexemes of a member: words of the name and of the describing texts, focus areas, what they
 * seek and offer, initials. Names are separate
 * lexemes without stems, because "An" and "Will" are names as well as stop words.
 */
export function memberLexemes({ name, texts, focusAreas, matchProfile, country, cityId }: FoundBy): string[] {
  const sortName = sortNameOf(name);
  return [
    ...tellingLexemesOf(texts.filter(Boolean).join(' ')),
    ...titleLexemesOf(name),
    ...focusAreas.map((slug) => facet('area', slug)),
    ...matchProfileFacets(matchProfile),
    ...ticketFacets(matchProfile),
    ...placeFacets(country, cityId),
    ...Array.from({ length: initialsDepth }, (_, index) => initialsFacet(initialsOf(sortName, index + 1))),
  ];
}

interface FoundBy {
  name: string;
  texts: readonly (string | null)[];
  /** Slugs. */
  focusAreas: readonly string[];
  matchProfile: MemberMatchProfile;
  country: CountryCode | null;
  cityId: number | null;
}

/**
 * Brings a member's place in the alphabet, rank and search entries up to what their records say.
 *
 * The directory's search index, in three native orders: `member_search` has the member's id as row id,
 * `member_rank_search` their connection rank, so that words and facets are answered newest first or most
 * connected first without reading more than a page. `member_ticket_search` has those who state what they invest at once, by
 * that amount. Only members who are listed stand in them.
 */
export async function reindexMember(trx: Transaction, id: number): Promise<void> {
  const row = await trx
    .selectFrom('member_profiles')
    .innerJoin('users', 'users.id', 'member_profiles.user_id')
    .where('user_id', '=', id)
    .select([
      'username',
      'full_name',
      'organization',
      'headline',
      'current_position',
      'location',
      'bio',
      'interests',
      'skills',
      'focus_areas',
      'connection_count',
      'connection_rank',
      'ticket_rank',
      'is_listed',
    ])
    .executeTakeFirstOrThrow();
  const name = row.full_name ?? row.username;
  const sortName = sortNameOf(name);
  const place = matchPlace(row.location);
  const rank = figureRank(row.connection_count, id);
  const matchProfile = (await readMemberMatchProfile(trx, id)) ?? emptyMemberMatchProfile;
  const { ticket, euros } = ticketOf(matchProfile);
  const ticketRank = row.is_listed === 1 && ticket ? amountRank(euros, id) : 0;
  await trx
    .updateTable('member_profiles')
    .set({
      sort_name: sortName,
      connection_rank: rank,
      ticket: ticket && JSON.stringify(ticket),
      ticket_rank: ticketRank,
      ...place,
    })
    .where('user_id', '=', id)
    .execute();
  await unindexRecord(trx, 'member_search', id);
  await unindexRecord(trx, 'member_rank_search', row.connection_rank);
  if (row.ticket_rank > 0) await unindexRecord(trx, 'member_ticket_search', row.ticket_rank);
  if (row.is_listed === 0) return countMember(trx, id, null);
  const areas = JSON.parse(row.focus_areas) as string[];
  const lexemes = memberLexemes({
    name,
    texts: [
      row.current_position,
      row.headline,
      row.organization,
      row.location,
      row.bio,
      matchProfile.seeksText ?? null,
      matchProfile.offersText ?? null,
      ...[row.interests, row.skills].flatMap((list) => JSON.parse(list) as string[]),
    ],
    focusAreas: areas,
    matchProfile,
    country: place.country,
    cityId: place.city_id,
  });
  const database = { dialect: dialectOf(trx) };
  await indexRecord(database, trx, 'member_search', id, lexemes);
  await indexRecord(database, trx, 'member_rank_search', rank, lexemes);
  if (ticketRank > 0) await indexRecord(database, trx, 'member_ticket_search', ticketRank, lexemes);
  await countMember(trx, id, { country: place.country, cityId: place.city_id, areas, matchProfile });
}

/**
 * Adds a member to the directory or removes them, depending on their own choice and on a suspension. Call it after
 * changing either; both changes write the account's row first, so that of two concurrent changes the later one sees the
 * earlier. A profile that others cannot see has no history.
 */
export async function relistMember(trx: Transaction, id: number): Promise<void> {
  const profile = await trx
    .updateTable('member_profiles')
    .set((eb) => ({
      is_listed: sql<number>`case when ${eb.ref('wants_listing')} = 1
        and exists (select 1 from users where users.id = user_id and suspended_at is null) then 1 else 0 end`,
    }))
    .where('user_id', '=', id)
    .returning('is_listed')
    .executeTakeFirst();
  if (!profile) return;
  if (profile.is_listed === 0) await forgetChanges(trx, 'member', id);
  await reindexMember(trx, id);
}

/** Callers that add an account only have a transaction and need not know its database. */
function dialectOf(trx: Transaction): Database['dialect'] {
  return trx.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
