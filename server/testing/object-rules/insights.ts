import { type ObjectRules, publicRecord } from '../object-rules.ts';

const market = { open: 'a market, which belongs to no one' };

export const rules: ObjectRules = {
  'insights.get': market,
  'insights.records': market,
  'insights.panel': publicRecord,
};
