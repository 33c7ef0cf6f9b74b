import { by, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'attachments.get': { owned: by(owned.anAttachment) },
  'attachments.delete': { owned: by(owned.anUpload) },
};
