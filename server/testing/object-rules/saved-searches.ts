import { by, linkOfAMail, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'savedSearches.update': { owned: by(owned.aSavedSearch, () => ({ body: { name: 'Mine now' } })) },
  'savedSearches.delete': { owned: by(owned.aSavedSearch) },
  'savedSearches.unsubscribe': linkOfAMail,
};
