import { expect, test } from 'vitest';

import { retryFailedMail } from '#contract/failed-mails.ts';
import { day } from '#contract/kit/durations.ts';
import { unsubscribe } from '#contract/newsletter.ts';
import {
  createMailing,
  getMailing,
  type MailingStep,
  scheduleMailing,
  stepMailing,
} from '#contract/newsletter-mailings.ts';
import { chooseTopics } from '#contract/newsletter-topics.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { retryDelays } from '#server/platform/mail/send-one.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { failingAtFirst } from '#server/testing/failing-at-first.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { aDueMailing, mailingForm, subscribers } from '#server/testing/newsletter-factory.ts';
import { choiceOf } from '../subscriptions.ts';
import { mailingsJob, sendMailings } from './sending.ts';

const readers = (count: number) =>
  Array.from({ length: count }, (_, index) => `reader-${String(index).padStart(4, '0')}@test.example`);
const recipients = (app: MailingApp) => app.smtp.received.flatMap(({ to }) => to?.[0]?.address ?? []);

async function mailing(admin: TestClient, id: number) {
  return (await admin.call(getMailing, { params: { id: String(id) } })).body;
}

async function step(admin: TestClient, id: number, name: MailingStep) {
  const { version } = await mailing(admin, id);
  return (await admin.call(stepMailing, { params: { id: String(id) }, body: { version, step: name } })).body;
}

/** Small ones, so that a hundred subscribers take several. */
const steps = { batch: 20, mostWaiting: 100 };

/** The job, and what it wrote sent, until nothing is left. */
async function sendAll(app: MailingApp): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await runAlone(app.deps, { ...mailingsJob, run: (deps) => sendMailings(deps, steps) });
    await app.mail.flush();
  }
}

