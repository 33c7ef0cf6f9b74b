import { defineFeature } from '#server/platform/feature.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { fileVisitorReply } from './replies.ts';
import { enquiryRoutes } from './routes.ts';

export { countAskers } from './asker-store.ts';
export { countUnreadEnquiries } from './store.ts';

/** Contact forms of listings, technologies, companies and members. */
export const enquiries = defineFeature({
  routes: [enquiryRoutes],
  mails: mailSamples,
  personalData,
  replies: { enquiry: fileVisitorReply },
});
