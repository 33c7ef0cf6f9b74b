import type { Schema } from '#server/db/schema.ts';

/** What becomes of rows when the account is deleted. */
export type OnDeletion =
  /** They go. */
  | 'deleted'
  /** They go, or lose every name, by the feature they belong to: see erase.ts. */
  | 'by-feature'
  /** They stay, with these columns in place of what named the member. */
  | { anonymised: Record<string, string | null> }
  /** They stay as they are: the member's number in them leads to a name that is nobody's. */
  | { kept: string };

/**
 * What of a table leaves with the export. Every column stands on one of the two lists, but for those with the member's
 * own number, which never leave; a test compares them with the database.
 */
export interface Exported {
  /** What the rows are called. */
  as: string;
  tells: readonly string[];
  keeps?: readonly string[];
  /** Others have a part in these rows: they leave as the feature tells them to this member, see two-parties.ts. */
  isPresented?: true;
}

/** Rows of one table that hold a member's number, and what that means for their data. */
export interface Holding {
  table: keyof Schema;
  /** The columns with the member's number; any of them makes a row the member's. */
  by: readonly string[];
  /** Columns that repeat one of these and need not be looked at. */
  also?: readonly string[];
  /** What leaves with the export, or why nothing does. */
  exported: Exported | { not: string };
  onDeletion: OnDeletion;
}

/** How a member who is gone is called. */
export const formerName = 'Former member';

/**
 * Everything that is stored about a member, table by table. A test walks the database and fails when it
 * finds a column with a member's number that is not here: whoever adds a table decides what it means.
 */
