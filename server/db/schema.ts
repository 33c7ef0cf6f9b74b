import type { Generated, Transaction as KyselyTransaction } from 'kysely';

/**
 * The tables, the same in SQLite and PostgreSQL: points in time are ISO 8601 text in UTC, yes and no
 * are 1 and 0, JSON is text. Ids are whole numbers that grow, so newest-first is descending id.
 */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  focus_areas: FocusAreasTable;
  listings: ListingsTable;
  listing_search: ListingSearchTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  rate_limits: RateLimitsTable;
  outbox: OutboxTable;
  seeds: SeedsTable;
}

/** What a store needs to run a query inside somebody's transaction. */
export type Transaction = KyselyTransaction<Schema>;

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** Case-folded, unique: what a name is compared by. */
  username_key: string;
  email: string;
  email_key: string;
  full_name: string | null;
  organization: string | null;
  role: 'member' | 'admin';
  membership_tier: 'free' | 'professional';
  password_hash: string;
  /** 1 for the two users of quick login, which cannot sign in where the mode is production. */
  is_test: number;
  created_at: string;
}

export interface SessionsTable {
  /** SHA-256 of the token in hex; the token itself is stored nowhere. */
  token_hash: string;
  user_id: number;
  client: 'web' | 'desktop';
  user_agent: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface FocusAreasTable {
  id: number;
  slug: string;
  title: string;
  description: string;
  icon: string;
  position: number;
}

export interface ListingsTable {
  id: Generated<number>;
  owner_id: number;
  type: 'company' | 'technology' | 'partnership' | 'job';
  title: string;
  /** Sanitised HTML. */
  description: string;
  excerpt: string;
  focus_area_id: number;
  contact_email: string;
  tags: string;
  details: string;
  /** What cards show of the details, so that a list need not read them. */
  company_name: string | null;
  location: string | null;
  status: 'draft' | 'published' | 'closed' | 'expired';
  created_at: string;
  updated_at: string;
}

/**
 * The search index of listings. In SQLite a contentless FTS5 table whose rowid is the listing's id,
 * in PostgreSQL a table with a tsvector. See server/search/lexemes.ts for what is in it.
 */
export interface ListingSearchTable {
  rowid: number;
  lexemes: string;
}

export interface NewsletterSubscribersTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  created_at: string;
}

export interface RateLimitsTable {
  key: string;
  hits: number;
  /** Unix milliseconds at which the window ends. */
  resets_at: number;
}

export interface OutboxTable {
  id: Generated<number>;
  recipient: string;
  /** A MailMessage as JSON; emptied once it is sent, for it may hold a token or somebody's words. */
  message: string;
  created_at: string;
  /** When it is to be tried (again); while a worker is at it, when another may take over. */
  due_at: string;
  attempts: Generated<number>;
  status: 'waiting' | 'sent' | 'failed';
  last_error: string | null;
}

export interface SeedsTable {
  name: string;
  created_at: string;
}
