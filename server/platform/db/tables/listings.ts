import type { Generated } from 'kysely';
import type { Hold } from '#contract/moderation-holds.ts';
import type { SavedSearchKind } from '#contract/saved-searches-kinds.ts';

/** Tables of listings, their owners' searches and their views; see server/platform/db/schema.ts. */
export interface ListingsTable {
  id: Generated<number>;
  owner_id: number;
  type: 'company' | 'technology' | 'partnership' | 'job';
  title: string;
  /** Sanitised HTML. */
  description: string;
  excerpt: string;
  /** `null` only in a draft. */
  focus_area_id: number | null;
  contact_email: string;
  tags: string;
  image_url: Generated<string | null>;
  /** In the words of the contract (`shownPicture`). `image_url` is the address of the first one in its full size. */
  pictures: Generated<string>;
  details: string;
  /** The details shown on cards, so that a list does not have to read all of them. */
  company_name: string | null;
  location: string | null;
  /** The country that the location means, in two letters in lower case; `null` where it is not known. */
  country: Generated<string | null>;
  /** The city that it means, by its number in the gazetteer. */
  city_id: Generated<number | null>;
  status: 'draft' | 'published' | 'closed' | 'expired';
  /** Ids grow with the time of publication: a draft gets its final one when it is published. */
  created_at: string;
  updated_at: string;
  /** Grows with every edit. */
  version: Generated<number>;
  /** When its term ends; `null` only in a draft. */
  expires_at: string | null;
  /** Only an admin can open again a listing that an admin has closed. */
  closed_by: 'owner' | 'admin' | null;
  /** When its owner was reminded that the present term ends. */
  reminded_at: string | null;
  /** SHA-256 in hex of the newest reminder's token. */
  renew_token_hash: string | null;
  /** A draft's form as JSON. */
  draft: string | null;
  /** Set while only its owner and admins may see it, whatever its status. */
  hold: Generated<Hold | null>;
  /** JSON of the amount that it seeks or offers (`Money`), and that and the id as one number: 0 where it is not stated. */
  amount: Generated<string | null>;
  amount_rank: Generated<number>;
  /** The company that it belongs to, as its owner names it. */
  company_id: Generated<number | null>;
}

/** Work that one process does at a time, until when it has claimed it. */
export interface JobClaimsTable {
  name: string;
  claimed_until: string;
}

/** The key that hashes viewers for a day (UTC): once it is deleted, no one can tell who they were. */
export interface ViewKeysTable {
  day: string;
  key: string;
}

/** The views of today, as keyed hashes of viewers. */
export interface ViewsTable {
  kind: string;
  item_id: number;
  viewer: string;
  day: string;
}

export interface ViewTotalsTable {
  kind: string;
  item_id: number;
  total: number;
  /** The day of the last view (UTC), and its viewers so far. */
  day: Generated<string>;
  day_total: Generated<number>;
  /** Views of earlier days on which at least five viewers came (rule insight-privacy). */
  shared: Generated<number>;
}

/** How many listed listings have the same values of all counted filters. */
export interface ListingGroupsTable {
  id: Generated<number>;
  type: 'company' | 'technology' | 'partnership' | 'job';
  /** Slug of the focus area. */
  area: string;
  /** Empty where it is not known. */
  country: string;
  /** The type and what says most about such a listing, such as `job:contract`. */
  detail: string;
  technology_status: string;
  listings: number;
}

/** How many listed listings are in the same city, by its number in the gazetteer; empty where it is not known. */
export interface ListingCityGroupsTable {
  id: Generated<number>;
  city: string;
  listings: number;
}

/** The groups in which a listed listing is counted. */
export interface GroupedListingsTable {
  listing_id: number;
  group_id: number;
  city_group_id: Generated<number | null>;
}

export interface SavedSearchesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** Case-folded, unique for a member. */
  name_key: string;
  filters: string;
  alert: 'off' | 'daily';
  kind: SavedSearchKind;
  /** Records up to this place (see `Arrivals`) have been filed, or were there before. */
  seen_place: number;
  /** The same for changes of records. */
  seen_change: number;
  /** The last row of the feed that the member has been told of. */
  told_change: number;
  created_at: string;
}

/** One row a member who has ever asked for mail about new matches. */
export interface SearchAlertsTable {
  user_id: number;
  /** As in every such mail: the token can only end these mails. */
  unsubscribe_token: string;
  /** When the next look is due; `null` while no search has an alert. */
  due_at: string | null;
}
