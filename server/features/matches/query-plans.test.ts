import { sql } from 'kysely';
import { afterAll, beforeAll, test } from 'vitest';

import { facet } from '#contract/kit/facets.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findNewestOfWords } from '#server/platform/search/newest-of-words-store.ts';
import { findNewestIds } from '#server/platform/search/newest-store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { numbersTo } from '#server/testing/many-rows.ts';
import { expectIndexed, expectUnsorted } from '#server/testing/query-plans.ts';
import { technologiesOf } from './candidates-store.ts';
import { findFeedback, findLiked } from './feedback-store.ts';
import { memberCandidates, sideOfMember } from './member-sides-store.ts';
import { findBlockedEitherWay, findFriends, findInCommon, findKnown } from './people-store.ts';
import { findDue, findProfessionals, findTold } from './weekly/week-store.ts';

/** As many as make a scan dearer than a look-up. */
const members = 20_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  const at = sql.lit(app.clock.now().toISOString());
  const numbers = numbersTo(database, members);
  await database.write(async (trx) => {
    await sql`insert into users (username, username_key, email, email_key, role, membership_tier, password_hash, is_test,
        created_at, email_confirmed_at)
      select 'm' || i, 'm' || i, 'm' || i || '@example.com', 'm' || i || '@example.com', 'member',
        case when i % 20 = 0 then 'professional' else 'free' end, '', 0, ${at}, ${at} from ${numbers} as n`.execute(
      trx,
    );
    await sql`insert into member_profiles (user_id, sort_name, connection_rank) select id, username, id from users
      where id not in (select user_id from member_profiles)`.execute(trx);
    await sql`insert into connections (low_id, high_id, requester_id, status, created_at)
      select i, i + 1 + (i % 97), i, 'accepted', ${at} from ${numbersTo(database, members - 100)} as n`.execute(trx);
    await sql`insert into match_weeks (user_id, due_at) select id, ${at} from users`.execute(trx);
    await sql`insert into told_matches (user_id, kind, item_id, told_at) select id, 'member', 1, ${at} from users`.execute(
      trx,
    );
    await sql`insert into match_feedback (user_id, kind, item_id, verdict, created_at)
      select id, 'member', 1, 'good', ${at} from users`.execute(trx);
  });
  await sql`analyze`.execute(database.db);
});
afterAll(() => app[Symbol.asyncDispose]());

const ids = [11, 500, 1200];
const wanted = searchQuery('storage', [facet('offer', 'capital'), facet('area', 'energy-storage')]) ?? [];
const now = '2026-07-01T00:00:00.000Z';

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['candidates', (database) => findNewestIds(database, 'member_search', wanted, 40)],
  [
    'candidates by words',
    (database) => findNewestOfWords(database, 'member_search', ['wind', 'tide', 'salt', 'ore'], 12),
  ],
  ['members with what they seek', (database) => memberCandidates(database, ids)],
  ['technologies of companies', (database) => technologiesOf(database, ids, 60)],
  ['what a member seeks', (database) => sideOfMember(database, 500)],
  ['known members', (database) => findKnown(database, 500, ids)],
  ['blocks', (database) => findBlockedEitherWay(database, 500)],
  ['friends', (database) => findFriends(database, 500)],
  ['people in common', (database) => findInCommon(database, [12, 501], ids)],
  ['feedback', (database) => findFeedback(database, 500, 'member')],
  ['what was liked', (database) => findLiked(database, 500, 'member')],
  ['weeks that are over', (database) => findDue(database, now, 100)],
  ['what a mail has told of', (database) => findTold(database, 500, 'member', ids)],
  ['Professionals', (database) => findProfessionals(database, 'm2', 100)],
])('%s: every table is read by an index', async (_name, work) => {
  await expectIndexed(app.deps.database, work);
});

test('Professionals: in the order of their names, also where few have confirmed their address', async () => {
  const { database } = app.deps;
  await sql`update users set email_confirmed_at = null where id % 500 <> 0`.execute(database.db);
  await sql`analyze`.execute(database.db);
  await expectUnsorted(database, (asked) => findProfessionals(asked, 'm2', 100));
});
