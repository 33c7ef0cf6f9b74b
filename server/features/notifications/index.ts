import { defineFeature } from '#server/platform/feature.ts';
import { digestJob } from './digest.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { notificationRoutes } from './routes.ts';
import { sweepNotifications } from './sweep.ts';

export { type News, notify, notifyAll, repliesAreFiled } from './notify.ts';
export { deleteNotificationsAbout } from './store.ts';

/** Notifications of members, in the app and by email. */
export const notifications = defineFeature({
  routes: [notificationRoutes],
  mails: mailSamples,
  jobs: [digestJob],
  sweep: sweepNotifications,
  personalData,
});
