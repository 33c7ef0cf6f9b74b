import type { Generated } from 'kysely';

import type { ChangeRole } from '#contract/changes.ts';
import type { FeedKind, FollowKind } from '#contract/connections-follows.ts';
import type { ItemKind } from '#contract/items.ts';

/** Records that members follow. */
export interface FollowsTable {
  id: Generated<number>;
  follower_id: number;
  kind: FollowKind;
  item_id: number;
  created_at: string;
}

/** Changes of public fields: one row a field. In a focus area, the records that are new: one row a record. */
export interface ChangesTable {
  id: Generated<number>;
  kind: FeedKind;
  item_id: number;
  /** One of the record's history fields: see server/platform/changes/history.ts. */
  field: string;
  /** As pages showed it at that time; `null` for an empty field. */
  old_value: Generated<string | null>;
  new_value: Generated<string | null>;
  /** `null`: the account was deleted. */
  by_id: Generated<number | null>;
  by_role: ChangeRole;
  created_at: string;
  /** The record that is new in a focus area, or in a saved search. */
  subject_kind: Generated<ItemKind | null>;
  subject_id: Generated<number | null>;
}

/** Up to where the new records of a kind are in the histories of their focus areas. */
export interface AreaNewsTable {
  kind: ItemKind;
  /** The place of the last one: see `Arrivals` in server/platform/records/record.ts. */
  up_to: number;
}

/** One row: up to where followers have been told of changes. */
export interface ChangeTellingTable {
  id: number;
  up_to_change: number;
  /** The last follower who was told of that change's record; the largest number when all have been told. */
  up_to_follower: number;
}

export interface ChangeTables {
  follows: FollowsTable;
  changes: ChangesTable;
  change_telling: ChangeTellingTable;
  area_news: AreaNewsTable;
}
