import { linkOfAMail, type ObjectRules, publicRecord } from '../object-rules.ts';

export const rules: ObjectRules = {
  'events.list': publicRecord,
  'events.feed': publicRecord,
  'events.export': publicRecord,
  'events.get': publicRecord,
  'events.register': publicRecord,
  'events.confirmRegistration': linkOfAMail,
  'events.cancelRegistration': linkOfAMail,
  'events.calendar': publicRecord,
};
