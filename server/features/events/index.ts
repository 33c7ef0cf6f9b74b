import { defineFeature } from '#server/platform/feature.ts';
import { eventAdminRoutes } from './admin.ts';
import { mailSamples } from './mail-samples.ts';
import { eventsInCalendar } from './own-calendar.ts';
import { personalData } from './personal-data.ts';
import { eventRecord } from './record.ts';
import { heldSeatsJob } from './registrations.ts';
import { eventRoutes } from './routes.ts';

export { searchKey } from './registration-store.ts';
export { insertEvent } from './store.ts';

/** Events and registrations for them. */
export const events = defineFeature({
  routes: [eventRoutes, eventAdminRoutes],
  mails: mailSamples,
  records: [eventRecord],
  jobs: [heldSeatsJob],
  personalData,
  calendar: eventsInCalendar,
});
