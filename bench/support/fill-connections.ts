import type { Database } from '#server/platform/db/database.ts';
import { fillInBulk } from './bulk.ts';
import { generator } from './sample-market.ts';

interface Connected {
  /** Each of these members gets so many connections, whose friends have as many. */
  ids: readonly number[];
  connections: number;
  /** How many members there are, with numbers from 1 on. */
  records: number;
}

/** Connects members with others, in a database without any connection; in another one it changes nothing. */
export async function connectMembers(database: Database, { ids, connections, records }: Connected): Promise<void> {
  if (await database.db.selectFrom('connections').select('id').limit(1).executeTakeFirst()) return;
  const random = generator(11);
  const anyone = () => 1 + Math.floor(random() * records);
  const pairs = new Map<string, [low: number, high: number, requester: number]>();
  const connect = (one: number, other: number) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    if (low < high) pairs.set(`${low} ${high}`, [low, high, one]);
  };
  for (const id of ids) {
    for (let friends = 0; friends < connections; friends += 1) {
      const friend = anyone();
      connect(id, friend);
      for (let more = 0; more < connections; more += 1) connect(friend, anyone());
    }
  }
  await fillInBulk(
    database,
    async (bulk) => {
      for (const [low_id, high_id, requester_id] of pairs.values()) {
        const created_at = '2026-01-01T00:00:00.000Z';
        await bulk.add('connections', { low_id, high_id, requester_id, status: 'accepted', created_at });
      }
    },
    { isSearchable: true },
  );
}
