import { type ObjectRules, publicRecord } from '../object-rules.ts';

export const rules: ObjectRules = { 'timelines.get': publicRecord };