test('every confirmed subscriber of its topics gets it once, with links of their own; the figures say so', async () => {
  await using app = await createMailingApp();
  await subscribers(app, ['a@test.example', 'b@test.example']);
  await subscribers(app, ['research-only@test.example'], 2);
  const admin = await app.as('admin');
  const id = await aDueMailing(admin);
  await sendAll(app);
  expect(recipients(app)).toEqual(['a@test.example', 'b@test.example']);
  const [first] = app.smtp.received;
  const headers = new Map(first?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toMatch(
    new RegExp(`^<${app.url}/newsletter/unsubscribe\\?token=token-of-a[\\w-]{33}&mailing=${id}>$`),
  );
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  // A person's link has the token where no server sees it.
  expect(first?.text).toMatch(/newsletter\/unsubscribe#token=token-of-a[\w-]+&choice=\w+&mailing=/);
  expect(first?.text).toContain('about us (https://cardi.test/about)');
  // Nothing in it tells who has opened or followed it.
  expect(first?.html).not.toContain('<img');
  expect(await mailing(admin, id)).toMatchObject({
    state: 'sent',
    figures: { queued: 2, sent: 2, failed: 0, bounced: 0, unsubscribed: 0 },
  });
  const rows = await app.deps.database.db.selectFrom('outbox').select(['origin', 'recipient']).execute();
  expect(new Set(rows.map(({ origin, recipient }) => `${origin}${recipient}`))).toEqual(new Set(['null']));
});

test('a scheduled mailing begins at its moment, not before; whoever subscribes after that does not get it', async () => {
  await using app = await createMailingApp();
  await subscribers(app, ['a@test.example']);
  const admin = await app.as('admin');
  const { body: draft } = await admin.call(createMailing, { body: mailingForm() });
  const at = new Date(app.clock.now().getTime() + day).toISOString();
  const params = { id: String(draft.id) };
  await admin.call(scheduleMailing, { params, body: { version: draft.version, at } });
  app.clock.advance({ milliseconds: day - 1 });
  await sendAll(app);
  expect(recipients(app)).toEqual([]);
  await subscribers(app, ['in-time@test.example']);
  app.clock.advance({ milliseconds: 1 });
  await sendAll(app);
  await subscribers(app, ['late@test.example']);
  await sendAll(app);
  expect(recipients(app)).toEqual(['a@test.example', 'in-time@test.example']);
  expect(await mailing(admin, draft.id)).toMatchObject({ state: 'sent', startedAt: app.clock.now().toISOString() });
});

test('whoever unsubscribes while an email waits does not get it', async () => {
  await using app = await createMailingApp();
  await subscribers(app, ['stays@test.example', 'leaves@test.example']);
  const admin = await app.as('admin');
  const id = await aDueMailing(admin);
  await sendMailings({ ...app.deps, mail: { ...app.deps.mail, wake: () => undefined } });
  const { unsubscribe_token: token } = await app.deps.database.db
    .selectFrom('newsletter_subscribers')
    .where('email', '=', 'leaves@test.example')
    .select('unsubscribe_token')
    .executeTakeFirstOrThrow();
  expect((await app.visitor().call(unsubscribe, { body: { token, mailing: id } })).status).toBe(200);
  await sendAll(app);
  expect(recipients(app)).toEqual(['stays@test.example']);
  expect(await mailing(admin, id)).toMatchObject({ figures: { queued: 1, sent: 1, unsubscribed: 1 } });
});

test('killed between batches, or run by two at once, nobody is left out and nobody gets it twice', async () => {
  await using app = await createMailingApp();
  const all = readers(3 * steps.batch + 7);
  await subscribers(app, all);
  const admin = await app.as('admin');
  const id = await aDueMailing(admin);
  let batches = 0;
  const write: Database['write'] = async (work, options) => {
    const done = await app.deps.database.write(work, options);
    batches += 1;
    // Beginning is the first write: two batches are written.
    if (batches === 3) throw new Error('killed');
    return done;
  };
  const dying = { ...app.deps, database: { ...app.deps.database, write } };
  await sendMailings(dying, steps);
  expect(await mailing(admin, id)).toMatchObject({ state: 'sending', figures: { queued: 2 * steps.batch } });
  await Promise.all([sendMailings(app.deps, steps), sendMailings(app.deps, steps)]);
  await app.mail.flush();
  expect(recipients(app).toSorted((a, b) => a.localeCompare(b))).toEqual(all);
  expect((await mailing(admin, id)).figures).toMatchObject({ queued: all.length, sent: all.length });
});

test('a mailing that cannot be sent does not hold up the one behind it', async () => {
  await using app = await createMailingApp();
  await subscribers(app, ['a@test.example']);
  const admin = await app.as('admin');
  await aDueMailing(admin, { subject: 'The first' });
  await aDueMailing(admin, { subject: 'The second' });
  await sendMailings({ ...app.deps, database: failingAtFirst(app.deps.database) });
  await app.mail.flush();
  expect(app.smtp.received.map(({ subject }) => subject)).toEqual(['The second']);
  await sendAll(app);
  expect(app.smtp.received.map(({ subject }) => subject)).toEqual(['The second', 'The first']);
});

test('so many emails wait at most, and a batch that fails leaves nothing', async () => {
  await using app = await createMailingApp();
  await subscribers(app, readers(130));
  const admin = await app.as('admin');
  const id = await aDueMailing(admin);
  const waiting = { ...app.deps, mail: { wake: () => undefined } };
  await sendMailings(waiting, steps);
  expect((await mailing(admin, id)).figures.queued).toBe(steps.mostWaiting);
  await sendMailings(waiting, steps);
  expect((await mailing(admin, id)).figures.queued).toBe(steps.mostWaiting);
  await sendAll(app);
  expect(new Set(recipients(app)).size).toBe(130);
  expect(recipients(app)).toHaveLength(130);
});

test('all other mail goes first', async () => {
  await using app = await createMailingApp();
  await subscribers(app, readers(30));
  const admin = await app.as('admin');
  await aDueMailing(admin);
  await sendMailings({ ...app.deps, mail: { wake: () => undefined } });
  app.clock.advance({ minutes: 1 });
  const code: MailMessage = {
    template: 'accounts.new-device',
    to: 'code@test.example',
    subject: 'Your code',
    paragraphs: ['123456'],
  };
  await app.deps.database.write((trx) => enqueueMail(trx, code, app.clock.now()));
  await app.mail.flush();
  expect(recipients(app)[0]).toBe('code@test.example');
  expect(recipients(app)).toHaveLength(31);
});

test('paused, it waits, and goes on where it was; stopped, what waits is taken back', async () => {
  await using app = await createMailingApp();
  await subscribers(app, readers(130));
  const admin = await app.as('admin');
  const id = await aDueMailing(admin);
  const quiet = { ...app.deps, mail: { wake: () => undefined } };
  await sendMailings(quiet, steps);
  await step(admin, id, 'pause');
  await app.mail.flush();
  await sendAll(app);
  expect((await mailing(admin, id)).figures).toMatchObject({ queued: 100, sent: 100 });
  await step(admin, id, 'resume');
  await sendMailings(quiet, steps);
  // The last thirty wait.
  expect(await mailing(admin, id)).toMatchObject({ state: 'sent', figures: { queued: 130 } });
  expect(
    (await admin.refused(stepMailing, { params: { id: String(id) }, body: { version: 1, step: 'stop' } })).status,
  ).toBe(409);

  const other = await aDueMailing(admin, { subject: 'Stopped' });
  await sendMailings(quiet, steps);
  const { state, figures } = await step(admin, other, 'stop');
  expect({ state, queued: figures.queued }).toEqual({ state: 'stopped', queued: 0 });
  await sendAll(app);
  expect(app.smtp.received.map(({ subject }) => subject)).not.toContain('Stopped');
  expect(app.smtp.received).toHaveLength(130);
});

test('a record that is withheld before it is sent is left out', async () => {
  await using app = await createMailingApp();
  await subscribers(app, ['a@test.example']);
  const admin = await app.as('admin');
  const listing = await app.aListing(await app.aUser(), { title: 'Kelp dryer for hire' });
  await aDueMailing(admin, { blocks: [{ kind: 'listing', id: listing, note: 'Well dried' }] });
  await hide(app, listing);
  await sendAll(app);
  expect(app.smtp.received[0]?.text).toContain('Dear readers');
  expect(app.smtp.received[0]?.text).not.toMatch(/Kelp|Well dried/);
});

async function hide(app: TestApp, id: number): Promise<void> {
  const { deps } = app;
  await deps.database.write(
    async (trx) => await moderatedKind(deps, 'listing').setHold?.(deps.database, trx, id, 'hidden', deps.now()),
  );
}

test('whoever leaves or narrows the topics before their turn gets nothing', async () => {
  await using app = await createMailingApp();
  await subscribers(app, ['a@test.example', 'b@test.example']);
  const admin = await app.as('admin');
  await aDueMailing(admin);
  const token = 'token-of-a-test-example'.padEnd(43, '-');
  await app.visitor().call(chooseTopics, { body: { token, choice: choiceOf(app.deps, token), topics: ['product'] } });
  await sendAll(app);
  expect(recipients(app)).toEqual(['b@test.example']);
});

test('what is given up counts as failed, until an admin has it sent again', async () => {
  await using app = await createMailingApp();
  await subscribers(app, ['a@test.example']);
  const admin = await app.as('admin');
  const id = await aDueMailing(admin);
  app.smtp.refuseNext(retryDelays.length + 1);
  await sendAll(app);
  for (const delay of retryDelays) {
    app.clock.advance({ milliseconds: delay });
    await app.mail.flush();
  }
  expect((await mailing(admin, id)).figures).toMatchObject({ queued: 1, sent: 0, failed: 1 });
  const { id: failed } = await app.deps.database.db
    .selectFrom('outbox')
    .where('status', '=', 'failed')
    .select('id')
    .executeTakeFirstOrThrow();
  await admin.call(retryFailedMail, { params: { id: String(failed) } });
  await app.mail.flush();
  expect((await mailing(admin, id)).figures).toMatchObject({ queued: 1, sent: 1, failed: 0 });
});

test('whoever leaves after an attempt that failed gets nothing, neither from the next one nor from an admin', async () => {
  await using app = await createMailingApp();
  await subscribers(app, ['a@test.example', 'b@test.example']);
  const admin = await app.as('admin');
  const id = await aDueMailing(admin);
  const leave = async (email: string) => {
    const { unsubscribe_token: token } = await app.deps.database.db
      .selectFrom('newsletter_subscribers')
      .where('email', '=', email)
      .select('unsubscribe_token')
      .executeTakeFirstOrThrow();
    await app.visitor().call(chooseTopics, { body: { token, choice: choiceOf(app.deps, token), topics: ['product'] } });
  };
  app.smtp.refuseNext(2);
  await sendAll(app);
  await leave('a@test.example');
  app.smtp.refuseNext(retryDelays.length);
  for (const delay of retryDelays) {
    app.clock.advance({ milliseconds: delay });
    await app.mail.flush();
  }
  expect((await mailing(admin, id)).figures).toMatchObject({ queued: 1, sent: 0, failed: 1 });
  await leave('b@test.example');
  const { id: failed } = await app.deps.database.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  const refusal = await admin.refused(retryFailedMail, { params: { id: String(failed) } });
  expect(refusal).toMatchObject({ status: 409, body: { message: expect.stringContaining('no longer gets') } });
  await app.mail.flush();
  expect(recipients(app)).toEqual([]);
  expect((await mailing(admin, id)).figures).toMatchObject({ queued: 1, sent: 0, failed: 1 });
});
