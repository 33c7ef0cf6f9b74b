import { type ObjectRules, onOwnProfile } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'timelines.get': { ownRow: onOwnProfile(owned.aNote, (id) => ({ params: { kind: 'member', id } })) },
};
