import { describe, expect, test } from 'vitest';

import { deleteAccount } from '#contract/account-data.ts';
import { blockMember } from '#contract/connections-blocks.ts';
import { day } from '#contract/kit/durations.ts';
import { listMessages, startConversation } from '#contract/messages.ts';
import {
  answerMeeting,
  endMeeting,
  getMeetingCalendar,
  listMeetings,
  meetingBounds,
  proposeMeeting,
} from '#contract/messages-meetings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { createClock } from '#server/testing/clock.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { connect, meetingForm, words } from '#server/testing/message-factory.ts';
import { startMailServer } from '#server/testing/smtp.ts';

/** Two members with a conversation, in which Ada has proposed a meeting. */
async function aProposal(app: TestApp) {
  const [ada, ben] = [await app.aUser({ fullName: 'Ada One' }), await app.aUser({ fullName: 'Ben Two' })];
  await connect(app.deps, ada, ben);
  const [asAda, asBen] = [await app.signedIn(ada), await app.signedIn(ben)];
  const begun = await asAda.call(startConversation, { body: { to: ben.id, ...words('Shall we meet?') } });
  const params = { id: String(begun.body.conversationId) };
  const form = meetingForm(app.clock.now());
  const { body: meeting } = await asAda.call(proposeMeeting, { params, body: form });
  return { ada, ben, asAda, asBen, params, form, meeting, own: { id: String(meeting.id) } };
}

