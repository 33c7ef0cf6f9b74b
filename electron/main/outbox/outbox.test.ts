import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';

import { day } from '#contract/kit/durations.ts';
import { markRead } from '#contract/messages.ts';
import { aChange, aFollow, aMessage, anOutbox } from '#electron/testing/outbox.ts';

const ada = { server: 'https://cardi.example', userId: 7 };
const grace = { server: 'https://cardi.example', userId: 8 };

const bytesBeside = (file: string) =>
  readdirSync(dirname(file))
    .map((name) => readFileSync(join(dirname(file), name)).toString('latin1'))
    .join('');

test('what was taken is there after a restart, in its order', () => {
  const { add, file } = anOutbox();
  for (const text of ['one', 'two']) add(ada, aMessage(1, text));
  add(ada, aFollow(5));
  const { outbox } = anOutbox({ file });
  expect(outbox.shown(ada)).toMatchObject([
    { title: 'Message', text: 'one', page: '/network/messages/1', state: 'waiting', answer: null },
    { title: 'Message', text: 'two', refusal: null },
    { title: 'Follow member', text: null, record: 'follow/member/5', answer: { isFollowing: true } },
  ]);
});

test('the file shows nothing of it, and a sign-out deletes what is the user’s own', () => {
  const { outbox, add, file } = anOutbox();
  add(ada, aMessage(1, 'We will buy the plant in Lisbon'));
  expect(bytesBeside(file)).not.toMatch(/Lisbon|api\/conversations/);
  add(grace, aMessage(2, 'Another'));
  outbox.wipe(ada);
  const after = anOutbox({ file }).outbox;
  for (const each of [outbox, after]) expect([each.of(ada), each.of(grace).length]).toEqual([[], 1]);
});

test('an entry belongs to its user and its server', () => {
  const { outbox, add } = anOutbox();
  add(ada, aFollow(5));
  expect(outbox.of(grace)).toEqual([]);
  expect(outbox.of({ ...ada, server: 'https://staging.example' })).toEqual([]);
  const [entry] = outbox.of(ada);
  outbox.remove(grace, entry?.key ?? '');
  expect(outbox.of(ada)).toHaveLength(1);
});

test('nothing is taken that could not be read after the next start', () => {
  const { outbox, add } = anOutbox({ isKept: false });
  expect(add(ada, aFollow(5))).toBeNull();
  expect(outbox.of(ada)).toEqual([]);
});

test('entries whose key is gone are left alone and reported', () => {
  const { add, file } = anOutbox();
  add(ada, aFollow(5));
  const other = anOutbox({ file, secret: 8 });
  expect([other.outbox.of(ada), other.reports]).toEqual([[], [expect.stringContaining('1 unsent changes')]]);
  expect(anOutbox({ file }).outbox.of(ada)).toHaveLength(1);
});

test('a damaged file is set aside, not deleted', () => {
  const { add, file, outbox } = anOutbox();
  add(ada, aFollow(5));
  outbox.close();
  const damaged = join(dirname(file), 'damaged.db');
  const { writeFileSync } = process.getBuiltinModule('node:fs');
  writeFileSync(damaged, 'not a database at all, and longer than its head is'.repeat(40));
  const opened = anOutbox({ file: damaged });
  expect(opened.reports).toHaveLength(1);
  expect(readdirSync(dirname(file)).some((name) => name.startsWith('damaged.db.corrupt-'))).toBe(true);
});

test('the same change is taken once, and of marks of reading only the last one counts', () => {
  const { outbox, add } = anOutbox();
  const key = crypto.randomUUID();
  for (const _ of [1, 2]) expect(outbox.add(ada, aMessage(1, 'one'), key)).toBe(key);
  add(ada, aFollow(5));
  add(ada, aFollow(5));
  for (const upTo of [3, 4, 5]) add(ada, aChange(markRead, { id: 1 }, { upTo }));
  expect(outbox.of(ada).map(({ endpoint, body }) => [endpoint, body?.upTo])).toEqual([
    ['messages.send', undefined],
    ['follows.follow', undefined],
    ['messages.markRead', 5],
  ]);
});

