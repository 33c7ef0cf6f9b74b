import { likeFeedItem } from '#contract/feeds.ts';
import { after, type ObjectRules, publicRecord } from '../object-rules.ts';

const someItem = async () => ({ params: { id: 1 } });

export const rules: ObjectRules = {
  'feeds.items': publicRecord,
  'feeds.like': publicRecord,
  'feeds.unlike': { ownRow: after(likeFeedItem, someItem) },
};
