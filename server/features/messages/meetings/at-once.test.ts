import { expect, test } from 'vitest';

import { blockMember } from '#contract/connections-blocks.ts';
import { startConversation } from '#contract/messages.ts';
import { answerMeeting, listMeetings, proposeMeeting } from '#contract/messages-meetings.ts';
import { eraseMember } from '#server/features/account-data/erase.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { connect, meetingForm, words } from '#server/testing/message-factory.ts';

/** Two members with a conversation. */
async function aPair(app: TestApp) {
  const [ada, ben] = [await app.aUser(), await app.aUser()];
  await connect(app.deps, ada, ben);
  const [asAda, asBen] = [await app.signedIn(ada), await app.signedIn(ben)];
  const begun = await asAda.call(startConversation, { body: { to: ben.id, ...words('Shall we meet?') } });
  const params = { id: String(begun.body.conversationId) };
  const propose = () => asAda.send(proposeMeeting, { params, body: meetingForm(app.clock.now()) });
  const states = async () => (await asAda.call(listMeetings, { params })).body.items.map(({ state }) => state);
  return { ada, ben, asAda, asBen, params, propose, states };
}

test('a meeting that is accepted while one member blocks the other stays accepted, or was never', async () => {
  await using app = await createTestApp();
  for (let round = 0; round < 12; round += 1) {
    const { ben, asAda, asBen, propose, states } = await aPair(app);
    const meeting = proposeMeeting.response.parse(await (await propose()).json());
    const [answer] = await Promise.all([
      asBen.send(answerMeeting, { params: { id: meeting.id }, body: { startsAt: meeting.times[0] ?? '' } }),
      asAda.send(blockMember, { params: { id: ben.id } }),
    ]);
    expect(await states()).toEqual([answer.status === 200 ? 'accepted' : 'withdrawn']);
  }
});

test('no proposal is open that was made during a block', async () => {
  await using app = await createTestApp();
  for (let round = 0; round < 12; round += 1) {
    const { ada, asBen, propose, states } = await aPair(app);
    await Promise.all([propose(), asBen.send(blockMember, { params: { id: ada.id } })]);
    expect(await states()).not.toContain('open');
  }
});

test('no proposal waits for a member whose account was deleted while it was made', async () => {
  await using app = await createTestApp();
  for (let round = 0; round < 12; round += 1) {
    const { ben, propose, states } = await aPair(app);
    const [answer] = await Promise.all([propose(), app.deps.database.write((trx) => eraseMember(app.deps, trx, ben))]);
    expect([201, 403]).toContain(answer.status);
    expect(await states()).not.toContain('open');
  }
});

test('an answer and the deletion of the account of the proposer agree on what became of the meeting', async () => {
  await using app = await createTestApp();
  for (let round = 0; round < 12; round += 1) {
    const { ada, asBen, params, propose } = await aPair(app);
    const meeting = proposeMeeting.response.parse(await (await propose()).json());
    const [answer] = await Promise.all([
      asBen.send(answerMeeting, { params: { id: meeting.id }, body: { startsAt: meeting.times[0] ?? '' } }),
      app.deps.database.write((trx) => eraseMember(app.deps, trx, ada)),
    ]);
    const { items } = (await asBen.call(listMeetings, { params })).body;
    expect(items.map(({ state }) => state)).toEqual([answer.status === 200 ? 'cancelled' : 'withdrawn']);
  }
});
