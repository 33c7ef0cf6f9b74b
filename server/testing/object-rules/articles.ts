import { type ObjectRules, publicRecord } from '../object-rules.ts';

export const rules: ObjectRules = {
  'articles.list': publicRecord,
  'articles.feed': publicRecord,
  'articles.get': publicRecord,
};
