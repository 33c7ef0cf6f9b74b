import type { Transaction as KyselyTransaction } from 'kysely';
import type { AbuseTables } from './tables/abuse.ts';
import type { AccountSettingsTables } from './tables/account-settings.ts';
import type { PasswordResetsTable, SessionsTable, UsersTable } from './tables/accounts.ts';
import type { AttachmentsTable } from './tables/attachments.ts';
import type { AuditLogTable } from './tables/audit.ts';
import type { CalendarKeysTable } from './tables/calendar.ts';
import type { ChangeTables } from './tables/changes.ts';
import type {
  CompaniesTable,
  CompanyCityGroupsTable,
  CompanyClaimsTable,
  CompanyFigureGroupsTable,
  CompanyGroupsTable,
  CompanyRoundGroupsTable,
  CompanyTeamTable,
  GroupedCompaniesTable,
  GroupedTechnologiesTable,
  TechnologiesTable,
  TechnologyGroupsTable,
  TechnologyStageGroupsTable,
} from './tables/companies.ts';
import type { CompanyInvestorsTable } from './tables/company-investors.ts';
import type { CompanyPeopleTable } from './tables/company-people.ts';
import type { CompanyTechnologiesTable } from './tables/company-technologies.ts';
import type { ArticlesTable, ResearchArticlesTable } from './tables/content.ts';
import type { ResearchDaysTable, ResearchModelDaysTable, ResearchQuestionsTable } from './tables/deep-research.ts';
import type { EventRegistrationsTable, EventRegistrationTokensTable, EventsTable } from './tables/events.ts';
import type { FeedItemsTable, FeedLikesTable, FeedSourcesTable, TechnologyUpdatesTable } from './tables/feeds.ts';
import type {
  InsightFactsTable,
  InsightQuartersTable,
  InsightReportsTable,
  TechnologyLevelsTable,
} from './tables/insights.ts';
import type { IntroductionChargesTable, IntroductionsTable, IntroductionTrailTable } from './tables/introductions.ts';
import type { KeyedWritesTable } from './tables/keyed-writes.ts';
import type {
  GroupedListingsTable,
  JobClaimsTable,
  ListingCityGroupsTable,
  ListingGroupsTable,
  ListingsTable,
  SavedSearchesTable,
  SearchAlertsTable,
  ViewKeysTable,
  ViewsTable,
  ViewTotalsTable,
} from './tables/listings.ts';
import type { ListTables } from './tables/lists.ts';
import type { LiveEventsTable, LivePresenceTable } from './tables/live.ts';
import type { OutboxMembersTable, OutboxTable } from './tables/mail.ts';
import type { MatchProfileTables } from './tables/match-profiles.ts';
import type { MatchFeedbackTable, MatchOfWeekTable, MatchWeeksTable, ToldMatchesTable } from './tables/matches.ts';
import type {
  AvatarAddressesTable,
  AvatarsTable,
  BlocksTable,
  ConnectionsTable,
  FeaturedQueueTable,
  FeaturedTurnsTable,
  FollowTellingTable,
  GroupedMembersTable,
  MemberCityGroupsTable,
  MemberGroupsTable,
  MemberProfilesTable,
  MemberTicketGroupsTable,
  PrivateProfileVisitsTable,
  ProfileVisitsTable,
  SavedItemsTable,
} from './tables/members.ts';
import type { MembershipPlansTable, MembershipRequestsTable, MembershipsTable } from './tables/memberships.ts';
import type { ConversationSidesTable, ConversationsTable, MeetingsTable, MessagesTable } from './tables/messages.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { NotesTable } from './tables/notes.ts';
import type { EnquiriesTable, EnquiryAnswersTable, NotificationsTable } from './tables/notifications.ts';
import type { OfferTables } from './tables/offers.ts';
import type { DailyCountsTable } from './tables/overview.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PictureFilesTable, PicturesTable } from './tables/pictures.ts';
import type { PipelineTables } from './tables/pipelines.ts';
import type { DocumentsTable, SearchIndexTable, SearchRebuildsTable } from './tables/search.ts';
import type { SecurityTables } from './tables/security-log.ts';
import type {
  ContactMessagesTable,
  ContactRepliesTable,
  FocusAreasTable,
  MailingsTable,
  NewsletterSubscribersTable,
  PartnersTable,
} from './tables/site.ts';
import type { RateLimitsTable, SeedsTable } from './tables/system.ts';
import type { TemplatesTable } from './tables/templates.ts';
import type { TimelineTables } from './tables/timelines.ts';