export const holdings: readonly Holding[] = [
  {
    table: 'users',
    by: ['id'],
    exported: {
      as: 'account',
      tells: ['id', 'username', 'email', 'full_name', 'organization', 'role', 'membership_tier', 'created_at'],
      keeps: ['password_hash', 'username_key', 'email_key', 'is_test', 'suspended_at', 'deleted_at'],
    },
    onDeletion: 'by-feature',
  },
  held('member_profiles', 'user_id', 'by-feature', {
    as: 'profile',
    tells: [
      'is_listed',
      'wants_listing',
      'shows_activity',
      'shows_network',
      'accepts_enquiries',
      'enquiries_from_members',
      'headline',
      'pronouns',
      'current_position',
      'location',
      'website',
      'bio',
      'wishes',
      'focus_areas',
      'interests',
      'skills',
      'experience',
      'education',
      'achievements',
      'avatar_hash',
      'connection_count',
      'follower_count',
      'last_active_on',
    ],
    keeps: ['sort_name', 'connection_rank'],
  }),
  held('avatars', 'user_id', 'by-feature', {
    as: 'profilePictures',
    tells: ['hash', 'large', 'created_at'],
    keeps: ['small'],
  }),
  held('sessions', 'user_id', 'deleted', {
    as: 'sessions',
    tells: ['client', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'],
    keeps: ['token_hash'],
  }),
  held('password_resets', 'user_id', 'deleted', {
    as: 'linksForANewPassword',
    tells: ['created_at', 'expires_at'],
    keeps: ['token_hash'],
  }),
  held('email_changes', 'user_id', 'deleted', {
    as: 'changesOfAddress',
    tells: ['email', 'created_at', 'expires_at'],
    keeps: ['token_hash', 'asked_under', 'session_hash'],
  }),
  held('email_undos', 'user_id', 'deleted', {
    as: 'formerAddresses',
    tells: ['id', 'email', 'asked_at', 'created_at', 'expires_at', 'used_at'],
    keeps: ['email_key', 'token_hash'],
  }),
  held('known_devices', 'user_id', 'deleted', {
    as: 'knownDevices',
    tells: ['created_at', 'expires_at'],
    keeps: ['token_hash', 'session_hash'],
  }),
  held('two_factor', 'user_id', 'deleted', {
    as: 'twoFactorSignIn',
    tells: ['created_at', 'confirmed_at'],
    keeps: ['secret', 'last_step'],
  }),
  held('recovery_codes', 'user_id', 'deleted', { as: 'recoveryCodes', tells: ['used_at'], keeps: ['code_hash'] }),
  held('notification_settings', 'user_id', 'deleted', { as: 'notificationSettings', tells: ['kind', 'delivery'] }),
  held('notification_mail', 'user_id', 'deleted', {
    as: 'notificationMail',
    tells: ['digest_due_at'],
    keeps: ['unsubscribe_token'],
  }),
  held('notifications', 'user_id', 'deleted', {
    as: 'notifications',
    tells: ['id', 'kind', 'title', 'body', 'path', 'created_at', 'read_at'],
    keeps: ['subject_id', 'awaits_digest'],
  }),
  {
    ...unlisted('notifications', 'subject_id', 'What others were told of you is in their bells.'),
    onDeletion: 'by-feature',
  },
  { ...unlisted('outbox_members', 'user_id', 'Mail that has not been sent yet.'), onDeletion: 'by-feature' },

  held('listings', 'owner_id', 'by-feature', {
    as: 'listings',
    tells: [
      'id',
      'type',
      'title',
      'description',
      'excerpt',
      'focus_area_id',
      'contact_email',
      'tags',
      'details',
      'company_name',
      'location',
      'status',
      'created_at',
      'updated_at',
      'version',
      'expires_at',
      'closed_by',
      'reminded_at',
      'draft',
      'hold',
    ],
    keeps: ['renew_token_hash'],
  }),
  held('saved_searches', 'user_id', 'deleted', {
    as: 'savedSearches',
    tells: ['id', 'name', 'filters', 'alert', 'seen_listing_id', 'created_at'],
    keeps: ['name_key'],
  }),
  held('search_alerts', 'user_id', 'deleted', {
    as: 'searchAlerts',
    tells: ['due_at'],
    keeps: ['unsubscribe_token'],
  }),
  held('saved_items', 'user_id', 'deleted', { as: 'savedItems', tells: ['id', 'kind', 'item_id', 'created_at'] }),
  held('feed_likes', 'user_id', 'deleted', { as: 'likedFeedArticles', tells: ['item_id'] }),
  held('technology_updates', 'user_id', 'deleted', {
    as: 'technologyUpdates',
    tells: ['technology_id', 'created_at', 'last_item_id', 'next_mail_at'],
  }),
  held(
    'companies',
    'owner_id',
    { anonymised: { owner_id: null } },
    {
      as: 'companies',
      tells: [
        'id',
        'name',
        'description',
        'long_description',
        'logo_url',
        'website_url',
        'location',
        'founded_year',
        'size',
        'sector',
        'is_verified',
        'growth_score',
        'industry_rank',
        'heat_score',
        'acquisition_likelihood',
        'funding_likelihood',
        'ipo_likelihood',
        'mission',
        'vision',
        'employee_count',
        'revenue',
        'valuation',
        'profit_margin',
        'funding_total',
        'funding_rounds',
        'milestones',
        'created_at',
        'updated_at',
        'version',
        'hold',
      ],
      keeps: ['name_key', 'lexemes'],
    },
  ),
  held('company_claims', 'user_id', 'deleted', {
    as: 'companyClaims',
    tells: ['id', 'company_id', 'role', 'work_email', 'proof', 'link', 'status', 'reason', 'created_at', 'decided_at'],
    keeps: ['decided_by'],
  }),
  unlisted('company_claims', 'decided_by', 'The claims of others that you decided as an admin are theirs.'),

  {
    table: 'connections',
    by: ['low_id', 'high_id'],
    also: ['requester_id'],
    exported: {
      as: 'connections',
      isPresented: true,
      tells: ['status', 'note', 'created_at', 'decided_at'],
      keeps: ['id', 'requester_id'],
    },
    onDeletion: 'by-feature',
  },
  held('follows', 'follower_id', 'by-feature', { as: 'membersYouFollow', tells: ['followed_id', 'created_at'] }),
  { ...unlisted('follows', 'followed_id', 'Whom others follow is theirs.'), onDeletion: 'by-feature' },
  held('blocks', 'blocker_id', 'deleted', {
    as: 'membersYouBlocked',
    isPresented: true,
    tells: ['blocked_id', 'created_at'],
  }),
  { ...unlisted('blocks', 'blocked_id', 'Whom others have blocked is not told.'), onDeletion: 'deleted' },
  held(
    'messages',
    'sender_id',
    { kept: 'They belong to those who received them, too.' },
    {
      as: 'messagesYouWrote',
      isPresented: true,
      tells: ['id', 'conversation_id', 'body', 'created_at', 'hold'],
      keeps: ['key'],
    },
  ),
  {
    table: 'conversations',
    by: ['low_id', 'high_id'],
    exported: { as: 'conversations', isPresented: true, tells: ['id'], keeps: ['created_at'] },
    onDeletion: keepsTheOther(),
  },
  { ...unlisted('conversation_sides', 'user_id', 'It is part of the conversations.'), onDeletion: 'deleted' },
  { ...unlisted('conversation_sides', 'peer_id', 'The inbox of others is theirs.'), onDeletion: keepsTheOther() },

  held('introductions', 'requester_id', 'by-feature', introductionsAs('introductionsYouAskedFor', 'recipient_id')),
  held('introductions', 'recipient_id', 'by-feature', introductionsAs('introductionsToYou', 'requester_id')),
  held(
    'introduction_charges',
    'user_id',
    { kept: 'We have to keep records of what is paid.' },
    {
      as: 'introductionCharges',
      tells: ['id', 'introduction_id', 'kind', 'amount_cents', 'month', 'quarter', 'state', 'created_at', 'waived_at'],
    },
  ),
  unlisted(
    'introduction_trail',
    'actor_id',
    'A history that nobody can change; what it led to is in the introductions.',
  ),
  held('enquiries', 'receiver_id', 'deleted', {
    as: 'enquiriesYouReceived',
    isPresented: true,
    tells: ['id', 'kind', 'item_id', 'item_title', 'name', 'email', 'organization', 'message', 'created_at', 'read_at'],
    keeps: ['sender_id'],
  }),
  held(
    'enquiries',
    'sender_id',
    { anonymised: { sender_id: null, name: formerName, email: '', organization: null } },
    {
      as: 'enquiriesYouSent',
      tells: ['id', 'kind', 'item_id', 'item_title', 'name', 'email', 'organization', 'message', 'created_at'],
      // Who answers for a record, and whether they have read it, is theirs.
      keeps: ['receiver_id', 'read_at'],
    },
  ),
  held('event_registrations', 'user_id', 'by-feature', {
    as: 'eventRegistrations',
    tells: [
      'id',
      'event_id',
      'name',
      'email',
      'organization',
      'attendance_type',
      'price_cents',
      'status',
      'created_at',
      'cancelled_at',
      'attended_at',
    ],
    keeps: ['email_key', 'search_key'],
  }),
  held(
    'contact_messages',
    'user_id',
    { anonymised: { user_id: null, name: formerName, email: '' } },
    {
      as: 'messagesToTheTeam',
      tells: ['id', 'name', 'email', 'subject', 'message', 'created_at'],
      keeps: ['status', 'updated_at'],
    },
  ),
  unlisted('contact_replies', 'author_id', 'What you answered for the team is the team’s.'),

  held(
    'memberships',
    'user_id',
    { kept: 'We have to keep records of what is paid.' },
    { as: 'memberships', tells: ['id', 'billing', 'starts_at', 'ends_at', 'subscription_id', 'ended_at'] },
  ),
  held(
    'membership_requests',
    'user_id',
    { kept: 'We have to keep records of what is paid.' },
    {
      as: 'membershipRequests',
      tells: ['id', 'billing', 'status', 'created_at', 'decided_at', 'price_cents'],
      keeps: ['decided_by'],
    },
  ),
  unlisted('membership_requests', 'decided_by', 'The requests of others that you decided as an admin are theirs.'),
  held(
    'reports',
    'reporter_id',
    { anonymised: { reporter_id: null } },
    {
      as: 'reportsYouMade',
      tells: ['kind', 'item_id', 'reason', 'details', 'created_at', 'decided_at'],
      // What came of a report is between the team and the owner.
      keeps: ['id', 'status', 'decided_by', 'case_id'],
    },
  ),
  unlisted('reports', 'decided_by', 'The reports of others that you decided as an admin are theirs.'),
  {
    ...unlisted(
      'moderation_cases',
      'owner_id',
      'What others reported is theirs; what was decided is in your notifications.',
    ),
    onDeletion: { anonymised: { owner_id: null, title: formerName, excerpt: '' } },
  },
  unlisted('moderation_cases', 'decided_by', 'The cases of others that you decided as an admin are theirs.'),
  held(
    'security_log',
    'user_id',
    { kept: 'A history that nobody can change; it holds no names and is deleted after SECURITY_LOG_DAYS.' },
    {
      as: 'securityActivity',
      tells: ['event', 'result', 'client', 'device', 'created_at'],
      keeps: ['id', 'network', 'actor_id'],
    },
  ),
  unlisted('security_log', 'actor_id', 'What you did to the accounts of others as an admin is theirs.'),
  held(
    'audit_log',
    'actor_id',
    { kept: 'A history that nobody can change.' },
    {
      as: 'whatYouDidAsAnAdmin',
      tells: ['action', 'target_kind', 'created_at'],
      keeps: ['id', 'target_id', 'target', 'note'],
    },
  ),
];

function held(table: keyof Schema, column: string, onDeletion: OnDeletion, exported: Exported): Holding {
  return { table, by: [column], exported, onDeletion };
}

function introductionsAs(as: string, theirs: 'requester_id' | 'recipient_id'): Exported {
  return {
    as,
    isPresented: true,
    tells: [
      'id',
      'name',
      'email',
      'organization',
      'role',
      'reason',
      'target_kind',
      'target_id',
      'target_title',
      'contact_name',
      'contact_email',
      'status',
      'decline_reason',
      'created_at',
      'sent_at',
      'expires_at',
    ],
    keeps: [theirs],
  };
}

/** Rows of others in which the member's number stands. */
function unlisted(table: keyof Schema, column: string, why: string): Holding {
  return { table, by: [column], exported: { not: why }, onDeletion: { kept: why } };
}

function keepsTheOther(): OnDeletion {
  return { kept: 'The other one of a conversation keeps it.' };
}
