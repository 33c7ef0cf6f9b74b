import { meetingForm, words } from '../message-factory.ts';
import { by, member, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'messages.start': member,
  'messages.conversation': { owned: by(owned.aConversation) },
  'messages.list': { owned: by(owned.aConversation) },
  'messages.send': { owned: by(owned.aConversation, () => ({ body: words('Let me in') })) },
  'messages.markRead': { owned: by(owned.aConversation, ({ upTo }) => ({ body: { upTo: Number(upTo) } })) },
  'messages.typing': { owned: by(owned.aConversation) },
  'messages.recipient': member,
  'meetings.propose': {
    owned: async (app) => by(owned.aConversation, () => ({ body: meetingForm(app.clock.now()) }))(app),
  },
  'meetings.list': { owned: by(owned.aConversation) },
  'meetings.answer': { owned: by(owned.aMeeting, ({ startsAt }) => ({ body: { startsAt } })) },
  'meetings.end': { owned: by(owned.anAcceptedMeeting) },
  'meetings.calendar': { owned: by(owned.anAcceptedMeeting) },
};
