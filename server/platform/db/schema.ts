import type { Generated, Transaction as KyselyTransaction } from 'kysely';
import type { AuditAction } from '#contract/audit.ts';
import type { ItemKind } from '#contract/items.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import type { AbuseTables } from './tables/abuse.ts';
import type { AccountSettingsTables } from './tables/account-settings.ts';
import type { CompaniesTable, CompanyClaimsTable, CompanyTeamTable, TechnologiesTable } from './tables/companies.ts';
import type { ArticlesTable, ResearchArticlesTable } from './tables/content.ts';
import type { FeedItemsTable, FeedLikesTable, FeedSourcesTable, TechnologyUpdatesTable } from './tables/feeds.ts';
import type { IntroductionChargesTable, IntroductionsTable, IntroductionTrailTable } from './tables/introductions.ts';
import type {
  JobClaimsTable,
  ListingsTable,
  SavedSearchesTable,
  SearchAlertsTable,
  ViewKeysTable,
  ViewsTable,
  ViewTotalsTable,
} from './tables/listings.ts';
import type {
  AvatarsTable,
  BlocksTable,
  ConnectionsTable,
  FollowsTable,
  FollowTellingTable,
  MemberProfilesTable,
  SavedItemsTable,
} from './tables/members.ts';
import type { ConversationSidesTable, ConversationsTable, MessagesTable } from './tables/messages.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { DailyCountsTable } from './tables/overview.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { SearchRebuildsTable } from './tables/search.ts';
import type { SecurityTables } from './tables/security-log.ts';

/**
 * The tables, the same in SQLite and PostgreSQL: points in time are ISO 8601 text in UTC, yes and no
 * are 1 and 0, JSON is text. Ids are whole numbers that grow, so newest-first is descending id.
 */
export interface Schema extends AbuseTables, AccountSettingsTables, ModerationTables, PaymentTables, SecurityTables {
  users: UsersTable;
  sessions: SessionsTable;
  focus_areas: FocusAreasTable;
  listings: ListingsTable;
  listing_search: SearchIndexTable;
  companies: CompaniesTable;
  company_search: SearchIndexTable;
  company_team: CompanyTeamTable;
  company_claims: CompanyClaimsTable;
  technologies: TechnologiesTable;
  technology_search: SearchIndexTable;
  job_claims: JobClaimsTable;
  view_keys: ViewKeysTable;
  views: ViewsTable;
  view_totals: ViewTotalsTable;
  saved_searches: SavedSearchesTable;
  search_alerts: SearchAlertsTable;
  articles: ArticlesTable;
  article_search: SearchIndexTable;
  research_articles: ResearchArticlesTable;
  research_article_search: SearchIndexTable;
  partners: PartnersTable;
  events: EventsTable;
  event_registrations: EventRegistrationsTable;
  event_registration_tokens: EventRegistrationTokensTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  contact_messages: ContactMessagesTable;
  password_resets: PasswordResetsTable;
  member_profiles: MemberProfilesTable;
  member_search: SearchIndexTable;
  member_rank_search: SearchIndexTable;
  follows: FollowsTable;
  follow_telling: FollowTellingTable;
  avatars: AvatarsTable;
  rate_limits: RateLimitsTable;
  membership_requests: MembershipRequestsTable;
  membership_plans: MembershipPlansTable;
  memberships: MembershipsTable;
  connections: ConnectionsTable;
  blocks: BlocksTable;
  saved_items: SavedItemsTable;
  enquiries: EnquiriesTable;
  notifications: NotificationsTable;
  audit_log: AuditLogTable;
  contact_replies: ContactRepliesTable;
  documents: DocumentsTable;
  document_search: SearchIndexTable;
  event_search: SearchIndexTable;
  search_rebuilds: SearchRebuildsTable;
  conversations: ConversationsTable;
  conversation_sides: ConversationSidesTable;
  messages: MessagesTable;
  introductions: IntroductionsTable;
  introduction_charges: IntroductionChargesTable;
  introduction_trail: IntroductionTrailTable;
  feed_sources: FeedSourcesTable;
  feed_items: FeedItemsTable;
  feed_likes: FeedLikesTable;
  technology_updates: TechnologyUpdatesTable;
  outbox: OutboxTable;
  outbox_members: OutboxMembersTable;
  daily_counts: DailyCountsTable;
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
  /** When its owner proved that the address is theirs; `null` until then: mail does not go there. */
  email_confirmed_at: string | null;
  full_name: string | null;
  organization: string | null;
  role: 'member' | 'admin';
  membership_tier: 'free' | 'professional';
  password_hash: string;
  /** 1 for the two users of quick login, which cannot sign in where the mode is production. */
  is_test: number;
  created_at: string;
  /** Set while the team has locked the account: no session, no sign-in. */
  suspended_at: string | null;
  /** Set once the account was deleted: what is left names nobody. */
  deleted_at: string | null;
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
  /** When its user last gave the password; `null` in sessions from before this was kept. */
  confirmed_at: string | null;
}