test('an edited text is checked by the contract and goes under a key of its own', () => {
  const { outbox, add } = anOutbox();
  const key = add(ada, aMessage(1, 'one')) ?? '';
  expect(outbox.edit(ada, key, '  ')).toBe('Please write a message');
  expect(outbox.edit(ada, key, 'two')).toBeNull();
  const [entry] = outbox.of(ada);
  expect(entry?.body).toEqual({ body: 'two' });
  expect(entry?.key).not.toBe(key);
  expect(outbox.edit(ada, key, 'three')).toMatch(/no longer/);
});

test('more than 500 changes of one user are not taken', () => {
  const { add } = anOutbox();
  for (let member = 1; member <= 500; member += 1) expect(add(ada, aFollow(member))).not.toBeNull();
  expect(add(ada, aFollow(501))).toBeNull();
  expect(add(grace, aFollow(501))).not.toBeNull();
});

test('what is older than 30 days is deleted, also where its key is gone, and its user is told how much that was', () => {
  let time = Date.parse('2026-01-01T12:00:00Z');
  const now = () => time;
  const { add, file, outbox } = anOutbox({ now });
  add(ada, aMessage(1, 'one'));
  add(grace, aFollow(5));
  time += 20 * day;
  add(ada, aFollow(6));
  time += 11 * day;
  const keyless = anOutbox({ file, secret: 8, now }).outbox;
  keyless.sweep();
  expect([keyless.losses(ada), keyless.losses(grace)]).toEqual([
    { ended: 0, old: 1 },
    { ended: 0, old: 1 },
  ]);
  const after = anOutbox({ file, now }).outbox;
  expect(after.of(ada).map(({ path }) => path)).toEqual(['/api/follows/member/6']);
  outbox.sweep();
  after.forgetLosses(ada);
  expect([after.losses(ada), after.losses(grace).old]).toEqual([{ ended: 0, old: 0 }, 1]);
});

test('the end of a session deletes what waits and keeps in mind how much it was, without a word of it', () => {
  const { outbox, add, file } = anOutbox();
  add(ada, aMessage(1, 'We will buy the plant in Lisbon'));
  add(ada, aFollow(5));
  add(grace, aFollow(5));
  outbox.end(ada);
  expect([outbox.of(ada), outbox.of(grace).length]).toEqual([[], 1]);
  const after = anOutbox({ file }).outbox;
  expect(after.of(ada)).toEqual([]);
  expect([after.losses(ada), after.losses(grace)]).toEqual([
    { ended: 2, old: 0 },
    { ended: 0, old: 0 },
  ]);
  // Nobody is signed in: those of the last user.
  expect(after.losses({ server: ada.server, userId: null })).toEqual({ ended: 2, old: 0 });
  expect(bytesBeside(file)).not.toContain('Lisbon');
  outbox.wipe(grace);
  expect(outbox.losses(grace)).toEqual({ ended: 0, old: 0 });
});

test('another user’s sign-in deletes what the former one has left at this server', () => {
  const { outbox, add } = anOutbox();
  const elsewhere = { ...ada, server: 'https://staging.example' };
  for (const owner of [ada, grace, elsewhere]) add(owner, aFollow(5));
  outbox.endOthers(grace);
  expect([ada, grace, elsewhere].map((owner) => outbox.of(owner).length)).toEqual([0, 1, 1]);
  expect(outbox.losses(ada).ended).toBe(1);
});

test('a file of the first version is read', () => {
  const { add, file, outbox } = anOutbox();
  add(ada, aFollow(5));
  outbox.close();
  const former = new Database(file);
  former.exec('ALTER TABLE entries DROP COLUMN made_on; DROP TABLE losses; PRAGMA user_version = 1');
  former.close();
  const after = anOutbox({ file }).outbox;
  after.sweep();
  expect(after.of(ada)).toHaveLength(1);
});
