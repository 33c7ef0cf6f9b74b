import { builtInFocusAreas } from '#contract/focus-areas.ts';
import {
  emptyMemberMatchProfile,
  fundingStages,
  type MemberMatchProfile,
  matchRegions,
  matchRoles,
  needs,
} from '#contract/match-profiles.ts';
import { countryCodes } from '#contract/places-countries.ts';
import { groupedValues } from '#server/features/members/groups.ts';
import { memberLexemes } from '#server/features/members/search-index-store.ts';
import { sortNameOf } from '#server/features/members/sort-name.ts';
import type { Database } from '#server/platform/db/database.ts';
import { figureRank } from '#server/platform/search/figure-rank.ts';
import { fillInBulk } from './bulk.ts';
import { generator, knownWords, wordOf } from './sample-market.ts';

/** The number of different given and family names: as in life, few members share a name. */
const names = 2000;

/** Every so many members say what they seek and offer. */
const wishful = 10;

/** The number of a member who says what they seek and offer, for any number, among so many members. */
export function wishfulMember(any: number, members: number): number {
  return wishful * (1 + (any % Math.floor(members / wishful)));
}

/** Adds `count` listed members, with numbers from 1 on, to a migrated database without any. */
export async function fillMembers(database: Database, count: number): Promise<void> {
  const groups = new Counted();
  const random = generator(3);
  const some = (from: number) => wordOf(Math.floor(random() ** 2 * from));
  const start = Date.parse('2020-01-01T00:00:00Z');
  await fillInBulk(database, async (bulk) => {
    for (let id = 1; id <= count; id += 1) {
      const name = capitals(`${some(names)} ${some(names)}`);
      const headline = `${some(300)} ${random() < 0.78 ? knownWords.frequent : some(5000)}`;
      const bio =
        Array.from({ length: 20 }, () => some(5000)).join(' ') + (random() < 0.00005 ? ` ${knownWords.rare}` : '');
      const organization = capitals(some(4000));
      const area = builtInFocusAreas[Math.floor(random() * builtInFocusAreas.length)]?.slug ?? '';
      // Few members have many connections.
      const connections = Math.floor(random() ** 4 * 500);
      const rank = figureRank(connections, id);
      const username = `member-${id}`;
      const email = `${id}@example.com`;
      await bulk.add('users', {
        id,
        username,
        username_key: username,
        email,
        email_key: email,
        full_name: name,
        organization,
        role: 'member',
        membership_tier: id % 3 === 0 ? 'professional' : 'free',
        password_hash: '',
        is_test: 0,
        created_at: new Date(start + id * 60_000).toISOString(),
      });
      const country = countryCodes[Math.floor(random() ** 3 * 100)] ?? null;
      const isWishful = id % wishful === 0;
      const matchProfile = isWishful ? matchProfileOf(id / wishful) : emptyMemberMatchProfile;
      const wishes = isWishful ? Array.from({ length: 4 }, () => some(5000)).join(' ') : '';
      await bulk.add('member_profiles', {
        user_id: id,
        sort_name: sortNameOf(name),
        headline,
        current_position: 'Analyst',
        bio,
        focus_areas: JSON.stringify([area]),
        connection_count: connections,
        connection_rank: rank,
        country,
      });
      const found = { name, focusAreas: [area], country, cityId: null, matchProfile };
      const lexemes = [
        ...new Set(memberLexemes({ ...found, texts: ['Analyst', headline, organization, bio, wishes] })),
      ];
      await bulk.index('member_search', id, lexemes);
      await bulk.index('member_rank_search', rank, lexemes);
      if (isWishful) await bulk.add('member_match_profiles', rowOf(id, matchProfile, wishes));
      const { stages, tickets, city, ...others } = groupedValues({ ...found, areas: [area] });
      await bulk.add('grouped_members', {
        member_id: id,
        group_id: groups.add('member_groups', others),
        ticket_group_id: groups.add('member_ticket_groups', { stages, tickets }),
        city_group_id: groups.add('member_city_groups', { city }),
      });
    }
    for (const { table, id, values, members } of groups.all.values()) await bulk.add(table, { id, ...values, members });
  });
}

/** What the member at a place among those who say so seeks and offers. */
function matchProfileOf(place: number): MemberMatchProfile {
  return {
    ...emptyMemberMatchProfile,
    role: nth(matchRoles, place),
    seeks: [nth(needs, place)],
    offers: [nth(needs, place + 3)],
    stages: [nth(fundingStages, place)],
    ticketMin: 10 ** (4 + (place % 4)),
    ticketMax: 10 ** (5 + (place % 4)),
    regions: [nth(matchRegions, place), nth(matchRegions, place + 1)],
  };
}

function rowOf(userId: number, profile: MemberMatchProfile, seeksText: string): object {
  return {
    user_id: userId,
    role: profile.role,
    seeks: JSON.stringify(profile.seeks),
    offers: JSON.stringify(profile.offers),
    stages: JSON.stringify(profile.stages),
    regions: JSON.stringify(profile.regions),
    currency: 'EUR',
    ticket_min: profile.ticketMin,
    ticket_max: profile.ticketMax,
    seeks_text: seeksText,
    updated_at: '2026-01-01T00:00:00.000Z',
  };
}

function nth<Name extends string>(table: Readonly<Record<Name, unknown>>, place: number): Name {
  const names = Object.keys(table) as Name[];
  const name = names[place % names.length];
  if (name === undefined) throw new Error('unreachable');
  return name;
}

function capitals(words: string): string {
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

type GroupTable = 'member_groups' | 'member_ticket_groups' | 'member_city_groups';

/** Groups of members with the same values, as the server counts them one by one. */
class Counted {
  readonly all = new Map<string, { table: GroupTable; id: number; values: Record<string, string>; members: number }>();

  /** Counts a member in a table and returns the number of the group. */
  add(table: GroupTable, values: Record<string, string>): number {
    const key = JSON.stringify([table, values]);
    const group = this.all.get(key) ?? { table, id: this.all.size + 1, values, members: 0 };
    this.all.set(key, group);
    group.members += 1;
    return group.id;
  }
}