export interface FocusAreasTable {
  id: number;
  slug: string;
  title: string;
  description: string;
  icon: string;
  position: number;
  /** The number of the edition. */
  version: Generated<number>;
}

/**
 * What the records of one table are found by. In SQLite a contentless FTS5 table whose rowid is the
 * record's id, in PostgreSQL a table with a tsvector. See server/platform/search/search-index-store.ts.
 */
export interface SearchIndexTable {
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
  /** A draft is seen by admins only. */
  status: 'draft' | 'scheduled' | 'cancelled';
  /** Grows with every change that calendars have to learn of (RFC 5545, SEQUENCE). */
  sequence: number;
  /** Grows with every change an admin makes. */
  version: Generated<number>;
  cancel_reason: Generated<string | null>;
  cancelled_at: Generated<string | null>;
  /** When registration ends, where that is before the event does. */
  registration_deadline: Generated<string | null>;
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
  attended_at: Generated<string | null>;
  /** Until when the seat, or the place in line, is held for whoever opens the mailed link; `null` once that is done. */
  held_until: string | null;
  /** When the address was last told that it is registered, because somebody registered it again. */
  told_at: Generated<string | null>;
  /** Name, address and organization, folded: any part of them finds the registration. */
  search_key: string;
}

/** What mails carry to cancel a registration: one token a mail, all of them good. */
export interface EventRegistrationTokensTable {
  /** SHA-256 of the token in hex; the token itself is stored nowhere. */
  token_hash: string;
  registration_id: number;
}

export interface PartnersTable {
  id: Generated<number>;
  name: string;
  tagline: string;
  position: number;
  version: Generated<number>;
  is_shown: Generated<number>;
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
  /** SHA-256 in hex of the mailed token, which is stored nowhere. */
  token_hash: string;
  /** Several an account: whoever asks for another link does not end the one before it. */
  user_id: number;
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
  /** What it was to cost when it was made, of a month or of a year. */
  price_cents: number;
}

/** What a membership gives and costs. */
export interface MembershipPlansTable {
  id: 'free' | 'professional';
  name: string;
  /** Of a month, billed monthly. */
  price_cents: number;
  /** Of a month, billed annually. */
  annual_price_cents: number;
  is_popular: number;
  /** A list as JSON. */
  benefits: string;
  position: number;
  /** The number of the edition. */
  version: Generated<number>;
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
  /** Set once its subscription has been cancelled: it lasts until `ends_at`, and is not renewed. */
  cancelled_at: Generated<string | null>;
}

/** What somebody wrote through the contact form of a record. */
export interface EnquiriesTable {
  id: Generated<number>;
  kind: ItemKind;
  item_id: number;
  /** As it was at the time: the record may go. */
  item_title: string;
  /** Whose record it is; `null` where the team answers for it. */
  receiver_id: number | null;
  sender_id: number | null;
  name: string;
  email: string;
  organization: string | null;
  message: string;
  created_at: string;
  read_at: string | null;
}

export interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  kind: NotificationKind;
  /** The other member it is about, whose name may stand in it; `null` where it names nobody. */
  subject_id: number | null;
  title: string;
  body: string;
  /** Where it leads: a path of the site. */
  path: string;
  created_at: string;
  read_at: string | null;
  /** 1 until the daily mail that is to tell of it has gone out. */
  awaits_digest: Generated<number>;
}

/** Append-only: triggers refuse every change. */
export interface AuditLogTable {
  id: Generated<number>;
  actor_id: number;
  action: AuditAction;
  target_kind: string;
  target_id: number | null;
  target: string;
  note: string | null;
  created_at: string;
}

export interface ContactRepliesTable {
  id: Generated<number>;
  message_id: number;
  author_id: number | null;
  text: string;
  created_at: string;
}

/** Articles, research articles and events as the search palette finds them. */
export interface DocumentsTable {
  id: Generated<number>;
  kind: 'article' | 'research' | 'event';
  item_id: number;
}

export interface OutboxTable {
  id: Generated<number>;
  /** Empty once it is sent. */
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

/** The accounts that an unsent mail goes to or names. */
export interface OutboxMembersTable {
  mail_id: number;
  user_id: number;
}

export interface SeedsTable {
  name: string;
  created_at: string;
}
