import type { PassageKind } from '#contract/deep-research-questions.ts';
import type { Deps } from '#server/deps.ts';
import { findItems } from '#server/platform/records/records.ts';
import type { Asker, RecordRef, RecordText } from './records.ts';
import { companyTexts } from './texts/company-store.ts';
import { articleTexts, researchTexts } from './texts/content-store.ts';
import { eventTexts } from './texts/event-store.ts';
import { feedItemTexts } from './texts/feed-store.ts';
import { listingTexts } from './texts/listing-store.ts';
import type { ReadTexts } from './texts/read-texts.ts';
import { technologyTexts } from './texts/technology-store.ts';

/** The kinds of records that are found by their numbers. Messages, enquiries, drafts and notes are not among them. */
const readers = {
  article: articleTexts,
  research: researchTexts,
  event: eventTexts,
  company: companyTexts,
  technology: technologyTexts,
  listing: listingTexts,
  'feed-item': feedItemTexts,
} as const satisfies Partial<Record<PassageKind, ReadTexts>>;
export type ReadKind = keyof typeof readers;
const readKinds = Object.keys(readers) as ReadKind[];

/** The texts of records that the asker may read, each by the rules of its own kind. All others are missing. */
export async function readRecords(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  records: readonly RecordRef[],
  asker: Asker,
): Promise<RecordText[]> {
  const now = deps.now();
  const found = await Promise.all(
    readKinds.map(async (kind): Promise<RecordText[]> => {
      const ids = records.flatMap((record) => (record.kind === kind ? [record.id] : []));
      if (ids.length === 0) return [];
      const [items, texts] = await Promise.all([
        findItems(deps, kind, ids, asker.id, now),
        readers[kind](deps.database, ids, { now: now.toISOString(), asker }),
      ]);
      return texts.flatMap(({ id, blocks }) => {
        const item = items.get(id);
        return item ? [{ kind, id, title: item.title, path: item.path, blocks }] : [];
      });
    }),
  );
  return found.flat();
}
