import { type ObjectRules, publicRecord } from '../object-rules.ts';

export const rules: ObjectRules = {
  'research.get': publicRecord,
};