/**
 * The tables, the same in SQLite and PostgreSQL: points in time are ISO 8601 text in UTC, yes and no
 * are 1 and 0, JSON is text. Ids are whole numbers that grow, so newest-first is descending id.
 */
export interface Schema
  extends AbuseTables,
    AccountSettingsTables,
    ChangeTables,
    ListTables,
    PipelineTables,
    TimelineTables,
    MatchProfileTables,
    ModerationTables,
    OfferTables,
    PaymentTables,
    SecurityTables {
  users: UsersTable;
  sessions: SessionsTable;
  focus_areas: FocusAreasTable;
  listings: ListingsTable;
  listing_search: SearchIndexTable;
  listing_amount_search: SearchIndexTable;
  companies: CompaniesTable;
  company_search: SearchIndexTable;
  company_figure_groups: CompanyFigureGroupsTable;
  company_groups: CompanyGroupsTable;
  company_round_groups: CompanyRoundGroupsTable;
  company_city_groups: CompanyCityGroupsTable;
  grouped_companies: GroupedCompaniesTable;
  listing_groups: ListingGroupsTable;
  listing_city_groups: ListingCityGroupsTable;
  grouped_listings: GroupedListingsTable;
  technology_groups: TechnologyGroupsTable;
  technology_stage_groups: TechnologyStageGroupsTable;
  grouped_technologies: GroupedTechnologiesTable;
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
  mailings: MailingsTable;
  contact_messages: ContactMessagesTable;
  password_resets: PasswordResetsTable;
  member_profiles: MemberProfilesTable;
  member_groups: MemberGroupsTable;
  member_city_groups: MemberCityGroupsTable;
  member_ticket_groups: MemberTicketGroupsTable;
  grouped_members: GroupedMembersTable;
  member_search: SearchIndexTable;
  member_rank_search: SearchIndexTable;
  member_ticket_search: SearchIndexTable;
  profile_visits: ProfileVisitsTable;
  private_profile_visits: PrivateProfileVisitsTable;
  featured_queue: FeaturedQueueTable;
  featured_turns: FeaturedTurnsTable;
  follow_telling: FollowTellingTable;
  avatar_addresses: AvatarAddressesTable;
  avatars: AvatarsTable;
  rate_limits: RateLimitsTable;
  membership_requests: MembershipRequestsTable;
  membership_plans: MembershipPlansTable;
  memberships: MembershipsTable;
  connections: ConnectionsTable;
  company_investors: CompanyInvestorsTable;
  company_people: CompanyPeopleTable;
  company_technologies: CompanyTechnologiesTable;
  blocks: BlocksTable;
  attachments: AttachmentsTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  notes: NotesTable;
  saved_items: SavedItemsTable;
  match_feedback: MatchFeedbackTable;
  research_questions: ResearchQuestionsTable;
  research_days: ResearchDaysTable;
  research_model_days: ResearchModelDaysTable;
  technology_levels: TechnologyLevelsTable;
  insight_facts: InsightFactsTable;
  insight_reports: InsightReportsTable;
  insight_quarters: InsightQuartersTable;
  match_of_week: MatchOfWeekTable;
  match_weeks: MatchWeeksTable;
  told_matches: ToldMatchesTable;
  enquiries: EnquiriesTable;
  enquiry_answers: EnquiryAnswersTable;
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
  meetings: MeetingsTable;
  templates: TemplatesTable;
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
  keyed_writes: KeyedWritesTable;
  calendar_keys: CalendarKeysTable;
  live_events: LiveEventsTable;
  live_presence: LivePresenceTable;
}

/** The part of a database that a store needs to run a query inside a transaction. */
export type Transaction = KyselyTransaction<Schema>;
