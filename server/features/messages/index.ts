import { defineFeature } from '#server/platform/feature.ts';
import { inboundMailRoute } from './inbound/webhook.ts';
import { mailSamples } from './mail-samples.ts';
import { meetingsInCalendar } from './meetings/calendar.ts';
import { endForBlock } from './meetings/leaving.ts';
import { meetingRoutes } from './meetings/routes.ts';
import { personalData } from './personal-data.ts';
import { readsMessage } from './reading.ts';
import { messageRecord } from './record.ts';
import { messageRoutes } from './routes.ts';

export { addEnquiry, answerEnquiry, type Place, readEnquiry } from './enquiries.ts';
export { replyAddress } from './inbound/reply-address.ts';
export { meetingMoments } from './meetings/moments.ts';
export { whenInWords } from './meetings/presenter.ts';
export { withheld } from './presenter.ts';
export { insertMessage, markReadUpTo, openConversation } from './sending-store.ts';
export { sumUnread } from './store.ts';

/** Conversations between members. */
export const messages = defineFeature({
  routes: [messageRoutes, meetingRoutes, inboundMailRoute],
  mails: mailSamples,
  records: [messageRecord],
  personalData,
  calendar: meetingsInCalendar,
  attachmentHolders: { message: readsMessage },
  onBlock: endForBlock,
});
