import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { makeLocation } from '#server/testing/database.ts';
import { up as skeleton } from './0001-skeleton.ts';
import { up as outbox } from './0002-outbox.ts';
import { up as articles } from './0003-articles.ts';
import { up as contactRecovery } from './0004-contact-recovery.ts';
import { up as events } from './0005-events.ts';
import { up as memberships } from './0006-memberships.ts';
import { up as network } from './0007-network.ts';
import { up as members } from './0008-members.ts';
import { up as companies } from './0009-companies-technologies.ts';
import { up as listings } from './0011-listing-lifecycle.ts';
import { up as messages } from './0012-messages.ts';
import { up as introductions } from './0013-introductions.ts';
import { up as accountSettings } from './0015-account-settings.ts';
import { up as admin } from './0016-admin.ts';
import { up as notificationSubjects } from './0030-notification-subjects.ts';

const before = [
  skeleton,
  outbox,
  articles,
  contactRecovery,
  events,
  memberships,
  network,
  members,
  companies,
  listings,
  messages,
  introductions,
  accountSettings,
  admin,
];
const at = '2026-03-01T00:00:00.000Z';

test('M8: an existing notification gets a subject only if its path or title names it', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  const db = database.db as unknown as Kysely<unknown>;
  for (const up of before) await up(db, database.dialect);
  for (const name of ['Reader', 'Ada', 'Bob', 'would', 'would']) {
    const key = sql`${name} || (select count(*) from users)`;
    await sql`insert into users
        (username, username_key, email, email_key, full_name, role, membership_tier, password_hash, created_at)
      values (${name}, ${key}, lower(${key}) || '@example.com', lower(${key}) || '@example.com', ${name},
        'member', 'free', 'x', ${at})`.execute(db);
  }
  const [reader, ada, bob, would, again] = [1, 2, 3, 4, 5];
  for (const asking of [ada, would, again]) {
    await sql`insert into connections (low_id, high_id, requester_id, status, created_at)
      values (${reader}, ${asking}, ${asking}, 'pending', ${at})`.execute(db);
  }
  await sql`insert into conversations (low_id, high_id, created_at) values (${reader}, ${bob}, ${at})`.execute(db);
  await sql`insert into messages (conversation_id, sender_id, key, body, created_at)
    values (1, ${bob}, 'k', 'Hello', ${at})`.execute(db);
  await sql`insert into conversation_sides (conversation_id, user_id, peer_id, last_message_id, last_read_id, unread)
    values (1, ${reader}, ${bob}, 1, 0, 1)`.execute(db);
  await sql`insert into introductions
      (requester_id, name, email, organization, role, reason, target_kind, target_id, target_title, recipient_id,
        status, created_at)
    values (${ada}, 'Ada', 'a@x.example', 'O', 'R', 'Why', 'member', ${reader}, 'Reader', ${reader}, 'requested', ${at}),
      (${reader}, 'Reader', 'r@x.example', 'O', 'R', 'Why', 'member', ${bob}, 'Bob', ${bob}, 'requested', ${at})`.execute(
    db,
  );
  await sql`insert into enquiries
      (kind, item_id, item_title, receiver_id, sender_id, name, email, message, created_at)
    values ('member', 1, 'x', ${reader}, ${bob}, 'Bob', 'b@x.example', 'm', ${at}),
      ('member', 1, 'x', ${reader}, ${ada}, 'Sam', 'b@x.example', 'm', ${at}),
      ('member', 1, 'x', ${reader}, null, 'Sam', 's@x.example', 'm', ${at})`.execute(db);
  const cases: [kind: string, path: string, title: string, subject: number | null][] = [
    ['connection', '/network/profile/2', 'Ada is now in your network', ada],
    ['connection', '/network/profile/99', 'Gone is now in your network', null],
    ['connection', '/network/connections', 'Ada would like to connect', ada],
    // Two members with one name, and one who no longer asks.
    ['connection', '/network/connections', 'would would like to connect', null],
    ['connection', '/network/connections', 'Bob would like to connect', null],
    ['message', '/network/messages/1', 'Bob wrote to you', bob],
    ['introduction', '/network/introductions/1', 'Ada would like to be introduced to you', ada],
    ['introduction', '/network/introductions/2', 'Your request to meet Bob is on its way', bob],
    ['enquiry', '/network/enquiries', 'Bob wrote to you', bob],
    // A member and a visitor who entered the same name.
    ['enquiry', '/network/enquiries', 'Sam wrote to you', null],
    ['moderation', '/notifications', 'Your report has been decided', null],
  ];
  for (const [kind, path, title] of cases) {
    await sql`insert into notifications (user_id, kind, title, body, path, created_at)
      values (${reader}, ${kind}, ${title}, 'b', ${path}, ${at})`.execute(db);
  }
  for (const [status, recipient] of [
    ['waiting', 'ada1@example.com'],
    ['sent', 'ada1@example.com'],
  ]) {
    await sql`insert into outbox (recipient, message, created_at, due_at, status)
      values (${recipient}, '{}', ${at}, ${at}, ${status})`.execute(db);
  }

  await notificationSubjects(db, database.dialect);

  const told = await sql<{ kind: string; path: string; title: string; subject_id: number | null }>`
    select kind, path, title, subject_id from notifications order by id`.execute(db);
  expect(told.rows.map((row) => [row.kind, row.path, row.title, row.subject_id])).toEqual(cases);
  const mails = await sql`select recipient, status, user_id from outbox
    left join outbox_members on mail_id = id order by id`.execute(db);
  expect(mails.rows).toEqual([
    { recipient: 'ada1@example.com', status: 'waiting', user_id: ada },
    { recipient: '', status: 'sent', user_id: null },
  ]);
  await database.close();
});
