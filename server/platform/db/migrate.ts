import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import type { Database } from './database.ts';
import * as skeleton from './migrations/0001-skeleton.ts';
import * as outbox from './migrations/0002-outbox.ts';
import * as articles from './migrations/0003-articles.ts';
import * as contactRecovery from './migrations/0004-contact-recovery.ts';
import * as events from './migrations/0005-events.ts';
import * as memberships from './migrations/0006-memberships.ts';
import * as network from './migrations/0007-network.ts';
import * as members from './migrations/0008-members.ts';
import * as companiesTechnologies from './migrations/0009-companies-technologies.ts';
import * as feeds from './migrations/0010-feeds.ts';
import * as listingLifecycle from './migrations/0011-listing-lifecycle.ts';
import * as messages from './migrations/0012-messages.ts';
import * as introductions from './migrations/0013-introductions.ts';
import * as search from './migrations/0014-search.ts';
import * as accountSettings from './migrations/0015-account-settings.ts';
import * as admin from './migrations/0016-admin.ts';
import * as moderation from './migrations/0017-moderation.ts';
import * as content from './migrations/0018-content.ts';
import * as eventsAdmin from './migrations/0019-events-admin.ts';
import * as overview from './migrations/0020-overview.ts';
import * as abuse from './migrations/0021-abuse.ts';
import * as ownLists from './migrations/0022-own-lists.ts';
import * as followNews from './migrations/0023-follow-news.ts';
import * as companyEditions from './migrations/0024-company-editions.ts';
import * as hidingCases from './migrations/0025-hiding-cases.ts';
import * as partners from './migrations/0026-partners.ts';
import * as credentials from './migrations/0027-credentials.ts';
import * as securityLog from './migrations/0028-security-log.ts';
import * as checkouts from './migrations/0029-checkouts.ts';
import * as notificationSubjects from './migrations/0030-notification-subjects.ts';
import * as confirmedAddresses from './migrations/0031-confirmed-addresses.ts';
import * as searchWords from './migrations/0032-search-words.ts';
import * as userSearch from './migrations/0034-user-search.ts';
import * as plainLetters from './migrations/0035-plain-letters.ts';
import * as registrationKeys from './migrations/0036-registration-keys.ts';
import * as usedEmailLinks from './migrations/0037-used-email-links.ts';
import type { MigrationDialect } from './migrations/frozen.ts';

/** Every migration under the name it is recorded by. Names are never changed, the list only grows. */
const migrations: Record<string, { up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> }> = {
  '0001-skeleton': skeleton,
  '0002-outbox': outbox,
  '0003-articles': articles,
  '0004-contact-recovery': contactRecovery,
  '0005-events': events,
  '0006-memberships': memberships,
  '0007-network': network,
  '0008-members': members,
  '0009-companies-technologies': companiesTechnologies,
  '0010-feeds': feeds,
  '0011-listing-lifecycle': listingLifecycle,
  '0012-messages': messages,
  '0013-introductions': introductions,
  '0014-search': search,
  '0015-account-settings': accountSettings,
  '0016-admin': admin,
  '0017-moderation': moderation,
  '0018-content': content,
  '0019-events-admin': eventsAdmin,
  '0020-overview': overview,
  '0021-abuse': abuse,
  '0022-own-lists': ownLists,
  '0023-follow-news': followNews,
  '0024-company-editions': companyEditions,
  '0025-hiding-cases': hidingCases,
  '0026-partners': partners,
  '0027-credentials': credentials,
  '0028-security-log': securityLog,
  '0029-checkouts': checkouts,
  '0030-notification-subjects': notificationSubjects,
  '0031-confirmed-addresses': confirmedAddresses,
  '0032-search-words': searchWords,
  '0034-user-search': userSearch,
  '0035-plain-letters': plainLetters,
  '0036-registration-keys': registrationKeys,
  '0037-used-email-links': usedEmailLinks,
};

/** In the order in which they are applied. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/** The database has been through migrations that this program does not know, or not in this order. */
export class NewerDatabase extends Error {}

/**
 * Brings the database to the newest schema; does nothing when it is there. Several processes may call
 * it at once: the first takes a lock, the others wait and find nothing left to do. Throws what the
 * failing migration threw; that migration leaves nothing behind. Throws `NewerDatabase` where a newer
 * program was at it. `upTo` is the name of the last migration to apply, for tests that need an older database.
 */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  const provided: Record<string, Migration> = Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [name, { up: (db) => up(db, database.dialect) }]),
  );
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => provided } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new NewerDatabase(error.message, { cause: error });
  }
  if (error) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}
