import { by, type ObjectRules, publicRecord } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'notes.list': publicRecord,
  'notes.create': publicRecord,
  'notes.get': { owned: by(owned.aNote) },
  'notes.update': { owned: by(owned.aNote, () => ({ body: { text: 'Mine now', version: 1 } })) },
  'notes.delete': { owned: by(owned.aNote) },
};
