import type { ObjectRules } from '../object-rules.ts';

export const rules: ObjectRules = {
  'places.cities': { open: 'cities, which everyone may know' },
};
