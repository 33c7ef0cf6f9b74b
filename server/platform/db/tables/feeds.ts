import type { Generated } from 'kysely';

export interface FeedSourcesTable {
  id: Generated<number>;
  name: string;
  type: 'Research' | 'Industry' | 'Comprehensive' | 'Advocacy';
  description: string;
  /** The site that people visit. */
  url: string;
  /** The address that is read; `null` for a sample, which is never read. */
  feed_url: string | null;
  technology_id: number;
  state: 'active' | 'paused';
  /** The validators of the version that was read last (conditional requests). */
  etag: string | null;
  last_modified: string | null;
  last_ok_at: string | null;
  last_tried_at: string | null;
  last_error: string | null;
  /** The number of failures in a row. */
  failures: number;
  /** When it is to be read (again); while someone is at it, when another may take over. */
  next_due_at: string;
  created_at: string;
}

export interface FeedItemsTable {
  id: Generated<number>;
  source_id: number;
  /** The source's, so that news of a technology are found in one index. */
  technology_id: number;
  /** SHA-256 in hex of the item's own id, or of its link where it has none. */
  guid_key: string;
  title: string;
  link: string;
  /** Plain text. */
  summary: string;
  published_at: string;
  is_premium: number;
  /** JSON: `[{id, name, type}]`. */
  companies: string;
  /** How many rows of feed_likes it has; changed in their transaction. */
  likes: number;
  created_at: string;
  /** Set while the item is hidden from everyone. */
  hold: Generated<'hidden' | 'removed' | null>;
}

export interface FeedLikesTable {
  user_id: number;
  item_id: number;
}

/** The members who get updates on a technology. */
export interface TechnologyUpdatesTable {
  user_id: number;
  technology_id: number;
  created_at: string;
  /** The newest item they have heard of, or that was there before they asked. */
  last_item_id: number;
  /** Not before then: at most one message a day. */
  next_mail_at: string;
}
