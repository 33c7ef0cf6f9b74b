import { wordsOf } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { AskedWord } from '../planning/asked-words.ts';
import type { RecordRef } from './records.ts';
import { newestFeedItems } from './texts/feed-store.ts';

/** So many of the newest articles from feeds are looked through, and so many of them read in full. */
const lookedThrough = 300;
const kept = 20;

/** The newest articles from feeds with most words of a question. */
export async function findFeedItems(database: Pick<Database, 'db'>, words: readonly AskedWord[]): Promise<RecordRef[]> {
  // The beginnings of words instead of their stems, which take too long for so many texts.
  const beginnings = words.map(({ stem }) => stem.slice(0, Math.max(4, stem.length - 1)));
  const rows = await newestFeedItems(database, lookedThrough);
  return rows
    .map(({ id, title, summary }) => {
      const text = ` ${wordsOf(`${title} ${summary}`).join(' ')}`;
      return { id, has: beginnings.filter((beginning) => text.includes(` ${beginning}`)).length };
    })
    .filter(({ has }) => has > 0)
    .toSorted((a, b) => b.has - a.has || b.id - a.id)
    .slice(0, kept)
    .map(({ id }) => ({ kind: 'feed-item', id }));
}
