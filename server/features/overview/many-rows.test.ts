import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { expectNoDearer } from '#server/testing/costs.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { numbersTo } from '#server/testing/many-rows.ts';
import { countFigures } from './figures-store.ts';
import { rollUp } from './roll-up.ts';
import { trendsOf } from './trends.ts';

/** Spread evenly over a year. */
const rows = 200_000;
const now = () => new Date('2026-05-04T09:00:00.000Z');

let crowded: TestDatabase;
let empty: TestDatabase;
beforeAll(async () => {
  [crowded, empty] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await fill(crowded);
  for (const database of [crowded, empty]) await rollUp({ database, now });
}, 120_000);
afterAll(async () => {
  await crowded[Symbol.asyncDispose]();
  await empty[Symbol.asyncDispose]();
});

test('trends of a year cost as much as in an empty network', async () => {
  const { series } = await trendsOf({ database: crowded, now }, '12m');
  expect(series.enquiries.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(0.9 * rows);
  const trends = (database: TestDatabase) => () => trendsOf({ database, now }, '12m');
  await expectNoDearer(trends(empty), [trends(crowded)]);
});

test('the figures of a large network cost a few scans of its largest table', async () => {
  const figures = () => countFigures(crowded, '2026-04-04T09:00:00.000Z', now().toISOString());
  expect((await figures()).registrations).toMatchObject({ value: rows });
  const look = () => sql`select count(*) from event_registrations where status <> 'none'`.execute(crowded.db);
  await expectNoDearer(look, [figures], (once) => 6 * once + 5);
});

/** Enquiries and registrations of the last year, inserted directly. */
async function fill(database: TestDatabase): Promise<void> {
  const second = Math.floor((365 * 86_400) / rows);
  const at =
    database.dialect === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', '2025-05-05', '+' || (i * ${sql.lit(second)}) || ' seconds')`
      : sql`to_char(timestamp '2025-05-05' + i * interval '1 second' * ${sql.lit(second)}, 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`;
  const some = numbersTo(database, rows);
  await sql`insert into enquiries (kind, item_id, item_title, name, email, message, created_at)
    select 'company', i, 'Sample', 'Sample', 'x@test.example', 'Sample', ${at} from ${some} as n`.execute(database.db);
  await sql`insert into events (title, description, content, type, start_date, end_date, time_zone, date_display,
      location, is_premium, is_virtual, is_in_person, price_cents, capacity, focus_area_id, organizer_name, speakers,
      agenda, sponsors, status, sequence, created_at, updated_at)
    values ('Sample', '', '', 'webinar', '2026-06-01', '2026-06-01', 'UTC', '', '', 0, 1, 0, 0, 1, 1, '', '[]', '[]',
      '[]', 'scheduled', 0, '2025-05-05', '2025-05-05')`.execute(database.db);
  await sql`insert into event_registrations (event_id, name, email, email_key, price_cents, status, created_at)
    select (select max(id) from events), 'Sample', 'x', 'x' || i, 0, 'registered', ${at} from ${some} as n`.execute(
    database.db,
  );
}
