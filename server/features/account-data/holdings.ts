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

/** Rows of one table that hold a member's number, and what that means for their data. */
export interface Holding {
  table: keyof Schema;
  /** The columns with the member's number; any of them makes a row the member's. */
  by: readonly string[];
  /** Columns that repeat one of these and need not be looked at. */
  also?: readonly string[];
  /** What the rows are called in the export, or why they are not in it. */
  exported: { as: string; without?: readonly string[] } | { not: string };
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
    exported: { as: 'account', without: ['password_hash', 'username_key', 'email_key'] },
    onDeletion: 'by-feature',
  },
  held('member_profiles', 'user_id', 'profile', 'by-feature', ['sort_name', 'connection_rank']),
  held('avatars', 'user_id', 'profilePictures', 'by-feature', ['small']),
  held('sessions', 'user_id', 'sessions', 'deleted', ['token_hash']),
  held('password_resets', 'user_id', 'linksForANewPassword', 'deleted', ['token_hash']),
  held('email_changes', 'user_id', 'changesOfAddress', 'deleted', ['token_hash']),
  held('two_factor', 'user_id', 'twoFactorSignIn', 'deleted', ['secret', 'last_step']),
  held('recovery_codes', 'user_id', 'recoveryCodes', 'deleted', ['code_hash']),
  held('notification_settings', 'user_id', 'notificationSettings', 'deleted'),
  held('notification_mail', 'user_id', 'notificationMail', 'deleted', ['unsubscribe_token']),
  held('notifications', 'user_id', 'notifications', 'deleted'),

  held('listings', 'owner_id', 'listings', 'by-feature', ['renew_token_hash']),
  held('saved_searches', 'user_id', 'savedSearches', 'deleted', ['name_key']),
  held('search_alerts', 'user_id', 'searchAlerts', 'deleted', ['unsubscribe_token']),
  held('saved_items', 'user_id', 'savedItems', 'deleted'),
  held('feed_likes', 'user_id', 'likedFeedArticles', 'deleted'),
  held('technology_updates', 'user_id', 'technologyUpdates', 'deleted'),
  held('companies', 'owner_id', 'companies', { anonymised: { owner_id: null } }, ['name_key']),
  held('company_claims', 'user_id', 'companyClaims', 'deleted'),
  unlisted('company_claims', 'decided_by', 'The claims of others that you decided as an admin are theirs.'),

  {
    table: 'connections',
    by: ['low_id', 'high_id'],
    also: ['requester_id'],
    exported: { as: 'connections' },
    onDeletion: 'by-feature',
  },
  held('follows', 'follower_id', 'membersYouFollow', 'by-feature'),
  { ...unlisted('follows', 'followed_id', 'Whom others follow is theirs.'), onDeletion: 'by-feature' },
  held('blocks', 'blocker_id', 'membersYouBlocked', 'deleted'),
  { ...unlisted('blocks', 'blocked_id', 'Whom others have blocked is not told.'), onDeletion: 'deleted' },
  held('messages', 'sender_id', 'messagesYouWrote', { kept: 'They belong to those who received them, too.' }, ['key']),
  { table: 'conversations', by: ['low_id', 'high_id'], exported: { as: 'conversations' }, onDeletion: keepsTheOther() },
  held('conversation_sides', 'user_id', 'inbox', 'deleted'),
  { ...unlisted('conversation_sides', 'peer_id', 'The inbox of others is theirs.'), onDeletion: keepsTheOther() },

  held('introductions', 'requester_id', 'introductionsYouAskedFor', 'by-feature'),
  held('introductions', 'recipient_id', 'introductionsToYou', 'by-feature'),
  held('introduction_charges', 'user_id', 'introductionCharges', {
    kept: 'We have to keep records of what is paid.',
  }),
  unlisted(
    'introduction_trail',
    'actor_id',
    'A history that nobody can change; what it led to is in the introductions.',
  ),
  held('enquiries', 'receiver_id', 'enquiriesYouReceived', 'deleted'),
  held('enquiries', 'sender_id', 'enquiriesYouSent', {
    anonymised: { sender_id: null, name: formerName, email: '', organization: null },
  }),
  held('event_registrations', 'user_id', 'eventRegistrations', 'by-feature', ['email_key', 'search_key']),
  held('contact_messages', 'user_id', 'messagesToTheTeam', {
    anonymised: { user_id: null, name: formerName, email: '' },
  }),
  unlisted('contact_replies', 'author_id', 'What you answered for the team is the team’s.'),

  held('memberships', 'user_id', 'memberships', { kept: 'We have to keep records of what is paid.' }),
  held('membership_requests', 'user_id', 'membershipRequests', { kept: 'We have to keep records of what is paid.' }),
  held('checkouts', 'user_id', 'payments', { kept: 'We have to keep records of what is paid.' }, ['key', 'url']),
  unlisted('membership_requests', 'decided_by', 'The requests of others that you decided as an admin are theirs.'),
  held('reports', 'reporter_id', 'reportsYouMade', { anonymised: { reporter_id: null } }),
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
  held('audit_log', 'actor_id', 'whatYouDidAsAnAdmin', { kept: 'A history that nobody can change.' }),
];

function held(
  table: keyof Schema,
  column: string,
  title: string,
  onDeletion: OnDeletion,
  without: readonly string[] = [],
): Holding {
  return { table, by: [column], exported: { as: title, without }, onDeletion };
}

/** Rows of others in which the member's number stands. */
function unlisted(table: keyof Schema, column: string, why: string): Holding {
  return { table, by: [column], exported: { not: why }, onDeletion: { kept: why } };
}

function keepsTheOther(): OnDeletion {
  return { kept: 'The other one of a conversation keeps it.' };
}
