import { type ObjectRules, publicRecord } from '../object-rules.ts';

export const rules: ObjectRules = { 'changes.list': publicRecord };
