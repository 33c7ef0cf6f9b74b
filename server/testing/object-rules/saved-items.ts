import { saveItem } from '#contract/saved-items.ts';
import { after, type ObjectRules, publicRecord } from '../object-rules.ts';

const someListing = async () => ({ params: { kind: 'listing', id: 1 } });

export const rules: ObjectRules = {
  'savedItems.save': publicRecord,
  'savedItems.remove': { ownRow: after(saveItem, someListing) },
};
