import { by, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'memberships.withdraw': { owned: by(owned.aMembershipRequest) },
};
