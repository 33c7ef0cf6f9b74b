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
  articles: ArticlesTable;
  research_articles: ResearchArticlesTable;
  partners: PartnersTable;
  events: EventsTable;
  event_registrations: EventRegistrationsTable;
  event_registration_tokens: EventRegistrationTokensTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  contact_messages: ContactMessagesTable;
  password_resets: PasswordResetsTable;
  rate_limits: RateLimitsTable;
  membership_requests: MembershipRequestsTable;
  memberships: MembershipsTable;
  payment_events: PaymentEventsTable;
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

export interface EventsTable {
  id: Generated<number>;
  title: string;
  description: string;
  /** Sanitised HTML. */
  content: string;
  type: 'conference' | 'webinar' | 'workshop' | 'networking';
  start_date: string;
  end_date: string;
  /** IANA name; dates and hours are shown in it. */
  time_zone: string;
  date_display: string;
  location: string;
  address: string | null;
  city: string | null;
  country: string | null;
  image_url: string | null;
  banner_url: string | null;
  registration_url: string | null;
  external_url: string | null;
  virtual_event_url: string | null;
  is_premium: number;
  is_virtual: number;
  is_in_person: number;
  price_cents: number;
  capacity: number;
  focus_area_id: number;
  organizer_name: string;
  organizer_logo: string | null;
  speakers: string;
  agenda: string;
  sponsors: string;
  status: 'scheduled' | 'cancelled';
  /** Grows with every change that calendars have to learn of (RFC 5545, SEQUENCE). */
  sequence: number;
  created_at: string;
  updated_at: string;
}

export interface EventRegistrationsTable {
  /** The line is in the order of ids: they are given out while the event's row is locked. */
  id: Generated<number>;
  event_id: number;
  /** The member who registered, where it was one. */
  user_id: number | null;
  name: string;
  email: string;
  email_key: string;
  organization: string | null;
  attendance_type: 'in-person' | 'virtual' | null;
  /** What was shown as the price at the time. */
  price_cents: number;
  status: 'registered' | 'waitlisted' | 'cancelled';
  created_at: string;
  cancelled_at: string | null;
}

/** What mails carry to cancel a registration: one token a mail, all of them good. */
export interface EventRegistrationTokensTable {
  /** SHA-256 of the token in hex; the token itself is stored nowhere. */
  token_hash: string;
  registration_id: number;
}

export interface ArticlesTable {
  id: Generated<number>;
  title: string;
  description: string;
  image_url: string | null;
  focus_area_id: number;
  author: string;
  /** In minutes. */
  read_time: number;
  /** Sanitised HTML. */
  content: string;
  published_at: string;
}

export interface ResearchArticlesTable {
  id: Generated<number>;
  slug: string;
  title: string;
  description: string;
  category: 'nuclear' | 'solar' | 'hydrogen' | 'materials' | 'storage';
  type: 'Technology Profile' | 'Industry Analysis' | 'Market Report' | 'Research Brief';
  image_url: string | null;
  /** As displayed. */
  date: string;
  /** In minutes. */
  read_time: number;
  is_premium: number;
  /** Where "Read Article" leads. */
  route: string;
  /** Sanitised HTML. */
  content: string;
  position: number;
}

export interface PartnersTable {
  id: Generated<number>;
  name: string;
  tagline: string;
  position: number;
}

export interface NewsletterSubscribersTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  created_at: string;
  /** Only confirmed addresses are written to. */
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** SHA-256 in hex of the token of the newest confirmation mail. */
  confirm_token_hash: string | null;
  /** When that mail was put into the outbox; `null` after unsubscribing. */
  confirm_sent_at: string | null;
  /** As it stands in every newsletter: all it can do is end mails that its reader gets already. */
  unsubscribe_token: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  /** The sender's account, where they were signed in. */
  user_id: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: 'new' | 'open' | 'answered' | 'closed';
  created_at: string;
  updated_at: string;
}

export interface PasswordResetsTable {
  /** One an account: a new link ends the one before it. */
  user_id: number;
  /** SHA-256 in hex of the mailed token, which is stored nowhere. */
  token_hash: string;
  created_at: string;
  expires_at: string;
}

export interface RateLimitsTable {
  key: string;
  hits: number;
  /** Unix milliseconds at which the window ends. */
  resets_at: number;
}

export interface MembershipRequestsTable {
  id: Generated<number>;
  user_id: number;
  billing: 'monthly' | 'annual';
  status: 'pending' | 'approved' | 'declined' | 'withdrawn';
  created_at: string;
  decided_at: string | null;
  decided_by: number | null;
}

export interface MembershipsTable {
  id: Generated<number>;
  user_id: number;
  billing: 'monthly' | 'annual';
  starts_at: string;
  ends_at: string;
  /** The payment provider's; `null` where an invoice was sent. */
  subscription_id: string | null;
  /** Set when it is over; at most one membership a user is not. */
  ended_at: string | null;
}

export interface PaymentEventsTable {
  id: string;
  received_at: string;
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
