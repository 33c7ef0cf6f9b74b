import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { features } from '#server/features.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { onlyOn } from '#server/testing/only-on.ts';

const holdings = features.flatMap(({ personalData }) => personalData?.holdings ?? []);

describe('the list of holdings', () => {
  /** Columns whose names look like a member's number but are not. */
  const others = new Set([
    'avatar_id',
    'city_id',
    'about_id',
    'closed_by',
    'follows_id',
    'holder_id',
    'item_id',
    'last_item_id',
    'last_message_id',
    'last_read_id',
    'mail_id',
    'seen_listing_id',
    'session_id',
    'subscription_id',
    'target_id',
    'technology_id',
  ]);

  onlyOn('sqlite', 'names every column with a member’s number', async () => {
    await using database = await openTestDatabase();
    const { db } = database;
    const known = new Set(
      holdings.flatMap(({ table, by, also = [] }) => [...by, ...also].map((column) => `${table}.${column}`)),
    );
    const found: string[] = [];
    for (const table of await db.introspection.getTables()) {
      const { rows } = await sql<{ from: string; table: string }>`
        select "from", "table" from pragma_foreign_key_list(${table.name})`.execute(db);
      for (const { name } of table.columns) {
        const leadsTo = rows.find(({ from }) => from === name)?.table;
        const isMember = leadsTo === 'users' || (!leadsTo && /_(id|by)$/.test(name) && !others.has(name));
        if (isMember) found.push(`${table.name}.${name}`);
      }
    }
    expect(found.length).toBeGreaterThan(30);
    expect(
      found.filter((column) => !known.has(column)),
      'add these tables to the personal-data.ts of their feature: are they exported, and how are they deleted?',
    ).toEqual([]);
    expect(
      [...known].filter((column) => !found.includes(column) && column !== 'users.id'),
      'these tables do not exist',
    ).toEqual([]);
  });

  test('names each holding once', () => {
    const titles = holdings.flatMap(({ exported }) => ('as' in exported ? [exported.as] : []));
    expect(new Set(titles).size).toBe(titles.length);
  });
});
