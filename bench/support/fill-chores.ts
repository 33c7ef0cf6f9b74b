import type { Database } from '#server/platform/db/database.ts';
import { type Bulk, fillInBulk } from './bulk.ts';
import { knownWords } from './sample-market.ts';

/** What waits for the server, and what one member has gathered. */
export interface Chores {
  /** Views of a former day and notifications of former years, to be deleted. */
  old: number;
  /** Members with a daily digest of three notifications that is due, and as many others with two searches to look at. */
  due: number;
  /** Messages and notifications of the member whose data is exported and deleted. */
  ofOne: number;
}

const hour = 3_600_000;

/** Takes away what an earlier run has left in a database: mail that is due or sent, and what one member has gathered. */
export async function emptyChores({ db }: Database): Promise<void> {
  for (const table of [
    'notifications',
    'notification_mail',
    'saved_searches',
    'search_alerts',
    'outbox',
    'views',
    'messages',
    'conversation_sides',
    'conversations',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
}

/** Gives a filled database work to do; members with numbers from 1 on are there, `busy` and `peer` are two of them. */
export async function fillChores(
  database: Database,
  { old, due, ofOne }: Chores,
  { busy, peer }: { busy: number; peer: number },
): Promise<void> {
  const at = momentsBefore(Date.now());
  await fillInBulk(
    database,
    async (bulk) => {
      for (let index = 0; index < old; index += 1) {
        await bulk.add('views', { kind: 'listing', item_id: 1 + index, viewer: `viewer-${index}`, day: '2026-01-01' });
        await bulk.add('notifications', notification(1 + (index % 100_000), at((400 + (index % 100)) * 24 * hour), 0));
      }
      await addDigests(bulk, { first: 1, count: due });
      await addAlerts(bulk, { first: due + 1, count: due, seen: 1_000_000_000 });
      await bulk.add('conversations', {
        id: 1,
        low_id: Math.min(busy, peer),
        high_id: Math.max(busy, peer),
        created_at: at(48 * hour),
      });
      for (const [user, other] of [
        [busy, peer],
        [peer, busy],
      ]) {
        await bulk.add('conversation_sides', {
          conversation_id: 1,
          user_id: user,
          peer_id: other,
          last_message_id: ofOne,
          last_read_id: ofOne,
          unread: 0,
        });
      }
      for (let id = 1; id <= ofOne; id += 1) {
        await bulk.add('messages', {
          id,
          conversation_id: 1,
          sender_id: id % 2 === 0 ? busy : peer,
          key: `key-${id}`,
          body: 'Could we talk about the valve on Thursday, before the call with the port?',
          created_at: at(24 * hour),
        });
        await bulk.add('notifications', notification(busy, at(24 * hour), 0));
      }
    },
    { isSearchable: true },
  );
}

const momentsBefore = (now: number) => (ago: number) => new Date(now - ago).toISOString();

function notification(user: number, created: string, awaits: 0 | 1) {
  return {
    user_id: user,
    kind: 'saved-search',
    subject_id: null,
    title: 'New listings: Storage in Europe',
    body: 'A battery for ports, A valve for hydrogen',
    path: '/following',
    created_at: created,
    read_at: awaits === 1 ? null : created,
    awaits_digest: awaits,
  };
}

/** Some members, by their numbers. */
interface Members {
  first: number;
  count: number;
}

/** Gives each of these members a daily digest of three notifications that is due. */
export async function addDigests(bulk: Bulk, { first, count }: Members): Promise<void> {
  const at = momentsBefore(Date.now());
  for (let user = first; user < first + count; user += 1) {
    for (let index = 0; index < 3; index += 1) await bulk.add('notifications', notification(user, at(5 * hour), 1));
    await bulk.add('notification_mail', {
      user_id: user,
      unsubscribe_token: `digest-${user}`,
      digest_due_at: at(hour),
      weekly_due_at: null,
    });
  }
}

/**
 * Gives each of these members two searches to look at. `seen`: the last listing that they have seen; `oneIn`: only each of so
 * many has not seen all.
 */
export async function addAlerts(
  bulk: Bulk,
  { first, count, seen, oneIn = 1 }: Members & { seen: number; oneIn?: number },
): Promise<void> {
  const at = momentsBefore(Date.now());
  for (let user = first; user < first + count; user += 1) {
    for (const [index, filters] of [{ search: knownWords.frequent }, { type: 'job' }].entries()) {
      await bulk.add('saved_searches', {
        user_id: user,
        name: `Search ${index}`,
        name_key: `search ${index}`,
        filters: JSON.stringify(filters),
        alert: 'daily',
        kind: 'listing',
        seen_place: user % oneIn === 0 ? seen : 1_000_000_000,
        seen_change: 1_000_000_000,
        told_change: 0,
        created_at: at(48 * hour),
      });
    }
    await bulk.add('search_alerts', { user_id: user, unsubscribe_token: `alert-${user}`, due_at: at(hour) });
  }
}
