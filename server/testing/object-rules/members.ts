import { by, member, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'members.get': { ...member, hidden: by(owned.aHiddenProfile) },
  'members.network': { ...member, hidden: by(owned.aHiddenProfile) },
  'members.view': { ...member, hidden: by(owned.aHiddenProfile) },
  'avatars.get': { open: 'a picture that its profile shows to everybody, named by its content' },
};