const line = (file: string, name: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((each) => each.startsWith(`${name}:`) || each.startsWith(`${name};`));

describe('a proposal', () => {
  test('is a message with the times in UTC and the zone of the proposer, and rings the bell', async () => {
    await using app = await createTestApp();
    const { asBen, params, meeting, form } = await aProposal(app);
    expect(meeting).toMatchObject({ isOwn: true, state: 'open', timeZone: 'Europe/Brussels', minutes: 45 });
    const { items } = (await asBen.call(listMessages, { params, query: {} })).body;
    expect(items[0]).toMatchObject({
      id: meeting.messageId,
      meeting: { id: meeting.id, isOwn: false, isOwnAnswer: null },
    });
    expect(items[0]?.body).toContain('Central European');
    expect(meeting.times.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual(
      form.times.map((local) => local.slice(0, 10)),
    );
    const bell = (await asBen.call(listNotifications, { query: {} })).body.items;
    expect(bell[0]).toMatchObject({ kind: 'meeting', title: 'Ada One proposes a meeting' });
  });

  test('names each time that is past, skipped by the clock or too far ahead by its field', async () => {
    await using app = await createTestApp({ clock: createClock('2027-03-20T12:00:00.000Z') });
    const { asAda, params } = await aProposal(app);
    const times = ['2027-03-28T02:30', '2027-03-20T12:30', '2028-04-01T09:00', '2027-03-29T02:30'];
    const body = meetingForm(app.clock.now(), { times });
    const refused = await asAda.refused(proposeMeeting, { params, body });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['times.0', 'times.1', 'times.2']);
  });

  test('that is sent twice with one key is stored once, and only a few can be open', async () => {
    await using app = await createTestApp();
    const { asAda, params, form } = await aProposal(app);
    const key = crypto.randomUUID();
    const [one, again] = [
      await asAda.call(proposeMeeting, { params, body: { ...form, key } }),
      await asAda.call(proposeMeeting, { params, body: { ...form, key } }),
    ];
    expect(again.body.id).toBe(one.body.id);
    for (let open = 2; open < meetingBounds.open; open += 1) await asAda.call(proposeMeeting, { params, body: form });
    expect((await asAda.refused(proposeMeeting, { params, body: form })).status).toBe(409);
  });
});

describe('the answer', () => {
  test('the first of two stands, also when both come at once; the same again changes nothing', async () => {
    await using app = await createTestApp();
    const { asAda, asBen, params, meeting, own } = await aProposal(app);
    const answers = meeting.times.map((startsAt) => asBen.send(answerMeeting, { params: own, body: { startsAt } }));
    expect((await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { items } = (await asBen.call(listMeetings, { params })).body;
    const startsAt = items[0]?.startsAt ?? '';
    const again = await asBen.call(answerMeeting, { params: own, body: { startsAt } });
    expect(again.body).toMatchObject({ state: 'accepted', startsAt, isOwnAnswer: true });
    const refused = await asBen.refused(answerMeeting, { params: own, body: { startsAt: null } });
    expect(refused.body.message).toBe('A time of this proposal has been accepted already.');
    expect((await asAda.refused(answerMeeting, { params: own, body: { startsAt } })).status).toBe(403);
  });

  test('takes only a proposed time that has not passed', async () => {
    await using app = await createTestApp();
    const { asBen, meeting, own } = await aProposal(app);
    const elsewhere = { startsAt: app.clock.now().toISOString() };
    expect((await asBen.refused(answerMeeting, { params: own, body: elsewhere })).status).toBe(400);
    app.clock.advance({ days: 6 });
    const late = { startsAt: meeting.times[0] ?? '' };
    expect((await asBen.refused(answerMeeting, { params: own, body: late })).body.message).toBe(
      'This time has passed.',
    );
  });

  test('other times close the proposal, and a block ends those that are open', async () => {
    await using app = await createTestApp();
    const { ada, asBen, asAda, params, form, meeting, own } = await aProposal(app);
    const counter = await asBen.call(proposeMeeting, { params, body: { ...form, insteadOf: meeting.id } });
    const late = await asBen.refused(answerMeeting, { params: own, body: { startsAt: null } });
    expect(late.body.message).toBe('Other times have been proposed instead.');
    await asBen.call(blockMember, { params: { id: String(ada.id) } });
    const { items } = (await asAda.call(listMeetings, { params })).body;
    expect(items.map(({ id, state }) => [id, state])).toEqual(
      expect.arrayContaining([
        [meeting.id, 'replaced'],
        [counter.body.id, 'withdrawn'],
      ]),
    );
  });
});

describe('the calendar file', () => {
  test('keeps its entry when the meeting is moved, and removes it when the meeting is cancelled', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const { ada, ben, asAda, asBen, params, form, meeting, own } = await aProposal(app);
    await asBen.call(answerMeeting, { params: own, body: { startsAt: meeting.times[0] ?? '' } });
    const fileOf = async (id: number) => (await asAda.fetch(`/api/meetings/${id}/calendar.ics`)).text();
    const first = await fileOf(meeting.id);
    expect(line(first, 'DTSTART')).toMatch(/^DTSTART:\d{8}T\d{6}Z$/);
    expect(line(first, 'SEQUENCE')).toBe('SEQUENCE:0');
    const moving = await asBen.call(proposeMeeting, { params, body: { ...form, insteadOf: meeting.id } });
    expect(moving.body.moves).toBe(meeting.id);
    const to = { params: { id: String(moving.body.id) } };
    await asAda.call(answerMeeting, { ...to, body: { startsAt: moving.body.times[1] ?? '' } });
    const moved = await fileOf(moving.body.id);
    expect(line(moved, 'UID')).toBe(line(first, 'UID'));
    expect(line(moved, 'SEQUENCE')).toBe('SEQUENCE:1');
    expect(line(moved, 'DTSTART')).not.toBe(line(first, 'DTSTART'));
    expect((await asAda.refused(getMeetingCalendar, { params: own })).status).toBe(409);
    await asBen.call(endMeeting, to);
    const cancelled = await fileOf(moving.body.id);
    expect([
      line(cancelled, 'METHOD'),
      line(cancelled, 'STATUS'),
      line(cancelled, 'SEQUENCE'),
      line(cancelled, 'UID'),
    ]).toEqual(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', line(first, 'UID')]);
    // Both members get the file; the one who acted by mail only.
    await app.mail.flush();
    const titles = (email: string) =>
      smtp.received.filter(({ to: addressees }) => addressees?.[0]?.address === email).map(({ subject }) => subject);
    expect(titles(ada.email)).toEqual(
      expect.arrayContaining(['Ben Two accepted a meeting with you', 'Ben Two cancelled a meeting with you']),
    );
    expect(titles(ben.email)).toContain('You cancelled a meeting with Ada One');
    const removing = smtp.received.find(({ subject }) => subject === 'You cancelled a meeting with Ada One');
    expect(removing?.attachments[0]?.mimeType).toBe('text/calendar');
    const bell = (await asBen.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);
    expect(bell).not.toContain('You cancelled a meeting with Ada One');
  });

  test.each(['is cancelled', 'is over'])('is a new one where the meeting that moves %s by then', async (how) => {
    await using app = await createTestApp();
    const { asAda, asBen, params, form, meeting, own } = await aProposal(app);
    await asBen.call(answerMeeting, { params: own, body: { startsAt: meeting.times[0] ?? '' } });
    const times = [new Date(app.clock.now().getTime() + 9 * day).toISOString().slice(0, 16)];
    const moving = await asBen.call(proposeMeeting, { params, body: { ...form, times, insteadOf: meeting.id } });
    if (how === 'is over') app.clock.advance({ days: 5 });
    else await asAda.call(endMeeting, { params: own });
    const to = { params: { id: String(moving.body.id) } };
    await asAda.call(answerMeeting, { ...to, body: { startsAt: moving.body.times[0] ?? '' } });
    const { items } = (await asAda.call(listMeetings, { params })).body;
    const before = how === 'is over' ? 'accepted' : 'cancelled';
    expect(new Map(items.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [moving.body.id, 'accepted'],
        [meeting.id, before],
      ]),
    );
    const [first, second] = [meeting.id, moving.body.id].map(async (id) =>
      line(await (await asAda.fetch(`/api/meetings/${id}/calendar.ics`)).text(), 'UID'),
    );
    expect(await second).not.toBe(await first);
    const bell = (await asBen.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);
    expect(bell).toContain('Ada One accepted a meeting with you');
  });

  test('is for the two members, and an account that is deleted cancels its meetings', async () => {
    await using app = await createTestApp();
    const { asAda, asBen, params, meeting, own } = await aProposal(app);
    expect((await asAda.refused(getMeetingCalendar, { params: own })).status).toBe(409);
    await asBen.call(answerMeeting, { params: own, body: { startsAt: meeting.times[0] ?? '' } });
    const stranger = await app.as('professional');
    expect((await stranger.refused(getMeetingCalendar, { params: own })).status).toBe(404);
    await asBen.call(deleteAccount, { body: { password: samplePassword } });
    const { items } = (await asAda.call(listMeetings, { params })).body;
    expect(items[0]).toMatchObject({ id: meeting.id, state: 'cancelled', isOwnAnswer: false });
    const bell = (await asAda.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);
    expect(bell).toContain('Former member cancelled a meeting with you');
  });
});
