import type { Generated } from 'kysely';

import type { ItemKind } from '#contract/items.ts';

/** The profile of a member; name and organization are part of the account. */
export interface MemberProfilesTable {
  user_id: number;
  /** The key of the alphabetical order. */
  sort_name: string;
  /** Whether the profile is there for others at all; see `wants_listing`. */
  is_listed: Generated<number>;
  /** The member's own choice; a suspended member is not listed in any case. */
  wants_listing: Generated<number>;
  shows_activity: Generated<number>;
  shows_network: Generated<number>;
  /** Whether their visits to profiles have a name, and those to theirs. */
  shares_views: Generated<number>;
  /** 1: connections who share it as well see when the member is online. */
  shares_presence: Generated<number>;
  /** Whether they take turns in the featured row, as far as their plan gives one. */
  takes_turns: Generated<number>;
  accepts_enquiries: Generated<number>;
  /** Whether visitors are left out of that. */
  enquiries_from_members: Generated<number>;
  headline: string | null;
  pronouns: string | null;
  current_position: string | null;
  location: string | null;
  /** The country that the location means, in two letters in lower case; `null` where it is not known. */
  country: Generated<string | null>;
  /** The city that it means, by its number in the gazetteer. */
  city_id: Generated<number | null>;
  website: string | null;
  bio: string | null;
  /** The people the member would like to meet. */
  wishes: string | null;
  /** Slugs. */
  focus_areas: Generated<string>;
  interests: Generated<string>;
  skills: Generated<string>;
  experience: Generated<string>;
  education: Generated<string>;
  achievements: Generated<string>;
  /** The picture in the storage (`pictures`), square in the widths of `avatarWidths`. */
  avatar_id: string | null;
  /** The picture in `avatars`, until it has been moved; then `null`. */
  avatar_hash: string | null;
  connection_count: Generated<number>;
  follower_count: Generated<number>;
  /** Connections and id as one number, unique: see search-index.ts. */
  connection_rank: number;
  /** JSON of what the member invests at once (`TicketSize`), and that and the id as one number: 0 where it is not stated. */
  ticket: Generated<string | null>;
  ticket_rank: Generated<number>;
  /** The day of the last request of a session, in UTC. */
  last_active_on: string | null;
}

/** One row: up to where followers have been told of listings. */
export interface FollowTellingTable {
  id: number;
  up_to_listing: number;
  /** The last follower who was told of that listing; the largest number when all have been told. */
  up_to_follower: number;
}

/** Profile pictures of earlier versions, as square WebP, 512 and 128 pixels wide: a job moves them to the storage. */
export interface AvatarsTable {
  /** SHA-256 of the large one, in hex. */
  hash: string;
  user_id: number;
  large: Buffer;
  small: Buffer;
  created_at: string;
}

/** Where profile pictures are that have been moved, by their former addresses. */
export interface AvatarAddressesTable {
  hash: string;
  picture_id: string;
}

/** One row for two members, no matter who asked: `low_id` is the smaller id. */
export interface ConnectionsTable {
  id: Generated<number>;
  low_id: number;
  high_id: number;
  requester_id: number;
  status: 'pending' | 'accepted' | 'declined';
  /** The note of the requester. */
  note: string | null;
  created_at: string;
  decided_at: string | null;
}

export interface BlocksTable {
  blocker_id: number;
  blocked_id: number;
  created_at: string;
}

/** `kind` and `item_id` name a record of any resource: see server/platform/records/records.ts. */
export interface SavedItemsTable {
  id: Generated<number>;
  user_id: number;
  kind: ItemKind;
  item_id: number;
  created_at: string;
}

/** Visits to profiles between members who both shared their visits, and still do: once for each day. */
export interface ProfileVisitsTable {
  viewed_id: number;
  /** `2026-05-04`, in UTC. */
  day: string;
  viewer_id: number;
}

/** The number of a day's other visits by members: nothing says whose they were. */
export interface PrivateProfileVisitsTable {
  viewed_id: number;
  day: string;
  visits: number;
}

/** The members billed annually, who take turns in the featured row. */
export interface FeaturedQueueTable {
  user_id: number;
  /** When their last turn began, or since when they are in line. The earliest is next. */
  waiting_since: string;
}

/** Turns in the featured row; members whose turns are at the same time share the row. */
export interface FeaturedTurnsTable {
  user_id: number;
  starts_at: string;
  ends_at: string;
}

/** How many members of the directory have the same country, focus areas and role. */
export interface MemberGroupsTable {
  id: Generated<number>;
  /** Empty where it is not known. */
  country: string;
  /** Slugs, each between commas. */
  areas: string;
  role: string;
  members: number;
}

/** How many members of the directory invest at the same stages and in the same amounts, each between commas. */
export interface MemberTicketGroupsTable {
  id: Generated<number>;
  stages: string;
  tickets: string;
  members: number;
}

/** How many members of the directory are in the same city, by its number in the gazetteer; empty where it is not known. */
export interface MemberCityGroupsTable {
  id: Generated<number>;
  city: string;
  members: number;
}

/** The groups in which a member of the directory is counted. */
export interface GroupedMembersTable {
  member_id: number;
  group_id: number;
  ticket_group_id: number;
  city_group_id: Generated<number | null>;
}
