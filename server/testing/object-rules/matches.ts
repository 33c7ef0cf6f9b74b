import { type ObjectRules, publicRecord } from '../object-rules.ts';

export const rules: ObjectRules = {
  'matches.draftIntroduction': publicRecord,
  'matches.rate': publicRecord,
};
