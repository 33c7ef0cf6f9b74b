import { describe, expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { day } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';
import {
  createMailing,
  deleteMailing,
  getMailing,
  listMailings,
  previewMailing,
  readMailingText,
  scheduleMailing,
  stepMailing,
  testMailing,
  updateMailing,
} from '#contract/newsletter-mailings.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createMailingApp } from '#server/testing/mailing-app.ts';
import { mailingForm, subscribers } from '#server/testing/newsletter-factory.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { countRecipients } from './recipient-store.ts';
import { findToSend } from './sending-store.ts';
import { countMailings, findMailings } from './store.ts';

const params = (id: number) => ({ id: String(id) });

describe('composing', () => {
  test('a draft keeps what was entered, sanitised; records are shown as everybody sees them, in their order', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const owner = await app.aUser();
    const [first, second] = [
      await app.aListing(owner, { title: 'Kelp dryer for hire' }),
      await app.aListing(owner, { title: 'Salt battery for sale' }),
    ];
    const blocks = [second, first].map((id) => ({ kind: 'listing' as const, id, note: 'Look' }));
    const introduction = '<p>Hello <b>all</b></p><script>alert(1)</script>';
    const { body } = await admin.call(createMailing, { body: mailingForm({ introduction, blocks }) });
    expect(body).toMatchObject({
      state: 'draft',
      topics: ['market', 'events'],
      introduction: '<p>Hello <b>all</b></p>',
    });
    expect(body.blocks.map(({ shown }) => shown?.title)).toEqual(['Salt battery for sale', 'Kelp dryer for hire']);
    expect((await admin.call(listMailings, { query: { state: 'draft' } })).body.items).toHaveLength(1);
    expect((await admin.call(listMailings, { query: { state: 'sent' } })).body.items).toEqual([]);

    // Withheld in the meantime: it is left out, and the draft says so.
    await app.deps.database.write(
      async (trx) =>
        await moderatedKind(app.deps, 'listing').setHold?.(app.deps.database, trx, first, 'hidden', app.clock.now()),
    );
    const { body: later } = await admin.call(getMailing, { params: params(body.id) });
    expect(later.blocks.map(({ shown }) => shown?.title)).toEqual(['Salt battery for sale', undefined]);
    const { body: looked } = await admin.call(readMailingText, { params: params(body.id) });
    expect(looked.text).toContain('Salt battery for sale');
    expect(looked.text).not.toContain('Kelp dryer');
    // It may stay in the draft, but nobody can choose it any more.
    const kept = { ...mailingForm({ blocks }), version: body.version };
    await admin.call(updateMailing, { params: params(body.id), body: kept });
    const refused = await admin.refused(createMailing, { body: mailingForm({ blocks }) });
    expect(refused.body.fields).toHaveProperty('blocks');
  });

  test('a technology with a page of its own is shown with what that page says', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const { id } = await app.deps.database.db
      .selectFrom('technologies')
      .where('name', 'like', 'Perovskite%')
      .select('id')
      .executeTakeFirstOrThrow();
    const blocks = [{ kind: 'technology' as const, id, note: '' }];
    const { body } = await admin.call(createMailing, { body: mailingForm({ blocks }) });
    const [block] = body.blocks;
    expect(block?.shown).toMatchObject({ path: paths.perovskite });
    expect(block?.shown?.line).not.toBe('');
  });

  test('of two admins who change one edition, one is refused and loses nothing of the other', async () => {
    await using app = await createTestApp();
    const [one, other] = [await app.as('admin'), await app.as('admin')];
    const { body } = await one.call(createMailing, { body: mailingForm() });
    const change = (subject: string) => ({
      params: params(body.id),
      body: { ...mailingForm({ subject }), version: body.version },
    });
    const answers = await Promise.all([
      one.send(updateMailing, change('Mine')),
      other.send(updateMailing, change('Theirs')),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('the preview is the mail in the theme that is asked for, and runs nothing', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const { body } = await admin.call(createMailing, { body: mailingForm({ subject: 'News <1>' }) });
    const look = async (theme: string) => {
      const answer = await fetch(`${app.url}/api/admin/mailings/${body.id}/preview?theme=${theme}`, {
        headers: { Cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      return { html: await answer.text(), headers: answer.headers };
    };
    const { html, headers } = await look('dark');
    expect(html).toContain('Salt, wind and a conference');
    expect(html).toContain('about us</a>');
    expect(html).toContain('color-scheme:dark');
    expect((await look('light')).html).not.toContain('#07100c');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const member = await app.as('member');
    expect((await member.refused(previewMailing, { params: params(body.id) })).status).toBe(403);
  });

  test('a test goes to its admin alone, with a mark in the subject, and counts for nothing', async () => {
    await using app = await createMailingApp();
    await subscribers(app, ['reader@test.example']);
    const admin = await app.as('admin');
    const { body } = await admin.call(createMailing, { body: mailingForm() });
    const { body: sent } = await admin.call(testMailing, { params: params(body.id) });
    await app.mail.flush();
    const mails = app.smtp.arrived();
    expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      ['Test: News of the season', sent.to],
    ]);
    expect((await admin.call(getMailing, { params: params(body.id) })).body.figures).toMatchObject({
      queued: 0,
      sent: 0,
    });
  });
});

describe('scheduling', () => {
  test('is for a moment to come, within a year, of a mailing with content; it can be cancelled until it begins', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const { body: draft } = await admin.call(createMailing, { body: mailingForm() });
    const at = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds).toISOString();
    const schedule = (when: string, version = draft.version) => ({
      params: params(draft.id),
      body: { version, at: when },
    });
    for (const when of [at(-1), at(400 * day)]) {
      expect((await admin.refused(scheduleMailing, schedule(when))).body.fields).toHaveProperty('at');
    }
    const { body: scheduled } = await admin.call(scheduleMailing, schedule(at(day)));
    expect(scheduled).toMatchObject({ state: 'scheduled', scheduledAt: at(day) });
    const change = { params: params(draft.id), body: { ...mailingForm(), version: scheduled.version } };
    expect((await admin.refused(updateMailing, change)).body.message).toContain('Cancel the schedule first');
    expect((await admin.refused(deleteMailing, { params: params(draft.id) })).status).toBe(409);
    const cancel = { params: params(draft.id), body: { version: scheduled.version, step: 'cancel' as const } };
    expect((await admin.call(stepMailing, cancel)).body).toMatchObject({ state: 'draft', scheduledAt: null });
    const empty = await admin.call(createMailing, { body: mailingForm({ introduction: '' }) });
    const body = { version: empty.body.version };
    expect((await admin.refused(scheduleMailing, { params: params(empty.body.id), body })).status).toBe(409);
    await admin.call(deleteMailing, { params: params(empty.body.id) });
    const { body: log } = await admin.call(listAuditEntries, { query: {} });
    expect(log.items.map(({ action }) => action)).toEqual([
      'mailing.delete',
      'mailing.edit',
      'mailing.cancel',
      'mailing.schedule',
      'mailing.edit',
    ]);
  });

  test('the number of recipients is that of its topics', async () => {
    await using app = await createTestApp();
    await subscribers(app, ['a@test.example', 'b@test.example']);
    await subscribers(app, ['c@test.example'], 2);
    const admin = await app.as('admin');
    const count = async (topics: ['market'] | ['research']) => {
      const { body } = await admin.call(createMailing, { body: mailingForm({ topics }) });
      return (await admin.call(readMailingText, { params: params(body.id) })).body.recipients;
    };
    expect([await count(['market']), await count(['research'])]).toEqual([2, 3]);
  });
});

test('lists, counts and the job read indexes', async () => {
  await using app = await createTestApp();
  await subscribers(app, ['a@test.example', 'b@test.example']);
  await expectIndexed(app.deps.database, async (spied) => {
    await findMailings(spied, { before: undefined, limit: 3 });
    await findMailings(spied, { state: 'draft', before: 7, limit: 3 });
    await countMailings(spied, 'draft');
    await countRecipients(spied, 3);
    await findToSend(spied, app.clock.now().toISOString());
  });
});
