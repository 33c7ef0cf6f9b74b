import { paths } from '#contract/kit/paths.ts';
import type { MailSamples } from '#server/platform/feature.ts';
import { other, reader } from '#server/platform/mail/sample-people.ts';
import { replyAddress } from './inbound/reply-address.ts';
import { meetingMail } from './meetings/mail.ts';
import { whenInWords } from './meetings/presenter.ts';

export const mailSamples: MailSamples = {
  'messages.meeting': (deps) =>
    meetingMail(deps, {
      to: reader,
      title: `${other.name} accepted a meeting with you`,
      names: { proposer: reader.name, receiver: other.name },
      when: whenInWords(deps.now().toISOString(), 'Europe/Berlin', 30),
      change: 'agreed',
      page: { action: 'Open the conversation', path: paths.messages },
      replyTo: replyAddress(deps, { conversationId: 1, userId: reader.id }),
      file: { filename: 'meeting.ics', contentType: 'text/calendar', content: '' },
    }),
};
