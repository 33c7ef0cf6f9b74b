import { by, type ObjectRules, publicRecord, withQuery } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'enquiries.send': publicRecord,
  'enquiries.list': { ownRow: withQuery(owned.anEnquiry, 'itemId') },
  'enquiries.markRead': { owned: by(owned.anEnquiry) },
  'enquiries.answer': { owned: by(owned.anEnquiry, () => ({ body: { body: 'Yes, it is.' } })) },
};
